import { otherSide, type Side } from '../../core/sides';
import { beginToPay } from '../field/damage';
import { awaited } from './awaited';
import { enterSegment, nextSegment } from './battle';
import { whoOwes } from './consider';
import { legalMoves, remember } from './options';
import { enterResult, playOn } from './resolve';
import { leave } from './stack';
import { type State, topmost } from './state';
import { type Table, tell } from './table';
import { nextPhase } from './turn';

/** Plays on as long as nobody has a choice; a player who is defeated has none any more. */
export function advance(table: Table): void {
  const { state } = table;
  playOn(table);
  // in a whole play, whoever could do nothing but pass is taken to pass
  while (state.defeated === undefined && mayBePassed(state)) {
    const moves = legalMoves(state);
    if (moves.length > 1 || state.owes) {
      remember(state, moves);
      return;
    }
    if (state.passes === 0) passFirst(state);
    else twoPasses(table);
    playOn(table);
  }
  if (state.defeated !== undefined) state.over = true;
}

const mayBePassed = (state: State): boolean =>
  state.field !== undefined && !state.patient && !state.over && !state.announced && !awaited(state);

/** The first of two passes in a row. swccg/actions-taking-turns#passing */
export function passFirst(state: State): void {
  state.passes = 1;
  state.opportunity = otherSide(state.opportunity);
}

/** The second pass in a row: what was waited for goes on. swccg/actions-taking-turns#passing */
export function twoPasses(table: Table): void {
  const { state } = table;
  const top = topmost(state);
  state.passes = 0;
  const owes = !top || top.battle?.open ? whoOwes(state) : undefined;
  if (owes) owe(table, owes);
  else if (!top) nextPhase(table);
  else if (top.step === 'responses') enterResult(table, top);
  else {
    state.just = [];
    const next = top.battle?.open && nextSegment(top.battle);
    if (next) enterSegment(table, top, next);
    else if (top.battle?.open && !beginToPay(top)) leave(table, 'completed');
  }
}

/** Nobody passes over what is mandatory. */
// swccg/automatic-actions#not-a-choice
function owe(table: Table, side: Side): void {
  table.state.just = [];
  table.state.owes = side;
  table.state.opportunity = side;
  tell(table, 'mandatory', { side });
}
