import type { Random } from '../../../core/seeded';
import { options } from '../options';
import { play } from '../simulator';
import type { EvacuationState, Move } from '../state';

const LONGEST = 400;

/** Intercepts whenever it can be, declares no Battle card, plans at random, and draws with equal chances. */
function moveOf(state: EvacuationState, random: Random): Move | undefined {
  const moves = options(state);
  const of = (type: Move['type']): Move[] => moves.filter((move) => move.type === type);
  const [intercept] = of('intercept');
  if (intercept) return intercept;
  const [none] = of('declare');
  if (none) return none;
  const others = moves.filter(({ type }) => type !== 'deploy');
  return others[random(others.length)];
}

/** An attempt under way, played to its end by simple players. */
export function evacuatedOut(from: EvacuationState, random: Random): EvacuationState {
  let state = from;
  for (let i = 0; i < LONGEST && !state.over && (state.attempt || state.owed); i++) {
    const move = moveOf(state, random);
    const step = move && play(state, move);
    if (!step?.ok) break;
    state = step.state;
  }
  return state;
}
