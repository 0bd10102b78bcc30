import { DARK_FIRST, otherSide, SIDES, type Side } from '../../core/sides';
import {
  attritionLeft,
  attritionOf,
  damageLeft,
  forfeitValue,
  hasMoreToLose,
  immunityOf,
  lessened,
  newDebt,
  owedBy,
  surveyWaysFor,
  whyNotForfeit,
  whyNotJump,
  whyNotLose,
} from '../battle/damage';
import { riders } from '../battle/leave';
import { someOf } from '../battle/options';
import { type Survey, whatIsLeft } from '../battle/owed';
import type { Debt } from '../battle/state';
import { inBattle } from '../battle/where';
import type { LoseFrom } from '../force/piles';
import { leaveTogether } from '../stack/leaving';
import { loseCard } from '../stack/parts';
import { type Refusal, refuse } from '../stack/refusals';
import { hasTextFor } from '../stack/roster';
import { type Action, battleOf, type CardId, printOf, type State } from '../stack/state';
import { type Table, tell } from '../stack/table';
import { battleDestinyOf, changeFight, fightOf } from './fight';
import { eachSide, viewOf } from './view';

/** The damage segment begins: what each side owes, and whom attrition does not reach, is fixed. */
// swccg/death-star-ii/battle#damage-segment, swccg/when-a-value-is-fixed#battle
export function openDebts(table: Table, action: Action, given?: Record<Side, Debt>): void {
  const fight = fightOf(action);
  const { battle } = action;
  if (!fight || !battle) return;
  const view = viewOf(table.state);
  const immune: Record<CardId, number> = {};
  for (const id of view.battle?.participants ?? []) {
    const below = immunityOf(view, id) ?? view.battle?.immunity?.[id];
    if (below !== undefined) immune[id] = below;
  }
  const attritionOn = (side: Side): number | undefined => {
    const by = otherSide(side);
    const total = battleDestinyOf(table.state, action, by) + fight.attritionOnly[by] + fight.attrition[side];
    return attritionOf(fight.completed[by], total);
  };
  const damageOn = (side: Side): number => (battle.winner === otherSide(side) ? (battle.damage ?? 0) : 0);
  const debts = given ?? eachSide((side) => newDebt(damageOn(side), attritionOn(side)));
  for (const player of SIDES) {
    const { attrition, damage } = debts[player];
    if (attrition === undefined) tell(table, 'no-attrition', { player });
    else tell(table, 'attrition', { player, amount: attrition });
    if (damage > 0) tell(table, 'damage', { player, amount: damage });
  }
  changeFight(action, { immune, debts });
  // swccg/death-star-ii/battle#damage-segment: texts for this segment are used before anything is lost
  action.todo = hasTextFor(table.state, 'damage') ? [] : [{ do: 'satisfy' }];
}

/** The players have used their texts: now they satisfy what they owe. Whether there was anything to wait for. */
export function beginToPay(action: Action): boolean {
  const fight = fightOf(action);
  if (action.battle?.segment !== 'damage' || !fight?.debts || fight.finished.length === SIDES.length)
    return false;
  const { open: _, ...battle } = action.battle;
  action.battle = battle;
  action.todo = [{ do: 'satisfy' }];
  return true;
}

/** Whose debts of the battle under way are still open, the player whose turn it is first. */
export function owing(state: State): Side[] {
  const fight = fightOf(battleOf(state));
  if (!fight?.debts) return [];
  return [state.turn, otherSide(state.turn)].filter((side) => !fight.finished.includes(side));
}

/** Whoever has nothing left to lose to the battle is done. Whether both are. */
// swccg/death-star-ii/battle#damage-segment
export function settleDebts(table: Table, action: Action): boolean {
  const { state } = table;
  for (const player of DARK_FIRST) {
    const fight = fightOf(action);
    if (!fight?.debts || fight.finished.includes(player) || hasMoreToLose(viewOf(state), player)) continue;
    declareDone(table, action, player);
  }
  return fightOf(action)?.finished.length === SIDES.length;
}

