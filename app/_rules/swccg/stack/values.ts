import type { Effect } from './schema';
import { type Action, answeredBy, type Battle, battleOf } from './state';
import { type Table, tell } from './table';
import { opponentOf, SIDES, type Side } from './timing';

type Modify = Extract<Effect, { do: 'modify' }>;

/** Adds to a value or multiplies it; never below 0. swccg/modifiers */
export function modify(table: Table, action: Action, effect: Modify): void {
  const { state } = table;
  const { value, add = 0, times = 1 } = effect;
  const changed = (before: number) => Math.max(0, before * times + add);
  if (value === 'destiny' || value === 'amount') {
    const answered = answeredBy(state, action);
    const key = value === 'destiny' ? 'value' : 'amount';
    const before = answered?.[key];
    if (!answered || before === undefined) return;
    answered[key] = changed(before);
    tell(table, 'modified', { value, action: answered.name, before, after: changed(before) });
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
  who === 'each' ? [...SIDES] : [who === 'opponent' ? opponentOf(action.by) : action.by];
