import { Log } from './events';
import { playerOf, unitAt } from './sides';
import type {
  AttackState,
  BaseState,
  Battle,
  Pending,
  PlayerState,
  Seat,
  ShieldArea,
  UnitState,
} from './state';

/**
 * A state on the way to the next one, with what happened so far and the effects that it triggered. Its parts are
 * replaced, never changed, since the state that the move was made in shares them.
 */
export interface Table {
  state: AttackState;
  log: Log;
  triggered: Pending[];
}

export const opened = (state: AttackState): Table => ({ state: { ...state }, log: new Log(), triggered: [] });

export function setUnit({ state }: Table, id: string, change: Partial<UnitState>): void {
  state.units = state.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit));
}

export function addUnit({ state }: Table, unit: UnitState): void {
  state.units = [...state.units, unit];
}

export function dropUnit({ state }: Table, id: string): void {
  state.units = state.units.filter((unit) => unit.id !== id);
}

export function setPlayer({ state }: Table, seat: Seat, change: Partial<PlayerState>): void {
  state.players = { ...state.players, [seat]: { ...playerOf(state, seat), ...change } };
}

export function addTo(
  table: Table,
  seat: Seat,
  area: 'hand' | 'trash' | 'removed',
  cards: readonly string[],
): void {
  if (cards.length > 0) setPlayer(table, seat, { [area]: [...playerOf(table.state, seat)[area], ...cards] });
}

export function takeFromHand(table: Table, seat: Seat, card: string): void {
  setPlayer(table, seat, { hand: playerOf(table.state, seat).hand.filter((other) => other !== card) });
}

export function setArea({ state }: Table, side: number, change: Partial<ShieldArea>): void {
  state.areas = state.areas.map((area, i) => (i === side ? { ...area, ...change } : area));
}

/** Changes the Base that goes by this name. */
export function setBase(table: Table, card: string, change: Partial<BaseState>): void {
  const side = table.state.areas.findIndex(({ base }) => base?.card === card);
  const base = table.state.areas[side]?.base;
  if (base) setArea(table, side, { base: { ...base, ...change } });
}

/** Changes what a Unit and a Base have in common. */
export function setPlace(
  table: Table,
  id: string,
  change: Partial<Pick<UnitState, 'rested' | 'damage' | 'used'>>,
): void {
  if (unitAt(table.state, id)) setUnit(table, id, change);
  else setBase(table, id, change);
}

export function setBattle({ state }: Table, change: Partial<Battle>): void {
  if (state.battle) state.battle = { ...state.battle, ...change };
}

/** What triggered at the same time waits together, above whatever already waited. */
export function stackTriggered(table: Table): void {
  if (table.triggered.length === 0) return;
  table.state.pending = [...table.state.pending, table.triggered];
  table.triggered = [];
}
