import { SIDES, type Side } from '../../../core/sides';
import type { Card } from '../schema';
import { cardOf, type Printed, printOf, type State } from '../state';

/** The card as it can be printed again: the cost of playing it stands in its texts already. */
export function unprinted(print: Printed): Card {
  const { cost } = print;
  if (!cost) return print;
  return {
    ...print,
    text: print.text.map((text) => {
      if (text.from !== 'hand') return text;
      const { costs = [], ...rest } = text;
      return costs.length > 1 ? { ...rest, costs: costs.slice(1) } : rest;
    }),
  };
}

/** Interrupts played this turn, as a set-up tells them. */
export function playedIn({ played }: State): Record<Side, Record<string, number>> {
  const of = (side: Side) =>
    Object.fromEntries(
      Object.entries(played)
        .filter(([key]) => key.startsWith(`${side} `))
        .map(([key, count]) => [key.slice(side.length + 1), count]),
    );
  return { light: of('light'), dark: of('dark') };
}

/** A state without the order in which its cards were laid. */
function inOrder(state: State): string {
  const cards = state.ids
    .filter((id) => cardOf(state, id).zone !== 'rules')
    .sort()
    .map((id) => {
      const { print: _, ...card } = cardOf(state, id);
      const isLocation = printOf(state, id).kind === 'location';
      return [id, sorted({ ...card, ...(isLocation && { owner: '' }) }), sorted(printOf(state, id))];
    });
  const { turn, phase, opportunity, passes, just, due, scheduled, limits, facts, uses, played } = state;
  const { shooters = [], fought = [], moved = [], drainers = [], kept = [], generation } = state.field ?? {};
  const sets = [shooters, fought, moved, drainers].map((ids) => [...new Set(ids)].sort());
  return JSON.stringify([
    cards,
    SIDES.map((side) => sorted(state.piles[side])),
    [turn, phase, opportunity, passes, just, due, scheduled, limits, facts, sorted(uses), sorted(played)],
    [sets, kept, generation],
  ]);
}

/** Whatever was said in another order is the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Whether two states differ in nothing but the order in which their cards were laid. */
export const isSame = (state: State, other: State): boolean => inOrder(state) === inOrder(other);
