import type { Side } from '../../core/sides';
import { happen, ofCard } from '../stack/happenings';
import { loseAlong } from '../stack/leaving';
import { placeOf } from '../stack/place';
import { type CardId, cardOf, printOf, type State } from '../stack/state';
import { type Table, tell } from '../stack/table';
import { leaveFight } from './fight';
import { placeFacts } from './reach';

/**
 * A character is taken, to the escort or to where it is told: it is nobody's pilot, driver or spy any more, and out of
 * the battle under way. At a site it is off what it was aboard.
 */
// swccg/captives, swccg/card-states#captive
export function takeCaptive(table: Table, id: CardId, by: Side, to = siteOf(table.state, id)): void {
  const { state } = table;
  const { as: _, undercover: __, ...card } = cardOf(state, id);
  state.cards = { ...state.cards, [id]: { ...card, captive: true, ...(to !== undefined && { at: to }) } };
  leaveFight(state, id);
  tell(table, 'captured', { card: printOf(state, id).title });
  happen(table, ofCard(table, 'captured', id, by));
}

function siteOf(state: State, id: CardId): CardId | undefined {
  const at = placeOf(state, id);
  return placeFacts(state, at)?.kind === 'site' ? at : undefined;
}

/** A text sets a captive free: it is at its site again or, where no character can be, escapes to the Used Pile. */
// swccg/escorting#losing-the-escort
export function setLoose(table: Table, id: CardId, by: Side): void {
  const { state } = table;
  const { captive: _, ...card } = cardOf(state, id);
  const at = placeOf(state, id);
  tell(table, 'released', { card: printOf(state, id).title });
  const place = placeFacts(state, at);
  const escapes = state.field !== undefined && place !== undefined && place.kind !== 'site';
  // whoever is set free goes no longer where the escort goes
  if (escapes) loseAlong(table, id, 'used', at, by);
  else state.cards = { ...state.cards, [id]: at === undefined ? card : { ...card, at } };
  happen(table, ofCard(table, 'released', id, by));
}
