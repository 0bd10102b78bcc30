import type { Side } from '../../core/sides';
import { type LoseFrom, moveTop, takeOut } from '../force/piles';
import { riders } from './leave';
import type { Way } from './owed';
import type { BattleState, Move } from './state';

/** Where Force is taken from first if nobody chooses. */
const USUAL_ORDER: readonly LoseFrom[] = ['reserve', 'used', 'force', 'hand'];

/**
 * The single moves that make up a way: its forfeits in their order, riders jumping off, then its Force from these
 * places, each as long as it lasts.
 */
// swccg/death-star-ii/battle#damage-segment
export function carryOut(
  state: BattleState,
  player: Side,
  way: Way,
  from: readonly LoseFrom[] = USUAL_ORDER,
): Move[] {
  const gone = new Set<string>();
  const moves = way.forfeits.map((card): Move => {
    const jumping = riders(state, card).filter((rider) => !gone.has(rider));
    gone.add(card);
    return { type: 'forfeit', player, card, ...(jumping.length > 0 && { jumping }) };
  });
  let piles = state.piles[player];
  for (let left = way.force; left > 0; left--) {
    const source = from.find((pile) => piles[pile].length > 0);
    if (!source) break;
    const [card] = piles[source];
    if (source === 'hand' && card !== undefined) {
      moves.push({ type: 'lose', player, from: 'hand', card });
      piles = takeOut(piles, 'hand', card);
    } else {
      moves.push({ type: 'lose', player, from: source });
      piles = moveTop(piles, source, 'lost');
    }
  }
  return moves;
}
