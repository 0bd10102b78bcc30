import { otherSide, SIDES } from '../../core/sides';
import { changeField } from '../field/fight';
import { generationOf } from '../field/presence';
import { isOpenToResponses } from './consider';
import { happen } from './happenings';
import { legalMoves } from './options';
import type { State } from './state';
import { recirculateFor, type Table, tell } from './table';
import { PHASES } from './timing';

/** Both passed and nothing is on the stack: the turn goes on to its next phase. swccg/actions-taking-turns#passing */
export function nextPhase(table: Table): void {
  const { state } = table;
  do {
    const next = PHASES[PHASES.indexOf(state.phase) + 1];
    if (next) state.phase = next;
    else if (state.turns > 0) nextTurn(table);
    else {
      state.over = true;
      tell(table, 'over');
      return;
    }
    if (state.phase === 'activate') countGeneration(state);
    // swccg/end-of-turn: first both recirculate
    if (state.phase === 'end') for (const side of SIDES) recirculateFor(table, side);
    state.opportunity = state.turn;
    state.passes = 0;
    state.just = [];
    happen(table, { what: 'phase', name: state.phase, by: state.turn });
  } while (isIdle(state));
  tell(table, 'phase', { phase: state.phase, side: state.turn });
}

function nextTurn(table: Table): void {
  const { state } = table;
  state.turns -= 1;
  state.turn = otherSide(state.turn);
  state.phase = 'start';
  state.played = {};
  state.uses = {};
  changeField(state, {
    activated: 0,
    drained: [],
    drainers: [],
    battled: [],
    fought: [],
    reacted: [],
    shooters: [],
    moved: [],
    kept: [],
  });
  countGeneration(state);
  tell(table, 'turn', { side: state.turn });
}

/** Totaled once what belongs to the start of the turn is over, and fixed from then on. */
// swccg/when-a-value-is-fixed#turn, swccg/start-of-turn
const countGeneration = (state: State): void =>
  changeField(state, { generation: state.field ? generationOf(state, state.turn) : 0 });

/** The start and the end of a turn are passed over when nobody has anything to do then. */
const isIdle = (state: State): boolean =>
  (state.phase === 'start' || state.phase === 'end') &&
  state.due.length === 0 &&
  !isOpenToResponses(state) &&
  legalMoves(state).length === 1;
