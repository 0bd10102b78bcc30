import { orderOf } from './forfeit-order';
import { type Refusal, refuse } from './refusals';

/** A card that its player may forfeit in this battle. */
export interface OwedCard {
  id: string;
  title?: string;
  forfeit: number;
  /** It was hit, and has to be forfeited. */
  hit?: boolean;
  /** Immune to attrition of less than this: its own or, if higher, that of the enclosed card it is aboard. */
  immune?: number;
  /** It is lost when this card is, unless forfeited before. Riders of a creature vehicle jump off: leave it out. */
  aboard?: string;
}

/** What one player has to satisfy in the damage segment, and with what. */
// swccg/death-star-ii/battle#damage-segment
export interface Owed {
  cards: readonly OwedCard[];
  /** Total attrition: immunity is compared with this number. */
  attrition: number;
  /** How much of it is satisfied already. */
  attritionMet?: number;
  /** Battle damage still to satisfy. */
  damage: number;
  /** Cards in hand and Life Force that can be lost. */
  force: number;
}

/** One way to satisfy it: cards forfeited, in an order that works, cards lost along with them, Force lost. */
export interface Way {
  forfeits: string[];
  lost: string[];
  force: number;
}

/** What a way says by itself; what is lost along follows from it. */
export interface Chosen {
  forfeits: readonly string[];
  force: number;
}

/** Attrition of this total cannot make the player forfeit the card. */
// swccg/death-star-ii/battle#immunity-to-attrition
export const isImmune = (card: OwedCard, attrition: number): boolean =>
  card.immune !== undefined && attrition < card.immune;

export const attritionLeft = (owed: Owed): number => Math.max(0, owed.attrition - (owed.attritionMet ?? 0));

/** Cards as bits: any number of them. */
type Cards = bigint;

/** The cards as bits: who goes down with whom, who was hit, who is vulnerable. */
export interface Table {
  cards: readonly OwedCard[];
  /** For each card, what carries it directly. */
  carriers: (number | undefined)[];
  /** For each card, itself and all that is aboard it. */
  withThoseAboard: Cards[];
  hit: Cards;
  vulnerable: Cards;
  all: Cards;
}

export const bit = (i: number): Cards => BigInt(1) << BigInt(i);
export const has = (mask: Cards, i: number): boolean => (mask & bit(i)) !== NO_CARDS;
export const NO_CARDS = BigInt(0);
const within = (part: Cards, whole: Cards): boolean => (part & ~whole) === NO_CARDS;

function tabulate({ cards, attrition }: Owed): Table {
  const indexOf = new Map(cards.map((card, i) => [card.id, i]));
  const carriers = cards.map(({ aboard }) => (aboard === undefined ? undefined : indexOf.get(aboard)));
  const withThoseAboard = cards.map((_, i) => bit(i));
  cards.forEach((_, i) => {
    let carrier = carriers[i];
    for (let depth = 0; carrier !== undefined && depth < cards.length; depth++) {
      withThoseAboard[carrier] = (withThoseAboard[carrier] ?? NO_CARDS) | bit(i);
      carrier = carriers[carrier];
    }
  });
  const bits = (test: (card: OwedCard) => boolean) =>
    cards.reduce((mask, card, i) => (test(card) ? mask | bit(i) : mask), NO_CARDS);
  return {
    cards,
    carriers,
    withThoseAboard,
    hit: bits((card) => card.hit === true),
    vulnerable: bits((card) => !isImmune(card, attrition)),
    all: bits(() => true),
  };
}

export const worth = (table: Table, mask: Cards): number =>
  table.cards.reduce((sum, card, i) => (has(mask, i) ? sum + card.forfeit : sum), 0);

/** All that leaves the table when these cards are forfeited. */
function leaving(table: Table, forfeited: Cards): Cards {
  let mask = forfeited;
  table.withThoseAboard.forEach((down, i) => {
    if (has(forfeited, i)) mask |= down;
  });
  return mask;
}

/** The Force that must be lost if these cards leave the table, each for its full value; none if that is no way. */
function forceNeeded(owed: Owed, table: Table, gone: Cards, value = worth(table, gone)): number | undefined {
  if (!within(table.hit, gone)) return undefined;
  if (value < attritionLeft(owed) && !within(table.vulnerable, gone)) return undefined;
  const force = Math.max(0, owed.damage - value);
  if (force <= owed.force) return force;
  return gone === table.all ? owed.force : undefined;
}

/**
 * Whether keeping any one of these cards would be no way, or cost more Force. Since more cards never make a way illegal
 * or dearer, it is enough to try each card that nothing else that leaves carries.
 */
function isMinimal(owed: Owed, table: Table, gone: Cards, force: number): boolean {
  const value = worth(table, gone);
  return table.cards.every((card, i) => {
    const carrier = table.carriers[i];
    if (!has(gone, i) || (carrier !== undefined && has(gone, carrier))) return true;
    const cost = forceNeeded(owed, table, gone & ~bit(i), value - card.forfeit);
    return cost === undefined || cost > force;
  });
}

/** So many choices of cards are looked at: all of them for up to fourteen cards. */
const MOST_CHOICES = 1 << 14;

/** Minimal legal ways, and whether there may be more than those. */
export interface Survey {
  ways: Way[];
  more: boolean;
}

/**
 * The minimal legal ways to satisfy hits, attrition and battle damage: none in which fewer cards left the table or less
 * Force were lost would still be legal. Ways that lose the same count as one; the cheapest comes first. With many cards
 * not every way is looked for.
 */
