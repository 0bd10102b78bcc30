import type { Switch, SwitchValue } from '../../../core/bench';
import { otherSide, SIDES, type Side } from '../../../core/sides';
import { newDebt } from '../../battle/damage';
import type { Debt } from '../../battle/state';
import { openDebts } from '../../field/damage';
import { drainAmount } from '../../field/drains';
import { changeFight, joinFight, newFight, noteInitiation } from '../../field/fight';
import type { Fight } from '../../field/state';
import { enterSegment } from '../../stack/battle';
import { opened } from '../../stack/bench/change';
import { clearAbove, clearStack } from '../../stack/bench/clear';
import { rowOf } from '../../stack/bench/spots';
import { playOn } from '../../stack/resolve';
import { openResponses, stack } from '../../stack/stack';
import { type Action, battleOf, type State } from '../../stack/state';
import type { Table } from '../../stack/table';

export const NOTHING = 'nothing';
/** Something that a player does with a card: it can be given up, and is begun by playing it. */
export const OTHER = 'other';
export const MOMENTS = ['initiation', 'weapons', 'power', 'damage'] as const;
export const MOST_OWED = 60;

const underWay = ({ stack: [first] }: State, row: readonly string[]): string => {
  if (!first) return NOTHING;
  const known = (first.type === 'battle' || first.type === 'force-drain') && row.includes(first.at ?? '');
  return known ? `${first.type === 'battle' ? 'battle' : 'drain'} ${first.at}` : OTHER;
};

export function underWaySwitches(state: State): Switch[] {
  const row = rowOf(state);
  const now = underWay(state, row);
  const battle = battleOf(state)?.battle;
  return [
    {
      id: 'under-way',
      value: now,
      among: [
        NOTHING,
        ...(now === OTHER ? [OTHER] : []),
        ...row.flatMap((id) => [`battle ${id}`, `drain ${id}`]),
      ],
    },
    ...(battle?.fight ? [{ id: 'segment', value: battle.segment ?? 'initiation', among: MOMENTS }] : []),
    ...debtSwitches(battle?.fight),
  ];
}

const OWED = {
  attrition: 'attrition',
  damage: 'damage',
  'attrition-met': 'attritionMet',
  'damage-met': 'damageMet',
} as const;

function debtSwitches(fight: Fight | undefined): Switch[] {
  const { debts } = fight ?? {};
  if (!debts) return [];
  return SIDES.flatMap((side) =>
    Object.entries(OWED).map(([what, key]) => ({
      id: `${what}-${side}`,
      value: debts[side][key] ?? 0,
      among: {
        least: 0,
        most:
          what === 'attrition-met'
            ? (debts[side].attrition ?? 0)
            : what === 'damage-met'
              ? debts[side].damage
              : MOST_OWED,
      },
    })),
  );
}

/** Sets what is under way; nothing if the switch is none of these. */
export function setUnderWay(state: State, { id: what }: Switch, to: SwitchValue): State | undefined {
  if (what === 'under-way') return begin(state, `${to}`);
  if (what === 'segment') return enter(state, to as (typeof MOMENTS)[number]);
  return owe(state, what, to as number);
}

/** Gives up what was under way, and opens this as if it had just been initiated, and its costs paid. */
export function begin(state: State, to: string): State {
  const table = opened(state);
  const next = table.state;
  clearStack(table);
  const [what, at] = [to.slice(0, to.indexOf(' ')), to.slice(to.indexOf(' ') + 1)];
  if (what === 'battle') openBattle(table, at, next.turn);
  if (what === 'drain') openDrain(table, at, next.turn);
  if (next.due.length > 0) playOn(table);
  return next;
}

function openBattle(table: Table, at: string, by: Side): void {
  const { state } = table;
  state.phase = 'battle';
  if (state.field) state.field = { ...state.field, battled: state.field.battled.filter((id) => id !== at) };
  const none = { light: 0, dark: 0 };
  const action = stack(table, {
    ...rule('battle', at, by),
    battle: { power: none, destinies: none, drawn: none },
  });
  noteInitiation(state, action);
  openResponses(table, action);
}

