import type { Switch } from '../../core/bench';
import { SIDES, type Side } from '../../core/sides';

/** As the duel and the battle name them. */
export const PLANET_TITLES = ['Tatooine', 'Coruscant', 'Naboo'] as const;

/** A deck, and so all that a player has on the table. */
// young-jedi/rulebook/decks
export const DECK_SIZE = 60;

export const several = (...names: string[]): string[] => [...new Set(names)];

/** A list with or without one of its items. */
export function listed<Item>(list: readonly Item[], item: Item, isIn: unknown): Item[] {
  const rest = list.filter((each) => each !== item);
  return isIn ? [...rest, item] : rest;
}

export const yesNo = (id: string, value: boolean, card?: string): Switch => ({
  id,
  value,
  among: 'yes-no',
  ...(card !== undefined && { card }),
});

/** A switch for each planet that a side may have controlled. */
export const controlSwitches = (controlled: (side: Side) => readonly string[]): Switch[] =>
  SIDES.flatMap((side) =>
    PLANET_TITLES.map((planet) => yesNo(`controlled.${side}.${planet}`, controlled(side).includes(planet))),
  );
