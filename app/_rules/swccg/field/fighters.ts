import type { BattleState } from '../battle/state';
import { ableToBattle } from '../battle/where';
import type { Action, CardId } from '../stack/state';

/**
 * Who takes part: those there at the initiation who are still there and, until power is counted, whoever came there
 * since, as a react or by a card, and has not battled yet.
 */
// swccg/participating-in-battle#at-the-location, swccg/react#consequences
export function fightersIn({ battle, at = '' }: Action, view: BattleState): CardId[] {
  const began = battle?.fight?.participants ?? [];
  const still = began.filter((id) => view.table[id]?.at === at && !view.captives.includes(id));
  if (battle?.segment !== undefined && battle.segment !== 'weapons') return still;
  return [...still, ...ableToBattle(view, at).filter((id) => !still.includes(id))];
}
