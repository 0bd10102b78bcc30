import { placeOf } from '../place';
import { type Action, cardOf, type State } from '../state';
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

function takeBack(table: Table, action: Action): void {
  const { card, token, by, manner } = action;
  forget(table.state, action);
  if (token !== undefined) lay(table, by, token, 'reserve');
  if (card !== undefined && manner !== 'automatic' && isBeingPlayed(table.state, card))
    put(table, card, 'hand');
}

const isBeingPlayed = (state: State, card: string): boolean => cardOf(state, card).zone === 'stack';

/** A battle or a Force drain that is given up has not taken place this turn. */
function forget(state: State, { type, at, battle }: Action): void {
  const { field } = state;
  if (!field) return;
  if (battle?.fight) {
    const { participants } = battle.fight;
    const others = (ids: readonly string[]) => ids.filter((id) => !participants.includes(id));
    state.field = {
      ...field,
      battled: field.battled.filter((id) => id !== at),
      fought: others(field.fought),
      shooters: others(field.shooters),
    };
  }
  if (type === 'force-drain')
    state.field = {
      ...field,
      drained: field.drained.filter((id) => id !== at),
      drainers: field.drainers.filter((id) => placeOf(state, id) !== at),
    };
}
