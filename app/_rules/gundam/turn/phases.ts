import { EX_BASE } from '../cards';
import { overLimit, shieldsFrom, underDeck } from '../piles';
import { stoodUp } from '../resources';
import type { When } from './cards';
import { change, changed, copyOf, withCard } from './change';
import { placeExResources, placeResources } from './effects';
import type { Log } from './events';
import { addTriggers, bury, enqueue } from './leave';
import { beginTurn, checkDeck, nextTurn } from './next-turn';
import {
  after,
  endStepAfter,
  HAND_LIMIT,
  type Moment,
  momentAfter,
  nameOf,
  type Player,
  SHIELDS,
  STARTING_HAND,
  type Table,
  type Trigger,
  type TurnState,
  tableOf,
} from './state';

/** Every player in turn order does what this moment of the preparation asks for; then comes the next one. */
// gundam/rulebook/setup#setup
export function prepared(state: TurnState, player: Player, log: Log): TurnState {
  if (state.over) return state;
  const turn = after(state, player);
  const next = copyOf(state);
  next.turn = turn;
  next.opportunity = turn;
  if (turn !== state.players[0]) return next;
  const step = momentAfter(state.phase);
  if (!step) return beginTurn(state, turn, log);
  next.phase = step;
  return next;
}

// gundam/rulebook/setup#setup
export function placeShields(state: TurnState, player: Player, log: Log): TurnState {
  const table = tableOf(state, player);
  const { placed, deck } = shieldsFrom(table.deck, SHIELDS);
  log.tell('shields-placed', { player, count: placed.length });
  const next = change(state, player, { deck, shields: [...placed, ...table.shields] });
  return prepared(checkDeck(next, player, log), player, log);
}

export const exBaseId = (player: Player): string => `${player}-ex-base`;

/** An EX Base for everybody; an EX Resource for all but the first player. */
// gundam/rulebook/setup#setup, gundam/second-player, gundam/battle-royale
export function placeTokens(state: TurnState, player: Player, log: Log): TurnState {
  const id = exBaseId(player);
  log.tell('ex-base-placed', { player });
  const based = change(state, player, { base: { id, rested: false, damage: 0 } });
  based.cards = withCard(state.cards, id, EX_BASE);
  const next = player === state.players[0] ? based : placeExResources(based, player, 1, false, log);
  return prepared(next, player, log);
}

const enter = (state: TurnState, phase: Moment, log: Log): TurnState => {
  log.tell('phase', { player: state.turn, phase });
  return changed(state, 'phase', phase);
};

/** All of it at once, with no choice to make. */
// gundam/rulebook/turn#start-phase
export function setActive(state: TurnState, player: Player, log: Log): TurnState {
  const { units, base, resources } = tableOf(state, player);
  log.tell('set-active', {
    player,
    units: units.filter(({ rested }) => rested).length,
    bases: base?.rested ? 1 : 0,
    resources: resources.rested + resources.exRested,
  });
  const changes: Partial<Table> = {
    units: units.map((unit) => (unit.rested ? { ...unit, rested: false } : unit)),
    base: base?.rested ? { ...base, rested: false } : base,
    resources: stoodUp(resources),
  };
  return enter(change(state, player, changes), 'draw', log);
}

/** The top card of the deck goes to hand. Whoever draws the last one has lost. */
// gundam/draw-phase, gundam/victory
export function draw(state: TurnState, player: Player, named: string | undefined, log: Log): TurnState {
  const { deck, hand, pool } = tableOf(state, player);
  const rest = deck.slice(1);
  const card = named ?? deck[0] ?? '';
  if (state.cards[card]) log.tell('drew-card', { player, card: nameOf(state, card), left: rest.length });
  else log.tell('drew', { player, left: rest.length });
  const changes: Partial<Table> = { deck: rest, hand: [...hand, card] };
  if (named !== undefined) changes.pool = pool.filter((id) => id !== named);
  const drawn = checkDeck(change(state, player, changes), player, log);
  if (drawn.over || !drawn.players.includes(player)) return drawn;
  const { due } = drawn;
  if (due?.what !== 'draw') return enter(drawn, 'resource', log);
  if (due.left > 1) return changed(drawn, 'due', { ...due, left: due.left - 1 });
  const over = changed(drawn, 'due', null);
  return due.redraw ? prepared(shuffle(over, player, log), player, log) : over;
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
  const named = deck.filter((id) => state.cards[id]);
  if (named.length === 0) return state;
  return change(state, player, {
    deck: deck.map((id, i) => (state.cards[id] ? `${player}-shuffled-${i + 1}` : id)),
    pool: [...pool, ...named],
  });
}

// gundam/resource-phase
export function placeResource(state: TurnState, player: Player, log: Log): TurnState {
  return enter(placeResources(state, player, 1, false, log), 'main', log);
}

/** The opponent of the player whose turn it is acts first; with more players, the one whose turn comes next. */
// gundam/rulebook/turn#end-phase, gundam/battle-royale
export function endMain(state: TurnState, player: Player, log: Log): TurnState {
  const next = enter(state, 'end', log);
  const opportunity = after(next, player);
  log.tell('action-step', { player: opportunity });
  next.endStep = 'action';
  next.opportunity = opportunity;
  next.passes = 0;
  return next;
}

/** The step ends when everybody has passed in a row, one pass each. */
// gundam/action-step
export function pass(state: TurnState, player: Player, log: Log): TurnState {
  log.tell('passed', { player });
  const next = copyOf(state);
  next.passes = state.passes + 1;
  next.opportunity = after(state, player);
  if (next.passes < state.players.length) return next;
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
  return ceased ? bury(next, log) : next;
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
