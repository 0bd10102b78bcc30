import type { Switch, SwitchValue } from '../../../core/bench';
import { otherSide, SIDES, type Side } from '../../../core/sides';
import { newDebt } from '../damage';
import { openPowerSegment } from '../destiny';
import { Log } from '../events';
import { newBattle } from '../initiate';
import { type Battle, type BattleState, type Debt, SEGMENTS, type Segment } from '../state';
import { ableToBattle } from '../where';
import { opened } from './laying';

export const NOTHING = 'nothing';
const MOST_OWED = 60;
const OWED = {
  attrition: 'attrition',
  damage: 'damage',
  'attrition-met': 'attritionMet',
  'damage-met': 'damageMet',
} as const;

export function segmentSwitches({ battle, locations }: BattleState): Switch[] {
  const { debts } = battle ?? {};
  return [
    {
      id: 'under-way',
      value: battle ? `battle ${battle.location}` : NOTHING,
      among: [NOTHING, ...locations.map(({ id }) => `battle ${id}`)],
    },
    ...(battle ? [{ id: 'segment', value: battle.segment, among: SEGMENTS }] : []),
    ...(debts && battle?.segment === 'damage'
      ? SIDES.flatMap((side) =>
          Object.entries(OWED).map(([what, key]) => ({
            id: `${what}-${side}`,
            value: debts[side][key] ?? 0,
            among: { least: 0, most: mostOf(what, debts[side]) },
          })),
        )
      : []),
  ];
}

const mostOf = (what: string, { attrition = 0, damage }: Debt): number =>
  what === 'attrition-met' ? attrition : what === 'damage-met' ? damage : MOST_OWED;

/** Sets what is under way; nothing if the switch is none of these. */
export function setSegment(state: BattleState, { id }: Switch, to: SwitchValue): BattleState | undefined {
  if (id === 'under-way') return begin(opened(state), `${to}`);
  if (id === 'segment') return enter(opened(state), to as Segment);
  return owe(state, id, to as number);
}

/** Gives up the battle under way, and opens one there, its cost paid. */
function begin(state: BattleState, to: string): BattleState {
  const fresh: BattleState = { ...state, battle: null, opportunity: state.turn, passes: 0 };
  const at = to.slice('battle '.length);
  if (to === NOTHING) return fresh;
  const participants = ableToBattle(state, at);
  return {
    ...fresh,
    battled: [...state.battled.filter((id) => id !== at), at],
    fought: [...state.fought, ...participants],
    battle: newBattle(at, state.turn, participants),
  };
}

/** Takes the battle to a segment with everybody who is in it; what was drawn and owed in later ones is gone. */
function enter(state: BattleState, segment: Segment): BattleState {
  const { battle } = state;
  if (!battle) return state;
  const { location, initiator, participants, excluded, hit, forfeitZero, fired } = battle;
  const { addedPower, addedBy, addedDestinies } = battle;
  const fresh: Battle = {
    ...newBattle(location, initiator, participants),
    ...{ excluded, hit, forfeitZero, fired, addedPower, addedDestinies },
    ...(addedBy && { addedBy }),
  };
  const next: BattleState = { ...state, opportunity: initiator, passes: 0, battle: fresh };
  if (segment === 'power') return openPowerSegment(next, new Log());
  if (segment === 'damage') {
    const debts = battle.debts ?? { light: newDebt(0, undefined), dark: newDebt(0, undefined) };
    const { totals, winner } = battle;
    return {
      ...next,
      battle: {
        ...fresh,
        ...(totals && { totals }),
        ...(winner && { winner }),
        destinies: battle.destinies,
        segment,
        debts,
      },
    };
  }
  return { ...next, battle: { ...fresh, segment } };
}

/** What a side owes; whoever had settled everything has to see to it again. */
function owe(state: BattleState, what: string, to: number): BattleState | undefined {
  const side: Side | undefined = SIDES.find((each) => what.endsWith(`-${each}`));
  const key = OWED[what.slice(0, what.lastIndexOf('-')) as keyof typeof OWED];
  const { battle } = state;
  if (!side || !key || !battle?.debts) return undefined;
  const { attrition, ...rest } = { ...battle.debts[side], [key]: to };
  const debt: Debt = { ...rest, ...(attrition && { attrition }) };
  debt.attritionMet = Math.min(debt.attritionMet, debt.attrition ?? 0);
  debt.damageMet = Math.min(debt.damageMet, debt.damage);
  const debts = { ...battle.debts, [side]: debt };
  const loser = SIDES.find((each) => debts[each].damage > 0);
  const { winner: _, ...others } = battle;
  return {
    ...opened(state),
    battle: { ...others, debts, finished: [], ...(loser && { winner: otherSide(loser) }) },
  };
}
