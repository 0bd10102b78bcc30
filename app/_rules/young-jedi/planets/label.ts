import type { Coded, None } from '../../core/contract';
import { goesHidden } from './deploy';
import { titleOf } from './piles';
import {
  type DrawnFor,
  HAND_SIZE,
  type Move,
  type Planet,
  type PlanetsState,
  type Searched,
  type Step,
} from './state';

/** What a button says for each kind of move. Cards go by their titles. */
export interface LabelArgs {
  draw: { value: number };
  'draw-dual': { value: number };
  'choose-card': { card: string; planet: Planet; from: Searched };
  'choose-planet': { planet: Planet; from: Searched };
  fetch: { card: string };
  skip: None;
  reveal: None;
  deploy: { card: string; cost: number };
  'deploy-hidden': { card: string; cost: number };
  'deploy-location': { card: string };
  'deploy-starship': { card: string };
  search: { card: string };
  'search-nothing': None;
  next: { step: Step };
  battle: None;
  fight: { card: string };
  'fight-armed': { card: string; weapon: string };
  destiny: { for: DrawnFor };
  win: { card: string };
  tie: None;
  discard: { card: string };
  recycle: { count: number };
  'even-up': { count: number };
  'end-turn': None;
  concede: { planet: Planet };
  'take-back': None;
  leave: None;
  'put-right': { card: string };
}

export type Label = Coded<LabelArgs>;

/** The title, and the subtitle if there is one. */
const fullTitle = (state: PlanetsState, id: string): string => {
  const subtitle = state.cards[id]?.subtitle;
  return subtitle ? `${titleOf(state, id)}, ${subtitle}` : titleOf(state, id);
};

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: PlanetsState, move: Move): Label {
  switch (move.type) {
    case 'draw':
      return { code: move.dual ? 'draw-dual' : 'draw', args: { value: move.value } };
    case 'choose': {
      const { planet, from, card } = move;
      return card === undefined
        ? { code: 'choose-planet', args: { planet, from } }
        : { code: 'choose-card', args: { card: fullTitle(state, card), planet, from } };
    }
    case 'deploy':
      return deployLabel(state, move.card);
    case 'search':
      return move.card === undefined
        ? { code: 'search-nothing', args: {} }
        : { code: 'search', args: { card: fullTitle(state, move.card) } };
    case 'fight':
      return move.weapon === undefined
        ? { code: 'fight', args: { card: fullTitle(state, move.card) } }
        : {
            code: 'fight-armed',
            args: { card: fullTitle(state, move.card), weapon: fullTitle(state, move.weapon) },
          };
    case 'fetch':
    case 'discard':
      return { code: move.type, args: { card: fullTitle(state, move.card) } };
    case 'put-right':
      return { code: 'put-right', args: { card: move.title } };
    case 'destiny':
      return { code: 'destiny', args: { for: move.for } };
    case 'win':
      return { code: 'win', args: { card: fullTitle(state, state.battle?.up[move.player]?.card ?? '') } };
    case 'next':
      return { code: 'next', args: { step: state.step } };
    case 'recycle':
      return { code: 'recycle', args: { count: state.piles[move.player].hand.length } };
    case 'even-up':
      return {
        code: 'even-up',
        args: { count: Math.max(0, HAND_SIZE - state.piles[move.player].hand.length) },
      };
    case 'concede':
      return { code: 'concede', args: { planet: state.planet ?? 'tatooine' } };
    default:
      return { code: move.type, args: {} };
  }
}

function deployLabel(state: PlanetsState, id: string): Label {
  const facts = state.cards[id];
  const card = fullTitle(state, id);
  if (facts?.kind === 'location') return { code: 'deploy-location', args: { card } };
  if (facts?.kind === 'starship') return { code: 'deploy-starship', args: { card } };
  const cost = facts?.counters ?? 0;
  return { code: facts && goesHidden(state, facts) ? 'deploy-hidden' : 'deploy', args: { card, cost } };
}
