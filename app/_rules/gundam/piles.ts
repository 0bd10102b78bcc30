import { HAND_LIMIT } from './moments';

/** The whole hand goes under the deck; drawing and shuffling come after. */
// gundam/mulligan
export const underDeck = (deck: readonly string[], hand: readonly string[]): string[] => [...deck, ...hand];

/** The top cards of the deck, one at a time, each overlapping the one before: the last one placed is the topmost. */
// gundam/rulebook/setup#setup, gundam/shield#order
export const shieldsFrom = (
  deck: readonly string[],
  count: number,
): { placed: string[]; deck: string[] } => ({
  placed: deck.slice(0, count).toReversed(),
  deck: deck.slice(count),
});

/** How many cards are too many at the end of the turn. */
// gundam/hand-limit
export const overLimit = (hand: readonly string[]): number => Math.max(0, hand.length - HAND_LIMIT);
