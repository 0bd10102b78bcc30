import type { CardFacts } from '../printed/schema';
import { Log } from './events';
import { playerOf, unitAt } from './sides';
import {
  type BaseState,
  type Battle,
  type Pending,
  type PlayerState,
  type PlayState,
  SEATS,
  type Seat,
  type ShieldArea,
  type UnitState,
} from './state';

/**
 * A state on the way to the next one, with what happened so far and the effects that it triggered. Its parts are
 * replaced, never changed, since the state that the move was made in shares them.
 */
export interface Table {
  state: PlayState;
  log: Log;
  triggered: Pending[];
}

/** A play that is over is never opened. */
export const opened = (state: PlayState): Table => ({
  state: { ...state },
  log: new Log(),
  triggered: [...(state.resolving?.triggered ?? [])],
});

/** The state that a move has led to. A text that waits for an answer keeps what it has triggered. */
export function closed({ state, triggered }: Table): PlayState {
  const { resolving } = state;
  if (!resolving || (triggered.length === 0 && !resolving.triggered)) return state;
  const { triggered: _, ...rest } = resolving;
  state.resolving = triggered.length > 0 ? { ...rest, triggered } : rest;
  return state;
}

export function setUnit<Key extends keyof UnitState>(
  { state }: Table,
  id: string,
  key: Key,
  value: UnitState[Key],
): void {
  state.units = state.units.map((unit) => {
    if (unit.id !== id) return unit;
    const copy = { ...unit };
    copy[key] = value;
    return copy;
  });
}

export function addUnit({ state }: Table, unit: UnitState): void {
  state.units = [...state.units, unit];
}

export function dropUnit({ state }: Table, id: string): void {
  state.units = state.units.filter((unit) => unit.id !== id);
}

/** Says what a card is that had none: a token, or an unknown Shield. Key by key: a spread of so many keys is slow. */
export function addFacts({ state }: Table, ids: readonly string[], facts: CardFacts): void {
  const cards: PlayState['cards'] = {};
  for (const id in state.cards) cards[id] = state.cards[id] as CardFacts;
  for (const id of ids) cards[id] = facts;
  state.cards = cards;
}

/** Seat by seat: a spread of what is named by numbers is slow. */
export function setPlayer<Key extends keyof PlayerState>(
  { state }: Table,
  seat: Seat,
  key: Key,
  value: PlayerState[Key],
): void {
  const player = { ...playerOf(state, seat) };
  player[key] = value;
  const players: PlayState['players'] = {};
  for (const other of SEATS) {
    const kept = other === seat ? player : state.players[other];
    if (kept) players[other] = kept;
  }
  state.players = players;
}

export function addTo(
  table: Table,
  seat: Seat,
  area: 'hand' | 'trash' | 'removed',
  cards: readonly string[],
): void {
  if (cards.length > 0) setPlayer(table, seat, area, [...playerOf(table.state, seat)[area], ...cards]);
}

export function takeFromHand(table: Table, seat: Seat, card: string): void {
  const { hand } = playerOf(table.state, seat);
  setPlayer(
    table,
    seat,
    'hand',
    hand.filter((other) => other !== card),
  );
}

export function setArea<Key extends keyof ShieldArea>(
  { state }: Table,
  side: number,
  key: Key,
  value: ShieldArea[Key],
): void {
  state.areas = state.areas.map((area, i) => {
    if (i !== side) return area;
    const copy = { ...area };
    copy[key] = value;
    return copy;
  });
}

/** Changes the Base that goes by this name. */
export function setBase<Key extends keyof BaseState>(
  table: Table,
  card: string,
  key: Key,
  value: BaseState[Key],
): void {
  const side = table.state.areas.findIndex(({ base }) => base?.card === card);
  const base = table.state.areas[side]?.base;
  if (!base) return;
  const copy = { ...base };
  copy[key] = value;
  setArea(table, side, 'base', copy);
}

/** Changes what a Unit and a Base have in common. */
export function setPlace<Key extends 'rested' | 'damage' | 'used'>(
  table: Table,
  id: string,
  key: Key,
  value: UnitState[Key] & BaseState[Key],
): void {
  if (unitAt(table.state, id)) setUnit(table, id, key, value);
  else setBase(table, id, key, value);
}

export function setBattle<Key extends keyof Battle>({ state }: Table, key: Key, value: Battle[Key]): void {
  if (!state.battle) return;
  const copy = { ...state.battle };
  copy[key] = value;
  state.battle = copy;
}

/** What triggered at the same time, or while one text was carried out, waits together, above whatever already waited. */
// gundam/order-of-effects
export function stackTriggered(table: Table): void {
  if (table.triggered.length === 0 || table.state.resolving) return;
  table.state.pending = [...table.state.pending, table.triggered];
  table.triggered = [];
}
