import { otherSide, SIDES, type Side } from '../../core/sides';
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
  const key = value === 'power' ? 'power' : 'destinies';
  for (const side of sides(effect, action)) {
    const before = battle.battle[key][side];
    const now: Battle = { ...battle.battle, [key]: { ...battle.battle[key], [side]: changed(before) } };
    battle.battle = now;
    tell(table, 'modified', { value, action: battle.name, side, before, after: changed(before) });
  }
}

const sides = ({ who }: Modify, action: Action): Side[] =>
  who === 'each' ? [...SIDES] : [who === 'opponent' ? otherSide(action.by) : action.by];
