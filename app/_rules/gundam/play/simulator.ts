import type { RuleRef, Simulator, Step } from '../../core/contract';
import { MOMENT_OF } from '../moments';
import { activate, pass, playCommand, whyNotActivate, whyNotPlay } from './actions';
import { advance } from './advance';
import { attack, block, leaveUnblocked, whyNotAttack, whyNotBlock } from './attacking';
import { follow } from './course';
import { answerDue, whyNotDraw, whyNotDue } from './due';
import type { GameEvent } from './events';
import {
  deployFromHand,
  endMainPhase,
  pair,
  support,
  whyNotDeploy,
  whyNotPairedWith,
  whyNotPilot,
  whyNotSupport,
  whyNotSupported,
} from './main-phase';
import { isMove } from './moves';
import { options } from './options';
import { answer, dueFor, dueNow, revealShield, whyNotAnswer, whyNotReveal } from './pending';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import { attackedSide, hasTurn, isOut, isSeat, nameOf, sideOf } from './sides';
import type { CourseMove, Move, PlaySetup, PlayState, Seat } from './state';
import { closed, opened, type Table } from './table';
import { whyNotMain } from './when';

/** The rule by which each kind of move is made. */
const RULES = {
  attack: 'gundam/rulebook/attack#attack-step',
  block: 'gundam/blocker',
  pass: 'gundam/rulebook/attack#action-step',
  play: 'gundam/rulebook/playing-cards#command-cards',
  activate: 'gundam/activate-action',
  support: 'gundam/activate-main',
  deploy: 'gundam/rulebook/playing-cards#deploying',
  pair: 'gundam/rulebook/playing-cards#pairing-pilots',
  reveal: 'gundam/shield',
  burst: 'gundam/burst',
  resolve: 'gundam/rulebook/attack',
  decline: 'gundam/burst',
  end: 'gundam/rulebook/turn#end-phase',
  keep: 'gundam/mulligan',
  redraw: 'gundam/mulligan',
  'place-shields': 'gundam/rulebook/setup#setup',
  'place-tokens': 'gundam/rulebook/setup#setup',
  'set-active': 'gundam/start-phase',
  draw: 'gundam/draw-phase',
  'place-resource': 'gundam/resource-phase',
  discard: 'gundam/trash',
  accept: 'gundam/how-wording-is-read',
  choose: 'gundam/how-wording-is-read',
  take: 'gundam/how-wording-is-read',
  put: 'gundam/deck',
  pick: 'gundam/how-wording-is-read',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where the moment makes it a more particular one. */
function ruleOf(state: PlayState, move: Move): RuleRef {
  if (move.type === 'pass' && state.battle?.step === 'block') return 'gundam/rulebook/attack#block-step';
  if (move.type === 'activate' && !state.opportunity) return 'gundam/rulebook/playing-cards#activate-main';
  if (move.type === 'resolve' && move.ability === undefined)
    return dueFor(state, move)?.kind === 'repair' ? 'gundam/repair' : 'gundam/breach';
  if (move.type === 'discard' && state.due?.what === 'discard' && state.due.limit) return 'gundam/hand-limit';
  if (move.type === 'draw' && state.due?.what === 'draw' && state.due.redraw) return 'gundam/mulligan';
  if (move.type === 'draw' && state.due?.what === 'mill') return 'gundam/trash';
  if (move.type === 'take' && (state.due?.what === 'trash' || state.due?.what === 'shuffle-in'))
    return 'gundam/trash';
  if (move.type === 'take' && state.due?.what === 'exile') return 'gundam/exile';
  if (move.type === 'take' && state.due?.what === 'deploy') return 'gundam/deploy';
  if (move.type === 'take' && state.due?.what === 'pair') return 'gundam/pairing';
  if (move.type === 'choose' && state.due?.what === 'room') return 'gundam/card-limit';
  if (move.type === 'decline' && state.due) return 'gundam/how-wording-is-read';
  return RULES[move.type];
}

/** Whether something else has to be settled before a move of this kind. */
function whyNotYet(state: PlayState, move: Move): Refusal | undefined {
  const { type } = move;
  if (type !== 'reveal' && state.revealing.length > 0) return refuse('reveal-first');
  if (type === 'burst' || type === 'resolve' || type === 'decline' || type === 'reveal') return undefined;
  const [due] = state.pending.length > 0 ? dueNow(state) : [];
  return due && refuse('effect-first', { card: nameOf(state, due.card) });
}

/** In the main phase of one's turn, with no attack under way. */
// gundam/main-phase
function whyNotMainPhase(state: PlayState, player: Seat): Refusal | undefined {
  if (state.battle) return refuse('attack-under-way');
  return whyNotMain(state) ?? whyNotTurn(state, player);
}

const whyNotTurn = (state: PlayState, player: Seat): Refusal | undefined =>
  hasTurn(state, player) ? undefined : refuse('not-your-turn', { player });

/** Whether the phase asks the player for this now. */
// gundam/rulebook/turn#turn-overview
export function whyNotFollow(state: PlayState, move: CourseMove): Refusal | undefined {
  const { player } = move;
  const at = MOMENT_OF[move.type];
  if (state.phase !== at) return refuse('wrong-moment', { at });
  if (!hasTurn(state, player)) return refuse('not-your-turn', { player });
  if (state.course?.done.includes(player)) return refuse('already-done', { player });
  return move.type === 'draw' ? whyNotDraw(state, move) : undefined;
}

// gundam/rulebook/attack#block-step, gundam/rulebook/attack#action-step
function whyNotPass(state: PlayState, player: Seat): Refusal | undefined {
  const side = sideOf(state, player);
  if (state.battle?.step === 'block')
    return side === attackedSide(state, state.battle.target)
      ? undefined
      : refuse('not-under-attack', { player });
  if (!state.opportunity) return refuse('nothing-to-pass');
  return side === state.opportunity.side ? undefined : refuse('not-your-opportunity', { player });
}

function whyNot(state: PlayState, move: Move): Refusal | undefined {
  const { player } = move;
  switch (move.type) {
    case 'attack':
      return whyNotMainPhase(state, player) ?? whyNotAttack(state, player, move.unit, move.target);
    case 'block':
      return whyNotBlock(state, player, move.unit);
    case 'pass':
      return whyNotPass(state, player);
    case 'play':
      return whyNotPlay(state, move);
    case 'activate':
      return whyNotActivate(state, move);
    case 'support':
      return (
        whyNotMainPhase(state, player) ??
        whyNotSupport(state, player, move.unit) ??
        whyNotSupported(state, player, move.unit, move.target)
      );
    case 'deploy':
      return whyNotDeploy(state, player, move.card, move.replace, move.ex);
    case 'pair':
      return (
        whyNotPilot(state, player, move.card, move.ex, move.unit) ??
        whyNotPairedWith(state, player, move.unit)
      );
    case 'reveal':
      return whyNotReveal(state, player, move.shield, move.card);
    case 'burst':
    case 'resolve':
    case 'decline':
      return whyNotAnswer(state, move);
    case 'end':
      return whyNotMainPhase(state, player);
    case 'discard':
    case 'accept':
    case 'choose':
    case 'take':
    case 'put':
    case 'pick':
      return refuse('nothing-due', { player });
    default:
      return whyNotFollow(state, move);
  }
}

function make(table: Table, move: Move): void {
  const { player } = move;
  switch (move.type) {
    case 'attack':
      attack(table, player, move.unit, move.target);
      break;
    case 'block':
      block(table, player, move.unit);
      break;
    case 'pass':
      if (table.state.battle?.step === 'block') leaveUnblocked(table, player);
      else pass(table, player);
      break;
    case 'play':
      playCommand(table, move);
      break;
    case 'activate':
      activate(table, move);
      break;
    case 'support':
      support(table, move.unit, move.target);
      break;
    case 'deploy':
      deployFromHand(table, player, move.card, move.replace, move.ex);
      break;
    case 'pair':
      pair(table, player, move.card, move.unit, move.ex);
      break;
    case 'reveal':
      revealShield(table, player, move.shield, move.card);
      break;
    case 'burst':
    case 'resolve':
    case 'decline':
      answer(table, move);
      break;
    case 'end':
      endMainPhase(table, player);
      break;
    case 'discard':
    case 'accept':
    case 'choose':
    case 'take':
    case 'put':
    case 'pick':
      break;
    default:
      follow(table, move);
  }
}

/** Where no turns are kept, no phase asks for anything, and Costs are paid by themselves. */
const isForeign = ({ course, due }: PlayState, move: Move): boolean =>
  !course && (Object.hasOwn(MOMENT_OF, move.type) || 'ex' in move || (!due && ANSWERING.has(move.type)));

const ANSWERING: ReadonlySet<Move['type']> = new Set(['discard', 'accept', 'choose', 'take', 'put', 'pick']);

export function play(state: PlayState, move: Move): Step<PlayState, GameEvent> | Refusal {
  if (!isMove(move) || !isSeat(state, move.player) || isForeign(state, move)) return refuse('malformed-move');
  if (state.over) return state.over.reason === 'turn' ? refuse('turn-over') : refuse('game-over');
  if (isOut(state, sideOf(state, move.player))) return refuse('out-of-game', { player: move.player });
  const { due } = state;
  const refusal = due ? whyNotDue(state, due, move) : (whyNotYet(state, move) ?? whyNot(state, move));
  if (refusal) return refusal;
  const table = opened(state);
  if (due) answerDue(table, due, move);
  else make(table, move);
  advance(table);
  return { ok: true, state: closed(table), events: table.log.events, rule: ruleOf(state, move) };
}

/** The whole game, from the first hand to the last Shield. */
// gundam/rulebook
export const playSimulator: Simulator<PlayState, Move, PlaySetup, GameEvent, Refusal> = {
  id: 'gundam-play',
  game: 'gundam',
  start,
  options,
  play,
};
