import { otherSide, SIDES, type Side } from '../../../core/sides';
import { withAttempt } from '../change';
import { Log } from '../events';
import { battleCardsIn } from '../fleet';
import { goOn } from '../outcome';
import type { Attempt, EvacuationState } from '../state';

/** So many turns are played on from a table that was laid out. */
const TURNS_ON = 4;

/** Puts right what a change by hand has left without meaning, and goes on to what somebody has to do. */
export function settle(state: EvacuationState): EvacuationState {
  const { over: _, owed, ...open } = state;
  const owing = owed && state.players[owed.player].deck.cards.length > 0 ? { owed } : {};
  const turns = Math.max(state.turns, state.turnNumber + TURNS_ON);
  const next: EvacuationState = { ...open, ...owing, turns };
  const broke = SIDES.find((side) => next.players[side].deck.cards.length === 0);
  if (broke) return { ...next, over: { reason: 'deck', winner: otherSide(broke) } };
  return next.attempt ? goOn(withPlans(next, next.attempt), new Log()) : next;
}

/** Nobody owes more Battle cards to a plan than the hand has; with both plans ready the fights begin. */
function withPlans(state: EvacuationState, attempt: Attempt): EvacuationState {
  if (attempt.stage !== 'plan') return state;
  const slipped = {
    light: battleCardsIn(state, attempt.plans.light).length,
    dark: battleCardsIn(state, attempt.plans.dark).length,
  };
  const most = (side: Side): number => slipped[side] + battleCardsIn(state, state.players[side].hand).length;
  const count = (side: Side): number =>
    Math.max(slipped[side], Math.min(attempt.declared[side] ?? 0, most(side)));
  const declared = { light: count('light'), dark: count('dark') };
  const isReady = SIDES.every((side) => attempt.ships[side].length === 0 && slipped[side] === declared[side]);
  return withAttempt(state, { slipped, declared, stage: isReady ? 'fight' : 'plan' });
}
