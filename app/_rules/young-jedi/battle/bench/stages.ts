import { SIDES, type Side } from '../../../core/sides';
import { kindOf, sideIn } from '../facts';
import { type BattleState, FIGHT_STEPS, type Fight, type SideState, type Stage } from '../state';
import { cardsIn } from './lineups';

/** Every card of a side that is face up here, in the order in which it would fight. */
function gathered(state: BattleState, side: Side): string[] {
  const { table, plan, aside, strays } = state.sides[side];
  const lineups = [state.fight?.lineups[side], state.ready[side], state.stays[side]];
  const all = [...lineups.flatMap((lineup) => (lineup ? cardsIn(lineup) : [])), ...plan, ...table, ...aside];
  return all.filter((id) => !strays.includes(id));
}

/** The same cards at another stage of the battle. What was fought out is fought no more. */
export function atStage(state: BattleState, stage: Stage): BattleState {
  const sides = {} as Record<Side, SideState>;
  for (const side of SIDES) {
    const had = state.sides[side];
    const cards = gathered(state, side);
    const isBattle = (id: string): boolean => kindOf(state, id) === 'battle';
    const toHand = [...had.strays, ...(stage === 'declare' ? cards.filter(isBattle) : [])];
    const here = cards.filter((id) => !toHand.includes(id));
    sides[side] = {
      ...had,
      table: stage === 'fights' ? [] : here,
      plan: stage === 'fights' ? here : [],
      aside: [],
      hand: [...had.hand, ...toHand],
      strays: [],
    };
  }
  const count = (side: Side): number =>
    gathered(state, side).filter((id) => kindOf(state, id) === 'battle').length;
  const announced = stage === 'plans' || stage === 'fights';
  return {
    ...state,
    stage,
    sides,
    announced: announced ? { light: count('light'), dark: count('dark') } : {},
    fight: null,
    waiting: null,
    stays: {},
    ready: {},
    leftover: [],
    results: [],
  };
}

export const STEP_NAMES: readonly string[] = [
  ...FIGHT_STEPS.map(({ role, does }) => `${role}-${does}`),
  'compare',
];

/** The fight at another of its steps: what is drawn later has not been drawn. */
export function atStep(state: BattleState, fight: Fight, name: string): Fight {
  const step = STEP_NAMES.indexOf(name);
  const before = FIGHT_STEPS.slice(0, step);
  const upTo = (side: Side) =>
    fight.drawn[side].filter((each) =>
      before.some(({ role, does }) => sideIn(state, role) === side && does === each.for),
    );
  const drawn = { light: upTo('light'), dark: upTo('dark') };
  return { ...fight, step, made: 0, asked: [], shown: [], target: {}, drawn };
}
