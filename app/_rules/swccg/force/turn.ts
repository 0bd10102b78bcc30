import { DARK_FIRST, otherSide, type Side } from '../../core/sides';
import type { Log } from './events';
import { lifeForce, recirculate } from './piles';
import { type ForceState, type Moment, PERSONAL_FORCE, PHASES } from './state';

/** As much Force as icons on the player's side of all locations, plus 1. */
// swccg/death-star-ii/turn#activate-phase
export function activationOf(state: Pick<ForceState, 'locations'>, side: Side): number {
  let icons = PERSONAL_FORCE;
  for (const location of state.locations) icons += location.icons[side];
  return icons;
}

/** As much as the icons on the loser's side, with what cards add or take off. */
// swccg/force-drain#procedure
export const drainOf = (icons: number, bonus = 0): number => Math.max(0, icons + bonus);

const nextMoment = (phase: Moment): Moment =>
  phase === 'end' ? 'activate' : (PHASES[PHASES.indexOf(phase) + 1] ?? 'end');

/** Two passes in a row: the turn goes on to its next phase, after the last to its end. */
// swccg/actions-taking-turns#passing
export function nextPhase(state: ForceState, log: Log): ForceState {
  const phase = nextMoment(state.phase);
  log.tell('phase', { player: state.turn, phase });
  return { ...state, phase, opportunity: state.turn, passes: 0 };
}

/** Puts a Used Pile under its Reserve Deck; when both players have, the next turn begins. */
// swccg/death-star-ii/ending#end-of-turn
export function recirculateFor(state: ForceState, side: Side, log: Log): ForceState {
  log.tell('recirculated', { player: side, count: state.piles[side].used.length });
  const next: ForceState = {
    ...state,
    piles: { ...state.piles, [side]: recirculate(state.piles[side]) },
    recirculated: [...state.recirculated, side],
  };
  return next.recirculated.length === DARK_FIRST.length ? nextTurn(next, log) : next;
}

// swccg/death-star-ii/turn#turn
function nextTurn(state: ForceState, log: Log): ForceState {
  if (state.turnNumber >= state.lastTurn) {
    log.tell('stopped', { turns: state.turnNumber });
    return { ...state, over: { reason: 'turns' } };
  }
  const turn = otherSide(state.turn);
  log.tell('turn', { player: turn, number: state.turnNumber + 1 });
  log.tell('phase', { player: turn, phase: 'activate' });
  return {
    ...state,
    turn,
    turnNumber: state.turnNumber + 1,
    phase: 'activate',
    opportunity: turn,
    passes: 0,
    activated: 0,
    drained: [],
    battled: [],
    moved: [],
    recirculated: [],
  };
}

/** The game ends at once when a player's Life Force is exhausted. */
// swccg/death-star-ii/ending#victory
export function endIfDefeated(state: ForceState, log: Log): ForceState {
  if (state.over) return state;
  const defeated = DARK_FIRST.find((side) => lifeForce(state.piles[side]) === 0);
  if (!defeated) return state;
  log.tell('defeated', { player: defeated });
  return { ...state, due: null, over: { reason: 'defeat', defeated } };
}
