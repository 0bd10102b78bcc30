import type { RuleRef, Simulator, Step } from '../../core/contract';
import { defend, whyNotDefend } from './defend';
import { type GameEvent, Log } from './events';
import {
  attack,
  type Played,
  parry,
  pass,
  takeHit,
  whyNotAnswer,
  whyNotAttack,
  whyNotParry,
  whyNotPass,
} from './exchange';
import { drawHand, drawPower, keep, redraw, whyNotDraw, whyNotDrawHand, whyNotRedraw } from './hands';
import { initiate, whyNoDuel, whyNotAttacker, whyNotTarget } from './initiate';
import { isMove } from './moves';
import { options } from './options';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import type { DuelSetup, DuelState, Fighter, Move } from './state';
import { battle, endStep, whyNotBattle, whyNotEndStep } from './step';
import { applyText, declineText, whyNotText } from './text';

/** The rule by which each kind of move is made. */
const RULES = {
  initiate: 'young-jedi/rulebook/duel#duel',
  defend: 'young-jedi/rulebook/duel#duelists',
  draw: 'young-jedi/rulebook/duel#dueling-hand',
  keep: 'young-jedi/faq-anakin-tested-uses',
  redraw: 'young-jedi/faq-anakin-tested-uses',
  'draw-hand': 'young-jedi/rulebook/duel#dueling-hand',
  attack: 'young-jedi/rulebook/duel#duel-attack-parry',
  parry: 'young-jedi/attack-and-parry',
  'take-hit': 'young-jedi/hit',
  pass: 'young-jedi/rulebook/duel#pass',
  'use-text': 'young-jedi/rulebook/duel#dueling-text',
  'decline-text': 'young-jedi/rulebook/duel#dueling-text',
  battle: 'young-jedi/rulebook/battle#battle-step',
  'end-step': 'young-jedi/rulebook/first-game#turn',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where the moment makes it a more particular one. */
function ruleOf(state: DuelState, move: Move, next: DuelState): RuleRef {
  if (next.over?.reason === 'deck') return 'young-jedi/deck-victory';
  if (state.duel && next.result?.outcome === 'discarded') return 'young-jedi/lightsaber-duel#special-cases';
  if (move.type === 'defend' && move.character !== state.duel?.target)
    return 'young-jedi/rulebook/duel#duel-intercept';
  if (state.duel && !next.duel) return 'young-jedi/rulebook/duel#duel-outcome';
  return RULES[move.type];
}

const fighterOf = ({ character, weapon }: { character: string; weapon?: string }): Fighter =>
  weapon === undefined ? { character } : { character, weapon };

const playedOf = ({ destiny, card }: Played): Played =>
  card === undefined ? { destiny } : { destiny, card };

function whyNot(state: DuelState, move: Move): Refusal | undefined {
  const { player } = move;
  switch (move.type) {
    case 'initiate':
      return (
        whyNoDuel(state, player) ??
        whyNotAttacker(state, player, fighterOf(move)) ??
        whyNotTarget(state, player, move.target)
      );
    case 'defend':
      return whyNotDefend(state, player, fighterOf(move));
    case 'draw':
      return whyNotDraw(state, player, move.value);
    case 'keep':
    case 'redraw':
      return whyNotRedraw(state, player);
    case 'draw-hand':
      return whyNotDrawHand(state, player);
    case 'attack':
      return whyNotAttack(state, player, playedOf(move));
    case 'parry':
      return whyNotParry(state, player, playedOf(move));
    case 'take-hit':
      return whyNotAnswer(state, player);
    case 'pass':
      return whyNotPass(state, player);
    case 'use-text':
    case 'decline-text':
      return whyNotText(state, player);
    case 'battle':
      return whyNotBattle(state, player);
    case 'end-step':
      return whyNotEndStep(state, player);
  }
}

function make(state: DuelState, move: Move, log: Log): DuelState {
  const { player } = move;
  switch (move.type) {
    case 'initiate':
      return initiate(state, player, fighterOf(move), move.target, log);
    case 'defend':
      return defend(state, player, fighterOf(move), log);
    case 'draw':
      return drawPower(state, player, move.value, log);
    case 'keep':
      return keep(state, player, log);
    case 'redraw':
      return redraw(state, player, log);
    case 'draw-hand':
      return drawHand(state, player, log);
    case 'attack':
      return attack(state, player, playedOf(move), log);
    case 'parry':
      return parry(state, player, playedOf(move), log);
    case 'take-hit':
      return takeHit(state, player, log);
    case 'pass':
      return pass(state, player, log);
    case 'use-text':
      return applyText(state, player, log);
    case 'decline-text':
      return declineText(state, player, log);
    case 'battle':
      return battle(state, player, log);
    case 'end-step':
      return endStep(state, player, log);
  }
}

export function play(state: DuelState, move: Move): Step<DuelState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  if (state.over) return state.over.reason === 'deck' ? refuse('game-over') : refuse('step-over');
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  const next = make(state, move, log);
  return { ok: true, state: next, events: log.events, rule: ruleOf(state, move, next) };
}

/** A lightsaber duel in a player's battle step. */
// young-jedi/lightsaber-duel
export const duelSimulator: Simulator<DuelState, Move, DuelSetup, GameEvent, Refusal> = {
  id: 'yj-duel',
  game: 'young-jedi',
  start,
  options,
  play,
};
