import type { BattleState } from '../battle/state';
import { ableToBattle } from '../battle/where';
import type { Action, CardId } from '../stack/state';

/**
 * Who takes part: those there at the initiation who are still there and, until the weapons segment opens, whoever
 * came as a react and has not battled yet.
 */
// swccg/participating-in-battle, swccg/react#consequences
export function fightersIn({ battle, at = '' }: Action, view: BattleState): CardId[] {
  const began = battle?.fight?.participants ?? [];
  const still = began.filter((id) => view.table[id]?.at === at && !view.captives.includes(id));
  if (battle?.segment !== undefined) return still;
  return [...still, ...ableToBattle(view, at).filter((id) => !still.includes(id))];
}
