import type { Side } from '../../../core/sides';
import { PILES, type PileSetup, type PilesSetup } from '../piles';
import { start } from '../setup';
import type { ForceSetup, ForceState } from '../state';

/** Cards from the top down: those with a name by it, the others by how many there are. */
function heapOf(state: ForceState, ids: readonly string[]): PileSetup {
  const heap: (string | number)[] = [];
  for (const id of ids) {
    const last = heap.at(-1);
    if (Object.hasOwn(state.cards, id)) heap.push(id);
    else if (typeof last === 'number') heap[heap.length - 1] = last + 1;
    else heap.push(1);
  }
  const [only] = heap;
  return heap.length === 1 && typeof only === 'number' ? only : heap;
}

/** The position as a set-up, where nothing is under way and a set-up can say all of it. */
export function setupOf(state: ForceState): ForceSetup | undefined {
  if (state.due || state.over || state.phase === 'end') return undefined;
  const piles = (side: Side): PilesSetup =>
    Object.fromEntries(PILES.map((pile) => [pile, heapOf(state, state.piles[side][pile])]));
  const setup: ForceSetup = {
    turn: state.turn,
    phase: state.phase,
    piles: { dark: piles('dark'), light: piles('light') },
    cards: state.cards,
    table: state.table,
    locations: state.locations,
    turns: state.lastTurn - state.turnNumber + 1,
  };
  return inWords(state) === inWords(start(setup)) ? setup : undefined;
}

/** Without the names that nobody gave, and without the number of the turn. */
function inWords(state: ForceState): string {
  const { turn, phase, opportunity, passes, table, locations, activated, drained, battled, moved } = state;
  const { piles, cards, turnNumber, lastTurn } = state;
  const known = (['light', 'dark'] as const).map((side) =>
    PILES.map((pile) => piles[side][pile].map((id) => (Object.hasOwn(cards, id) ? id : '?'))),
  );
  return JSON.stringify([
    ...[turn, phase, opportunity, passes, table.light, table.dark, locations, activated],
    ...[drained, battled, moved, known, lastTurn - turnNumber],
  ]);
}
