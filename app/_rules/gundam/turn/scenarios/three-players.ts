import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const threePlayers: TurnScenario = {
  id: 'three-players',
  title: { fr: 'À trois : qui agit, qui reste', en: 'Three players: who acts, who stays' },
  intro: {
    fr: 'Une battle royale à trois. Le joueur 2 finit son tour ; le deck du joueur 3 n’a plus qu’une carte.',
    en: 'A battle royale for three. Player 2 is ending their turn; player 3’s deck is down to one card.',
  },
  setup: {
    turn: '2',
    phase: 'main',
    players: {
      '1': { hand: ['hawk', 2], resources: 3 },
      '2': { hand: 4, units: ['zaku'], resources: 2 },
      '3': { hand: 4, deck: 1, resources: { active: 2, ex: 1 } },
    },
    cards: booklet({ hawk: 'hawk-of-endymion', zaku: 'zaku-ii' }),
    turns: 3,
  },
  line: [
    {
      move: { type: 'end-main', player: '2' },
      say: {
        fr: 'Étape d’action : le premier à agir est celui dont le tour vient ensuite, le joueur 3.',
        en: 'Action step: first to act is the player whose turn comes next, player 3.',
      },
      key: true,
    },
    { move: { type: 'pass', player: '3' }, say: { fr: 'Le joueur 3 passe.', en: 'Player 3 passes.' } },
    {
      move: { type: 'command', player: '1', card: 'hawk' },
      say: {
        fr: 'Le joueur 1 renvoie Zaku dans la main du joueur 2. Tous les autres ont de nouveau leur mot à dire.',
        en: 'Player 1 sends Zaku back to player 2’s hand. Everybody else may have their say again.',
      },
    },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Le joueur 2 passe.', en: 'Player 2 passes.' } },
    { move: { type: 'pass', player: '3' }, say: { fr: 'Le joueur 3 passe.', en: 'Player 3 passes.' } },
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'Trois passes de suite, un par joueur : l’étape est finie et le tour passe au joueur 3.',
        en: 'Three passes in a row, one for each player: the step is over and the turn passes to player 3.',
      },
    },
    {
      move: { type: 'set-active', player: '3' },
      say: { fr: 'Il commence son tour.', en: 'They begin their turn.' },
    },
    {
      move: { type: 'draw', player: '3' },
      say: {
        fr: 'Il pioche sa dernière carte. À deux, il ferait gagner l’adversaire ; ici, il est simplement éliminé, et le joueur 1 joue.',
        en: 'They draw their last card. With two players the opponent would win; here they are merely eliminated, and player 1 plays.',
      },
      key: true,
    },
  ],
  sources: ['gundam-rulebook#battle-royale', 'gundam-rulebook#action-step'],
};
