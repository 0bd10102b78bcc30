import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { PHASES, PREPARATION } from '../../moments';
import { change } from '../change';
import { after, type Moment, type Player, type TurnState, tableOf, type UnitInPlay } from '../state';
import { settle } from './settle';

const MOST_DAMAGE = 30;
const MOST_GAINED = 20;

const isActionStep = ({ phase, endStep }: TurnState): boolean => phase === 'end' && endStep === 'action';

/** A switch for each ability of the card that can be used once in a turn. */
const usedSwitches = ({ cards, used }: TurnState, card: string): Switch[] =>
  (cards[card]?.abilities ?? []).flatMap(({ oncePerTurn }, n): Switch[] =>
    oncePerTurn ? [{ id: `used.${n + 1}`, card, value: used.includes(`${card}/${n}`), among: 'yes-no' }] : [],
  );

function cardSwitches(state: TurnState, player: Player): Switch[] {
  const { units, base } = tableOf(state, player);
  const both = ({ id: card, rested, damage }: { id: string; rested: boolean; damage: number }): Switch[] => [
    { id: 'rested', card, value: rested, among: 'yes-no' },
    { id: 'damage', card, value: damage, among: { least: 0, most: Math.max(MOST_DAMAGE, damage) } },
  ];
  const gained = (id: 'ap' | 'hp', card: string, value: number): Switch => ({
    id: `${id}-gained`,
    card,
    value,
    among: { least: Math.min(-MOST_GAINED, value), most: Math.max(MOST_GAINED, value) },
  });
  const under = state.turnNumber > 0;
  return [
    ...units.flatMap((unit): Switch[] => [
      ...both(unit),
      ...(under
        ? [
            {
              id: 'deployed',
              card: unit.id,
              value: unit.since === state.turnNumber,
              among: 'yes-no' as const,
            },
          ]
        : []),
      gained('ap', unit.id, unit.ap),
      gained('hp', unit.id, unit.hp),
      ...usedSwitches(state, unit.id),
      ...(unit.pilot === null ? [] : usedSwitches(state, unit.pilot)),
    ]),
    ...(base ? [...both(base), ...usedSwitches(state, base.id)] : []),
  ];
}

export function switches(state: TurnState): Switch[] {
  const { turn, phase, turnNumber, players, opportunity, passes } = state;
  const under = turnNumber > 0;
  return [
    { id: 'turn', value: turn, among: players },
    { id: 'phase', value: phase, among: under ? PHASES : PREPARATION },
    ...(under
      ? [{ id: 'turn-number', value: turnNumber, among: { least: 1, most: Math.max(99, turnNumber) } }]
      : []),
    ...(isActionStep(state)
      ? [
          { id: 'opportunity', value: opportunity, among: players },
          { id: 'passes', value: passes, among: { least: 0, most: Math.max(0, players.length - 1) } },
        ]
      : []),
    ...players.flatMap((player) => cardSwitches(state, player)),
  ];
}

/** At the beginning of a phase; of the end phase, at its action step. */
function beginning(state: TurnState, phase: Moment, turn: Player): TurnState {
  const ends = phase === 'end';
  return {
    ...state,
    phase,
    turn,
    endStep: ends ? 'action' : null,
    opportunity: ends ? after(state, turn) : turn,
    passes: 0,
    waiting: [],
    due: null,
    over: null,
  };
}

const ofUnits = (state: TurnState, alter: (unit: UnitInPlay) => UnitInPlay): TurnState =>
  state.players.reduce(
    (now, player) => change(now, player, { units: tableOf(now, player).units.map(alter) }),
    state,
  );

/** A Unit deployed this turn still is, whatever the number of the turn. */
function numbered(state: TurnState, turnNumber: number): TurnState {
  const { turnNumber: before, lastTurn } = state;
  const next = ofUnits(state, (unit) => ({ ...unit, since: unit.since === before ? turnNumber : 0 }));
  return {
    ...next,
    turnNumber,
    lastTurn: lastTurn === null ? null : Math.max(turnNumber, lastTurn),
  };
}

function setOfTable(state: TurnState, id: string, to: SwitchValue): TurnState | EditRefusal {
  switch (id) {
    case 'turn':
      return beginning(state, state.phase, to as Player);
    case 'phase':
      return beginning(state, to as Moment, state.turn);
    case 'turn-number':
      return numbered(state, Number(to));
    case 'opportunity':
      return { ...state, opportunity: to as Player };
    case 'passes':
      return { ...state, passes: Number(to) };
    default:
      return cannot('no-such-switch', { what: id });
  }
}

function setOfUnit(unit: UnitInPlay, id: string, to: SwitchValue, turnNumber: number): UnitInPlay {
  switch (id) {
    case 'rested':
      return { ...unit, rested: to === true };
    case 'damage':
      return { ...unit, damage: Number(to) };
    case 'deployed':
      return { ...unit, since: to === true ? turnNumber : 0 };
    case 'ap-gained':
      return { ...unit, ap: Number(to) };
    case 'hp-gained':
      return { ...unit, hp: Number(to) };
    default:
      return unit;
  }
}

function setOfCard(state: TurnState, id: string, card: string, to: SwitchValue): TurnState {
  const [head, n] = id.split('.');
  if (head === 'used') {
    const ability = `${card}/${Number(n) - 1}`;
    const others = state.used.filter((each) => each !== ability);
    return { ...state, used: to === true ? [...others, ability] : others };
  }
  const next = ofUnits(state, (unit) =>
    unit.id === card ? setOfUnit(unit, id, to, state.turnNumber) : unit,
  );
  const owner = next.players.find((player) => tableOf(next, player).base?.id === card);
  const base = owner && tableOf(next, owner).base;
  if (!owner || !base) return next;
  return change(next, owner, {
    base: id === 'damage' ? { ...base, damage: Number(to) } : { ...base, rested: to === true },
  });
}

export function set(state: TurnState, { id, card }: Switch, to: SwitchValue): TurnState | EditRefusal {
  const made = card === undefined ? setOfTable(state, id, to) : setOfCard(state, id, card, to);
  return 'ok' in made ? made : settle(made);
}
