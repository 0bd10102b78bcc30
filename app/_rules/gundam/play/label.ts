import type { Coded, None } from '../../core/contract';
import { SHIELDS, TEAM_SHIELDS } from '../moments';
import { dueFor } from './pending';
import { nameOf } from './sides';
import {
  type AnswerMove,
  type Carried,
  type CourseMove,
  type Move,
  type PlayState,
  SEATS,
  type Seat,
} from './state';

/** What a button says for each kind of move. Cards go by their names; `targets` and `replace` may be empty. */
export interface LabelArgs {
  'attack-unit': { unit: string; target: string };
  'attack-player': { unit: string; target: Seat };
  block: { unit: string };
  'no-block': None;
  pass: None;
  play: { card: string; targets: string; replace: string; ex: number };
  activate: { card: string; targets: string; replace: string; ex: number };
  support: { unit: string; target: string };
  deploy: { card: string; replace: string; ex: number };
  pair: { card: string; unit: string; ex: number };
  reveal: { card: string };
  burst: { card: string; targets: string; replace: string };
  'decline-burst': { card: string };
  breach: { card: string };
  resolve: { card: string; targets: string; replace: string };
  decline: { card: string };
  end: None;
  keep: None;
  redraw: None;
  'place-shields': { count: number };
  'place-tokens': None;
  'set-active': None;
  draw: None;
  'draw-card': { card: string };
  mill: None;
  'mill-card': { card: string };
  'place-resource': None;
  discard: { card: string };
  'discard-unknown': None;
  accept: { card: string };
  choose: { targets: string };
  'choose-player': { player: string };
  take: { card: string };
  exile: { card: string };
  'shuffle-in': { card: string };
  'take-none': None;
  'put-on-top': { card: string };
  'put-under': { card: string };
  'put-into-trash': { card: string };
  pick: { option: number };
  repair: { card: string };
}

export type Label = Coded<LabelArgs>;

/** A move as a code with the names its words need. */
export function labelOf(state: PlayState, move: Move): Label {
  const name = (id: string): string => nameOf(state, id);
  const aim = ({
    targets = [],
    replace = [],
  }: {
    targets?: readonly string[];
    replace?: readonly string[];
  }) => ({
    targets: targets.map(name).join(', '),
    replace: replace.map(name).join(', '),
  });
  switch (move.type) {
    case 'attack': {
      const seat = SEATS.find((each) => each === move.target);
      return seat
        ? { code: 'attack-player', args: { unit: name(move.unit), target: seat } }
        : { code: 'attack-unit', args: { unit: name(move.unit), target: name(move.target) } };
    }
    case 'block':
      return { code: 'block', args: { unit: name(move.unit) } };
    case 'pass':
      return { code: state.battle?.step === 'block' ? 'no-block' : 'pass', args: {} };
    case 'play':
    case 'activate':
      return { code: move.type, args: { card: name(move.card), ...aim(move), ex: move.ex ?? 0 } };
    case 'burst':
      return { code: move.type, args: { card: name(move.card), ...aim(move) } };
    case 'resolve':
      return move.ability === undefined
        ? {
            code: dueFor(state, move)?.kind === 'repair' ? 'repair' : 'breach',
            args: { card: name(move.card) },
          }
        : { code: 'resolve', args: { card: name(move.card), ...aim(move) } };
    case 'support':
      return { code: 'support', args: { unit: name(move.unit), target: name(move.target) } };
    case 'deploy':
      return {
        code: 'deploy',
        args: { card: name(move.card), replace: aim(move).replace, ex: move.ex ?? 0 },
      };
    case 'pair':
      return { code: 'pair', args: { card: name(move.card), unit: name(move.unit), ex: move.ex ?? 0 } };
    case 'reveal':
      return { code: 'reveal', args: { card: name(move.card) } };
    case 'decline':
      return move.ability === undefined && state.due?.what !== 'may'
        ? { code: 'decline-burst', args: { card: name(move.card) } }
        : { code: 'decline', args: { card: name(move.card) } };
    case 'end':
      return { code: 'end', args: {} };
    default:
      return labelOfAnswer(state, move);
  }
}

const PUT = { top: 'put-on-top', bottom: 'put-under', trash: 'put-into-trash' } as const;

/** What a phase asks for, or a text in its middle. */
function labelOfAnswer(state: PlayState, move: CourseMove | AnswerMove): Label {
  const name = (id: string): string => (state.cards[id] ? nameOf(state, id) : '');
  switch (move.type) {
    case 'place-shields':
      return { code: move.type, args: { count: state.format === 'team-battle' ? TEAM_SHIELDS : SHIELDS } };
    case 'draw':
      if (state.due?.what === 'mill')
        return move.card === undefined
          ? { code: 'mill', args: {} }
          : { code: 'mill-card', args: { card: name(move.card) } };
      return move.card === undefined
        ? { code: 'draw', args: {} }
        : { code: 'draw-card', args: { card: name(move.card) } };
    case 'discard':
      return state.cards[move.card]
        ? { code: 'discard', args: { card: name(move.card) } }
        : { code: 'discard-unknown', args: {} };
    case 'accept':
      return { code: 'accept', args: { card: name(move.card) } };
    case 'choose':
      return { code: 'choose', args: { targets: move.targets.map(name).join(', ') } };
    case 'take': {
      if (move.card === undefined) return { code: 'take-none', args: {} };
      const card = name(move.card);
      if (state.due?.what === 'deploy')
        return { code: 'deploy', args: { card, replace: '', ex: move.ex ?? 0 } };
      if (state.due?.what === 'pair')
        return { code: 'pair', args: { card, unit: name(state.resolving?.unit ?? ''), ex: 0 } };
      if (state.due?.what === 'exile' || state.due?.what === 'shuffle-in')
        return { code: state.due.what, args: { card } };
      return { code: 'take', args: { card } };
    }
    case 'put':
      return { code: PUT[move.where], args: { card: name(move.card) } };
    case 'pick':
      return picking(state, move.option);
    default:
      return { code: move.type, args: {} };
  }
}

/** One of several possibilities; where each is what another player does, that player is named. */
function picking(state: PlayState, option: number): Label {
  const part = state.resolving?.effects[0];
  const [first] = part?.does === 'one-of' ? (part.of[option] ?? []) : [];
  const seat = (first as Carried | undefined)?.seat;
  return seat === undefined
    ? { code: 'pick', args: { option: option + 1 } }
    : { code: 'choose-player', args: { player: seat } };
}
