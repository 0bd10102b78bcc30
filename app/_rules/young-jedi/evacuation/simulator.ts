import type { RuleRef, Simulator, Step } from '../../core/contract';
import { isDraw } from '../shuffled-deck';
import {
  declare,
  decline,
  deploy,
  evacuate,
  intercept,
  place,
  whyNotDeclare,
  whyNotDecline,
  whyNotDeploy,
  whyNotEvacuate,
  whyNotIntercept,
  whyNotPlace,
} from './attempt';
import { payDamage } from './deck';
import { type GameEvent, Log } from './events';
import { drawDestiny, sacrifice, whyNotDraw, whyNotSacrifice } from './fight';
import { battleCardOf } from './fleet';
import { isMove } from './moves';
import { options } from './options';
import { endTurn, goOn, settle, whyNotPick } from './outcome';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import type { EvacuationSetup, EvacuationState, Move } from './state';

/** The rule by which each kind of move is made. */
const RULES = {
  deploy: 'young-jedi/hyperspace-pile',
  evacuate: 'young-jedi/rulebook/starships#hyperspace',
  intercept: 'young-jedi/interception#against-an-evacuation',
  decline: 'young-jedi/rulebook/starships#hyperspace',
  declare: 'young-jedi/faq-battle-cards-declare',
  place: 'young-jedi/rulebook/starships#hyperspace',
  draw: 'young-jedi/rulebook/starships#starship-battle',
  lose: 'young-jedi/damage',
  sacrifice: 'young-jedi/rulebook/battle-details#fight-together',
  pick: 'young-jedi/rulebook/starships#hyperspace',
  done: 'young-jedi/rulebook/first-game#turn',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where the edition or the moment makes it a more particular one. */
function ruleOf(state: EvacuationState, move: Move): RuleRef {
  if (move.type === 'deploy' && state.attempt) return 'young-jedi/interception#against-an-evacuation';
  if (state.edition === 'first' && (move.type === 'evacuate' || move.type === 'decline'))
    return 'young-jedi/rulebook/starships#evacuation';
  if (state.edition === 'first' && move.type === 'intercept') return 'young-jedi/evacuation#first-rule';
  if (move.type === 'place' && battleCardOf(state, move.card))
    return 'young-jedi/rulebook/battle#battle-cards';
  if (move.type === 'draw' && battleCardOf(state, state.attempt?.fight?.due[0]?.card ?? ''))
    return 'young-jedi/rulebook/battle-details#destiny-order';
  return RULES[move.type];
}

function whyNotLose(state: EvacuationState, move: Extract<Move, { type: 'lose' }>): Refusal | undefined {
  if (state.owed?.player !== move.player) return refuse('no-damage-due', { player: move.player });
  return isDraw(state.players[move.player].deck, state.cards, 'lost', move)
    ? undefined
    : refuse('not-its-card');
}

function whyNot(state: EvacuationState, move: Move): Refusal | undefined {
  const { player } = move;
  if (state.owed && move.type !== 'lose') return refuse('damage-first', { player: state.owed.player });
  switch (move.type) {
    case 'deploy':
      return whyNotDeploy(state, player, move.card, move.faceDown === true);
    case 'evacuate':
      return whyNotEvacuate(state, move);
    case 'intercept':
      return whyNotIntercept(state, move);
    case 'decline':
      return whyNotDecline(state, player);
    case 'declare':
      return whyNotDeclare(state, player, move.count);
    case 'place':
      return whyNotPlace(state, player, move.card);
    case 'draw':
      return whyNotDraw(state, player, move);
    case 'lose':
      return whyNotLose(state, move);
    case 'sacrifice':
      return whyNotSacrifice(state, player, move.card);
    case 'pick':
      return whyNotPick(state, player, move.card);
    case 'done':
      if (state.attempt) return refuse('attempt-under-way');
      return player === state.turn ? undefined : refuse('not-your-turn', { player });
  }
}

function make(state: EvacuationState, move: Move, log: Log): EvacuationState {
  const { player } = move;
  switch (move.type) {
    case 'deploy':
      return deploy(state, player, move.card, log);
    case 'evacuate':
      return evacuate(state, move, log);
    case 'intercept':
      return intercept(state, move, log);
    case 'decline':
      return decline(state, player, log);
    case 'declare':
      return declare(state, player, move.count, log);
    case 'place':
      return place(state, player, move.card, log);
    case 'draw':
      return drawDestiny(state, player, move, log);
    case 'lose':
      return payDamage(state, player, move, log);
    case 'sacrifice':
      return sacrifice(state, player, move.card, log);
    case 'pick':
      return settle(state, move.card, log);
    case 'done':
      return endTurn(state, player, log);
  }
}

export function play(state: EvacuationState, move: Move): Step<EvacuationState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  if (state.over) return state.over.reason === 'turns' ? refuse('play-over') : refuse('game-over');
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  const rule = ruleOf(state, move);
  return { ok: true, state: goOn(make(state, move, log), log), events: log.events, rule };
}

export const evacuationSimulator: Simulator<EvacuationState, Move, EvacuationSetup, GameEvent, Refusal> = {
  id: 'yj-evacuation',
  game: 'young-jedi',
  start,
  options,
  play,
};
