import type { Effect } from '../printed/schema';
import { opponentsWithArea } from './areas';
import { destroyInArea, hitArea, isSpared } from './damage';
import { nameOf, sideOf } from './sides';
import type { Resolving } from './state';
import type { Table } from './table';

type ToArea = Extract<Effect, { does: 'damage-area' | 'destroy-area' }>;

/**
 * What an effect does to the first cards of an opponent's shield area; nothing yet if its player has to say whose. Whether
 * it reached one.
 */
// gundam/how-wording-is-read#first-card
export function toArea(table: Table, part: ToArea, by: Resolving): boolean | undefined {
  const { state, log } = table;
  const opponents = opponentsWithArea(state, by.player);
  const opponent = by.opponent ?? opponents[0];
  if (opponent === undefined) return false;
  if (by.opponent === undefined && opponents.length > 1) {
    state.due = { what: 'opponent', player: by.player };
    if (state.resolving)
      state.resolving = { ...state.resolving, effects: [part, ...state.resolving.effects] };
    return undefined;
  }
  if (state.resolving) {
    const { opponent: _, ...left } = state.resolving;
    state.resolving = left;
  }
  const side = sideOf(state, opponent);
  if (part.does === 'destroy-area') return destroyInArea(table, side, part.count);
  const source = by.unit ?? by.card;
  if (part.amount > 0 && isSpared(state, side, source)) {
    log.tell('shields-unhurt', { unit: nameOf(state, source) });
    return false;
  }
  return part.amount > 0 && hitArea(table, side, part.amount, 'effect');
}
