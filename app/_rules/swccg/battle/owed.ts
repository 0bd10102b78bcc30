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

/** Some of the cards: 1 for each that is among them. Any number of cards fits, and telling is quick. */
export type Cards = Uint8Array;

/** The cards with what decides about them at hand: who goes down with whom, who was hit, who is vulnerable. */
export interface Table {
  cards: readonly OwedCard[];
  values: number[];
  /** For each card, what carries it directly. */
  carriers: (number | undefined)[];
  /** For each card, itself and all that is aboard it. */
  withThoseAboard: number[][];
  hit: boolean[];
  vulnerable: boolean[];
  /** Nothing is aboard anything. */
  isFlat: boolean;
}

function tabulate({ cards, attrition }: Owed): Table {
  const indexOf = new Map(cards.map((card, i) => [card.id, i]));
  const carriers = cards.map(({ aboard }) => (aboard === undefined ? undefined : indexOf.get(aboard)));
  const withThoseAboard = cards.map((_, i) => [i]);
  cards.forEach((_, i) => {
    let carrier = carriers[i];
    for (let depth = 0; carrier !== undefined && depth < cards.length; depth++) {
      const down = withThoseAboard[carrier];
      if (down && !down.includes(i)) down.push(i);
      carrier = carriers[carrier];
    }
  });
  return {
    cards,
    values: cards.map(({ forfeit }) => forfeit),
    carriers,
    withThoseAboard,
    hit: cards.map((card) => card.hit === true),
    vulnerable: cards.map((card) => !isImmune(card, attrition)),
    isFlat: carriers.every((carrier) => carrier === undefined),
  };
}

export function worth({ values }: Table, some: Cards): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) if (some[i]) sum += values[i] ?? 0;
  return sum;
}

/** These cards, and all that leaves the table with them. */
function leaving(table: Table, forfeited: Cards): Cards {
  const gone = forfeited.slice();
  table.withThoseAboard.forEach((down, i) => {
    if (forfeited[i]) for (const each of down) gone[each] = 1;
  });
  return gone;
}

/** Whether each card of which this is so is among them. */
function holdsAll(some: Cards, wanted: readonly boolean[]): boolean {
  for (let i = 0; i < wanted.length; i++) if (wanted[i] && !some[i]) return false;
  return true;
}

/** The Force that must be lost if these cards leave the table, each for its full value; none if that is no way. */
function forceNeeded(owed: Owed, table: Table, gone: Cards, value = worth(table, gone)): number | undefined {
  if (!holdsAll(gone, table.hit)) return undefined;
  if (value < attritionLeft(owed) && !holdsAll(gone, table.vulnerable)) return undefined;
  const force = Math.max(0, owed.damage - value);
  if (force <= owed.force) return force;
  return gone.every(Boolean) ? owed.force : undefined;
}

/**
 * Whether keeping any one of these cards would be no way, or cost more Force. Since more cards never make a way illegal
 * or dearer, it is enough to try each card that nothing else that leaves carries.
 */
function isMinimal(owed: Owed, table: Table, gone: Cards, force: number): boolean {
  const value = worth(table, gone);
  for (let i = 0; i < gone.length; i++) {
    const carrier = table.carriers[i];
    if (!gone[i] || (carrier !== undefined && gone[carrier])) continue;
    gone[i] = 0;
    const cost = forceNeeded(owed, table, gone, value - (table.values[i] ?? 0));
    gone[i] = 1;
    if (cost !== undefined && cost <= force) return false;
  }
  return true;
}

/** More cards than this are many: not every choice of them is looked at. */
const MANY = 16;
/** All choices of up to fourteen cards, and fewer where there are more: a list is to be there at once. */
const mostChoices = (cards: number): number => (cards <= 14 ? 1 << 14 : cards <= MANY ? 1 << 13 : 1 << 10);

