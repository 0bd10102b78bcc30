import { otherSide, type Side } from '../../core/sides';

/** How likely each number is; the odds of all of them add up to 1. */
export type Odds = ReadonlyMap<number, number>;

/** The destinies that an unknown card is taken to show, equally likely. */
export const LIKELY_DESTINIES = [0, 1, 2, 3, 4, 5, 6] as const;

export const UNKNOWN_DESTINY: Odds = new Map(
  LIKELY_DESTINIES.map((value) => [value, 1 / LIKELY_DESTINIES.length]),
);

export const certainly = (value: number): Odds => new Map([[value, 1]]);

/** Two independent numbers, added. */
export function plus(one: Odds, other: Odds): Odds {
  const sum = new Map<number, number>();
  for (const [a, p] of one) for (const [b, q] of other) sum.set(a + b, (sum.get(a + b) ?? 0) + p * q);
  return sum;
}

/** Any of these, equally likely. */
export function anyOf(all: readonly Odds[]): Odds {
  const mixed = new Map<number, number>();
  for (const odds of all)
    for (const [value, p] of odds) mixed.set(value, (mixed.get(value) ?? 0) + p / all.length);
  return mixed;
}

/** What a side brings into the power segment, and what it is still to draw. */
export interface Contender {
  /** Power of its cards, and what it has drawn so far. */
  power: number;
  destiny: number;
  /** It has completed a battle destiny, or will: there is attrition against the other side. */
  draws: readonly Odds[];
  drawn: boolean;
  /** What is drawn for power only. */
  forPower?: readonly Odds[];
  /** Added to each battle destiny that it draws. */
  each: number;
}

export interface BattleOdds {
  /** By how much the light side wins; less than 0 if the dark side does. */
  margin: Odds;
  /** The attrition against each side; none where nobody draws against it. */
  attrition: Partial<Record<Side, Odds>>;
}

const ZERO = certainly(0);

/** A draw with what is added to it: no single draw counts less than 0. */
// swccg/destiny-draw#steps
const counted = (draw: Odds, each: number): Odds => {
  const found = new Map<number, number>();
  for (const [value, p] of draw) {
    const counts = Math.max(0, value + each);
    found.set(counts, (found.get(counts) ?? 0) + p);
  }
  return found;
};

/** What the destinies make of a battle in which nobody does anything else: yields how far it has come. */
// swccg/death-star-ii/battle#power-segment, swccg/attrition
export function* battleOdds(sides: Record<Side, Contender>): Generator<number, BattleOdds> {
  const totals: Partial<Record<Side, Odds>> = {};
  const attrition: Partial<Record<Side, Odds>> = {};
  for (const side of ['light', 'dark'] as const) {
    const { power, destiny, draws, drawn, each, forPower = [] } = sides[side];
    let battle: Odds = certainly(destiny);
    for (const draw of draws) {
      battle = plus(battle, counted(draw, each));
      yield side === 'light' ? 0.2 : 0.5;
    }
    if (drawn || draws.length > 0) attrition[otherSide(side)] = battle;
    let total: Odds = plus(battle, certainly(power));
    for (const draw of forPower) total = plus(total, draw);
    totals[side] = total;
  }
  yield 0.8;
  const minus = new Map([...(totals.dark ?? ZERO)].map(([value, p]) => [-value, p]));
  return { margin: plus(totals.light ?? ZERO, minus), attrition };
}

/** Neighbouring numbers together, so that no more than so many rows are left, each from `from` to `to`. */
export function inRows(odds: Odds, most: number): { from: number; to: number; odds: number }[] {
  const values = [...odds.keys()].sort((a, b) => a - b);
  const [least = 0] = values;
  const span = (values.at(-1) ?? 0) - least + 1;
  const width = Math.max(1, Math.ceil(span / most));
  const rows = new Map<number, { from: number; to: number; odds: number }>();
  for (const value of values) {
    const row = Math.floor((value - least) / width);
    const found = rows.get(row) ?? { from: value, to: value, odds: 0 };
    rows.set(row, { from: found.from, to: value, odds: found.odds + (odds.get(value) ?? 0) });
  }
  return [...rows.values()];
}
