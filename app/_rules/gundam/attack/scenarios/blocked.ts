import type { AttackScenario } from '../state';

export const blocked: AttackScenario = {
  id: 'blocked',
  title: { fr: 'Une attaque bloquée', en: 'A blocked attack' },
  intro: {
    fr: 'Gelgoog attaque le joueur 2, qui n’a plus de Base. Trois de ses Units pourraient s’interposer, dit-il. Laquelle le peut vraiment ?',
    en: 'Gelgoog attacks player 2, who has no Base left. Three of their Units could step in, they say. Which one really can?',
  },
  setup: {
    turn: '1',
    players: {
      '1': { units: [{ id: 'gelgoog', card: 'gelgoog' }], shields: 6 },
      '2': {
        units: [
          { id: 'gm', card: 'gm' },
          { id: 'launcher', card: 'launcher-strike-gundam', rested: true },
          { id: 'aile', card: 'aile-strike-gundam' },
        ],
        shields: ['gm', 'zaku-ii'],
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gelgoog', target: '2' },
      say: { fr: 'Gelgoog attaque le joueur 2.', en: 'Gelgoog attacks player 2.' },
    },
    {
      move: { type: 'block', player: '2', unit: 'gm' },
      refused: 'no-blocker',
      say: {
        fr: 'GM est actif, mais il n’a pas Blocker.',
        en: 'GM is active, but it does not have Blocker.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'launcher' },
      refused: 'rested-cannot-block',
      say: {
        fr: 'Launcher Strike Gundam a Blocker, mais il est au repos : bloquer, c’est se mettre au repos.',
        en: 'Launcher Strike Gundam has Blocker but is rested, and blocking means resting.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'aile' },
      key: true,
      say: {
        fr: 'Aile Strike Gundam se met au repos et devient la cible. La zone de Shield est hors d’atteinte.',
        en: 'Aile Strike Gundam rests and becomes the target. The shield area is out of reach.',
      },
    },
    {
      move: { type: 'block', player: '2', unit: 'launcher' },
      refused: 'already-blocked',
      say: { fr: 'Une attaque n’est bloquée qu’une fois.', en: 'An attack is blocked only once.' },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Les deux Units s’infligent 4 dégâts : Gelgoog (3 HP) et Aile Strike Gundam (4 HP) sont détruits. Les Shields n’ont rien.',
        en: 'The two Units deal each other 4 damage: Gelgoog (3 HP) and Aile Strike Gundam (4 HP) are both destroyed. The Shields are unharmed.',
      },
    },
  ],
  sources: ['gundam-rulebook#block-step', 'gundam-rulebook#damage-step'],
};
