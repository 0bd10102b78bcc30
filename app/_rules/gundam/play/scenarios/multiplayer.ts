import type { PlayScenario } from '../state';
import { passes } from './passes';

const twoGms = (seat: string) => [{ id: `gm-${seat}`, card: 'gm' as const }];

export const teamTurn: PlayScenario = {
  id: 'team-turn',
  title: { fr: 'Un tour à deux', en: 'A turn for two' },
  intro: {
    fr: 'Combat en équipe : 1 et 2 contre 3 et 4. L’équipe joue ses phases ensemble, et chacun pioche et pose sa Resource.',
    en: 'Team battle: 1 and 2 against 3 and 4. The team takes its phases together, and each draws and places a Resource.',
  },
  setup: {
    format: 'team-battle',
    turn: '1',
    players: {
      '1': { units: twoGms('1') },
      '2': { units: twoGms('2') },
      '3': { base: null, shields: ['gm', 'rezel'] },
      '4': { units: [{ id: 'demi', card: 'demi-trainer' }], shields: ['strike-dagger', 'gm'] },
    },
  },
  line: [
    {
      move: { type: 'set-active', player: '1' },
      say: { fr: 'Le joueur 1 redresse ses cartes.', en: 'Player 1 sets cards active.' },
    },
    {
      move: { type: 'draw', player: '1' },
      refused: 'wrong-moment',
      say: {
        fr: 'L’équipier n’a pas encore fini la phase d’ouverture.',
        en: 'The teammate has not finished the start phase.',
      },
    },
    { move: { type: 'set-active', player: '2' }, say: { fr: 'Le joueur 2 aussi.', en: 'So does player 2.' } },
    {
      move: { type: 'draw', player: '2' },
      say: {
        fr: 'Le joueur 2 pioche le premier : l’ordre est libre.',
        en: 'Player 2 draws first: the order is free.',
      },
    },
    {
      move: { type: 'draw', player: '2' },
      refused: 'already-done',
      say: { fr: 'Une carte chacun.', en: 'One card each.' },
    },
    { move: { type: 'draw', player: '1' }, say: { fr: 'Le joueur 1 pioche.', en: 'Player 1 draws.' } },
    {
      move: { type: 'place-resource', player: '1' },
      say: { fr: 'Une Resource pour 1.', en: 'A Resource for 1.' },
    },
    {
      move: { type: 'place-resource', player: '2' },
      key: true,
      say: {
        fr: 'Une pour 2 : la phase principale de l’équipe commence.',
        en: 'One for 2: the team’s main phase begins.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm-1', target: '3' },
      say: { fr: 'La GM du joueur 1 attaque le joueur 3.', en: 'Player 1’s GM attacks player 3.' },
    },
    {
      move: { type: 'block', player: '4', unit: 'demi' },
      key: true,
      say: { fr: 'Le joueur 4 bloque pour son équipier.', en: 'Player 4 blocks for the teammate.' },
    },
    passes('3'),
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'Une passe par équipe suffit. Demi Trainer est détruite.',
        en: 'One pass a team is enough. Demi Trainer is destroyed.',
      },
    },
    {
      move: { type: 'attack', player: '2', unit: 'gm-2', target: '4' },
      say: { fr: 'La GM du joueur 2 attaque à son tour.', en: 'Player 2’s GM attacks next.' },
    },
    { move: { type: 'pass', player: '3' }, say: { fr: 'Pas de blocage.', en: 'No block.' } },
    passes('4'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Le Shield du dessus de la zone commune est détruit : celui du joueur 3, quoique le joueur 4 fût visé.',
        en: 'The top Shield of the shared area is destroyed: player 3’s, although player 4 was attacked.',
      },
    },
  ],
  sources: ['gundam-rulebook#team-battle'],
};

export const royaleRound: PlayScenario = {
  id: 'battle-royale-round',
  title: { fr: 'Éliminé par son deck', en: 'Eliminated by the deck' },
  intro: {
    fr: 'Battle royale à trois, dernier joueur en lice. Le deck du joueur 2 n’a plus qu’une carte ; le tour du joueur 1 s’achève.',
    en: 'Battle royale for three, last player standing. Player 2’s deck has one card left; player 1’s turn ends.',
  },
  setup: {
    format: 'battle-royale',
    victory: 'last-standing',
    turn: '1',
    phase: 'end',
    players: {
      '1': { units: twoGms('1') },
      '2': { units: twoGms('2'), deck: 1 },
      '3': { base: null, shields: 0, units: twoGms('3') },
    },
  },
  line: [
    {
      move: { type: 'pass', player: '2' },
      say: {
        fr: 'L’étape d’action commence par le joueur suivant, le 2.',
        en: 'The action step begins with the next player, 2.',
      },
    },
    passes('3'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'Trois passes : le tour du joueur 2 commence.',
        en: 'Three passes: player 2’s turn begins.',
      },
    },
    { move: { type: 'set-active', player: '2' }, say: { fr: 'Phase d’ouverture.', en: 'Start phase.' } },
    {
      move: { type: 'draw', player: '2' },
      key: true,
      say: {
        fr: 'Deck vide : le joueur 2 est éliminé, ses cartes quittent la partie, et le tour passe au joueur 3.',
        en: 'The deck is empty: player 2 is eliminated, those cards leave the game, and the turn passes to player 3.',
      },
    },
    {
      move: { type: 'draw', player: '3' },
      refused: 'wrong-moment',
      say: {
        fr: 'Le joueur 3 commence par sa phase d’ouverture.',
        en: 'Player 3 begins with the start phase.',
      },
    },
    {
      move: { type: 'set-active', player: '3' },
      say: { fr: 'Il redresse ses cartes.', en: 'All cards are set active.' },
    },
    { move: { type: 'draw', player: '3' }, say: { fr: 'Il pioche.', en: 'A card is drawn.' } },
    {
      move: { type: 'place-resource', player: '3' },
      say: { fr: 'Il pose une Resource.', en: 'A Resource is placed.' },
    },
    {
      move: { type: 'attack', player: '3', unit: 'gm-3', target: '2' },
      refused: 'out-of-game',
      key: true,
      say: { fr: 'On n’attaque pas un joueur éliminé.', en: 'An eliminated player cannot be attacked.' },
    },
  ],
  sources: ['gundam-rulebook#battle-royale'],
};
