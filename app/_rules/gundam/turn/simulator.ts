import type { RuleRef, Simulator, Step } from '../../core/contract';
import { changed } from './change';
import { choosable } from './due';
import { applyTo } from './effects';
import { type GameEvent, Log } from './events';
import { isMove } from './moves';
import { options } from './options';
import { draw, endMain, followed, pass, redraw } from './phases';
import { activate, command, deploy, discard, makeRoom, pair } from './play-cards';
import { type Refusal, refuse } from './refusals';
import { begin, settle, take } from './settle';
import { start } from './setup';
import { type Move, nameOf, type TurnSetup, type TurnState } from './state';
import { whyNot } from './why-not';

/** The rule by which each kind of move is made. */
const RULES: Record<Move['type'], RuleRef> = {
  keep: 'gundam/mulligan',
  redraw: 'gundam/mulligan',
  'place-shields': 'gundam/rulebook/setup#setup',
  'place-tokens': 'gundam/rulebook/setup#setup',
  'set-active': 'gundam/start-phase',
  draw: 'gundam/draw-phase',
  'place-resource': 'gundam/resource-phase',
  deploy: 'gundam/deploy',
  pair: 'gundam/pairing',
  command: 'gundam/command',
  activate: 'gundam/activate-main',
  'end-main': 'gundam/end-phase',
  pass: 'gundam/action-step',
  choose: 'gundam/rulebook/playing-cards#command-cards',
  discard: 'gundam/trash',
  resolve: 'gundam/rulebook/turn#turn-overview',
  accept: 'gundam/rulebook/turn#turn-overview',
  decline: 'gundam/rulebook/turn#turn-overview',
};

function ruleOf(state: TurnState, move: Move): RuleRef {
  if (move.type === 'deploy') {
    const base = state.cards[move.card]?.type === 'base' && state.tables[move.player]?.base;
    if (base || move.replacing !== undefined) return 'gundam/card-limit';
  }
  if (move.type === 'pair' && state.cards[move.card]?.type === 'command') return 'gundam/pilot-ability';
  if (move.type === 'activate' && state.phase === 'end') return 'gundam/activate-action';
  if (move.type === 'discard' && state.due?.what === 'discard' && state.due.limit) return 'gundam/hand-limit';
  if (move.type === 'choose' && state.due?.what === 'room') return 'gundam/card-limit';
  if (move.type === 'draw' && state.due?.what === 'draw' && state.due.redraw) return 'gundam/mulligan';
  return RULES[move.type];
}

function choose(state: TurnState, card: string, log: Log): TurnState {
  const { due, resolving } = state;
  if (due?.what === 'room') return changed(makeRoom(state, due.player, card, log), 'due', null);
  if (due?.what !== 'choose' || !resolving) return state;
  log.tell('chosen', { player: due.player, card: nameOf(state, card) });
  const chosen = [...due.chosen, card];
  const more = changed(state, 'due', { ...due, left: due.left - 1, chosen });
  if (due.left > 1 && choosable(more, { ...due, chosen }).length > 0) return more;
  return applyTo(changed(state, 'due', null), resolving, chosen, log);
}

function decline(state: TurnState, log: Log): TurnState {
  const { due, resolving } = state;
  if (due?.what === 'choose' && resolving)
    return applyTo(changed(state, 'due', null), resolving, due.chosen, log);
  if (due?.what !== 'may') return state;
  log.tell('declined', { player: due.player, card: nameOf(state, due.trigger.source) });
  return changed(state, 'due', null);
}

function make(state: TurnState, move: Move, log: Log): TurnState {
  const { player } = move;
  switch (move.type) {
    case 'keep':
    case 'place-shields':
    case 'place-tokens':
    case 'set-active':
    case 'place-resource':
      return followed(state, move, log);
    case 'redraw':
      return redraw(state, player, log);
    case 'draw':
      return draw(state, player, move.card, log);
    case 'deploy':
      return deploy(state, player, move.card, move.replacing, move.ex ?? 0, log);
    case 'pair':
      return pair(state, player, move.card, move.unit, move.ex ?? 0, log);
    case 'command':
      return command(state, player, move.card, move.ex ?? 0, log);
    case 'activate':
      return activate(state, player, move.card, move.ability, move.ex ?? 0, log);
    case 'end-main':
      return endMain(state, player, log);
    case 'pass':
      return pass(state, player, log);
    case 'choose':
      return choose(state, move.card, log);
    case 'discard':
      return discard(state, player, move.card, log);
    case 'resolve':
      return take(state, move.trigger, log);
    case 'accept':
      return state.due?.what === 'may' ? begin(changed(state, 'due', null), state.due.trigger, log) : state;
    case 'decline':
      return decline(state, log);
  }
}

export function play(state: TurnState, move: Move): Step<TurnState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  return {
    ok: true,
    state: settle(make(state, move, log), log),
    events: log.events,
    rule: ruleOf(state, move),
  };
}

/** A turn of the game, from setup to the discard down to ten cards; attacks have a simulator of their own. */
// gundam/rulebook/turn
export const turnSimulator: Simulator<TurnState, Move, TurnSetup, GameEvent, Refusal> = {
  id: 'gundam-turn',
  game: 'gundam',
  start,
  options,
  play,
};
