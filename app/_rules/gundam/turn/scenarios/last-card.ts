import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const lastCard: TurnScenario = {
  id: 'last-card',
  title: { fr: 'La dernière carte du deck', en: 'The last card of the deck' },
  intro: {
    fr: 'Le joueur 1 n’a plus que 3 cartes dans son deck, et A Show of Resolve en main. Son deck de Resources est vide.',
    en: 'Player 1 has just 3 cards left in their deck, and A Show of Resolve in hand. Their resource deck is empty.',
  },
  setup: {
    players: {
      '1': { deck: 3, hand: ['show', 'gundam'], resources: { rested: 10 }, resourceDeck: 0 },
      '2': { hand: 5, deck: 12 },
    },
    cards: booklet({ show: 'show-of-resolve', gundam: 'gundam' }),
  },
  line: [
    {
      move: { type: 'set-active', player: '1' },
      say: { fr: 'Dix Resources se redressent.', en: 'Ten Resources are set active.' },
    },
    {
      move: { type: 'draw', player: '1' },
      say: { fr: 'Il reste 2 cartes dans le deck.', en: 'That leaves 2 cards in the deck.' },
    },
    {
      move: { type: 'place-resource', player: '1' },
      say: {
        fr: 'Le deck de Resources est vide : rien n’est posé, et cela ne fait perdre personne.',
        en: 'The resource deck is empty: nothing is placed, and that costs nobody the game.',
      },
      key: true,
    },
    {
      move: { type: 'command', player: '1', card: 'show' },
      say: {
        fr: 'A Show of Resolve fait piocher 2 cartes. Il n’est plus possible de s’arrêter à la première.',
        en: 'A Show of Resolve draws 2 cards. Stopping after the first is no longer possible.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'gundam' },
      refused: 'something-due',
      say: {
        fr: 'Un effet commencé se termine avant tout le reste.',
        en: 'An effect under way is finished before anything else.',
      },
    },
    { move: { type: 'draw', player: '1' }, say: { fr: 'L’avant-dernière.', en: 'The last but one.' } },
    {
      move: { type: 'draw', player: '1' },
      say: {
        fr: 'La dernière : le deck est vide, et le joueur 1 perd à l’instant, sans attendre sa prochaine pioche.',
        en: 'The last: the deck is empty, and player 1 loses that instant, without waiting for the next draw.',
      },
      key: true,
    },
  ],
  sources: ['gundam-rulebook#victory', 'gundam-rulebook#draw-phase', 'gundam-rulebook#resource-phase'],
};
