import type { DeckCard } from '../cards';

type Named = Pick<DeckCard, 'name'> & { burst?: unknown };

/** A player's cards that lie face down where nobody knows them, the hand apart. */
export interface Hidden {
  player: string;
  /** Those that somebody has named, without saying where they lie. */
  named: readonly Named[];
  /** How many unknown cards lie in the deck, and among the Shields. */
  deck: number;
  shields: number;
  /** Whether the top card of the deck is one of them. */
  top: boolean;
}

/** Shields come from the same deck: a named card may lie among either. */
// gundam/rulebook/setup#setup
export const hiddenIn = ({ deck, shields }: Hidden): number => deck + shields;

const canBeTold = (hidden: Hidden): boolean =>
  hidden.named.length > 0 && hidden.named.length <= hiddenIn(hidden);

/** How likely each named card is the top one of the deck, by its title, the likeliest first; nothing if none can be. */
export function nextCardOdds(hidden: Hidden): { title: string; odds: number }[] {
  if (!hidden.top || !canBeTold(hidden)) return [];
  const copies = new Map<string, number>();
  for (const { name } of hidden.named) copies.set(name, (copies.get(name) ?? 0) + 1);
  return [...copies]
    .sort(([, one], [, other]) => other - one)
    .map(([title, count]) => ({ title, odds: count / hiddenIn(hidden) }));
}

/** How likely a named card with Burst is among the unknown Shields; nothing where none could be. */
// gundam/burst
export function burstOdds(hidden: Hidden): number | undefined {
  const bursts = hidden.named.filter(({ burst }) => burst !== undefined).length;
  if (hidden.shields === 0 || bursts === 0 || !canBeTold(hidden)) return undefined;
  let none = 1;
  for (let i = 0; i < hidden.shields; i++)
    none *= Math.max(0, hiddenIn(hidden) - bursts - i) / (hiddenIn(hidden) - i);
  return 1 - none;
}
