import { otherSide, SIDES, type Side } from '../../core/sides';
import { changingDraws } from '../field/draws';
import { changeDebts, changeFight, fightOf, hasAttrition } from '../field/fight';
import { drawnBy } from './reach';
import type { Effect } from './schema';
import { type Action, type Battle, battleOf, type DamageChange, respondedToBy } from './state';
import { type Table, tell } from './table';

type Modify = Extract<Effect, { do: 'modify' }>;

/** Adds to a value or multiplies it. swccg/modifiers */
export function modify(table: Table, action: Action, effect: Modify): void {
  const { state } = table;
  const { value } = effect;
  const add = addOf(effect, action);
  const times = 'times' in effect ? (effect.times ?? 1) : 1;
  if (value === 'destiny' || value === 'amount') {
    const target = respondedToBy(state, action);
    const key = value === 'destiny' ? 'value' : 'amount';
    const before = target?.[key];
    if (!target || before === undefined || isRepeated(target, action, effect)) return;
    // swccg/modifiers#never-below-zero: what counts, when all that modifies it is summed up
    const sum = (before - (target.below ?? 0)) * times + add;
    target[key] = Math.max(0, sum);
    target.below = Math.max(0, -sum);
    tell(table, 'modified', { value, action: target.name, before, after: target[key] });
    return;
  }
  const battle = battleOf(state);
  if (!battle?.battle) return;
  if (value === 'battle-damage') {
    changeDamage(table, action, battle, battle.battle, effect);
    return;
  }
  if (value in FIGHT_KEYS) {
    modifyFight(table, action, battle, effect, value as keyof typeof FIGHT_KEYS);
    return;
  }
  const key = value === 'power' ? 'power' : 'destinies';
  for (const side of sides(effect, action)) {
    if (isRepeated(battle, action, effect, side)) continue;
    const before = battle.battle[key][side];
    const after = before + add;
    const now: Battle = { ...battle.battle, [key]: { ...battle.battle[key], [side]: after } };
    changingDraws(state, battle, side, () => {
      battle.battle = now;
    });
    tell(table, 'modified', { value, action: battle.name, side, before, after });
  }
}

/** What is added; a draw that failed adds nothing. */
function addOf({ add = 0 }: Modify, action: Action): number {
  if (typeof add === 'number') return add;
  const drawn = drawnBy(action);
  return add === 'drawn' ? drawn : 0 - drawn;
}

/** The loser's battle damage, or that of one player if it is the loser; it is noted while there is none yet. */
function changeDamage(table: Table, action: Action, battle: Action, now: Battle, effect: Modify): void {
  if (isRepeated(battle, action, effect)) return;
  const change: DamageChange = {
    times: 'times' in effect ? (effect.times ?? 1) : 1,
    add: addOf(effect, action),
    ...((effect.who === 'you' || effect.who === 'opponent') && {
      of: effect.who === 'you' ? action.by : otherSide(action.by),
    }),
  };
  const changes = [...(now.changes ?? []), change];
  battle.battle = { ...now, changes };
  const before = now.damage;
  if (before === undefined) return;
  const after = damageAfter(before, now.winner, [change]);
  battle.battle = { ...battle.battle, damage: after };
  changeDebts(battle, { damage: after });
  tell(table, 'modified', { value: effect.value, action: battle.name, before, after });
}

/** Battle damage with what texts make of it, one after the other. */
export const damageAfter = (gap: number, winner: Side | undefined, changes: DamageChange[] = []): number =>
  changes
    .filter(({ of }) => of === undefined || of !== winner)
    .reduce((damage, { times, add }) => Math.max(0, damage * times + add), gap);

/** Whether another copy, or another use, of this card has changed the value already; notes that it has now. */
// swccg/modifiers#copies-do-not-add, #same-card-twice
export function hasChanged(target: Action, { id, name }: Action, value: string, side?: Side): boolean {
  const mark = [value, side, name].join(' ');
  if (target.changed?.some((one) => one.mark === mark && one.by !== id)) return true;
  target.changed = [...(target.changed ?? []), { mark, by: id }];
  return false;
}

/** Draws that are added are no value, and add up. */
const isRepeated = (target: Action, action: Action, { value, cumulatively }: Modify, side?: Side): boolean =>
  !cumulatively && !value.endsWith('-destinies') && hasChanged(target, action, value, side);

const FIGHT_KEYS = {
  'power-destinies': 'drawsForPower',
  'attrition-destinies': 'drawsForAttrition',
  attrition: 'attrition',
  'total-battle-destiny': 'totalDestiny',
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
    if (!fight || (value === 'attrition' && !hasAttrition(fight, side))) continue;
    if (isRepeated(battle, action, effect, side)) continue;
    const key = FIGHT_KEYS[value];
    const sums = fight[key] ?? { light: 0, dark: 0 };
    const before = sums[side];
    const add = addOf(effect, action);
    const after = before + add;
    changingDraws(table.state, battle, side, () =>
      changeFight(battle, { [key]: { ...sums, [side]: after } }),
    );
    if (value === 'attrition') changeDebts(battle, { attrition: { side, add } });
    tell(table, 'modified', { value, action: battle.name, side, before, after });
  }
}

const sides = ({ who }: Modify, action: Action): Side[] =>
  who === 'each' ? [...SIDES] : [who === 'opponent' ? otherSide(action.by) : action.by];
