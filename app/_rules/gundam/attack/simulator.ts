import type { RuleRef, Simulator, Step } from '../../core/contract';
import { activate, pass, playCommand, whyNotActivate, whyNotPlay } from './actions';
import { advance } from './advance';
import { attack, block, leaveUnblocked, whyNotAttack, whyNotBlock } from './attacking';
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
import { answer, dueNow, revealShield, whyNotAnswer, whyNotReveal } from './pending';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import { attackedSide, hasTurn, isOut, isSeat, nameOf, sideOf } from './sides';
import type { AttackSetup, AttackState, Move, Seat } from './state';
import { opened, type Table } from './table';

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
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where the moment makes it a more particular one. */
function ruleOf(state: AttackState, move: Move): RuleRef {
  if (move.type === 'pass' && state.battle?.step === 'block') return 'gundam/rulebook/attack#block-step';
  if (move.type === 'activate' && !state.opportunity) return 'gundam/rulebook/playing-cards#activate-main';
  if (move.type === 'resolve' && move.ability === undefined) return 'gundam/breach';
  return RULES[move.type];
}

/** Whether something else has to be settled before a move of this kind. */
function whyNotYet(state: AttackState, { type }: Move): Refusal | undefined {
  if (type !== 'reveal' && state.revealing.length > 0) return refuse('reveal-first');
  if (type === 'burst' || type === 'resolve' || type === 'decline' || type === 'reveal') return undefined;
  const [due] = state.pending.length > 0 ? dueNow(state) : [];
  return due && refuse('effect-first', { card: nameOf(state, due.card) });
}

/** In the main phase of one's turn, with no attack under way. */
// gundam/main-phase
function whyNotMainPhase(state: AttackState, player: Seat): Refusal | undefined {
  if (state.battle) return refuse('attack-under-way');
  if (state.phase !== 'main') return refuse('main-phase-over');
  return hasTurn(state, player) ? undefined : refuse('not-your-turn', { player });
}

// gundam/rulebook/attack#block-step, gundam/rulebook/attack#action-step
function whyNotPass(state: AttackState, player: Seat): Refusal | undefined {
  const side = sideOf(state, player);
  if (state.battle?.step === 'block')
    return side === attackedSide(state, state.battle.target)
      ? undefined
      : refuse('not-under-attack', { player });
  if (!state.opportunity) return refuse('nothing-to-pass');
  return side === state.opportunity.side ? undefined : refuse('not-your-opportunity', { player });
}

function whyNot(state: AttackState, move: Move): Refusal | undefined {
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
      return whyNotDeploy(state, player, move.card, move.replace);
    case 'pair':
      return whyNotPilot(state, player, move.card) ?? whyNotPairedWith(state, player, move.unit);
    case 'reveal':
      return whyNotReveal(state, player, move.shield, move.card);
    case 'burst':
    case 'resolve':
    case 'decline':
      return whyNotAnswer(state, move);
    case 'end':
      return whyNotMainPhase(state, player);
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
      deployFromHand(table, player, move.card, move.replace);
      break;
    case 'pair':
      pair(table, player, move.card, move.unit);
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
  }
}

export function play(state: AttackState, move: Move): Step<AttackState, GameEvent> | Refusal {
  if (!isMove(move) || !isSeat(state, move.player)) return refuse('malformed-move');
  if (state.over) return state.over.reason === 'turn' ? refuse('turn-over') : refuse('game-over');
  if (isOut(state, sideOf(state, move.player))) return refuse('out-of-game', { player: move.player });
  const refusal = whyNotYet(state, move) ?? whyNot(state, move);
  if (refusal) return refusal;
  const table = opened(state);
  make(table, move);
  advance(table);
  return { ok: true, state: table.state, events: table.log.events, rule: ruleOf(state, move) };
}

/** One player's turn of attacks, from declaring each to its end. */
// gundam/attack
export const attackSimulator: Simulator<AttackState, Move, AttackSetup, GameEvent, Refusal> = {
  id: 'gundam-attack',
  game: 'gundam',
  start,
  options,
  play,
};
