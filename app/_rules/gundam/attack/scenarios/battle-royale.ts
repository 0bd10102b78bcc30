import type { AttackScenario } from '../state';

export const battleRoyale: AttackScenario = {
  id: 'battle-royale',
  title: { fr: 'Battle royale à trois', en: 'Battle royale with three players' },
  intro: {
    fr: 'Trois joueurs, chacun pour soi ; le dernier survivant gagne. Le joueur 1 attaque le joueur 3, qui n’a plus rien dans sa zone de Shield.',
    en: 'Three players, every one for themselves; the last survivor wins. Player 1 attacks player 3, whose shield area is empty.',
  },
  setup: {
    format: 'battle-royale',
    victory: 'last-standing',
    turn: '1',
    players: {
      '1': {
        units: [
          { id: 'gelgoog', card: 'gelgoog' },
          { id: 'gm', card: 'gm' },
        ],
        shields: 3,
      },
      '2': {
        units: [{ id: 'demi', card: 'demi-trainer' }],
        hand: [{ id: 'hawk', card: 'hawk-of-endymion' }],
        resources: 1,
        shields: ['gm'],
      },
      '3': { units: [{ id: 'zaku', card: 'zaku-ii' }] },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gelgoog', target: '3' },
      say: { fr: 'Gelgoog attaque le joueur 3.', en: 'Gelgoog attacks player 3.' },
    },
    {
      move: { type: 'block', player: '2', unit: 'demi' },
      refused: 'not-under-attack',
      say: {
        fr: 'Seul le joueur attaqué peut bloquer : le joueur 2 ne protège personne.',
        en: 'Only the player under attack may block: player 2 protects nobody.',
      },
    },
    {
      move: { type: 'pass', player: '3' },
      say: { fr: 'Le joueur 3 n’a pas de Blocker.', en: 'Player 3 has no Blocker.' },
    },
    {
      move: { type: 'pass', player: '3' },
      refused: 'not-your-opportunity',
      say: {
        fr: 'Le joueur attaqué ne commence pas forcément : c’est celui dont le tour vient ensuite, donc le joueur 2.',
        en: 'The player under attack does not always begin: the one whose turn comes next does, so player 2.',
      },
    },
    {
      move: { type: 'play', player: '2', card: 'hawk', targets: ['gelgoog'] },
      refused: 'lv-not-met',
      say: {
        fr: 'Le joueur 2 pourrait agir, mais il lui manque une Resource pour le Lv. de sa Command.',
        en: 'Player 2 could act but is one Resource short of the Command’s Lv.',
      },
    },
    {
      move: { type: 'pass', player: '2' },
      key: true,
      say: { fr: 'Le joueur 2 passe.', en: 'Player 2 passes.' },
    },
    { move: { type: 'pass', player: '3' }, say: { fr: 'Le joueur 3 passe.', en: 'Player 3 passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Tous ont passé à la suite. Le joueur 3 reçoit les dégâts : il est éliminé, et ses cartes quittent la partie. Deux joueurs restent.',
        en: 'All have passed in a row. Player 3 takes the damage: they are eliminated, and their cards leave the game. Two players are left.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '3' },
      refused: 'out-of-game',
      say: { fr: 'Le joueur 3 n’est plus une cible.', en: 'Player 3 is no longer a target.' },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm', target: '2' },
      say: { fr: 'GM attaque le joueur 2.', en: 'GM attacks player 2.' },
    },
    {
      move: { type: 'block', player: '2', unit: 'demi' },
      say: { fr: 'Cette fois, le joueur 2 bloque.', en: 'This time player 2 blocks.' },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le joueur 2 passe.', en: 'Player 2 passes.' } },
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Deux passes suffisent désormais. Demi Trainer est détruit, GM survit avec 1 HP.',
        en: 'Two passes are enough now. Demi Trainer is destroyed, and GM survives with 1 HP.',
      },
    },
  ],
  sources: ['gundam-rulebook#battle-royale'],
};
