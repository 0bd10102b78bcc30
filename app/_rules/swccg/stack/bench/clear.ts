import type { Action, State } from '../state';
import { cardOf } from '../state';
import { lay, put, type Table } from '../table';

/** Takes back what is on the stack from this height up: cards being played are in hand again, draws undone. */
export function clearAbove(table: Table, height: number): void {
  const { state } = table;
  for (const action of state.stack.slice(height).reverse()) takeBack(table, action);
  state.stack = state.stack.slice(0, height);
  state.announced = null;
  state.due = [];
  state.just = [];
  state.passes = 0;
}

/** Nothing is under way any more. */
export function clearStack(table: Table): void {
  clearAbove(table, 0);
  // what waited for the end of something that is no more
  table.state.scheduled = table.state.scheduled.filter(({ until }) => until === undefined);
  table.state.opportunity = table.state.turn;
}

function takeBack(table: Table, { card, token, by, manner }: Action): void {
  if (token !== undefined) lay(table, by, token, 'reserve');
  if (card !== undefined && manner !== 'automatic' && isBeingPlayed(table.state, card))
    put(table, card, 'hand');
}

const isBeingPlayed = (state: State, card: string): boolean => cardOf(state, card).zone === 'stack';
