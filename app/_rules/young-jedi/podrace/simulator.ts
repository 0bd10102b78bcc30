import type { RuleRef, Simulator, Step } from '../../core/contract';
import { deploy, search, whyNotDeploy, whyNotSearch } from './deploy';
import { type GameEvent, Log } from './events';
import { isMove } from './moves';
import { options } from './options';
import { playLapCard, refuel, thrust, whyNotLap, whyNotRefuel, whyNotThrust } from './race';
import { findInHand, fitOf } from './racer';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import type { Move, PodraceSetup, PodraceState } from './state';
import {
  discard,
  drawForStart,
  evenUp,
  goOn,
  lose,
  playObjective,
  recycle,
  whyNotDestiny,
  whyNotDiscard,
  whyNotDone,
  whyNotEvenUp,
  whyNotLose,
  whyNotObjective,
  whyNotRecycle,
} from './turn';

/** The rule by which each kind of move is made. */
const RULES = {
  objective: 'young-jedi/rulebook/podrace#podrace-objective',
  destiny: 'young-jedi/rulebook/full-game#full-game-start',
  deploy: 'young-jedi/rulebook/first-game#deploy-step',
  search: 'young-jedi/rulebook/effects#deploy-from-draw-deck',
  thrust: 'young-jedi/rulebook/podrace#thrust',
  lap: 'young-jedi/rulebook/podrace#lap-cards',
  draw: 'young-jedi/rulebook/battle#even-up',
  lose: 'young-jedi/rulebook/battle#damage',
  discard: 'young-jedi/rulebook/battle#even-up',
  recycle: 'young-jedi/rulebook/battle#recycle-hand',
  done: 'young-jedi/rulebook/first-game#turn',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where the moment makes it a more particular one. */
function ruleOf(state: PodraceState, move: Move): RuleRef {
  const { deck, pile } = state.players[move.player];
  if (move.type === 'deploy' && move.to === 'objective')
    return 'young-jedi/rulebook/podrace#podrace-objective';
  if (move.type === 'draw' && state.stage === 'deploy') return 'young-jedi/rulebook/podrace#refueling';
  if ((move.type === 'draw' || move.type === 'lose') && deck.cards.length === 0 && pile.length > 0)
    return 'young-jedi/podracing-pile';
  if (move.type === 'lap') {
    const id = findInHand(state, move.player, move);
    if (fitOf(state, move.player, state.cards[id ?? ''] ?? {}) === 'handling')
      return 'young-jedi/rulebook/podrace#handling';
  }
  return RULES[move.type];
}

function whyNot(state: PodraceState, move: Move): Refusal | undefined {
  const { player } = move;
  if (state.owes && (move.type !== 'lose' || player !== state.owes))
    return refuse('discard-first', { player: state.owes });
  if (move.type === 'objective') return whyNotObjective(state, player);
  if (move.type === 'destiny') return whyNotDestiny(state, player, move.value);
  if (state.stage === 'opening') return refuse('opening-first');
  if (move.type === 'lose') return whyNotLose(state, player, move);
  if (player !== state.turn) return refuse('not-your-turn', { player });
  switch (move.type) {
    case 'deploy':
      return whyNotDeploy(state, player, move.card, move.to);
    case 'search':
      return whyNotSearch(state, player, move.card);
    case 'thrust':
      return whyNotThrust(state, player);
    case 'lap':
      return whyNotLap(state, player, move);
    case 'draw':
      return state.stage === 'deploy' ? whyNotRefuel(state, player, move) : whyNotEvenUp(state, player, move);
    case 'discard':
      return whyNotDiscard(state, player, move);
    case 'recycle':
      return whyNotRecycle(state, player);
    case 'done':
      return whyNotDone(state, player);
  }
}

function make(state: PodraceState, move: Move, log: Log): PodraceState {
  const { player } = move;
  switch (move.type) {
    case 'objective':
      return playObjective(state, player, log);
    case 'destiny':
      return drawForStart(state, player, move.value, log);
    case 'deploy':
      return deploy(state, player, move.card, move.to, log);
    case 'search':
      return search(state, player, move.card, log);
    case 'thrust':
      return thrust(state, player, log);
    case 'lap':
      return playLapCard(state, player, move, log);
    case 'draw':
      return state.stage === 'deploy' ? refuel(state, player, move, log) : evenUp(state, player, move, log);
    case 'lose':
      return lose(state, player, move, log);
    case 'discard':
      return discard(state, player, move, log);
    case 'recycle':
      return recycle(state, player, log);
    case 'done':
      return goOn(state, player, log);
  }
}

export function play(state: PodraceState, move: Move): Step<PodraceState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  if (state.over) return state.over.reason === 'turns' ? refuse('play-over') : refuse('game-over');
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  return { ok: true, state: make(state, move, log), events: log.events, rule: ruleOf(state, move) };
}

export const podraceSimulator: Simulator<PodraceState, Move, PodraceSetup, GameEvent, Refusal> = {
  id: 'yj-podrace',
  game: 'young-jedi',
  start,
  options,
  play,
};
