import { EX_BASE } from '../cards';
import { placeExResources, placeResources } from './effects';
import type { Log } from './events';
import { bury, cardsOf, enqueue, triggersOf } from './leave';
import {
  after,
  change,
  END_STEPS,
  HAND_LIMIT,
  type Moment,
  nameOf,
  type Player,
  PREPARATION,
  SHIELDS,
  STARTING_HAND,
  type Table,
  type TurnState,
  tableOf,
} from './state';

/** Every player in turn order does what this moment of the preparation asks for; then comes the next one. */
// gundam/rulebook/setup#setup
export function prepared(state: TurnState, player: Player, log: Log): TurnState {
  if (state.over) return state;
  const next = after(state, player);
  if (next !== state.players[0]) return { ...state, turn: next, opportunity: next };
  const step = PREPARATION[PREPARATION.indexOf(state.phase as (typeof PREPARATION)[number]) + 1];
  if (step) return { ...state, turn: next, opportunity: next, phase: step };
  return beginTurn(state, next, log);
}

/** The top six cards, one at a time, each overlapping the one before: the last one placed is the topmost. */
// gundam/rulebook/setup#setup
export function placeShields(state: TurnState, player: Player, log: Log): TurnState {
  const { deck, shields } = tableOf(state, player);
  const placed = deck.slice(0, SHIELDS).reverse();
  log.tell('shields-placed', { player, count: placed.length });
  const next = change(state, player, { deck: deck.slice(SHIELDS), shields: [...placed, ...shields] });
  return prepared(checkDeck(next, player, log), player, log);
}

export const exBaseId = (player: Player): string => `${player}-ex-base`;

/** An EX Base for everybody; an EX Resource for all but the first player. */
// gundam/rulebook/setup#setup, gundam/second-player, gundam/battle-royale
export function placeTokens(state: TurnState, player: Player, log: Log): TurnState {
  const id = exBaseId(player);
  log.tell('ex-base-placed', { player });
  const cards = { ...state.cards, [id]: EX_BASE };
  const based = change({ ...state, cards }, player, { base: { id, rested: false, damage: 0 } });
  const next = player === state.players[0] ? based : placeExResources(based, player, 1, false, log);
  return prepared(next, player, log);
}

export function beginTurn(state: TurnState, player: Player, log: Log): TurnState {
  const turnNumber = state.turnNumber + 1;
  log.tell('turn', { player, number: turnNumber });
  return {
    ...state,
    turn: player,
    turnNumber,
    phase: 'start',
    endStep: null,
    opportunity: player,
    passes: 0,
    used: [],
  };
}

const enter = (state: TurnState, phase: Moment, log: Log): TurnState => {
  log.tell('phase', { player: state.turn, phase });
  return { ...state, phase };
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
    resources: {
      active: resources.active + resources.rested,
      rested: 0,
      ex: resources.ex + resources.exRested,
      exRested: 0,
    },
  };
  return enter(change(state, player, changes), 'draw', log);
}

/** The top card of the deck goes to hand. Whoever draws the last one has lost. */
// gundam/draw-phase, gundam/victory
export function draw(state: TurnState, player: Player, named: string | undefined, log: Log): TurnState {
  const { deck, hand, pool } = tableOf(state, player);
  const [top = '', ...rest] = deck;
  const card = named ?? top;
  if (state.cards[card]) log.tell('drew-card', { player, card: nameOf(state, card), left: rest.length });
  else log.tell('drew', { player, left: rest.length });
  const changes: Partial<Table> = { deck: rest, hand: [...hand, card] };
  if (named !== undefined) changes.pool = pool.filter((id) => id !== named);
  const drawn = checkDeck(change(state, player, changes), player, log);
  if (drawn.over || !drawn.players.includes(player)) return drawn;
  const { due } = drawn;
  if (due?.what !== 'draw') return enter(drawn, 'resource', log);
  if (due.left > 1) return { ...drawn, due: { ...due, left: due.left - 1 } };
  const over = { ...drawn, due: null };
  return due.redraw ? prepared(shuffle(over, player, log), player, log) : over;
}

