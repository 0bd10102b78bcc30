import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { listed, several, yesNo } from '../../bench/planets';
import { whyNotBattle } from '../battle';
import { isFirstPlanet } from '../control';
import { type Battle, PLANETS, type Planet, type PlanetsState, type Step, TURN_STEPS } from '../state';
import { cardsOn, faceUpCharacters } from '../table';
import { settle } from './settle';

const NONE = 'none';

function stepsNow(state: PlanetsState): string[] {
  const now = state.planet ? TURN_STEPS : isFirstPlanet(state) ? ['start', 'choose'] : ['choose'];
  return several(...now, state.step);
}

const mayBattle = (state: PlanetsState): boolean =>
  state.step === 'battle' &&
  !whyNotBattle(state) &&
  SIDES.every((side) => faceUpCharacters(state, side).length > 0);

function cardSwitches(state: PlanetsState): Switch[] {
  const { battle } = state;
  const switches: Switch[] = [];
  for (const planet of PLANETS)
    for (const side of SIDES)
      for (const { id, hidden } of cardsOn(state, planet, side)) {
        switches.push(yesNo('hidden', hidden ?? false, id));
        if (battle && planet === state.planet && !hidden)
          switches.push(yesNo('fought', battle.fought.includes(id), id));
      }
  return switches;
}

export function switches(state: PlanetsState): Switch[] {
  const { battle, terms } = state;
  const number = (id: string, value: number, least: number, most: number): Switch => ({
    id,
    value,
    among: { least: Math.min(least, value), most: Math.max(most, value) },
  });
  return [
    { id: 'turn', value: state.turn, among: SIDES },
    { id: 'planet', value: state.planet ?? NONE, among: [NONE, ...PLANETS] },
    { id: 'step', value: state.step, among: stepsNow(state) },
    ...(battle || mayBattle(state) ? [yesNo('battle', battle !== undefined)] : []),
    number('spent', state.spent, 0, 20),
    ...SIDES.map((side) => number(`turns.${side}`, state.turnsHere[side], 0, 20)),
    ...PLANETS.map((planet): Switch => {
      return { id: `held.${planet}`, value: state.held[planet] ?? NONE, among: [NONE, ...SIDES] };
    }),
    number('needed', terms.needed, 1, 3),
    number('limit', terms.limit, 0, 12),
    { id: 'last-card', value: terms.lastCard, among: ['in-order', 'same-fight'] },
    ...cardSwitches(state),
  ];
}

function setOfCard(state: PlanetsState, id: string, card: string, to: SwitchValue): PlanetsState {
  if (id === 'fought') {
    const { battle } = state;
    return battle ? { ...state, battle: { ...battle, fought: listed(battle.fought, card, to) } } : state;
  }
  const on = Object.fromEntries(
    Object.entries(state.on).map(([planet, cards]) => {
      const turn = (side: Side) =>
        cards[side].map((placed) =>
          placed.id === card ? { id: card, ...(to && { hidden: true as const }) } : placed,
        );
      return [planet, { light: turn('light'), dark: turn('dark') }];
    }),
  );
  return { ...state, on };
}

/** Another planet in play, or none: then the player whose turn it is chooses one. */
function onPlanet(state: PlanetsState, to: string): PlanetsState {
  const { planet: _, battle, ...rest } = state;
  if (to === NONE) return { ...rest, step: 'choose' };
  const planet = to as Planet;
  const { [planet]: cards = { light: [], dark: [] } } = state.on;
  return {
    ...rest,
    planet,
    on: { ...state.on, [planet]: cards },
    locations: { ...state.locations, [planet]: state.locations[planet] ?? [] },
    step: state.planet ? state.step : 'deploy',
  };
}

/** Another controller leaves a planet its place in the order in which they were controlled. */
function withHeld(state: PlanetsState, planet: Planet, to: SwitchValue): PlanetsState {
  const { [planet]: _, ...held } = state.held;
  return { ...state, held: to === NONE ? held : { ...state.held, [planet]: to as Side } };
}

function withBattle({ battle: _, ...state }: PlanetsState, to: SwitchValue): PlanetsState {
  const begun: Battle = { attacker: state.turn, fought: [], up: {}, drawn: 0 };
  return to ? { ...state, battle: begun } : state;
}

function setOfTable(state: PlanetsState, id: string, to: SwitchValue): PlanetsState | EditRefusal {
  const [what, about = ''] = id.split('.');
  switch (what) {
    case 'turn':
      return state.battle ? cannot('in-use') : { ...state, turn: to as Side };
    case 'planet':
      return onPlanet(state, `${to}`);
    case 'step': {
      const { battle: _, penalty: asked, ...rest } = state;
      return { ...rest, step: to as Step };
    }
    case 'battle':
      return withBattle(state, to);
    case 'spent':
      return { ...state, spent: Number(to) };
    case 'turns':
      return { ...state, turnsHere: { ...state.turnsHere, [about]: Number(to) } };
    case 'held':
      return withHeld(state, about as Planet, to);
    case 'needed':
    case 'limit':
      return { ...state, terms: { ...state.terms, [what]: Number(to) } };
    case 'last-card':
      return { ...state, terms: { ...state.terms, lastCard: to as PlanetsState['terms']['lastCard'] } };
    default:
      return cannot('no-such-switch', { what: id });
  }
}

export function set(state: PlanetsState, { id, card }: Switch, to: SwitchValue): PlanetsState | EditRefusal {
  const made = card === undefined ? setOfTable(state, id, to) : setOfCard(state, id, card, to);
  return 'ok' in made ? made : settle(made);
}
