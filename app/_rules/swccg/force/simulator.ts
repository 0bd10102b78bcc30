import type { RuleRef, Simulator, Step } from '../../core/contract';
import { otherSide } from '../../core/sides';
import {
  activate,
  battle,
  declineDestiny,
  deploy,
  drain,
  draw,
  drawDestiny,
  interrupt,
  lose,
  move as moveCard,
  use,
} from './actions';
import { type GameEvent, Log } from './events';
import { isMove } from './moves';
import { actionsOf, options } from './options';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import type { ForceSetup, ForceState, Move } from './state';
import { endIfDefeated, nextPhase, recirculateFor } from './turn';
import { whyNot } from './why-not';

/** The rule by which each kind of move is made. */
const RULES = {
  activate: 'swccg/activating-force',
  drain: 'swccg/force-drain#procedure',
  deploy: 'swccg/death-star-ii/turn#deploy-phase',
  interrupt: 'swccg/death-star-ii/concepts#interrupts',
  battle: 'swccg/death-star-ii/battle#battle-phase',
  move: 'swccg/death-star-ii/moving#move-phase',
  draw: 'swccg/drawing-cards',
  use: 'swccg/death-star-ii/life-force#used-pile',
  lose: 'swccg/death-star-ii/life-force#lost-pile',
  destiny: 'swccg/draw-destiny',
  decline: 'swccg/destiny-draw#mandatory',
  pass: 'swccg/actions-taking-turns#passing',
  recirculate: 'swccg/death-star-ii/ending#end-of-turn',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where the moment makes it a more particular one. */
function ruleOf(state: ForceState, move: Move): RuleRef {
  if (move.type === 'destiny' && state.piles[move.player].reserve.length === 0)
    return 'swccg/empty-deck-or-pile#still-allowed';
  const card = move.type === 'interrupt' ? state.cards[move.card] : undefined;
  if (card?.kind === 'interrupt' && card.effect.does === 'retrieve')
    return 'swccg/death-star-ii/concepts#retrieval';
  return RULES[move.type];
}

function make(state: ForceState, move: Move, log: Log): ForceState {
  const { player } = move;
  switch (move.type) {
    case 'activate':
      return activate(state, player, log);
    case 'drain':
      return drain(state, player, move.location, log);
    case 'deploy':
      return deploy(state, player, move.card, log);
    case 'interrupt':
      return interrupt(state, player, move.card, log);
    case 'battle':
      return battle(state, player, move.location, log);
    case 'move':
      return moveCard(state, player, move.card, log);
    case 'draw':
      return draw(state, player, log);
    case 'use':
      return use(state, player, log);
    case 'lose':
      return lose(state, player, move.from, move.card, log);
    case 'destiny':
      return drawDestiny(state, player, log);
    case 'decline':
      return declineDestiny(state, player, log);
    case 'recirculate':
      return recirculateFor(state, player, log);
    case 'pass':
      log.tell('passed', { player });
      return passed(state, log);
  }
}

/** Two passes in a row send the turn to its next phase. */
// swccg/actions-taking-turns#passing
function passed(state: ForceState, log: Log): ForceState {
  const next = { ...state, opportunity: otherSide(state.opportunity), passes: state.passes + 1 };
  return next.passes < 2 ? next : nextPhase(next, log);
}

/** The opponent of the player whose turn it is, with nothing to play, is taken to pass. */
// swccg/actions-taking-turns
function skipIdleOpponent(state: ForceState, log: Log): ForceState {
  if (state.over || state.due || state.phase === 'end' || state.opportunity === state.turn) return state;
  if (actionsOf(state, state.opportunity).length > 0) return state;
  log.tell('nothing-to-play', { player: state.opportunity });
  return passed(state, log);
}

export function play(state: ForceState, move: Move): Step<ForceState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  const made = endIfDefeated(make(state, move, log), log);
  return { ok: true, state: skipIdleOpponent(made, log), events: log.events, rule: ruleOf(state, move) };
}

/** The Force cycle: Reserve Deck, Force Pile, Used Pile, Lost Pile and hand, turn after turn. */
// swccg/force
export const forceSimulator: Simulator<ForceState, Move, ForceSetup, GameEvent, Refusal> = {
  id: 'swccg-force',
  game: 'swccg',
  start,
  options,
  play,
};
