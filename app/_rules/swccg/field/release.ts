import type { Side } from '../../core/sides';
import type { Effect } from '../stack/schema';
import { type CardId, cardOf, printOf, type State } from '../stack/state';
import { put, type Table, tell } from '../stack/table';
import { placeFacts } from './reach';

/** Escaping to the Used Pile is the rule; staying at the site is what its player may have instead. */
// swccg/escorting#losing-the-escort
export const WAYS_TO_BE_FREE: Record<'escape' | 'stay', Effect[]> = { escape: [], stay: [] };
/** What riders of a creature vehicle that is lost may do. */
// swccg/leaves-table
export const WAYS_OFF: Record<'jump' | 'remain', Effect[]> = { jump: [], remain: [] };

/** A captive without an escort is on its way to the Used Pile; at a site of a whole play, its player has a say. */
// swccg/escorting#losing-the-escort
export function mayStay(table: Table, card: CardId, at: CardId | undefined): boolean {
  const { state } = table;
  if (!state.field || at === undefined || placeFacts(state, at)?.kind !== 'site') return false;
  put(table, card, 'used');
  state.released = [...(state.released ?? []), { card, at }];
  return true;
}

/** A rider whose player has a say waits where the vehicle was, until they have said it. */
// swccg/leaves-table
export function waitToJump({ state }: Table, card: CardId, at: CardId): boolean {
  if (!state.asksRiders) return false;
  state.released = [...(state.released ?? []), { card, at, riding: true }];
  return true;
}

/** The released captive, or the rider, whose player is to choose now. */
export function releasedNow(state: State): { card: CardId; at: CardId; riding?: true; by: Side } | undefined {
  const [first] = state.released ?? [];
  return first && { ...first, by: cardOf(state, first.card).owner };
}

/** Takes the first of them off the list of those that are waited for. */
export function answered(state: State): void {
  const [, ...others] = state.released ?? [];
  if (others.length > 0) state.released = others;
  else delete state.released;
}

/** Back on its own side of the table, at the site. */
// swccg/escorting#may-stay-at-site
export function stay(table: Table, card: CardId, at: CardId): void {
  put(table, card, 'table', at);
  const { state } = table;
  tell(table, 'stayed', { card: printOf(state, card).title, location: printOf(state, at).title });
}
