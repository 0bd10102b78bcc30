import type { Coded, None } from '../../core/contract';
import { otherSide } from '../../core/sides';
import { armsInFight } from './conditions';
import { characterOf, kindOf, titleOf } from './facts';
import type { BattleState, DrawnFor, Move } from './state';

/** What a button says for each kind of move. Cards go by their titles. */
export interface LabelArgs {
  declare: { location: string };
  skip: None;
  take: { card: string };
  announce: { count: number };
  place: { card: string; place: number };
  reveal: { number: number };
  draw: { value: number; for: DrawnFor };
  redraw: { card: string };
  'break-weapon': { card: string; target: string };
  'reveal-hand': { card: string };
  tie: { card: string; discard: number };
  use: { card: string };
  decline: { card: string };
  'choose-defeated': { card: string };
  'choose-destiny': { card: string };
  half: { card: string };
  discard: { card: string };
  compare: None;
  end: None;
}

export type Label = Coded<LabelArgs>;

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: BattleState, move: Move): Label {
  const { waiting } = state;
  switch (move.type) {
    case 'declare':
      return { code: 'declare', args: { location: state.location.title } };
    case 'take':
      return { code: 'take', args: { card: titleOf(state, move.card) } };
    case 'discard':
      return { code: 'discard', args: { card: state.cards[move.card] ? titleOf(state, move.card) : '' } };
    case 'announce': {
      const taken = state.sides[move.player].table.filter((id) => kindOf(state, id) === 'battle');
      return { code: 'announce', args: { count: taken.length } };
    }
    case 'place': {
      const { plan } = state.sides[move.player];
      return { code: 'place', args: { card: titleOf(state, move.card), place: plan.length + 1 } };
    }
    case 'reveal':
      return { code: 'reveal', args: { number: state.results.length + 1 } };
    case 'draw':
      return {
        code: 'draw',
        args: { value: move.value, for: waiting?.for === 'draw' ? waiting.source : 'weapon' },
      };
    case 'use':
      return labelOfUse(state, move);
    case 'decline':
      return {
        code: 'decline',
        args: { card: titleOf(state, waiting && 'card' in waiting ? waiting.card : '') },
      };
    case 'choose':
      return {
        code: waiting?.for === 'defeated' ? 'choose-defeated' : 'choose-destiny',
        args: { card: titleOf(state, move.target) },
      };
    case 'half': {
      const card = waiting?.for === 'half' ? state.cards[waiting.card] : undefined;
      const half = card?.kind === 'battle' ? card.halves?.[move.half] : undefined;
      return { code: 'half', args: { card: half?.title ?? String(move.half + 1) } };
    }
    default:
      return { code: move.type, args: {} };
  }
}

function labelOfUse(state: BattleState, move: Extract<Move, { type: 'use' }>): Label {
  const card = titleOf(state, move.card);
  switch (state.waiting?.for) {
    case 'redraw':
      return { code: 'redraw', args: { card } };
    case 'break-weapon': {
      const arms = armsInFight(state, otherSide(move.player));
      const target = arms.find(({ id }) => id === move.target)?.described.title ?? move.target ?? '';
      return { code: 'break-weapon', args: { card, target } };
    }
    case 'reveal-hand':
      return { code: 'reveal-hand', args: { card } };
    case 'tie':
      return { code: 'tie', args: { card, discard: characterOf(state, move.card).ties?.discard ?? 0 } };
    default:
      return { code: 'use', args: { card } };
  }
}
