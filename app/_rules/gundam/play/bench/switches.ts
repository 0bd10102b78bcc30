import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { PHASES, PREPARATION } from '../../moments';
import { sideAfter, sideOf } from '../sides';
import type { Battle, Moment, PlayState, Seat } from '../state';
import { settle } from './settle';

const NONE = 'none';
const MOST_DAMAGE = 30;

/** The first player of every side still in the game. */
const leaders = ({ sides, out }: PlayState): Seat[] =>
  sides.flatMap((seats, side) => (out.includes(side) ? [] : seats.slice(0, 1)));

const phasesOf = ({ course }: PlayState): readonly string[] =>
  course ? (course.turn === 0 ? PREPARATION : PHASES) : ['main', 'end'];

/** The Units of the side whose turn it is, and everything that they might attack. */
const attackers = ({ units, sides, turn }: PlayState): string[] =>
  units.filter(({ owner }) => sides[turn]?.includes(owner)).map(({ id }) => id);
const targets = ({ units, sides, turn, out }: PlayState): string[] => [
  ...sides.filter((_, side) => side !== turn && !out.includes(side)).flat(),
  ...units.filter(({ owner }) => !sides[turn]?.includes(owner)).map(({ id }) => id),
];

function battleSwitches(state: PlayState): Switch[] {
  const { battle, opportunity } = state;
  const among = [NONE, ...attackers(state)];
  const switches: Switch[] =
    state.phase === 'main' && among.length > 1
      ? [{ id: 'attacker', value: battle?.attacker ?? NONE, among }]
      : [];
  if (battle)
    switches.push(
      { id: 'target', value: battle.target, among: [...new Set([...targets(state), battle.target])] },
      { id: 'step', value: battle.step, among: [...new Set(['block', 'action', battle.step])] },
      { id: 'blocked', value: battle.blocked, among: 'yes-no' },
    );
  if (opportunity) {
    const most = Math.max(0, state.sides.length - state.out.length - 1);
    switches.push(
      { id: 'opportunity', value: state.sides[opportunity.side]?.[0] ?? '1', among: leaders(state) },
      { id: 'passes', value: opportunity.passes, among: { least: 0, most } },
    );
  }
  return switches;
}

function cardSwitches({ units, areas }: PlayState): Switch[] {
  const both = (card: string, rested: boolean, damage: number): Switch[] => [
    { id: 'rested', card, value: rested, among: 'yes-no' },
    { id: 'damage', card, value: damage, among: { least: 0, most: MOST_DAMAGE } },
  ];
  return [
    ...units.flatMap(({ id, rested, damage, deployed }): Switch[] => [
      ...both(id, rested, damage),
      { id: 'deployed', card: id, value: deployed, among: 'yes-no' },
    ]),
    ...areas.flatMap(({ base }) => (base ? both(base.card, base.rested, base.damage) : [])),
  ];
}

export function switches(state: PlayState): Switch[] {
  const { course, phase } = state;
  return [
    { id: 'turn', value: state.sides[state.turn]?.[0] ?? '1', among: leaders(state) },
    ...(phase === 'over' ? [] : [{ id: 'phase', value: phase, among: phasesOf(state) }]),
    ...(course && course.turn > 0
      ? [{ id: 'turn-number', value: course.turn, among: { least: 1, most: Math.max(99, course.turn) } }]
      : []),
    ...battleSwitches(state),
    ...cardSwitches(state),
  ];
}

function setOfCard(state: PlayState, id: string, card: string, to: SwitchValue): PlayState {
  const value = id === 'damage' ? Number(to) : to === true;
  return {
    ...state,
    units: state.units.map((unit) => (unit.id === card ? { ...unit, [id]: value } : unit)),
    areas: state.areas.map((area) =>
      area.base?.card === card ? { ...area, base: { ...area.base, [id]: value } } : area,
    ),
  };
}

const freed = (state: PlayState): PlayState => ({ ...state, battle: null, opportunity: null, pending: [] });

const opening = (state: PlayState) => ({ side: sideAfter(state, state.turn), passes: 0 });

function atPhase(state: PlayState, phase: Moment): PlayState {
  const course = state.course && {
    ...state.course,
    done: [],
    endStep: phase === 'end' ? ('action' as const) : null,
  };
  return { ...freed(state), phase, course, opportunity: phase === 'end' ? opening(state) : null };
}

function attackBy(state: PlayState, attacker: string): PlayState {
  if (attacker === NONE) return freed(state);
  const [target = ''] = targets(state);
  const battle: Battle = state.battle
    ? { ...state.battle, attacker }
    : { attacker, target, step: 'block', blocked: false, dealt: false };
  return setOfCard({ ...state, battle }, 'rested', attacker, true);
}

function setOfTable(state: PlayState, id: string, to: SwitchValue): PlayState | EditRefusal {
  const { battle, opportunity, course } = state;
  switch (id) {
    case 'turn':
      if (battle || opportunity) return cannot('in-use');
      return { ...freed(state), turn: sideOf(state, to as Seat), course: course && { ...course, done: [] } };
    case 'phase':
      return atPhase(state, to as Moment);
    case 'turn-number':
      return { ...state, course: course && { ...course, turn: Number(to) } };
    case 'attacker':
      return attackBy(state, `${to}`);
    case 'step': {
      if (!battle) return cannot('no-such-switch', { what: id });
      const step = to as Battle['step'];
      const acts = step === 'action' ? opening(state) : null;
      return { ...state, pending: [], opportunity: acts, battle: { ...battle, step, dealt: false } };
    }
    case 'target':
      return battle ? { ...state, battle: { ...battle, target: `${to}` } } : cannot('no-such-switch');
    case 'blocked':
      return battle ? { ...state, battle: { ...battle, blocked: to === true } } : cannot('no-such-switch');
    case 'opportunity':
      return { ...state, opportunity: { side: sideOf(state, to as Seat), passes: opportunity?.passes ?? 0 } };
    case 'passes':
      return opportunity
        ? { ...state, opportunity: { ...opportunity, passes: Number(to) } }
        : cannot('no-such-switch');
    default:
      return cannot('no-such-switch', { what: id });
  }
}

export function set(state: PlayState, { id, card }: Switch, to: SwitchValue): PlayState | EditRefusal {
  const made = card === undefined ? setOfTable(state, id, to) : setOfCard(state, id, card, to);
  return 'ok' in made ? made : settle(made);
}
