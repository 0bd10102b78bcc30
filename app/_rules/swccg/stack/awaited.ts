import { otherSide, type Side } from '../../core/sides';
import { owing } from '../field/damage';
import { releasedNow, WAYS_OFF, WAYS_TO_BE_FREE } from '../field/release';
import type { Effect } from './schema';
import { type CardId, dueNow, type State, topmost } from './state';

/** Something that has to be settled before anybody can act. */
export type Awaited =
  | { what: 'order'; by: Side }
  | { what: 'draw'; by: Side; may: boolean }
  | { what: 'lose'; by: Side }
  /** Hits, attrition and battle damage, by either player. */
  | { what: 'satisfy'; by: Side }
  /** One way on, for the topmost action or for a captive just released or a rider. */
  | { what: 'choose'; by: Side; between: Record<string, Effect[]>; released?: CardId };

/** Whether players are satisfying what they owe to a battle. */
export const isSettling = (state: State): boolean => awaited(state)?.what === 'satisfy';

export function awaited(state: State): Awaited | undefined {
  const freed = releasedNow(state);
  if (freed) {
    const between = freed.riding ? WAYS_OFF : WAYS_TO_BE_FREE;
    return { what: 'choose', by: freed.by, between, released: freed.card };
  }
  // swccg/automatic-actions: if several are due, the player whose turn it is orders them
  if (dueNow(state).length > 1) return { what: 'order', by: state.turn };
  const top = topmost(state);
  if (!top) return undefined;
  if (top.type === 'draw-destiny' && top.step === 'initiation') {
    return { what: 'draw', by: top.by, may: top.may === true };
  }
  if (top.type === 'lose-force' && top.step === 'result' && (top.amount ?? 0) > 0) {
    return { what: 'lose', by: top.by };
  }
  const [next] = top.todo;
  if (top.step === 'result' && next?.do === 'choose') {
    const by = next.who === 'you' ? top.by : otherSide(top.by);
    return { what: 'choose', by, between: next.between };
  }
  // what just happened may be followed first
  if (top.step === 'result' && next?.do === 'satisfy' && state.just.length === 0) {
    const [by] = owing(state);
    if (by !== undefined) return { what: 'satisfy', by };
  }
  return undefined;
}
