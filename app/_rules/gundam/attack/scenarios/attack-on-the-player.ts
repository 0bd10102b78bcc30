import type { AttackScenario } from '../state';

export const attackOnThePlayer: AttackScenario = {
  id: 'attack-on-the-player',
  title: { fr: 'Attaquer le joueur : la Base d’abord', en: 'Attacking the player: the Base first' },
  intro: {
    fr: 'Gundam et Amuro Ray (6 AP pendant votre tour) attaquent un joueur qui a encore son EX Base et ses Shields. Où vont les dégâts ?',
    en: 'Gundam with Amuro Ray (6 AP on your turn) attacks a player who still has an EX Base and Shields. Where does the damage go?',
  },
  setup: {
    turn: '1',
    players: {
      '1': {
        units: [
          { id: 'gundam', card: 'gundam', pilot: { id: 'amuro', card: 'amuro-ray' } },
          { id: 'gm', card: 'gm' },
        ],
        base: 'ex-base',
        shields: 6,
      },
      '2': {
        units: [{ id: 'zaku', card: 'zaku-ii' }],
        base: 'ex-base',
        shields: ['gm', 'gelgoog', 'zaku-ii'],
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: '2-base' },
      refused: 'shield-area-not-a-target',
      say: {
        fr: 'On ne vise pas la Base : on attaque le joueur, et sa zone de Shield encaisse.',
        en: 'You do not aim at the Base: you attack the player, and the shield area takes it.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: '2' },
      say: {
        fr: 'Gundam se met au repos et désigne le joueur 2.',
        en: 'Gundam rests and names player 2 as its target.',
      },
    },
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'Étape de blocage : aucune Unit du joueur 2 n’a Blocker.',
        en: 'Block step: none of player 2’s Units has Blocker.',
      },
    },
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'Étape d’action : le défenseur parle le premier. Il passe.',
        en: 'Action step: the defender goes first, and passes.',
      },
    },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'L’attaquant passe aussi. Les 6 dégâts vont à l’EX Base, qui n’a que 3 HP : elle est détruite, le reste est perdu et les Shields sont intacts.',
        en: 'The attacker passes too. All 6 damage goes to the EX Base, which has only 3 HP: it is destroyed, the rest is lost and the Shields are untouched.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: {
        fr: 'GM attaque à son tour. Grâce à Gundam, il a 3 AP pendant votre tour.',
        en: 'GM attacks next. Thanks to Gundam it has 3 AP on your turn.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le défenseur passe.', en: 'The defender passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Plus de Base : c’est le Shield du dessus qui est détruit. Un seul, car chaque Shield vaut 1 HP et le surplus ne passe pas au suivant.',
        en: 'No Base is left, so the top Shield is destroyed. Only that one: a Shield counts as 1 HP, and what is left over does not reach the next.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gundam', target: '2' },
      refused: 'rested-cannot-attack',
      say: {
        fr: 'Gundam est au repos : il n’attaque pas deux fois.',
        en: 'Gundam is rested, so it does not attack twice.',
      },
    },
  ],
  sources: ['gundam-rulebook#damage-step', 'gundam-rulebook#attack-step'],
};
