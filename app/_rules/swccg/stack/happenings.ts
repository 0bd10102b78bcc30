import type { Side } from '../../core/sides';
import { holds } from './conditions';
import { happeningFits, thingOf } from './patterns';
import { isActive } from './place';
import { rosterOf } from './roster';
import { type Action, type Due, type Happening, printOf, topmost } from './state';
import type { Table } from './table';
import { usesOf } from './uses';

/** Something happens: it can be followed by "just" actions, and automatic actions that wait for it fall due. */
export function happen(table: Table, happening: Happening): void {
  const { state } = table;
  const top = topmost(state);
  if (top) top.happened = [...top.happened, happening];
  else state.just = [...state.just, happening];
  trigger(table, happening);
}

/** Something that happens to an action or by it. */
export const ofAction = (what: string, action: Action): Happening => ({ what, ...thingOf(action) });

/** Something that happens to a card. */
export function ofCard(table: Table, what: string, card: string, by: Side, to?: string): Happening {
  const { title, kind } = printOf(table.state, card);
  return { what, by, card, name: title, kind, ...(to === undefined ? {} : { to }) };
}

/** swccg/automatic-actions: they come by themselves, as soon as what they wait for happens. */
export function trigger(table: Table, happening: Happening): void {
  if (happening.type === 'automatic' && happening.what !== 'cancelled') return;
  const { state } = table;
  const height = state.stack.length;
  const due: Due[] = [];
  for (const scheduled of state.scheduled) {
    const { id, by, name, card, effects, until } = scheduled;
    const over = until !== undefined && happeningFits(state, until, happening, by);
    if (over) state.scheduled = state.scheduled.filter((other) => other.id !== id);
    if (over || !happeningFits(state, scheduled.when, happening, by)) continue;
    due.push({ by, name, effects, height, ...(card === undefined ? {} : { card }) });
    state.scheduled = state.scheduled.filter((other) => other.id !== id);
  }
  if (rosterOf(state).automatics.length > 0) due.push(...printedDue(table, happening));
  if (due.length > 0) state.due = [...state.due, ...due];
}

function printedDue(table: Table, happening: Happening): Due[] {
  const { state } = table;
  const due: Due[] = [];
  for (const { id, owner, index, text } of rosterOf(state).automatics) {
    const zone = state.cards[id]?.zone;
    if ((zone !== 'table' && zone !== 'rules') || !text.automatic || !isActive(state, id)) continue;
    if (!happeningFits(state, text.automatic, happening, owner)) continue;
    // it does not set itself off
    if (state.stack.some((action) => action.card === id && action.text === index)) continue;
    if (text.times !== undefined && usesOf(state, id, index) >= text.times) continue;
    if (text.needs?.some((condition) => !holds(state, condition, owner))) continue;
    const name = printOf(state, id).title;
    due.push({ by: owner, name, card: id, text: index, effects: text.result, height: state.stack.length });
  }
  return due;
}