function declareDone(table: Table, action: Action, player: Side): void {
  const fight = fightOf(action);
  const debt = fight?.debts?.[player];
  if (!fight || !debt) return;
  if (attritionLeft(debt) > 0) tell(table, 'remainder-ignored', { player, amount: attritionLeft(debt) });
  tell(table, 'finished', { player });
  changeFight(action, { finished: [...fight.finished, player] });
}

function pay(action: Action, player: Side, attrition: number, damage: number): void {
  const debts = fightOf(action)?.debts;
  if (!debts) return;
  changeFight(action, { debts: { ...debts, [player]: lessened(debts[player], attrition, damage) } });
}

export function mayForfeit(
  state: State,
  player: Side,
  id: CardId,
  jumping?: readonly CardId[],
): Refusal | undefined {
  const view = viewOf(state);
  const refusal = whyNotForfeit(view, player, id) as Refusal | undefined;
  if (refusal || jumping === undefined) return refusal;
  const named = whyNotJump(view, id, jumping) as Refusal | undefined;
  // that all jump off is what a move without names says
  return named ?? (jumping.length === riders(view, id).length ? refuse('wrong-riders') : undefined);
}

/** The choices of riders who jump off a card that is forfeited, other than all of them. */
// swccg/leaves-table
export function whoMayJump(state: State, id: CardId): CardId[][] {
  const able = riders(viewOf(state), id);
  return able.length === 0 ? [] : someOf(able).filter((some) => some.length < able.length);
}

/** Whether battle damage of this player's is not satisfied yet. */
// swccg/death-star-ii/battle#battle-damage
export function owesDamage(state: State, player: Side): boolean {
  const debt = fightOf(battleOf(state))?.debts?.[player];
  return debt !== undefined && damageLeft(debt) > 0;
}

/** Whether this player has a card that may be forfeited now. */
export const hasToForfeit = (state: State, player: Side): boolean => {
  const view = viewOf(state);
  return inBattle(view, player).some((id) => !whyNotForfeit(view, player, id));
};

/** Whether this player still has battle damage to pay in Force. */
export function mayLose(state: State, player: Side): Refusal | undefined {
  const refusal = whyNotLose(viewOf(state), player, 'reserve', undefined);
  return refusal?.code === 'pile-empty' ? undefined : (refusal as Refusal | undefined);
}

// swccg/death-star-ii/battle#damage-segment
export const mayFinish = (state: State, player: Side): Refusal | undefined =>
  whatIsLeft(owedBy(viewOf(state), player), new Set(), 0, 0) as Refusal | undefined;

/** A card counts toward attrition and battle damage at once, and leaves with what is on it or aboard it. */
// swccg/forfeit
export function forfeit(
  table: Table,
  action: Action,
  player: Side,
  id: CardId,
  jumping?: readonly CardId[],
): void {
  const { state } = table;
  const staying = jumping ? riders(viewOf(state), id).filter((rider) => !jumping.includes(rider)) : [];
  const value = forfeitValue(viewOf(state), id);
  tell(table, 'forfeited', { player, card: printOf(state, id).title, value });
  pay(action, player, value, value);
  // whoever forfeits does it, not whoever initiated the battle
  leaveTogether(table, [id], 'lost', { ...action, by: player }, false, 'forfeited', staying);
}

// swccg/death-star-ii/battle#battle-damage
export function loseToDamage(
  table: Table,
  action: Action,
  player: Side,
  from: LoseFrom,
  card?: CardId,
): void {
  pay(action, player, 0, 1);
  const debt = fightOf(action)?.debts?.[player];
  loseCard(table, player, from, card, debt ? damageLeft(debt) : 0);
}

export const finish = declareDone;

/** The smallest ways in which this player can settle what is owed. */
export const waysOutOf = (state: State, side: Side): Survey =>
  !state.over && owing(state).includes(side) ? surveyWaysFor(viewOf(state), side) : { ways: [], more: false };
