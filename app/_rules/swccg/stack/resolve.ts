import { settleDebts } from '../field/damage';
import { joinFight, withoutPresence } from '../field/fight';
import { endFight } from '../field/verbs';
import { awaited } from './awaited';
import { compareTotals, enterSegment, openSegment, recount } from './battle';
import { isOpenToResponses } from './consider';
import { perform } from './effects';
import { ofAction, trigger } from './happenings';
import { waitsForJust } from './just';
import { carryOut, hasNothingToLose } from './parts';
import { drawnBy } from './reach';
import { leave, openResponses, stack } from './stack';
import { type Action, dueNow, printOf, textOf, topmost } from './state';
import { hasLifeForce, type Table, tell } from './table';
import { countUse } from './uses';

/** Plays on as long as nobody has a choice. */
export function playOn(table: Table): void {
  const { state } = table;
  while (!state.over) {
    noteDefeat(table);
    if (state.released) return;
    const due = dueNow(state).length;
    if (due > 1) return;
    // swccg/automatic-actions: before "just" actions, whatever is topmost
    if (due === 1) {
      initiateDue(table, 0);
      continue;
    }
    const top = topmost(state);
    if (!top) return;
    if (endsHere(table, top)) continue;
    if (top.step !== 'responses' && waitsForJust(table, top, isOpenToResponses)) return;
    if (top.step === 'initiation') {
      if (!initiate(table, top)) return;
    } else if (top.step === 'responses') {
      // a part that nobody can respond to is not waited for, unless the setup wants it so
      const aside = top.manner === 'part' || top.manner === 'automatic';
      if (!aside || state.patient || isOpenToResponses(state)) return;
      enterResult(table, top);
    } else if (!resolve(table, top)) return;
  }
}

/** In a whole play, a battle in which a player has no presence left, or that a card ends, goes no further. */
// swccg/battle#ending-early, swccg/react#consequences
function endsHere(table: Table, top: Action): boolean {
  if (!top.battle?.fight) return false;
  if (top.battle.segment === 'weapons') joinFight(table, top);
  const gone = top.ending ? undefined : withoutPresence(table.state, top);
  if (!top.ending && gone === undefined) return false;
  if (gone !== undefined) tell(table, 'ended-early', { player: gone });
  else tell(table, 'battle-ended', { location: placeTitle(table, top) });
  endFight(table, top);
  const over = ofAction('cancelled', top);
  leave(table, 'void');
  trigger(table, over);
  return true;
}

const placeTitle = ({ state }: Table, { at = '' }: Action): string =>
  Object.hasOwn(state.cards, at) ? printOf(state, at).title : at;

/** A player whose Life Force is exhausted has lost, whatever may still be retrieved. swccg/death-star-ii/ending#victory */
function noteDefeat(table: Table): void {
  const { state, alive } = table;
  if (state.defeated !== undefined) return;
  const defeated = alive.find((side) => !hasLifeForce(state, side));
  if (defeated === undefined) return;
  state.defeated = defeated;
  tell(table, 'defeated', { side: defeated });
}

/** An automatic action, of those that come next, initiates by itself. */
export function initiateDue(table: Table, index: number): void {
  const { state } = table;
  const due = dueNow(state)[index];
  if (!due) return;
  state.due = state.due.filter((other) => other !== due);
  const { by, name, card, text, effects } = due;
  if (card !== undefined && text !== undefined) countUse(state, card, text);
  stack(table, {
    name,
    type: 'automatic',
    by,
    manner: 'automatic',
    effects,
    ...(card === undefined ? {} : { card, kind: printOf(state, card).kind }),
    ...(text === undefined ? {} : { text }),
  });
  tell(table, 'automatic', { action: name, side: by });
}

/** Step 1c goes on, or the action is initiated. */
function initiate(table: Table, action: Action): boolean {
  const { state } = table;
  if (action.type === 'draw-destiny') {
    // swccg/about-to-draw#not-modified: what takes the place of a draw is not drawn, and nobody responds to it
    if (action.value !== undefined) {
      leave(table, 'completed');
      return true;
    }
    if (state.piles[action.by].reserve.length > 0) return false;
    // swccg/empty-deck-or-pile#still-allowed: the draw fails
    tell(table, 'destiny-failed', { side: action.by });
    leave(table, 'void');
    return true;
  }
  const [next] = action.todo;
  if (!next) {
    openResponses(table, action);
    return true;
  }
  const drawn = next.do === 'use' && next.count === 'drawn';
  if (drawn && (action.failed || drawnBy(action) > state.piles[action.by].force.length)) {
    // swccg/nabrun-leids: what a destiny sets and is not paid makes the Interrupt lost
    tell(table, 'unpaid', { action: action.name, need: action.failed ? '?' : drawnBy(action) });
    leave(table, 'unpaid');
    return true;
  }
  perform(table, action);
  return true;
}

/** Step 3 begins: from now on nobody responds to the action. swccg/actions-step-3 */
export function enterResult(table: Table, action: Action): void {
  const { state } = table;
  action.step = 'result';
  action.happened = [];
  action.drawn = [];
  if (action.failed) action.failed = false;
  state.opportunity = action.by;
  state.passes = 0;
  state.just = [];
  if (action.manner !== 'part') tell(table, 'result', { action: action.name });
  if (action.battle) {
    enterSegment(table, action, 'weapons');
    return;
  }
  if (action.manner !== 'part' && action.card !== undefined && action.text !== undefined) {
    action.todo = textOf(state, action.card, action.text).result;
  } else {
    action.todo = action.effects ?? [];
  }
  if (action.todo.length === 0) carryOut(table, action);
}

/** Step 3 goes on; `false` if it waits for a player. */
function resolve(table: Table, action: Action): boolean {
  const { state } = table;
  if (action.type === 'lose-force' && (action.amount ?? 0) > 0) {
    if (!hasNothingToLose(state, action)) return false;
    tell(table, 'nothing-left', { side: action.by, pile: 'reserve' });
    action.amount = 0;
    return true;
  }
  if (action.todo[0]?.do === 'satisfy') {
    if (!settleDebts(table, action)) return false;
    action.todo = [];
    return true;
  }
  if (awaited(state)) return false;
  if (action.todo.length > 0) {
    perform(table, action);
    return true;
  }
  if (action.battle) {
    if (action.battle.open) {
      recount(table, action);
      return false;
    }
    if (action.battle.segment === 'power' && action.battle.damage === undefined) compareTotals(table, action);
    else openSegment(table, action);
    return true;
  }
  leave(table, 'completed');
  return true;
}
