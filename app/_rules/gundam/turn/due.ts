import { targets } from './facts';
import { type Due, type TurnState, tableOf } from './state';

/** One is enough if the effect says so. */
export function mayStop(state: TurnState, due: Due): boolean {
  const effect = state.resolving?.effects[0];
  return (
    due.what === 'choose' && due.chosen.length > 0 && !!effect && 'to' in effect && effect.to.upTo === true
  );
}

/** The cards that can be chosen for what is due. */
export function choosable(state: TurnState, due: Due): string[] {
  if (due.what === 'room') return tableOf(state, due.player).units.map(({ id }) => id);
  const effect = state.resolving?.effects[0];
  if (due.what !== 'choose' || !state.resolving || !effect || !('to' in effect)) return [];
  const found = targets(state, due.player, state.resolving.unit, effect.to);
  return due.chosen.length > 0 ? found.filter((id) => !due.chosen.includes(id)) : found;
}

/** The places, in the newest batch, of the triggered effects among which this player chooses. */
export function ordered(state: TurnState, due: Due): number[] {
  const batch = state.waiting[0] ?? [];
  return due.what === 'order' ? batch.flatMap(({ by }, i) => (by === due.player ? [i] : [])) : [];
}
