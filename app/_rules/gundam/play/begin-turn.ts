import { asOne } from './sides';
import type { Moment } from './state';
import type { Table } from './table';

export function enter(table: Table, phase: Moment): void {
  const { state, log } = table;
  state.phase = phase;
  if (state.course) state.course = { ...state.course, done: [] };
  log.tell('phase', { players: asOne(state.sides[state.turn] ?? []), phase });
}

/** A side's turn begins: what came into play before it has waited, and what works once per turn may work again. */
// gundam/rulebook/turn#turn-overview
export function beginTurn(table: Table, side: number): void {
  const { state, log } = table;
  if (!state.course) return;
  const turn = state.course.turn + 1;
  state.turn = side;
  state.happened = [];
  state.course = { ...state.course, turn, endStep: null };
  state.units = state.units.map((unit) =>
    unit.deployed || unit.used.length > 0 ? { ...unit, deployed: false, used: [] } : unit,
  );
  state.areas = state.areas.map((area) =>
    area.base && area.base.used.length > 0 ? { ...area, base: { ...area.base, used: [] } } : area,
  );
  log.tell('turn', { players: asOne(state.sides[side] ?? []), number: turn });
  enter(table, 'start');
}
