import { endStepAfter } from '../moments';
import type { Lasts } from '../printed/schema';
import { allHavePassed, openActionStep } from './actions';
import { goOn } from './attacking';
import { beginTurn } from './begin-turn';
import { endOfTurnEffects, handLimit } from './course';
import { buryBeaten, dealBattleDamage } from './damage';
import { resolveByItself } from './pending';
import { isOut, sideAfter } from './sides';
import type { Course } from './state';
import { setBattle, setUnit, stackTriggered, type Table } from './table';
import { goOnWithText } from './text';

/** Goes on until somebody has to decide something. */
export function advance(table: Table): void {
  while (!table.state.over && goesOn(table));
}

function goesOn(table: Table): boolean {
  const { state } = table;
  // whatever left a Unit without HP, a bonus that has ended among others
  if (buryBeaten(table)) {
    stackTriggered(table);
    return true;
  }
  if (state.due) return false;
  if (state.resolving) {
    goOnWithText(table);
    return true;
  }
  if (state.revealing.length > 0) return false;
  if (state.pending.length > 0) return resolveByItself(table);
  if (state.opportunity) return actionStepEnds(table);
  if (state.battle) return nextStep(table);
  if (state.course) return state.phase === 'end' && nextEndStep(table, state.course);
  if (state.phase === 'main') return false;
  if (state.phase === 'end') endTurn(table);
  else if (!cease(table, ['battle', 'turn'])) closeTurn(table);
  return true;
}

/** The steps of the end phase after the action step, in their order; then the next turn. */
// gundam/end-phase
function nextEndStep(table: Table, course: Course): boolean {
  const { state } = table;
  const endStep = endStepAfter(course.endStep);
  if (endStep) state.course = { ...course, endStep };
  if (endStep === 'abilities') endOfTurnEffects(table);
  else if (endStep === 'cease') cease(table, ['battle', 'turn']);
  else if (endStep === 'hand' || course.endStep === 'hand') {
    if (!handLimit(table)) turnOver(table, course);
  }
  return true;
}

/** The next turn begins, unless the play was set up to stop here. */
function turnOver(table: Table, course: Course): void {
  const { state } = table;
  if (course.turn === course.last) closeTurn(table);
  else beginTurn(table, sideAfter(state, state.turn));
}

// gundam/rulebook/attack#action-step
function actionStepEnds(table: Table): boolean {
  const { state } = table;
  if (state.opportunity && isOut(state, state.opportunity.side))
    state.opportunity = { ...state.opportunity, side: sideAfter(state, state.opportunity.side) };
  if (!allHavePassed(state)) return false;
  state.opportunity = null;
  if (state.battle) goOn(table, 'damage');
  return true;
}

// gundam/rulebook/attack
function nextStep(table: Table): boolean {
  const { battle } = table.state;
  switch (battle?.step) {
    case 'attack':
      goOn(table, 'block');
      return true;
    case 'action':
      openActionStep(table);
      return true;
    case 'damage':
      if (battle.dealt) goOn(table, 'end');
      else {
        setBattle(table, 'dealt', true);
        dealBattleDamage(table);
        stackTriggered(table);
      }
      return true;
    case 'end':
      endBattle(table);
      return true;
    default:
      return false;
  }
}

/** What lasts "during this battle" ceases, and the attack is over. */
// gundam/rulebook/attack#battle-end-step
function endBattle(table: Table): void {
  table.state.battle = null;
  table.log.tell('battle-ended', {});
  cease(table, ['battle']);
}

/** Whether anything ceased. */
function cease(table: Table, lasts: readonly Lasts[]): boolean {
  let ceased = false;
  for (const { id, gains } of table.state.units) {
    if (gains.length === 0 || !gains.some((gain) => lasts.includes(gain.lasts))) continue;
    ceased = true;
    setUnit(
      table,
      id,
      'gains',
      gains.filter((gain) => !lasts.includes(gain.lasts)),
    );
  }
  return ceased;
}

/** The end of a turn that no other follows: what works then does so, and what lasts for the turn ceases after it. */
// gundam/rulebook/turn#end-phase
function endTurn(table: Table): void {
  endOfTurnEffects(table);
  table.state.phase = 'over';
}

function closeTurn({ state, log }: Table): void {
  state.over = { reason: 'turn' };
  log.tell('turn-over', {});
}
