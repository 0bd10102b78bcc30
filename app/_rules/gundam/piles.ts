import { HAND_LIMIT, RESOURCE_DECK, SHIELDS, STARTING_HAND } from './moments';

/** How many cards a player has where a setup does not say: those of a game about to begin, or of one under way. */
// gundam/rulebook/setup#setup
export const takenForGranted = (preparing: boolean): { deck: number; hand: number } =>
  preparing ? { deck: 50 - STARTING_HAND, hand: STARTING_HAND } : { deck: 30, hand: 0 };

/** Fewer would be none at all once the game has begun: the Shields come from the deck as well. */
// gundam/victory
export const leastDeck = (preparing: boolean): number => (preparing ? SHIELDS + 1 : 1);

/** What is left of the resource deck. */
export const resourcesLeft = ({ active = 0, rested = 0 }: { active?: number; rested?: number }): number =>
  Math.max(0, RESOURCE_DECK - active - rested);

/** Cards by the names they are given; an unknown one is called after its pile and place. The top comes first. */
export function namesIn<Named>(
  seat: string,
  pile: string,
  given: number | readonly (Named | number)[],
  nameOf: (card: Named) => string,
): string[] {
  const ids: string[] = [];
  for (const item of typeof given === 'number' ? [given] : given) {
    if (typeof item !== 'number') ids.push(nameOf(item));
    else for (let i = 0; i < item; i++) ids.push(`${seat}-${pile}-${ids.length + 1}`);
  }
  return ids;
}

/** The top card of the deck goes to hand; if it is an unknown one that turns out to be a named one, that does. */
// gundam/draw-phase
export function drawn(
  { deck, hand, pool }: { deck: readonly string[]; hand: readonly string[]; pool: readonly string[] },
  named?: string,
): { card: string; deck: string[]; hand: string[]; pool: string[] } {
  const card = named ?? deck[0] ?? '';
  return { card, deck: deck.slice(1), hand: [...hand, card], pool: pool.filter((id) => id !== named) };
}

/** Where each named card lies is known no more: unknown ones stand for them, and any unknown one may be one of them. */
// gundam/mulligan
export function hidden(
  ids: readonly string[],
  isNamed: (id: string) => boolean,
  unknown: (place: number) => string,
): { ids: string[]; named: string[] } {
  return { ids: ids.map((id, i) => (isNamed(id) ? unknown(i + 1) : id)), named: ids.filter(isNamed) };
}

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
