import { drawn, hidden } from '../piles';
import { cardFits } from './needs';
import { isOut, playerOf, sideOf } from './sides';
import type { PlayerState, PlayState, Seat } from './state';
import { addTo, setPlayer, type Table } from './table';
import { defeat } from './victory';

/** The cards of a deck where they are kept, the top first. */
export const deckOf = ({ deck }: PlayerState): readonly string[] => (Array.isArray(deck) ? deck : []);

/** Whether somebody has to say what the top card is: it is unknown, and named cards may lie there. */
export function asksWhat(state: PlayState, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const [top] = deckOf(player);
  return top !== undefined && !state.cards[top] && (player.pool ?? []).length > 0;
}

/** Whoever has no deck left has lost. */
// gundam/victory
export function checkDeck(table: Table, seat: Seat): void {
  const { deck } = playerOf(table.state, seat);
  const side = sideOf(table.state, seat);
  if (deck === 0 || (Array.isArray(deck) && deck.length === 0)) defeat(table, side, 'empty-deck', side);
}

/** The top card of a deck goes to hand; with a name if it is an unknown one that turns out to be this. */
// gundam/draw-phase
export function drawTop(table: Table, seat: Seat, named?: string): void {
  const { state, log } = table;
  const player = playerOf(state, seat);
  if (deckOf(player).length === 0) return;
  const { hand, pool = [] } = player;
  const after = drawn({ deck: deckOf(player), hand, pool }, named);
  setPlayer(table, seat, 'deck', after.deck);
  setPlayer(table, seat, 'hand', after.hand);
  if (named !== undefined) setPlayer(table, seat, 'pool', after.pool);
  const { card } = after;
  const name = state.cards[card]?.name;
  if (name === undefined) log.tell('drew', { player: seat, count: 1 });
  else log.tell('drew-card', { player: seat, card: name });
  checkDeck(table, seat);
}

/** Draws as far as nobody has to say what a card is; then that is due. Whether any card was drawn. */
export function draw(table: Table, seat: Seat, count: number, redraw?: true): boolean {
  const { state } = table;
  const { deck } = playerOf(state, seat);
  if (!Array.isArray(deck)) return drawUnknown(table, seat, count);
  for (let left = count; left > 0; left--) {
    if (deckOf(playerOf(state, seat)).length === 0) return left < count;
    if (asksWhat(state, seat)) {
      state.due = { what: 'draw', player: seat, left, ...(redraw && { redraw }) };
      return true;
    }
    drawTop(table, seat);
    if (state.over || isOut(state, sideOf(state, seat))) return true;
  }
  return count > 0;
}

/**
 * The top cards go to the trash, as far as nobody has to say what a card is; then that is due. Whether there was one. The
 * text that does so remembers them.
 */
// gundam/trash
export function mill(table: Table, seat: Seat, count: number): boolean {
  const { state } = table;
  if (!Array.isArray(playerOf(state, seat).deck)) return millUnknown(table, seat, count);
  for (let left = count; left > 0; left--) {
    if (deckOf(playerOf(state, seat)).length === 0) return left < count;
    if (asksWhat(state, seat)) {
      state.due = { what: 'mill', player: seat, left };
      return true;
    }
    millTop(table, seat);
    if (state.over || isOut(state, sideOf(state, seat))) return true;
  }
  return count > 0;
}

export function millTop(table: Table, seat: Seat, named?: string): void {
  const { state, log } = table;
  const player = playerOf(state, seat);
  const after = drawn({ deck: deckOf(player), hand: player.trash, pool: player.pool ?? [] }, named);
  setPlayer(table, seat, 'deck', after.deck);
  setPlayer(table, seat, 'trash', after.hand);
  if (named !== undefined) setPlayer(table, seat, 'pool', after.pool);
  const { card } = after;
  if (state.resolving)
    state.resolving = { ...state.resolving, milled: [...(state.resolving.milled ?? []), card] };
  const name = state.cards[card]?.name;
  if (name === undefined) log.tell('milled', { player: seat, count: 1 });
  else log.tell('milled-card', { player: seat, card: name });
  checkDeck(table, seat);
}

/** From a deck that is only counted, or not even that. */
function millUnknown(table: Table, seat: Seat, cards: number): boolean {
  const { state, log } = table;
  const { deck } = playerOf(state, seat);
  const count = Math.min(cards, typeof deck === 'number' ? deck : cards);
  const ids = Array.from({ length: count }, () => `milled-${++state.made}`);
  addTo(table, seat, 'trash', ids);
  log.tell('milled', { player: seat, count });
  if (typeof deck === 'number') {
    setPlayer(table, seat, 'deck', deck - count);
    checkDeck(table, seat);
  }
  return count > 0;
}

/** From a deck that is only counted, or not even that. */
function drawUnknown(table: Table, seat: Seat, cards: number): boolean {
  const { state, log } = table;
  const { deck } = playerOf(state, seat);
  const size = typeof deck === 'number' ? deck : undefined;
  const count = Math.min(cards, size ?? cards);
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) drawn.push(`drawn-${++state.made}`);
  addTo(table, seat, 'hand', drawn);
  log.tell('drew', { player: seat, count });
  if (size !== undefined) {
    setPlayer(table, seat, 'deck', size - count);
    checkDeck(table, seat);
  }
  return count > 0;
}

/** Where each of these named cards of the deck lies is known no more: unknown cards stand for them. */
export function hide(table: Table, seat: Seat, ids: readonly string[]): string[] {
  const { state } = table;
  const isNamed = (id: string): boolean => state.cards[id] !== undefined;
  const laid = hidden(ids, isNamed, () => `${seat}-hidden-${++state.made}`);
  if (laid.named.length > 0)
    setPlayer(table, seat, 'pool', [...(playerOf(state, seat).pool ?? []), ...laid.named]);
  return laid.ids;
}

// gundam/mulligan
export function shuffle(table: Table, seat: Seat): void {
  table.log.tell('shuffled', { player: seat });
  const player = playerOf(table.state, seat);
  if (Array.isArray(player.deck)) setPlayer(table, seat, 'deck', hide(table, seat, deckOf(player)));
}

/** The cards, of those looked at, that a text lets its player take: an unknown one may be any of the pool. */
export function takeable(
  state: PlayState,
  seat: Seat,
  looked: readonly string[],
  filter: Parameters<typeof cardFits>[1],
): string[] {
  const known = looked.filter((id) => state.cards[id]);
  const pool = known.length < looked.length ? (playerOf(state, seat).pool ?? []) : [];
  return [...known, ...pool].filter((id) => cardFits(state.cards[id], filter));
}
