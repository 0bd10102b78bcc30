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

/** Cards on their way out: what they are worth, and how many stay, vulnerable ones and in all. */
interface Going {
  gone: Cards;
  value: number;
  vulnerable: number;
  left: number;
}

function goingWith(table: Table, gone: Cards): Going {
  const going = { gone: new Uint8Array(gone.length), value: 0, vulnerable: 0, left: gone.length };
  for (const is of table.vulnerable) if (is) going.vulnerable += 1;
  for (let i = 0; i < gone.length; i++) if (gone[i]) take(table, going, i);
  return going;
}

function take(table: Table, going: Going, card: number): void {
  going.gone[card] = 1;
  going.value += table.values[card] ?? 0;
  going.left -= 1;
  if (table.vulnerable[card]) going.vulnerable -= 1;
}

function giveBack(table: Table, going: Going, card: number): void {
  going.gone[card] = 0;
  going.value -= table.values[card] ?? 0;
  going.left += 1;
  if (table.vulnerable[card]) going.vulnerable += 1;
}

/** The Force that must be lost if all that was hit leaves, and cards worth so much; none if that is no way. */
function forceNeeded(owed: Owed, value: number, vulnerable: number, left: number): number | undefined {
  if (vulnerable > 0 && value < attritionLeft(owed)) return undefined;
  const force = Math.max(0, owed.damage - value);
  if (force <= owed.force) return force;
  return left === 0 ? owed.force : undefined;
}

/** Whether this card can stay after all, and no more Force be lost. What goes with another that leaves cannot. */
function canStay(owed: Owed, table: Table, going: Going, force: number, card: number): boolean {
  const carrier = table.carriers[card];
  if (table.hit[card] || (carrier !== undefined && going.gone[carrier])) return false;
  const value = going.value - (table.values[card] ?? 0);
  const vulnerable = going.vulnerable + (table.vulnerable[card] ? 1 : 0);
  const cost = forceNeeded(owed, value, vulnerable, going.left + 1);
  return cost !== undefined && cost <= force;
}

/** Since more cards never make a way illegal or dearer, it is enough to try each card by itself. */
function isMinimal(owed: Owed, table: Table, going: Going, force: number): boolean {
  for (let i = 0; i < going.gone.length; i++)
    if (going.gone[i] && canStay(owed, table, going, force, i)) return false;
  return true;
}

/** What is gone in every way: hit cards, those without which all others are not enough, and what is aboard them. */
function goneAnyway(owed: Owed, table: Table): Cards {
  const must = Uint8Array.from(table.hit, Number);
  const all = goingWith(table, new Uint8Array(must.length).fill(1));
  for (let i = 0; i < must.length; i++) {
    // whoever keeps a card keeps what would take it along
    const kept = table.withThoseAboard.flatMap((down, carrier) => (down.includes(i) ? [carrier] : []));
    for (const each of kept) giveBack(table, all, each);
    if (forceNeeded(owed, all.value, all.vulnerable, all.left) === undefined) must[i] = 1;
    for (const each of kept) take(table, all, each);
  }
  return leaving(table, must);
}

/** A way that costs no more Force than any: of everything, the least valuable cards are kept that can be. */
function cheapest(owed: Owed, table: Table): { going: Going; force: number } {
  const going = goingWith(table, new Uint8Array(table.cards.length).fill(1));
  const force = forceNeeded(owed, going.value, going.vulnerable, going.left) ?? 0;
  const order = table.values.map((_, i) => i).sort((a, b) => (table.values[a] ?? 0) - (table.values[b] ?? 0));
  const kept = (): number | undefined =>
    order.find((card) => going.gone[card] && canStay(owed, table, going, force, card));
  for (let card = kept(); card !== undefined; card = kept()) giveBack(table, going, card);
  return { going, force };
}

/** All choices of so many cards are looked at; of more, not every choice is. */
const FEW = 14;
/** A list is to be there at once. */
const mostChoices = (cards: number): number => (cards <= FEW ? 1 << 14 : cards <= 16 ? 1 << 13 : 1 << 10);

/** The cards that can be of use, in the order in which they are tried: of many the most valuable first, which soon make a way. */
function orderOfTrying(owed: Owed, { values, vulnerable, withThoseAboard }: Table): number[] {
  const order = values.flatMap((value, i) => {
    const counts = value > 0 || (vulnerable[i] && attritionLeft(owed) > 0);
    return counts || (withThoseAboard[i]?.length ?? 0) > 1 ? [i] : [];
  });
  if (values.length <= FEW) return order;
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
 * not every way is looked for, but one that costs least Force always is.
 */
// swccg/death-star-ii/battle#damage-segment
export function surveyWays(owed: Owed): Survey {
  const table = tabulate(owed);
  const { withThoseAboard } = table;
  const found: { gone: Cards; force: number; value: number }[] = [];
  const order = orderOfTrying(owed, table);
  /** All from a place of the order on, and what is aboard them. */
  const from = order.map((_, i) => [
    ...new Set(order.slice(i).flatMap((card) => withThoseAboard[card] ?? [])),
  ]);
  const most = mostChoices(table.cards.length);
  const now = goingWith(table, goneAnyway(owed, table));
  const tried = new Set<string>();
  let choices = 0;
  let more = false;
  /** Whether it was tried before: only by way of what is aboard something. */
  const isKnown = (): boolean => {
    if (table.isFlat) return false;
    const known = tried.size;
    return tried.add(String.fromCharCode(...now.gone)).size === known;
  };
  /** Whether even all from here on would be no way. */
  const isHopeless = (i: number): boolean => {
    let { value, vulnerable, left } = now;
    for (const each of from[i] ?? [])
      if (!now.gone[each]) {
        value += table.values[each] ?? 0;
        left -= 1;
        if (table.vulnerable[each]) vulnerable -= 1;
      }
    return forceNeeded(owed, value, vulnerable, left) === undefined;
  };
  const explore = (next: number): void => {
    const force = forceNeeded(owed, now.value, now.vulnerable, now.left);
    if (!isKnown()) {
      if (choices >= most) {
        more = true;
        return;
      }
      choices += 1;
      if (force !== undefined && isMinimal(owed, table, now, force))
        found.push({ gone: now.gone.slice(), force, value: now.value });
    }
    if (force === 0) return;
    for (let i = next; i < order.length && !more; i++) {
      const card = order[i] ?? 0;
      // without the cards passed over there may be no way at all
      if (isHopeless(i)) return;
      if (now.gone[card]) continue;
      const leave = (withThoseAboard[card] ?? []).filter((each) => !now.gone[each]);
      for (const each of leave) take(table, now, each);
      explore(i + 1);
      for (const each of leave) giveBack(table, now, each);
    }
  };
  explore(0);
  if (more) {
    const { going, force } = cheapest(owed, table);
    if (found.every((way) => way.force > force)) found.push({ ...going, force });
  }
  const ways = found
    .sort((a, b) => a.force - b.force || a.value - b.value)
    .map(({ gone, force }) => spellOut(owed, table, gone, force));
  return { ways, more };
}

export const waysToSatisfy = (owed: Owed): Way[] => surveyWays(owed).ways;

/** The fewest forfeits that make these cards leave at this price; those aboard go before what carries them. */
function spellOut(owed: Owed, table: Table, gone: Cards, force: number): Way {
  // each card of a minimal way is needed, so that it comes in time in whatever order they go
  if (table.isFlat)
    return { forfeits: table.cards.flatMap(({ id }, i) => (gone[i] ? [id] : [])), lost: [], force };
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