// swccg/death-star-ii/battle#damage-segment
export function surveyWays(owed: Owed): Survey {
  const table = tabulate(owed);
  const found: { gone: Cards; force: number }[] = [];
  const prices = new Map<Cards, number | undefined>();
  const onward = restOf(table);
  let more = false;
  const explore = (gone: Cards, from: number) => {
    if (!prices.has(gone)) {
      if (prices.size >= MOST_CHOICES) {
        more = true;
        return;
      }
      const force = forceNeeded(owed, table, gone);
      prices.set(gone, force);
      if (force !== undefined && isMinimal(owed, table, gone, force)) found.push({ gone, force });
    }
    if (prices.get(gone) === 0) return;
    for (let i = from; i < table.cards.length && !more; i++) {
      // without the cards passed over there may be no way at all
      if (forceNeeded(owed, table, gone | (onward[i] ?? NO_CARDS)) === undefined) return;
      if (!has(gone, i)) explore(gone | (table.withThoseAboard[i] ?? NO_CARDS), i + 1);
    }
  };
  explore(leaving(table, table.hit), 0);
  const ways = found
    .sort((a, b) => a.force - b.force || worth(table, a.gone) - worth(table, b.gone))
    .map(({ gone, force }) => spellOut(owed, table, gone, force));
  return { ways, more };
}

/** For each card, it and all that come after it, with those aboard. */
function restOf(table: Table): Cards[] {
  const rest: Cards[] = [];
  let mask = NO_CARDS;
  for (let i = table.cards.length - 1; i >= 0; i--) {
    mask |= table.withThoseAboard[i] ?? NO_CARDS;
    rest[i] = mask;
  }
  return rest;
}

export const waysToSatisfy = (owed: Owed): Way[] => surveyWays(owed).ways;

/** The fewest forfeits that make these cards leave at this price; those aboard go before what carries them. */
function spellOut(owed: Owed, table: Table, gone: Cards, force: number): Way {
  const indices = table.cards.map((_, i) => i).filter((i) => has(gone, i));
  const roots = indices.filter((i) => {
    const carrier = table.carriers[i];
    return carrier === undefined || !has(gone, carrier);
  });
  const rest = indices
    .filter((i) => !roots.includes(i))
    .sort((a, b) => (table.cards[b]?.forfeit ?? 0) - (table.cards[a]?.forfeit ?? 0));
  let forfeited = roots.reduce((mask, i) => mask | bit(i), NO_CARDS);
  for (const i of rest) {
    const value = worth(table, forfeited);
    const enough =
      value + force >= Math.min(owed.damage, worth(table, gone) + force) &&
      (value >= attritionLeft(owed) || within(table.vulnerable, gone));
    if (enough) break;
    forfeited |= bit(i);
  }
  const order = orderOf(owed, table, forfeited, force) ?? [];
  const ids = (mask: Cards) => table.cards.filter((_, i) => has(mask, i)).map(({ id }) => id);
  return { forfeits: order, lost: ids(gone & ~forfeited), force };
}

const name = (card: OwedCard | undefined): string => card?.title ?? card?.id ?? '';

/** Why a player who has lost these cards is not done; nothing if everything is satisfied. */
// swccg/death-star-ii/battle#damage-segment
export function whatIsLeft(
  owed: Owed,
  gone: ReadonlySet<string>,
  met: number,
  force: number,
): Refusal | undefined {
  const left = owed.cards.filter((card) => !gone.has(card.id));
  const hit = left.find((card) => card.hit);
  if (hit) return refuse('hit-must-be-forfeited', { card: name(hit) });
  const attrition = attritionLeft(owed) - met;
  const vulnerable = left.filter((card) => !isImmune(card, owed.attrition));
  const first = vulnerable.find((card) => card.immune === undefined);
  if (attrition > 0 && first)
    return refuse('attrition-not-satisfied', { left: attrition, card: name(first) });
  const [unshielded] = vulnerable;
  if (attrition > 0 && unshielded)
    return refuse('immunity-too-low', {
      card: name(unshielded),
      limit: unshielded.immune ?? 0,
      total: owed.attrition,
    });
  const damage = owed.damage - met - force;
  if (damage > 0 && (left.length > 0 || force < owed.force))
    return refuse('damage-not-satisfied', { left: damage });
  return undefined;
}

/** Judges a way somebody proposes: nothing if it is legal, or else why not, with the rule. */
export function judgeWay(owed: Owed, { forfeits, force }: Chosen): Refusal | undefined {
  const table = tabulate(owed);
  let forfeited = NO_CARDS;
  for (const id of forfeits) {
    const i = owed.cards.findIndex((card) => card.id === id);
    if (i < 0 || has(forfeited, i)) return refuse('not-your-card-in-battle', { card: id });
    forfeited |= bit(i);
  }
  if (!Number.isInteger(force) || force < 0) return refuse('malformed-move');
  const gone = leaving(table, forfeited);
  const goneIds = new Set(owed.cards.filter((_, i) => has(gone, i)).map(({ id }) => id));
  if (force > owed.damage) {
    return owed.damage === 0 && attritionLeft(owed) > 0
      ? refuse('attrition-not-in-force')
      : refuse('no-damage-to-pay');
  }
  if (force > owed.force) return refuse('pile-empty');
  const open = whatIsLeft(owed, goneIds, worth(table, forfeited), force);
  if (open) return open;
  return orderOf(owed, table, forfeited, force) ? undefined : refuse('nothing-left-to-satisfy');
}
