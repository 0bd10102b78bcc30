import { otherSide, SIDES, type Side } from '../../core/sides';
import { totalPower } from '../battle/power';
import { ableToBattle, presenceInBattle } from '../battle/where';
import { type Action, battleOf, type CardId, printOf, type State, textOf } from '../stack/state';
import { type Table, tell } from '../stack/table';
import { addedToTotalDestiny } from './counted';
import { fightersIn } from './fighters';
import { drainersAt } from './presence';
import { involvedIn } from './reacted';
import type { Field, Fight } from './state';
import { bareView, eachSide, viewOf } from './view';

const none = (): Record<Side, number> => ({ light: 0, dark: 0 });

export const newFight = (participants: CardId[]): Fight => ({
  participants,
  excluded: [],
  hit: [],
  fired: [],
  worth: [],
  granted: [],
  power: [],
  completed: none(),
  powerOnly: none(),
  attritionOnly: none(),
  drawsForPower: none(),
  drawsForAttrition: none(),
  attrition: none(),
  finished: [],
});

/** The fight of a battle of a whole play. */
export function fightOf(action: Action | undefined): Fight | undefined {
  return action?.battle?.fight;
}

/** Changes the fight of a battle. */
export function changeFight(action: Action, change: Partial<Fight>): void {
  if (action.battle?.fight)
    action.battle = { ...action.battle, fight: { ...action.battle.fight, ...change } };
}

export function changeField(state: State, change: Partial<Field>): void {
  if (state.field) state.field = { ...state.field, ...change };
}

/** What counts from the moment an action is initiated, even if it is cancelled. */
// swccg/participating-in-battle#from-initiation, swccg/force-drain#procedure, swccg/death-star-ii/moving#moves-per-turn
export function noteInitiation(state: State, action: Action): void {
  const { field } = state;
  if (!field) return;
  const { at } = action;
  if (action.battle && at !== undefined) {
    const able = ableToBattle(bareView(state), at);
    action.battle = { ...action.battle, fight: newFight(able) };
    changeField(state, { battled: [...field.battled, at], fought: [...field.fought, ...able] });
  }
  if (action.type === 'force-drain' && at !== undefined)
    changeField(state, {
      drained: [...field.drained, at],
      drainers: [...field.drainers, ...drainersAt(state, action.by, at)],
    });
  if (action.type === 'react')
    changeField(state, { reacted: [...field.reacted, ...involvedIn(state, action)] });
  if (action.type === 'activate-force') changeField(state, { activated: field.activated + 1 });
  const { card = [], cards = [] } = action.targets;
  if (action.type === 'move' && !isUnlimited(state, action))
    changeField(state, { moved: [...field.moved, ...card, ...cards] });
}

// swccg/movement#unlimited
const isUnlimited = (state: State, { card, text }: Action): boolean =>
  card !== undefined && text !== undefined && textOf(state, card, text).unlimited === true;

/** Reinforcements are in the battle from now on: when the weapons segment opens, and whenever somebody comes in it. */
// swccg/react#consequences
export function joinFight(table: Table, action: Action): void {
  const { state } = table;
  const fight = fightOf(action);
  if (!fight || !state.field) return;
  const participants = fightersIn(action, bareView(state));
  const joined = participants.filter((id) => !fight.participants.includes(id));
  if (joined.length === 0 && action.battle?.segment === 'weapons') return;
  changeFight(action, { participants });
  changeField(state, { fought: [...state.field.fought, ...joined] });
  for (const id of joined) tell(table, 'joined', { card: printOf(state, id).title });
}

/** Whether there is attrition against a player, be it 0. */
// swccg/attrition#what-changes-it
export const hasAttrition = ({ completed, debts }: Fight, side: Side): boolean =>
  debts ? debts[side].attrition !== undefined : completed[otherSide(side)] > 0;

/** What texts make in the damage segment of what is owed already. */
export function changeDebts(
  action: Action,
  { damage, attrition }: { damage?: number; attrition?: { side: Side; add: number } },
): void {
  const debts = fightOf(action)?.debts;
  const winner = action.battle?.winner;
  if (!debts) return;
  const next = { ...debts };
  if (damage !== undefined && winner) {
    const loser = otherSide(winner);
    next[loser] = { ...next[loser], damage };
  }
  if (attrition) {
    const { side, add } = attrition;
    next[side] = { ...next[side], attrition: Math.max(0, (next[side].attrition ?? 0) + add) };
  }
  changeFight(action, { debts: next });
}

/** A destiny of the power segment counts: for power and attrition, or for one of the two only. */
// swccg/battle-destiny#not-battle-destiny
export function countDestiny(action: Action, side: Side, purpose: string | undefined, value: number): void {
  const fight = fightOf(action);
  if (!fight) return;
  const plus = (sums: Record<Side, number>, add: number) => ({ ...sums, [side]: sums[side] + add });
  if (purpose === 'battle') changeFight(action, { completed: plus(fight.completed, 1) });
  if (purpose === 'power') changeFight(action, { powerOnly: plus(fight.powerOnly, value) });
  if (purpose === 'attrition') changeFight(action, { attritionOnly: plus(fight.attritionOnly, value) });
}

/** What each side's total comes to: its cards, what texts add, its destinies. */
// swccg/death-star-ii/battle#power-segment
export function totalsOf(state: State, action: Action): Record<Side, number> {
  const view = viewOf(state);
  const fight = fightOf(action);
  return eachSide(
    (side) => totalPower(view, side) + battleDestinyOf(state, action, side) + (fight?.powerOnly[side] ?? 0),
  );
}

/** A side's total battle destiny: what is added to the total counts once, if there is a destiny, and the least is 0. */
// swccg/modifiers#each-draw-or-total, swccg/destiny-draw#steps
export function battleDestinyOf(state: State, action: Action, side: Side): number {
  const { battle } = action;
  if (!battle) return 0;
  const { fight, drawn } = battle;
  if (!fight || fight.completed[side] === 0) return drawn[side];
  const added = (fight.totalDestiny?.[side] ?? 0) + addedToTotalDestiny(state, action, viewOf(state), side);
  return Math.max(0, drawn[side] + added);
}

/** Who has no presence left in a battle that has not come to its power segment. */
// swccg/battle#ending-early
export function withoutPresence(state: State, action: Action): Side | undefined {
  const segment = action.battle?.segment;
  if (!fightOf(action) || action.step === 'initiation' || (segment !== undefined && segment !== 'weapons'))
    return undefined;
  const view = viewOf(state);
  return SIDES.find((side) => presenceInBattle(view, side) < 1);
}

/** Whoever is taken or goes undercover has left the battle, and does not come back to it later. */
export function leaveFight(state: State, id: CardId): void {
  const battle = battleOf(state);
  const fight = fightOf(battle);
  if (!battle || !fight) return;
  const others = (ids: CardId[]) => ids.filter((other) => other !== id);
  changeFight(battle, { participants: others(fight.participants), hit: others(fight.hit) });
}
