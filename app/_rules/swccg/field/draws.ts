import { otherSide, SIDES, type Side } from '../../core/sides';
import { abilityInBattle, battleDestiniesAllowed, battleDestiniesGiven, totalPower } from '../battle/power';
import type { Effect } from '../stack/schema';
import type { Action, State } from '../stack/state';
import { type Table, tell } from '../stack/table';
import { destiniesAdded } from './counted';
import { changeFight, fightOf } from './fight';
import { eachSide, viewOf } from './view';

/** What a destiny of the power segment counts for: for power and attrition, or for one of the two only. */
type Purpose = 'battle' | 'power' | 'attrition';

const whoIs = ({ by }: Action, side: Side): 'you' | 'opponent' => (side === by ? 'you' : 'opponent');

/** So many destinies of a side's, if there are any. */
function drawn(action: Action, side: Side, purpose: Purpose, count: number): Effect[] {
  if (count <= 0) return [];
  const who = whoIs(action, side);
  const draws: Effect = { do: 'draw', who, count, purpose, ...(purpose === 'battle' && { may: true }) };
  if (purpose !== 'attrition') return [draws];
  // swccg/attrition#what-changes-it: nothing is added to attrition that does not exist
  return [{ do: 'if', test: { attrition: who === 'you' ? 'opponent' : 'you' }, so: [draws] }];
}

/** The draws of the power segment: all of one player's, then all of the other's. */
// swccg/battle-destiny, swccg/destiny-draw#several-draws
export function destinyDraws(table: Table, action: Action): Effect[] {
  const fight = fightOf(action);
  if (!fight) return [];
  const view = viewOf(table.state);
  const more = {
    power: destiniesAdded(table.state, action, view, 'power'),
    attrition: destiniesAdded(table.state, action, view, 'attrition'),
  };
  for (const side of SIDES) tell(table, 'power-counted', { player: side, power: totalPower(view, side) });
  const beyondLimit = eachSide(
    (side) => battleDestiniesGiven(view, side) - battleDestiniesAllowed(view, side),
  );
  if (beyondLimit.light + beyondLimit.dark > 0) changeFight(action, { beyondLimit });
  return [action.by, otherSide(action.by)].flatMap((side) => {
    const count = battleDestiniesAllowed(view, side);
    const ability = abilityInBattle(view, side);
    if (count > 0) tell(table, 'may-draw', { player: side, ability, draws: count });
    else tell(table, 'may-not-draw', { player: side, ability });
    return [
      ...drawn(action, side, 'battle', count),
      ...drawn(action, side, 'power', fight.drawsForPower[side] + more.power[side]),
      ...drawn(action, side, 'attrition', fight.drawsForAttrition[side] + more.attrition[side]),
    ];
  });
}

/** What took the place of a battle destiny does not count against a limit: one that the limit took is drawn after all. */
// swccg/about-to-draw#not-counted
export function drawsAfterSubstitute(action: Action, side: Side): Effect[] {
  const left = fightOf(action)?.beyondLimit;
  if (!left || left[side] === 0) return [];
  changeFight(action, { beyondLimit: { ...left, [side]: left[side] - 1 } });
  return drawn(action, side, 'battle', 1);
}

/** How many destinies a side has in the power segment, as far as texts that are used can still change it. */
const numbered = (state: State, action: Action, side: Side): Record<Purpose, number> => {
  const fight = fightOf(action);
  return {
    battle: battleDestiniesAllowed(viewOf(state), side),
    power: fight?.drawsForPower[side] ?? 0,
    attrition: fight?.drawsForAttrition[side] ?? 0,
  };
};

/** Changes how many destinies a side draws: while they are being drawn, or right after, there are more to draw, or fewer. */
// swccg/battle-destiny#drawing
export function changingDraws(state: State, action: Action, side: Side, change: () => void): void {
  if (!fightOf(action) || action.battle?.segment !== 'power') {
    change();
    return;
  }
  const before = numbered(state, action, side);
  const given = battleDestiniesGiven(viewOf(state), side);
  change();
  const after = numbered(state, action, side);
  for (const purpose of ['battle', 'power', 'attrition'] as const)
    action.todo = withDraws(action, side, purpose, after[purpose] - before[purpose]);
  const spared = battleDestiniesGiven(viewOf(state), side) - given - (after.battle - before.battle);
  const { beyondLimit = { light: 0, dark: 0 } } = fightOf(action) ?? {};
  if (spared !== 0)
    changeFight(action, { beyondLimit: { ...beyondLimit, [side]: Math.max(0, beyondLimit[side] + spared) } });
}

/** What is left to draw, with so many more of a side's, after the others of its own; or with so many fewer. */
function withDraws(action: Action, side: Side, purpose: Purpose, more: number): Effect[] {
  const who = whoIs(action, side);
  const isOf = (effect: Effect, whose: 'you' | 'opponent', what?: Purpose): boolean =>
    (effect.do === 'draw' && effect.who === whose && (what === undefined || effect.purpose === what)) ||
    (effect.do === 'if' && effect.so.some((each) => isOf(each, whose, what)));
  const { todo } = action;
  if (more > 0) {
    const last = todo.findLastIndex((effect) => isOf(effect, who) || isOf(effect, 'you'));
    return [...todo.slice(0, last + 1), ...drawn(action, side, purpose, more), ...todo.slice(last + 1)];
  }
  let fewer = -more;
  return todo.flatMap((effect) => {
    const draws = effect.do === 'if' ? effect.so[0] : effect;
    if (fewer === 0 || draws?.do !== 'draw' || !isOf(draws, who, purpose)) return [effect];
    const { count = 1 } = draws;
    const taken = Math.min(count, fewer);
    fewer -= taken;
    if (taken === count) return [];
    const left: Effect = { ...draws, count: count - taken };
    return [effect.do === 'if' ? { ...effect, so: [left] } : left];
  });
}
