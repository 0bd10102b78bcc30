import type { Oddity } from '../../core/bench';
import { type DeckCard, isToken, MOST_EX_RESOURCES, MOST_UNITS } from '../cards';
import { RESOURCE_DECK } from '../moments';
import { type Hidden, hiddenIn } from './odds';

const COPIES = 4;
const DECK = 50;

interface Counted {
  units: number;
  resources?: { active: number; rested: number; ex: number; exRested?: number } | undefined;
  resourceDeck?: number | undefined;
}

/** More Units, Resources or EX Resources than a player can have. */
export function* oddCounts(
  player: string,
  { units, resources, resourceDeck = 0 }: Counted,
): Generator<Oddity> {
  const { active = 0, rested = 0, ex = 0, exRested = 0 } = resources ?? {};
  const found = [
    { code: 'too-many-units', rule: 'gundam/battle-area', count: units, most: MOST_UNITS },
    {
      code: 'too-many-resources',
      rule: 'gundam/resource-deck',
      count: active + rested + resourceDeck,
      most: RESOURCE_DECK,
    },
    { code: 'too-many-ex', rule: 'gundam/ex-resource', count: ex + exRested, most: MOST_EX_RESOURCES },
  ] as const;
  for (const { code, rule, count, most } of found)
    if (count > most) yield { code, rule, args: { player, count, most } };
}

/** More cards than a deck has, or more of one card; nothing stands for a card that nobody knows. */
export function* oddDeck(
  player: string,
  cards: readonly (DeckCard | undefined)[],
  /** Whether every card of the player lies somewhere here. */
  whole: boolean,
  /** Of those that nobody knows, the ones that have been named. */
  named: readonly DeckCard[],
): Generator<Oddity> {
  const own = cards.filter((card) => !isToken(card));
  const copies = new Map<string, number>();
  for (const card of [...own, ...named])
    if (card?.number !== undefined) copies.set(card.number, (copies.get(card.number) ?? 0) + 1);
  for (const [card, count] of copies)
    if (count > COPIES)
      yield {
        code: 'too-many-copies',
        rule: 'gundam/card-limit',
        args: { player, card, count, most: COPIES },
      };
  if (whole && own.length > DECK)
    yield { code: 'too-many-cards', rule: 'gundam/deck', args: { player, count: own.length, most: DECK } };
}

/** More cards named that lie somewhere face down than lie there. */
export function* oddHidden(hidden: Hidden): Generator<Oddity> {
  const { player, named } = hidden;
  const [count, most] = [named.length, hiddenIn(hidden)];
  if (count > most) yield { code: 'too-many-named', rule: 'gundam/deck', args: { player, count, most } };
}

/** A Unit or Base that its damage should have destroyed. */
export function* oddDamage(card: string, damage: number, hp: number): Generator<Oddity> {
  if (damage >= hp) yield { code: 'beaten', rule: 'gundam/hp', args: { card, damage, hp } };
}

export function* oddShields(player: string, count: number, most: number): Generator<Oddity> {
  if (count > most)
    yield { code: 'too-many-shields', rule: 'gundam/shield-area', args: { player, count, most } };
}