/** The order in which cards are tried; of many, the most valuable first, which soon make a way. */
function orderOfTrying({ values }: Table): number[] {
  const order = values.map((_, i) => i);
  if (values.length <= MANY) return order;
  return order.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
}

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
  const found: { gone: Cards; force: number; value: number }[] = [];
  const order = orderOfTrying(table);
  const most = mostChoices(order.length);
  const rest = new Uint8Array(order.length);
  const tried = new Set<string>();
  let choices = 0;
  let more = false;
  /** Whether it was tried before: only by way of what is aboard something. */
  const isKnown = (gone: Cards): boolean => {
    if (table.isFlat) return false;
    const known = tried.size;
    return tried.add(String.fromCharCode(...gone)).size === known;
  };
  const explore = (gone: Cards, from: number): void => {
    const force = forceNeeded(owed, table, gone);
    if (!isKnown(gone)) {
      if (choices >= most) {
        more = true;
        return;
      }
      choices += 1;
      if (force !== undefined && isMinimal(owed, table, gone, force))
        found.push({ gone, force, value: worth(table, gone) });
    }
    if (force === 0) return;
    for (let i = from; i < order.length && !more; i++) {
      const card = order[i] ?? 0;
      // without the cards passed over there may be no way at all
      if (forceNeeded(owed, table, withRest(table, gone, order, i, rest)) === undefined) return;
      if (!gone[card]) explore(withThese(gone, table.withThoseAboard[card] ?? []), i + 1);
    }
  };
  explore(leaving(table, Uint8Array.from(table.hit, Number)), 0);
  const ways = found
    .sort((a, b) => a.force - b.force || a.value - b.value)
    .map(({ gone, force }) => spellOut(owed, table, gone, force));
  return { ways, more };
}

function withThese(some: Cards, others: readonly number[]): Cards {
  const all = some.slice();
  for (const each of others) all[each] = 1;
  return all;
}

/** With every card from this one on, and those aboard them; laid into `all`, which is used again and again. */
function withRest(
  { withThoseAboard }: Table,
  some: Cards,
  order: readonly number[],
  from: number,
  all: Cards,
): Cards {
  all.set(some);
  for (let i = from; i < order.length; i++)
    for (const each of withThoseAboard[order[i] ?? 0] ?? []) all[each] = 1;
  return all;
}

export const waysToSatisfy = (owed: Owed): Way[] => surveyWays(owed).ways;

/** The fewest forfeits that make these cards leave at this price; those aboard go before what carries them. */
function spellOut(owed: Owed, table: Table, gone: Cards, force: number): Way {
  const forfeited = new Uint8Array(gone.length);
  const rest: number[] = [];
  for (let i = 0; i < gone.length; i++) {
    const carrier = table.carriers[i];
    if (!gone[i]) continue;
    if (carrier === undefined || !gone[carrier]) forfeited[i] = 1;
    else rest.push(i);
  }
  if (rest.length > 0) {
    const enoughDamage = Math.min(owed.damage, worth(table, gone) + force);
    const isAllVulnerable = holdsAll(gone, table.vulnerable);
    rest.sort((a, b) => (table.values[b] ?? 0) - (table.values[a] ?? 0));
    for (const i of rest) {
      const value = worth(table, forfeited);
      if (value + force >= enoughDamage && (value >= attritionLeft(owed) || isAllVulnerable)) break;
      forfeited[i] = 1;
    }
  }
  const lost = table.cards.filter((_, i) => gone[i] && !forfeited[i]).map(({ id }) => id);
  return { forfeits: orderOf(owed, table, forfeited, force) ?? [], lost, force };
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
  const forfeited = new Uint8Array(owed.cards.length);
  for (const id of forfeits) {
    const i = owed.cards.findIndex((card) => card.id === id);
    if (i < 0 || forfeited[i]) return refuse('not-your-card-in-battle', { card: id });
    forfeited[i] = 1;
  }
  if (!Number.isInteger(force) || force < 0) return refuse('malformed-move');
  const gone = leaving(table, forfeited);
  const goneIds = new Set(owed.cards.filter((_, i) => gone[i]).map(({ id }) => id));
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
