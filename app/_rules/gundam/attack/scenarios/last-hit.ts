import type { AttackScenario } from '../state';

export const lastHit: AttackScenario = {
  id: 'last-hit',
  title: { fr: 'Le dernier Shield et le coup de grâce', en: 'The last Shield and the final blow' },
  intro: {
    fr: 'Il ne reste qu’un Shield au joueur 2. Le joueur 1 a trois Units actives, dont une de 0 AP.',
    en: 'Player 2 has a single Shield left. Player 1 has three active Units, one of them with 0 AP.',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [
          { id: 'gelgoog', card: 'gelgoog' },
          { id: 'ball', card: { type: 'unit', name: 'Ball', ap: 0, hp: 1 } },
          { id: 'gm', card: 'gm' },
        ],
        shields: 2,
      },
      '2': { shields: ['strike-gundam'] },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gelgoog', target: '2' },
      say: { fr: 'Gelgoog attaque le joueur 2.', en: 'Gelgoog attacks player 2.' },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Le dernier Shield est détruit. Les 3 dégâts de trop ne blessent pas le joueur : la partie continue.',
        en: 'The last Shield is destroyed. The 3 damage left over does not reach the player: the game goes on.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'ball', target: '2' },
      say: {
        fr: 'Ball attaque la zone de Shield vide, mais avec 0 AP.',
        en: 'Ball attacks the empty shield area, but with 0 AP.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Avec 0 AP, aucun dégât n’est infligé : personne n’a gagné.',
        en: 'With 0 AP no damage is dealt: nobody has won.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque à son tour.', en: 'GM attacks next.' },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Le joueur 2 reçoit des dégâts de combat sans carte dans sa zone de Shield : le joueur 1 gagne aussitôt.',
        en: 'Player 2 takes battle damage with no card in the shield area: player 1 wins at once.',
      },
    },
  ],
  sources: ['gundam-rulebook#victory', 'gundam-rulebook#damage-step'],
};
