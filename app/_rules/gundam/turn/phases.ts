import { drawn, hidden, overLimit, underDeck } from '../piles';
import { allHavePassed, pass as passOn } from '../play/actions';
import { done, follow } from '../play/course';
import { endMainPhase } from '../play/main-phase';
import type { CourseMove } from '../play/state';
import { asPlay } from './as-play';
import { byPlay } from './by-play';
import type { When } from './cards';
import { change, changed } from './change';
import type { Log } from './events';
import { addTriggers, enqueue } from './leave';
import { checkDeck, nextTurn } from './next-turn';
import {
  after,
  endStepAfter,
  HAND_LIMIT,
  nameOf,
  type Player,
  STARTING_HAND,
  type Trigger,
  type TurnState,
  tableOf,
} from './state';

/** What the phase, or the preparation, asks for without leaving a choice; then comes what follows. */
// gundam/rulebook/setup#setup, gundam/rulebook/turn#turn-overview
export function followed(state: TurnState, move: CourseMove, log: Log): TurnState {
  const next = byPlay(state, log, (table) => follow(table, move));
  return move.type === 'place-shields' ? checkDeck(next, move.player, log) : next;
}

/** The player has done what the moment asks for. */
const doneWith = (state: TurnState, player: Player, log: Log): TurnState =>
  byPlay(state, log, (table) => done(table, player));

/** The top card of the deck goes to hand. Whoever draws the last one has lost. */
// gundam/draw-phase, gundam/victory
export function draw(state: TurnState, player: Player, named: string | undefined, log: Log): TurnState {
  const { card, deck, hand, pool } = drawn(tableOf(state, player), named);
  if (state.cards[card]) log.tell('drew-card', { player, card: nameOf(state, card), left: deck.length });
  else log.tell('drew', { player, left: deck.length });
  const next = checkDeck(change(state, player, { deck, hand, pool }), player, log);
  if (next.over || !next.players.includes(player)) return next;
  const { due } = next;
  if (due?.what !== 'draw') return doneWith(next, player, log);
  if (due.left > 1) return changed(next, 'due', { ...due, left: due.left - 1 });
  const over = changed(next, 'due', null);
  return due.redraw ? doneWith(shuffle(over, player, log), player, log) : over;
}

/** The whole hand goes under the deck; five new cards are drawn, and only then is the deck shuffled. */
// gundam/mulligan
export function redraw(state: TurnState, player: Player, log: Log): TurnState {
  const { deck, hand } = tableOf(state, player);
  log.tell('hand-returned', { player, count: hand.length });
  const next = change(state, player, { deck: underDeck(deck, hand), hand: [] });
  next.due = { what: 'draw', player, left: STARTING_HAND, redraw: true };
  return next;
}

/** Where each named card of the deck lies is known no more. */
function shuffle(state: TurnState, player: Player, log: Log): TurnState {
  const { deck, pool } = tableOf(state, player);
  log.tell('shuffled', { player });
  const isNamed = (id: string): boolean => state.cards[id] !== undefined;
  const { ids, named } = hidden(deck, isNamed, (place) => `${player}-shuffled-${place}`);
  return change(state, player, { deck: ids, pool: [...pool, ...named] });
}

/** The opponent of the player whose turn it is acts first; with more players, the one whose turn comes next. */
// gundam/rulebook/turn#end-phase, gundam/battle-royale
export function endMain(state: TurnState, player: Player, log: Log): TurnState {
  const next = byPlay(state, log, (table) => endMainPhase(table, player));
  log.tell('action-step', { player: next.opportunity });
  next.endStep = 'action';
  return next;
}

/** The step ends when everybody has passed in a row, one pass each. */
// gundam/action-step
export function pass(state: TurnState, player: Player, log: Log): TurnState {
  const next = byPlay(state, log, (table) => passOn(table, player));
  if (!allHavePassed(asPlay(next))) return next;
  log.tell('action-step-over', {});
  next.passes = 0;
  next.opportunity = state.turn;
  next.endStep = 'abilities';
  return atTurnEnd(next);
}

const TURN_END: readonly When[] = ['turn-end'];

/** What triggers at the end of the turn waits. */
function atTurnEnd(state: TurnState): TurnState {
  const { turn } = state;
  const { units, base } = tableOf(state, turn);
  const triggers: Trigger[] = [];
  for (const unit of units) {
    addTriggers(state, turn, unit.id, unit, TURN_END, triggers);
    if (unit.pilot !== null) addTriggers(state, turn, unit.pilot, unit, TURN_END, triggers);
  }
  if (base) addTriggers(state, turn, base.id, undefined, TURN_END, triggers);
  return enqueue(state, triggers);
}

/** The steps of the end phase after the action step, in their order; then the next turn. */
// gundam/end-phase
export function endStepOver(state: TurnState, log: Log): TurnState {
  const step = endStepAfter(state.endStep);
  if (step === 'cease') return cease(changed(state, 'endStep', step), log);
  if (step === 'hand') return handLimit(changed(state, 'endStep', step), log);
  return turnOver(state, log);
}

/** What lasts until the end of the turn lasts no longer. */
function cease(state: TurnState, log: Log): TurnState {
  let next = state;
  let ceased = false;
  for (const player of state.players) {
    const { units } = tableOf(state, player);
    if (!units.some(({ ap, hp }) => ap !== 0 || hp !== 0)) continue;
    ceased = true;
    const without = units.map((unit) => ({ ...unit, ap: 0, hp: 0 }));
    next = change(next, player, { units: without });
  }
  if (ceased) log.tell('effects-ceased', {});
  return next;
}

/** Only now, and only the player whose turn it is. */
// gundam/hand-limit
function handLimit(state: TurnState, log: Log): TurnState {
  const left = overLimit(tableOf(state, state.turn).hand);
  if (left === 0) return state;
  log.tell('must-discard', { player: state.turn, count: left, limit: HAND_LIMIT });
  return changed(state, 'due', { what: 'discard', player: state.turn, left, limit: true });
}

const turnOver = (state: TurnState, log: Log): TurnState => nextTurn(state, after(state, state.turn), log);