/** The whole hand goes under the deck; five new cards are drawn, and only then is the deck shuffled. */
// gundam/mulligan
export function redraw(state: TurnState, player: Player, log: Log): TurnState {
  const { deck, hand } = tableOf(state, player);
  log.tell('hand-returned', { player, count: hand.length });
  const next = change(state, player, { deck: [...deck, ...hand], hand: [] });
  return { ...next, due: { what: 'draw', player, left: STARTING_HAND, redraw: true } };
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
  return { ...next, endStep: 'action', opportunity, passes: 0 };
}

/** The step ends when everybody has passed in a row, one pass each. */
// gundam/action-step
export function pass(state: TurnState, player: Player, log: Log): TurnState {
  log.tell('passed', { player });
  const passes = state.passes + 1;
  if (passes < state.players.length) return { ...state, passes, opportunity: after(state, player) };
  log.tell('action-step-over', {});
  return atTurnEnd({ ...state, passes: 0, opportunity: state.turn, endStep: 'abilities' });
}

/** What triggers at the end of the turn waits. */
function atTurnEnd(state: TurnState): TurnState {
  const { turn } = state;
  const { units, base } = tableOf(state, turn);
  const triggers = units.flatMap((unit) => triggersOf(state, turn, cardsOf(unit), unit, 'turn-end'));
  if (base) triggers.push(...triggersOf(state, turn, [base.id], undefined, 'turn-end'));
  return enqueue(state, triggers);
}

/** The steps of the end phase after the action step, in their order; then the next turn. */
// gundam/end-phase
export function endStepOver(state: TurnState, log: Log): TurnState {
  const step = END_STEPS[END_STEPS.indexOf(state.endStep ?? 'action') + 1];
  if (step === 'cease') return cease({ ...state, endStep: step }, log);
  if (step === 'hand') return handLimit({ ...state, endStep: step }, log);
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
  const left = tableOf(state, state.turn).hand.length - HAND_LIMIT;
  if (left <= 0) return state;
  log.tell('must-discard', { player: state.turn, count: left, limit: HAND_LIMIT });
  return { ...state, due: { what: 'discard', player: state.turn, left, limit: true } };
}

const turnOver = (state: TurnState, log: Log): TurnState => nextTurn(state, after(state, state.turn), log);

function nextTurn(state: TurnState, player: Player, log: Log): TurnState {
  if (state.turnNumber !== state.lastTurn) return beginTurn(state, player, log);
  log.tell('stopped', { turns: state.turnNumber });
  return { ...state, over: { reason: 'turns' } };
}

/** A player whose deck has no cards left has lost at once; with three or more, they are out of the game. */
// gundam/victory, gundam/battle-royale
export function checkDeck(state: TurnState, player: Player, log: Log): TurnState {
  if (tableOf(state, player).deck.length > 0) return state;
  log.tell('deck-empty', { player });
  const next = after(state, player);
  const preparing = (PREPARATION as readonly Moment[]).includes(state.phase);
  if (state.players.length <= 2 || preparing) {
    log.tell('won', { player: next });
    return { ...state, due: null, over: { reason: 'deck-empty', winner: next, loser: player } };
  }
  log.tell('eliminated', { player });
  const { resolving } = state;
  const played = resolving?.command && resolving.by === player ? [resolving.source] : [];
  const out: TurnState = {
    ...change(state, player, { trash: [...played, ...tableOf(state, player).trash] }),
    players: state.players.filter((each) => each !== player),
    waiting: state.waiting
      .map((batch) => batch.filter(({ by }) => by !== player))
      .filter(({ length }) => length > 0),
    resolving: state.resolving?.by === player ? null : state.resolving,
    due: state.due?.player === player ? null : state.due,
    opportunity: state.opportunity === player ? next : state.opportunity,
  };
  return state.turn === player
    ? nextTurn({ ...out, waiting: [], resolving: null, due: null }, next, log)
    : out;
}
