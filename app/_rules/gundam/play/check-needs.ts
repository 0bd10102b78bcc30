import type { Filter, Need } from '../printed/schema';

/** What a need asks of cards in play, in its parts too. */
export const filtersIn = (need: Need | undefined): (Filter | undefined)[] =>
  need ? [need.units, need.this, ...(need.also ?? []).flatMap(filtersIn), ...filtersIn(need.not)] : [];

/** With what it names besides: one of these, or the Unit that it battles. */
export const allIn = (filter: Filter | undefined): (Filter | undefined)[] => [
  filter,
  ...(filter?.either ?? []).flatMap(allIn),
  ...(typeof filter?.battling === 'object' ? allIn(filter.battling) : []),
];

/** Whether a need speaks of what a text has chosen, which nothing but its parts can. */
export const asksOfChosen = (need: Need | undefined): boolean =>
  need !== undefined &&
  (need.chosen !== undefined || asksOfChosen(need.not) || (need.also?.some(asksOfChosen) ?? false));
