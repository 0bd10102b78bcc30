import type { RuleRef, Simulator, Step } from '../../core/contract';
import { declare, drawDestiny, fight, settle } from './battle';
import { choose, concede, endTurn, fetch, letChoose } from './control';
import { deploy, goesHidden } from './deploy';
import { type GameEvent, Log } from './events';
import { endPenalty, reveal, takeBack } from './hidden';
import { putRight } from './illegal-stack';
import { isMove } from './moves';
import { options } from './options';
import { type Refusal, refuse } from './refusals';
import { search, withoutSearch } from './search';
import { start } from './setup';
import type { Move, PlanetsSetup, PlanetsState } from './state';
import { discard, enter, evenUp, recycle } from './turn';
import { whyNot } from './why-not';

/** The rule by which each kind of move is made. */
const RULES = {
  draw: 'young-jedi/rulebook/full-game#full-game-start',
  choose: 'young-jedi/rulebook/full-game#second-planet',
  fetch: 'young-jedi/rulebook/effects#fetching-effects',
  skip: 'young-jedi/rulebook/effects#fetching-effects',
  reveal: 'young-jedi/rulebook/first-game#hidden-cards',
  deploy: 'young-jedi/rulebook/first-game#deploy-step',
  search: 'young-jedi/rulebook/effects#deploy-from-draw-deck',
  next: 'young-jedi/rulebook/first-game#turn',
  battle: 'young-jedi/rulebook/battle#battle-step',
  fight: 'young-jedi/rulebook/battle#battle-step',
  destiny: 'young-jedi/rulebook/battle-details#destiny-order',
  win: 'young-jedi/rulebook/battle#damage',
  tie: 'young-jedi/rulebook/battle#damage',
  discard: 'young-jedi/rulebook/battle#even-up',
  recycle: 'young-jedi/rulebook/battle#recycle-hand',
  'even-up': 'young-jedi/rulebook/battle#even-up',
  'end-turn': 'young-jedi/rulebook/battle#controlling-planet',
  concede: 'young-jedi/rulebook/full-game#conceding',
  'take-back': 'young-jedi/faq-illegal-hidden-cards',
  leave: 'young-jedi/faq-illegal-hidden-cards',
  'put-right': 'young-jedi/stackable-illegal',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where what it leads to makes it a more particular one. */
function ruleOf(before: PlanetsState, move: Move, after: PlanetsState): RuleRef {
  switch (after.over?.reason) {
    case 'deck':
      return move.type === 'even-up' ? 'young-jedi/faq-second-planet-last-card' : 'young-jedi/deck-victory';
    case 'draw':
      return 'young-jedi/faq-both-draw-last-card#older-answer';
    case 'planets':
      return 'young-jedi/planet-victory';
    case 'illegal-deck':
      return 'young-jedi/rulebook/decks#three-planets';
  }
  if (after.penalty && !before.penalty) return 'young-jedi/faq-illegal-hidden-cards';
  if (move.type === 'choose' && Object.keys(after.held).length === 2)
    return 'young-jedi/rulebook/full-game#third-planet';
  if (move.type === 'choose' && Object.keys(after.held).length === 0)
    return 'young-jedi/rulebook/full-game#full-game-start';
  return move.type === 'deploy' ? ruleOfDeploying(before, move.card) : RULES[move.type];
}

function ruleOfDeploying(state: PlanetsState, id: string): RuleRef {
  const facts = state.cards[id];
  if (facts?.kind === 'location') return 'young-jedi/rulebook/first-game#changing-location';
  if (facts?.kind === 'starship') return 'young-jedi/rulebook/starships#hyperspace';
  if (facts && goesHidden(state, facts)) return 'young-jedi/rulebook/first-game#hidden-cards';
  return facts?.kind === 'effect' ? 'young-jedi/rulebook/effects#effects' : RULES.deploy;
}

function make(state: PlanetsState, move: Move, log: Log): PlanetsState {
  switch (move.type) {
    case 'draw':
      return drawForStart(state, move, log);
    case 'choose':
      return choose(state, move, log);
    case 'fetch':
      return fetch(state, move.player, move.card, log);
    case 'skip':
      return fetch(state, move.player, undefined, log);
    case 'reveal':
      return reveal(state, move.player, log);
    case 'deploy':
      return deploy(state, move.player, move.card, log);
    case 'search':
      return search(state, move.player, move.card, log);
    case 'next':
      return enter(state, state.step === 'deploy' ? 'battle' : 'even-up', log);
    case 'battle':
      return declare(state, move.player, log);
    case 'discard':
      return discard(state, move.player, move.card, log);
    case 'recycle':
      return recycle(state, move.player, log);
    case 'even-up': {
      const next = evenUp(state, move.player, log);
      if (next.over) return next;
      return next.penalty ? endPenalty(next, log) : enter(next, 'end', log);
    }
    case 'end-turn':
      return endTurn(state, log);
    case 'concede':
      return concede(state, log);
    case 'take-back':
    case 'leave':
      return takeBack(state, move.player, move.type === 'take-back', log);
    case 'put-right':
      return putRight(state, move.player, move.title, log);
    default:
      return makeInBattle(state, move, log);
  }
}

function makeInBattle(
  state: PlanetsState,
  move: Move & { type: 'fight' | 'destiny' | 'win' | 'tie' },
  log: Log,
): PlanetsState {
  const { battle } = state;
  if (!battle) return state;
  switch (move.type) {
    case 'fight': {
      const { card, weapon } = move;
      return fight(state, battle, move.player, weapon === undefined ? { card } : { card, weapon }, log);
    }
    case 'destiny':
      return drawDestiny(state, battle, move.player, move.for, log);
    case 'win':
      return settle(state, battle, move.player, log);
    case 'tie':
      return settle(state, battle, undefined, log);
  }
}

/** The higher destiny goes first; a tie, or two cards with two numbers each, is drawn again. */
// young-jedi/rulebook/full-game#full-game-start, young-jedi/rulebook/special-cards#two-destinies
function drawForStart(state: PlanetsState, move: Move & { type: 'draw' }, log: Log): PlanetsState {
  const { player, value, dual } = move;
  log.tell('start-drawn', { player, value });
  const startDraws = { ...state.startDraws, [player]: dual ? { value, dual } : { value } };
  const { light, dark } = startDraws;
  if (!light || !dark) return { ...state, startDraws };
  if ((light.dual && dark.dual) || light.value === dark.value) {
    log.tell('start-again', { dual: light.dual && dark.dual ? 1 : 0 });
    return { ...state, startDraws: {} };
  }
  const first = light.value > dark.value ? 'light' : 'dark';
  log.tell('goes-first', { player: first });
  return letChoose({ ...state, startDraws }, first, log);
}

export function play(state: PlanetsState, move: Move): Step<PlanetsState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  const after = make(withoutSearch(state, move), move, log);
  return { ok: true, state: after, events: log.events, rule: ruleOf(state, move, after) };
}

/** Planets: who controls them, who concedes, who goes on where, and which victory comes first. */
// young-jedi/rulebook/full-game#full-game
export const planetsSimulator: Simulator<PlanetsState, Move, PlanetsSetup, GameEvent, Refusal> = {
  id: 'yj-planets',
  game: 'young-jedi',
  start,
  options,
  play,
};