function openDrain(table: Table, at: string, by: Side): void {
  const { state } = table;
  state.phase = 'control';
  const figures = drainAmount(state, by, at);
  if (state.field) state.field = { ...state.field, drained: state.field.drained.filter((id) => id !== at) };
  const action = stack(table, { ...rule('force-drain', at, by), ...figures });
  noteInitiation(state, action);
  openResponses(table, action);
}

const rule = (type: 'battle' | 'force-drain', at: string, by: Side) => ({
  name: type,
  type,
  by,
  at,
  kind: 'virtual' as const,
  card: `${by}-${type === 'battle' ? 'battle' : 'drain'}`,
  text: 0,
  targets: { location: [at] },
});

/** Takes the battle to a segment, with everybody who is in it; what responded to it is given up. */
function enter(state: State, moment: (typeof MOMENTS)[number]): State {
  const table = opened(state);
  const next = table.state;
  clearAbove(table, next.stack.findLastIndex(({ battle }) => battle !== undefined) + 1);
  const action = battleOf(next);
  const fight = action?.battle?.fight;
  if (!action?.battle || !fight) return next;
  const { participants, excluded, hit, fired, worth, granted, power, attrition } = fight;
  const { totalDestiny, unapplied } = fight;
  const kept: Fight = {
    ...newFight(participants),
    ...{ excluded, hit, fired, worth, granted, power, attrition },
    ...(totalDestiny && { totalDestiny }),
    ...(unapplied && { unapplied }),
  };
  const { segment: before, open: _, winner, damage, ...battle } = action.battle;
  // what was drawn and compared holds only from its segment on
  const result =
    moment === 'damage' ? { ...(winner && { winner }), ...(damage !== undefined && { damage }) } : {};
  const counts = moment === 'damage' ? fight : kept;
  action.battle = {
    ...battle,
    ...result,
    drawn: moment === 'damage' ? battle.drawn : { light: 0, dark: 0 },
    fight: { ...counts, finished: [] },
  };
  action.todo = [];
  action.happened = [];
  next.opportunity = action.by;
  if (moment === 'initiation') {
    openResponses(table, action);
    return next;
  }
  action.step = 'result';
  if (before === undefined) joinFight(table, action);
  if (moment === 'weapons') action.battle = { ...action.battle, segment: 'weapons', open: true };
  if (moment === 'power') {
    enterSegment(table, action, 'power');
    playOn(table);
  }
  if (moment === 'damage') openDamage(table, action, fight.debts);
  return next;
}

function openDamage(table: Table, action: Action, before: Fight['debts']): void {
  if (!action.battle) return;
  const { damage = 0, winner } = action.battle;
  action.battle = { ...action.battle, segment: 'damage', damage };
  if (before) openDebts(table, action, before);
  else if (winner) openDebts(table, action);
  else openDebts(table, action, { light: newDebt(0, undefined), dark: newDebt(0, undefined) });
}

/** What a side owes; whoever had settled everything has to see to it again. */
function owe(state: State, what: string, to: number): State | undefined {
  const side = SIDES.find((each) => what.endsWith(`-${each}`));
  const key = OWED[what.slice(0, what.lastIndexOf('-')) as keyof typeof OWED];
  const { state: next } = opened(state);
  const action = battleOf(next);
  const debts = action?.battle?.fight?.debts;
  if (!side || !key || !action?.battle || !debts) return undefined;
  const { attrition, ...rest } = { ...debts[side], [key]: to };
  const debt: Debt = { ...rest, ...(attrition && { attrition }) };
  debt.attritionMet = Math.min(debt.attritionMet, debt.attrition ?? 0);
  debt.damageMet = Math.min(debt.damageMet, debt.damage);
  changeFight(action, { debts: { ...debts, [side]: debt }, finished: [] });
  const { winner: _, ...battle } = action.battle;
  const all = { ...debts, [side]: debt };
  const loser = SIDES.find((each) => all[each].damage > 0);
  action.battle = {
    ...battle,
    damage: loser ? all[loser].damage : 0,
    ...(loser && { winner: otherSide(loser) }),
  };
  return next;
}
