import { otherSide, type Side } from '../../core/sides';
import type { Effect } from './schema';
import { dueNow, type State, topmost } from './state';

/** Something that has to be settled before anybody can act. */
export type Awaited =
  | { what: 'order'; by: Side }
  | { what: 'draw'; by: Side; may: boolean }
  | { what: 'lose'; by: Side }
  | { what: 'choose'; by: Side; between: Record<string, Effect[]> };

export function awaited(state: State): Awaited | undefined {
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
  return undefined;
}
