import type { Refusal } from '../../core/contract';
import { refuse } from './refusals';

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

/** The cards as bits: who goes down with whom, who was hit, who is vulnerable. */
interface Table {
  cards: readonly OwedCard[];
  /** For each card, itself and all that is aboard it. */
  withThoseAboard: number[];
  hit: number;
  vulnerable: number;
  all: number;
}

function tabulate({ cards, attrition }: Owed): Table {
  const indexOf = new Map(cards.map((card, i) => [card.id, i]));
  const withThoseAboard = cards.map((_, i) => 1 << i);
  cards.forEach((card, i) => {
    let carrier = card.aboard === undefined ? undefined : indexOf.get(card.aboard);
    for (let depth = 0; carrier !== undefined && depth < cards.length; depth++) {
      withThoseAboard[carrier] = (withThoseAboard[carrier] ?? 0) | (1 << i);
      const next = cards[carrier]?.aboard;
      carrier = next === undefined ? undefined : indexOf.get(next);
    }
  });
  const bits = (test: (card: OwedCard) => boolean) =>
    cards.reduce((mask, card, i) => (test(card) ? mask | (1 << i) : mask), 0);
  return {
    cards,
    withThoseAboard,
    hit: bits((card) => card.hit === true),
    vulnerable: bits((card) => !isImmune(card, attrition)),
    all: bits(() => true),
  };
}

const has = (mask: number, i: number): boolean => (mask & (1 << i)) !== 0;
const within = (part: number, whole: number): boolean => (part & ~whole) === 0;

const worth = (table: Table, mask: number): number =>
  table.cards.reduce((sum, card, i) => (has(mask, i) ? sum + card.forfeit : sum), 0);

/** All that leaves the table when these cards are forfeited. */
function leaving(table: Table, forfeited: number): number {
  let mask = forfeited;
  table.withThoseAboard.forEach((down, i) => {
    if (has(forfeited, i)) mask |= down;
  });
  return mask;
}

/** The Force that must be lost if these cards leave the table, each for its full value; none if that is no way. */
function forceNeeded(owed: Owed, table: Table, gone: number): number | undefined {
  const value = worth(table, gone);
  if (!within(table.hit, gone)) return undefined;
  if (value < attritionLeft(owed) && !within(table.vulnerable, gone)) return undefined;
  const force = Math.max(0, owed.damage - value);
  if (force <= owed.force) return force;
  return gone === table.all ? owed.force : undefined;
}

/**
 * Every minimal legal way to satisfy hits, attrition and battle damage: none in which fewer cards left the table
 * or less Force were lost would still be legal. Ways that lose the same count as one; the cheapest comes first.
 */
// swccg/death-star-ii/battle#damage-segment
export function waysToSatisfy(owed: Owed): Way[] {
  const table = tabulate(owed);
  const found: { gone: number; force: number }[] = [];
  const prices = new Map<number, number | undefined>();
  const explore = (gone: number, from: number) => {
    if (!prices.has(gone)) {
      const force = forceNeeded(owed, table, gone);
      prices.set(gone, force);
      if (force !== undefined) found.push({ gone, force });
    }
    if (prices.get(gone) === 0) return;
    for (let i = from; i < table.cards.length; i++)
      if (!has(gone, i)) explore(gone | (table.withThoseAboard[i] ?? 0), i + 1);
  };
  explore(leaving(table, table.hit), 0);
  const minimal = found.filter(
    (way) =>
      !found.some((other) => other !== way && within(other.gone, way.gone) && other.force <= way.force),
  );
  return minimal
    .sort((a, b) => a.force - b.force || worth(table, a.gone) - worth(table, b.gone))
    .map(({ gone, force }) => spellOut(owed, table, gone, force));
}

/** The fewest forfeits that make these cards leave at this price; those aboard go before what carries them. */
function spellOut(owed: Owed, table: Table, gone: number, force: number): Way {
  const indices = table.cards.map((_, i) => i).filter((i) => has(gone, i));
  const roots = indices.filter((i) => !indices.some((j) => j !== i && has(table.withThoseAboard[j] ?? 0, i)));
  const rest = indices
    .filter((i) => !roots.includes(i))
    .sort((a, b) => (table.cards[b]?.forfeit ?? 0) - (table.cards[a]?.forfeit ?? 0));
  let forfeited = roots.reduce((mask, i) => mask | (1 << i), 0);
  for (const i of rest) {
    const value = worth(table, forfeited);
    const enough =
      value + force >= Math.min(owed.damage, worth(table, gone) + force) &&
      (value >= attritionLeft(owed) || within(table.vulnerable, gone));
    if (enough) break;
    forfeited |= 1 << i;
  }
  const order = orderOf(owed, table, forfeited, force) ?? [];
  const ids = (mask: number) => table.cards.filter((_, i) => has(mask, i)).map(({ id }) => id);
  return { forfeits: order, lost: ids(gone & ~forfeited), force };
}

/**
 * An order in which each of these cards is forfeited while it was hit or something is still owed, those aboard
 * before what carries them, and the Force is lost while damage is. None if there is no such order.
 */
// swccg/forfeit#when
function orderOf(owed: Owed, table: Table, forfeited: number, force: number): string[] | undefined {
  const attrition = attritionLeft(owed);
  const dead = new Set<number>();
  const search = (done: number, paid: boolean): number[] | undefined => {
    if (done === forfeited && paid) return [];
    const key = done * 2 + (paid ? 1 : 0);
    if (dead.has(key)) return undefined;
    const met = worth(table, done);
    const damage = owed.damage - met - (paid ? force : 0);
    for (let i = 0; i < table.cards.length; i++) {
      if (!has(forfeited, i) || has(done, i)) continue;
      const others = (table.withThoseAboard[i] ?? 0) & forfeited & ~(1 << i);
      const due = has(table.hit, i) || attrition > met || damage > 0;
      if (!due || !within(others, done)) continue;
      const rest = search(done | (1 << i), paid);
      if (rest) return [i, ...rest];
    }
    if (!paid && owed.damage - met >= force) {
      const rest = search(done, true);
      if (rest) return rest;
    }
    dead.add(key);
    return undefined;
  };
  return search(0, force === 0)?.map((i) => table.cards[i]?.id ?? '');
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
  let forfeited = 0;
  for (const id of forfeits) {
    const i = owed.cards.findIndex((card) => card.id === id);
    if (i < 0 || has(forfeited, i)) return refuse('not-your-card-in-battle', { card: id });
    forfeited |= 1 << i;
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
