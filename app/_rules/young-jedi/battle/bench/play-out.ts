import type { Random } from '../../../core/seeded';
import { options } from '../options';
import { play } from '../simulator';
import type { BattleState, Move } from '../state';

const LONGEST = 500;
const LOW = 3;

/** Draws with equal chances; redraws a 3 or less; uses other texts but those that cost cards; takes the first of several. */
function moveOf(state: BattleState, random: Random): Move | undefined {
  const moves = options(state);
  const { waiting } = state;
  if (waiting?.for === 'draw') return moves[random(moves.length)];
  const decline = moves.find(({ type }) => type === 'decline');
  if (waiting?.for === 'tie') return decline;
  if (waiting?.for === 'redraw') {
    const last = state.fight?.drawn[waiting.player].at(-1)?.value ?? 0;
    return last > LOW ? decline : moves[0];
  }
  return moves[0];
}

/** Plays on by simple players, to the end of a fight or of the battle. */
export function playedOut(
  from: BattleState,
  random: Random,
  isEnd: (state: BattleState) => boolean,
): BattleState {
  let state = from;
  for (let i = 0; i < LONGEST && !state.over && !isEnd(state); i++) {
    const move = moveOf(state, random);
    const step = move && play(state, move);
    if (!step?.ok) break;
    state = step.state;
  }
  return state;
}
