import type { ListPlace } from '../../core/lists-bench';
import type { Side } from '../../core/sides';
import type { DrawDeck } from '../shuffled-deck';
import { DECK_SIZE } from './planets';

interface Piles {
  deck: DrawDeck;
  discard: string[];
}

type Counted = Pick<ListPlace<never>, 'owner' | 'counted' | 'most' | 'takes'>;

/** A pile of cards of these kinds, and of cards that nobody knows. */
export const aDeckOf = (side: Side, kinds: readonly string[]): Counted => ({
  owner: side,
  counted: true,
  most: DECK_SIZE,
  takes: [...kinds, 'unknown'],
});

/** The draw deck, the top card first, and the discard pile, the latest card first. */
// young-jedi/draw-deck
export function deckLists<State extends { players: Record<Side, Piles> }>(
  state: State,
  side: Side,
  counted: Counted,
): ListPlace<State>[] {
  const { deck, discard } = state.players[side];
  const laid = (now: State, change: Partial<Piles>): State => ({
    ...now,
    players: { ...now.players, [side]: { ...now.players[side], ...change } },
  });
  return [
    {
      ...counted,
      id: `${side}.deck`,
      zone: `deck-${side}`,
      ids: deck.cards,
      lay: (now, ids) => laid(now, { deck: { ...now.players[side].deck, cards: [...ids] } }),
    },
    {
      ...counted,
      id: `${side}.discard`,
      zone: `discard-${side}`,
      ids: discard.toReversed(),
      lay: (now, ids) => laid(now, { discard: ids.toReversed() }),
    },
  ];
}
