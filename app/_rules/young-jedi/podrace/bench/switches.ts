import { cannot, type EditRefusal, type Switch, type SwitchValue } from '../../../core/bench';
import { SIDES, type Side } from '../../../core/sides';
import { yesNo } from '../../bench/planets';
import { withPlayer } from '../change';
import { newDeployStep } from '../setup';
import { LAPS_TO_WIN, MOST_THRUST, type Player, type PodraceState, STAGES, type Stage } from '../state';
import { settle } from './settle';

const number = (id: string, value: number, most: number): Switch => ({
  id,
  value,
  among: { least: 0, most: Math.max(most, value) },
});

export function switches(state: PodraceState): Switch[] {
  const { stage, deploy } = state;
  const inDeploy: Switch[] = [
    yesNo('thrusting', deploy.thrust),
    number('laps-played', deploy.laps, MOST_THRUST),
    number('refueled', deploy.refueled, 2),
    number('spent', deploy.counters, 12),
    yesNo('other', deploy.other),
  ];
  return [
    { id: 'turn', value: state.turn, among: SIDES },
    { id: 'stage', value: stage, among: STAGES },
    ...(stage === 'deploy' ? inDeploy : []),
    ...(stage === 'even-up' ? [yesNo('drawing', state.drawing)] : []),
    ...SIDES.flatMap((side): Switch[] => {
      const { objective, thrust, laps, counters, deck } = state.players[side];
      return [
        { id: `objective.${side}`, value: objective, among: ['none', 'held', 'played'] },
        number(`laps.${side}`, laps, LAPS_TO_WIN),
        number(`thrust.${side}`, thrust, MOST_THRUST),
        number(`counters.${side}`, counters, 12),
        yesNo(`shuffled.${side}`, deck.shuffled ?? false),
      ];
    }),
    { id: 'search', value: state.search, among: ['when-deployed', 'while-there'] },
  ];
}

/** A step begins: nothing has been done in it yet. */
const atStage = ({ owes: _, ...state }: PodraceState, stage: Stage): PodraceState => ({
  ...state,
  stage,
  deploy: newDeployStep(),
  drawing: false,
  opening: {},
});

function setOfPlayer(state: PodraceState, side: Side, what: string, to: SwitchValue): PodraceState {
  if (what === 'objective') return withPlayer(state, side, { objective: to as Player['objective'] });
  if (what !== 'shuffled') return withPlayer(state, side, { [what]: Number(to) });
  const { cards } = state.players[side].deck;
  return withPlayer(state, side, { deck: to ? { cards, shuffled: true } : { cards } });
}

function make(state: PodraceState, id: string, to: SwitchValue): PodraceState | EditRefusal {
  const [what = '', side] = id.split('.') as [string, Side?];
  if (side) return setOfPlayer(state, side, what, to);
  const { deploy } = state;
  switch (what) {
    case 'turn':
      return { ...atStage(state, state.stage), turn: to as Side };
    case 'stage':
      return atStage(state, to as Stage);
    case 'thrusting':
      return { ...state, deploy: { ...deploy, thrust: to === true } };
    case 'laps-played':
      return { ...state, deploy: { ...deploy, laps: Number(to) } };
    case 'refueled':
      return { ...state, deploy: { ...deploy, refueled: Number(to) } };
    case 'spent':
      return { ...state, deploy: { ...deploy, counters: Number(to) } };
    case 'other':
      return { ...state, deploy: { ...deploy, other: to === true } };
    case 'drawing':
      return { ...state, drawing: to === true };
    case 'search':
      return { ...state, search: to as PodraceState['search'] };
    default:
      return cannot('no-such-switch', { what: id });
  }
}

export function set(state: PodraceState, { id }: Switch, to: SwitchValue): PodraceState | EditRefusal {
  const made = make(state, id, to);
  return 'ok' in made ? made : settle(made);
}
