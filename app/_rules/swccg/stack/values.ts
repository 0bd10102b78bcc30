import { otherSide, SIDES, type Side } from '../../core/sides';
import { changeFight, fightOf } from '../field/fight';
import type { Effect } from './schema';
import { type Action, type Battle, battleOf, respondedToBy } from './state';
import { type Table, tell } from './table';

type Modify = Extract<Effect, { do: 'modify' }>;

/** Adds to a value or multiplies it; never below 0. swccg/modifiers */
export function modify(table: Table, action: Action, effect: Modify): void {
  const { state } = table;
  const { value, add = 0, times = 1 } = effect;
  const changed = (before: number) => Math.max(0, before * times + add);
  if (value === 'destiny' || value === 'amount') {
    const target = respondedToBy(state, action);
    const key = value === 'destiny' ? 'value' : 'amount';
    const before = target?.[key];
    if (!target || before === undefined) return;
    target[key] = changed(before);
    tell(table, 'modified', { value, action: target.name, before, after: changed(before) });
    return;
  }
  const battle = battleOf(state);
  if (!battle?.battle) return;
  if (value === 'battle-damage') {
    const before = battle.battle.damage ?? 0;
    battle.battle = { ...battle.battle, damage: changed(before) };
    tell(table, 'modified', { value, action: battle.name, before, after: changed(before) });
    return;
  }
  if (value === 'power-destinies' || value === 'attrition-destinies' || value === 'attrition') {
    modifyFight(table, action, battle, effect, value);
    return;
  }
  const key = value === 'power' ? 'power' : 'destinies';
  for (const side of sides(effect, action)) {
    const before = battle.battle[key][side];
    const now: Battle = { ...battle.battle, [key]: { ...battle.battle[key], [side]: changed(before) } };
    battle.battle = now;
    tell(table, 'modified', { value, action: battle.name, side, before, after: changed(before) });
  }
}

const FIGHT_KEYS = {
  'power-destinies': 'drawsForPower',
  'attrition-destinies': 'drawsForAttrition',
  attrition: 'attrition',
} as const;

/** What a battle of a whole play keeps by itself; attrition that does not exist is not changed. */
// swccg/attrition#what-changes-it
function modifyFight(
  table: Table,
  action: Action,
  battle: Action,
  effect: Modify,
  value: keyof typeof FIGHT_KEYS,
): void {
  for (const side of sides(effect, action)) {
    const fight = fightOf(battle);
    if (!fight || (value === 'attrition' && fight.completed[otherSide(side)] === 0)) continue;
    const key = FIGHT_KEYS[value];
    const before = fight[key][side];
    const after = before + (effect.add ?? 0);
    changeFight(battle, { [key]: { ...fight[key], [side]: after } });
    tell(table, 'modified', { value, action: battle.name, side, before, after });
  }
}

const sides = ({ who }: Modify, action: Action): Side[] =>
  who === 'each' ? [...SIDES] : [who === 'opponent' ? otherSide(action.by) : action.by];
