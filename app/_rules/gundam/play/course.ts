import { EX_BASE } from '../cards';
import { HAND_LIMIT, isPreparing, momentAfter, SHIELDS, STARTING_HAND, TEAM_SHIELDS } from '../moments';
import { overLimit, shieldsFrom, underDeck } from '../piles';
import { stoodUp } from '../resources';
import { beginTurn, enter } from './begin-turn';
import { checkDeck, deckOf, draw, drawTop, shuffle } from './deck';
import { recover } from './effects';
import { trigger, triggerUnit } from './leave';
import { placeExResources, placeResources } from './placing';
import { hasTurn, isOut, playerOf, sideAfter, sideOf } from './sides';
import type { CourseMove, PlayState, Seat, ShieldState, UnitState } from './state';
import { addFacts, setArea, setPlayer, stackTriggered, type Table } from './table';
import { gainsOf, hasGain, keywordsOf } from './values';

/** What one player does for the phase; a team goes on once both have. */
// gundam/rulebook/multiplayer#team-battle
export function follow(table: Table, move: CourseMove): void {
  const { state } = table;
  const { player } = move;
  switch (move.type) {
    case 'keep':
      table.log.tell('kept', { player });
      break;
    case 'redraw':
      redraw(table, player);
      break;
    case 'place-shields':
      placeShields(table, player);
      break;
    case 'place-tokens':
      placeTokens(table, player);
      break;
    case 'set-active':
      setActive(table, player);
      break;
    case 'draw':
      drawTop(table, player, move.card);
      break;
    case 'place-resource':
      placeResources(table, player, 1, false);
      break;
  }
  if (!state.due && !state.over && !isOut(state, sideOf(state, player))) done(table, player);
}

/** The player has done what the phase asks for. */
export function done(table: Table, player: Seat): void {
  const { state } = table;
  if (!state.course) return;
  const all = [...state.course.done, player];
  state.course = { ...state.course, done: all };
  if ((state.sides[state.turn] ?? []).some((seat) => !all.includes(seat))) return;
  if (state.phase === 'over') return;
  const next = momentAfter(state.phase);
  if (!isPreparing(state.phase)) {
    enter(table, next ?? 'main');
    return;
  }
  const side = sideAfter(state, state.turn);
  state.turn = side;
  state.course = { ...state.course, done: [] };
  if (side !== 0) return;
  if (next) enter(table, next);
  else beginTurn(table, 0);
}

/** The whole hand goes under the deck; five new cards are drawn, and only then is the deck shuffled. */
// gundam/mulligan
function redraw(table: Table, player: Seat): void {
  const own = playerOf(table.state, player);
  table.log.tell('hand-returned', { player, count: own.hand.length });
  setPlayer(table, player, 'deck', underDeck(deckOf(own), own.hand));
  setPlayer(table, player, 'hand', []);
  drawAnew(table, player, STARTING_HAND);
}

/** Draws what is left of the new hand, then shuffles; what an unknown card is may have to be said on the way. */
export function drawAnew(table: Table, player: Seat, count: number): void {
  draw(table, player, count, true);
  if (!table.state.due) shuffle(table, player);
}

/** Teammates take turns at placing theirs. */
// gundam/rulebook/setup#setup, gundam/rulebook/multiplayer#team-battle
function placeShields(table: Table, player: Seat): void {
  const { state, log } = table;
  const count = state.format === 'team-battle' ? TEAM_SHIELDS : SHIELDS;
  const { placed, deck } = shieldsFrom(deckOf(playerOf(state, player)), count);
  const side = sideOf(state, player);
  const others = state.areas[side]?.shields ?? [];
  const own = placed.map((card): ShieldState => ({ card, owner: player }));
  setPlayer(table, player, 'deck', deck);
  setArea(
    table,
    side,
    'shields',
    own.flatMap((shield, i) => [...others.slice(i, i + 1), shield]),
  );
  log.tell('shields-placed', { player, count: placed.length });
  checkDeck(table, player);
}

export const exBaseId = (player: Seat): string => `${player}-base`;

/** An EX Base for every side; an EX Resource for everybody but the side that begins. */
// gundam/rulebook/setup#setup, gundam/second-player, gundam/rulebook/multiplayer
function placeTokens(table: Table, player: Seat): void {
  const { state, log } = table;
  const side = sideOf(state, player);
  if (!state.areas[side]?.base) {
    const card = exBaseId(player);
    addFacts(table, [card], EX_BASE);
    setArea(table, side, 'base', { card, owner: player, rested: false, damage: 0, used: [] });
    log.tell('ex-base-placed', { player });
  }
  if (side !== 0) placeExResources(table, player, 1, false);
}

const staysRested = (state: PlayState, { id, keptRested }: UnitState): boolean =>
  keptRested === true || hasGain(gainsOf(state, id), 'cannotSetActive');

/** All of it at once, with no choice to make. */
// gundam/rulebook/turn#start-phase
function setActive(table: Table, player: Seat): void {
  const { state, log } = table;
  const side = sideOf(state, player);
  const { resources } = playerOf(state, player);
  const base = state.areas[side]?.base;
  const own = base?.owner === player && base.rested;
  log.tell('all-set-active', {
    player,
    units: state.units.filter((unit) => unit.owner === player && unit.rested && !staysRested(state, unit))
      .length,
    bases: own ? 1 : 0,
    resources: (resources?.rested ?? 0) + (resources?.exRested ?? 0),
  });
  state.units = state.units.map((unit) => {
    if (unit.owner !== player || !(unit.rested || unit.keptRested)) return unit;
    const { keptRested: _, ...rest } = unit;
    return { ...rest, rested: unit.rested && staysRested(state, unit) };
  });
  if (own) setArea(table, side, 'base', { ...base, rested: false });
  if (resources) setPlayer(table, player, 'resources', stoodUp(resources));
}

/** What works at the end of the turn: Repair by itself, or among other effects in the order their player likes. */
// gundam/rulebook/turn#end-phase, gundam/repair
export function endOfTurnEffects(table: Table): void {
  const { state } = table;
  for (const { id, owner } of state.units) if (hasTurn(state, owner)) triggerUnit(table, id, 'turn-end');
  const base = state.areas[state.turn]?.base;
  if (base) trigger(table, base.owner, base.card, 'turn-end');
  const others = table.triggered.length > 0;
  for (const { id, owner, damage } of state.units) {
    const amount = damage > 0 && hasTurn(state, owner) ? (keywordsOf(state, id).repair ?? 0) : 0;
    if (amount === 0) continue;
    if (others) table.triggered.push({ kind: 'repair', player: owner, card: id, amount });
    else recover(table, id, amount);
  }
  stackTriggered(table);
}

/** Only now, and only the side whose turn it is: each player down to ten cards. Whether somebody has to discard. */
// gundam/hand-limit
export function handLimit(table: Table): boolean {
  const { state, log } = table;
  for (const player of state.sides[state.turn] ?? []) {
    const left = overLimit(playerOf(state, player).hand);
    if (left === 0) continue;
    log.tell('must-discard', { player, count: left, limit: HAND_LIMIT });
    state.due = { what: 'discard', player, left, limit: true };
    return true;
  }
  return false;
}
