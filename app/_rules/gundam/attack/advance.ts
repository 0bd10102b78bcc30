import { allHavePassed, openActionStep } from './actions';
import { goOn } from './attacking';
import { buryBeaten, dealBattleDamage } from './damage';
import { recover } from './effects';
import type { Lasts } from './facts';
import { resolveByItself } from './pending';
import { hasTurn, isOut, sideAfter } from './sides';
import { setBattle, setUnit, stackTriggered, type Table } from './table';
import { keywordsOf } from './values';

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
  if (state.revealing.length > 0) return false;
  if (state.pending.length > 0) return resolveByItself(table);
  if (state.opportunity) return actionStepEnds(table);
  if (state.battle) return nextStep(table);
  if (state.phase === 'main') return false;
  if (state.phase === 'end') endTurn(table);
  else closeTurn(table);
  return true;
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

function cease(table: Table, lasts: readonly Lasts[]): void {
  for (const { id, gains } of table.state.units) {
    if (gains.length === 0 || !gains.some((gain) => lasts.includes(gain.lasts))) continue;
    setUnit(
      table,
      id,
      'gains',
      gains.filter((gain) => !lasts.includes(gain.lasts)),
    );
  }
}

/** Repair works at the end of its player's turn; then what lasts for the turn ceases. */
// gundam/rulebook/turn#end-phase
function endTurn(table: Table): void {
  const { state } = table;
  for (const { id, owner, damage } of state.units)
    if (damage > 0 && hasTurn(state, owner)) recover(table, id, keywordsOf(state, id).repair ?? 0);
  cease(table, ['battle', 'turn']);
  state.phase = 'over';
}

function closeTurn({ state, log }: Table): void {
  state.over = { reason: 'turn' };
  log.tell('turn-over', {});
}
