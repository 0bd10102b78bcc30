import type { Side } from '../../core/sides';
import { answered, mayStay, releasedNow, stay, waitToJump } from '../field/release';
import { uncover } from '../field/undercover';
import { happen, ofCard } from './happenings';
import { placeOf } from './place';
import type { After } from './schema';
import { type Action, type CardId, type CardState, cardOf, printOf, type State } from './state';
import { put, type Table, tell } from './table';

/** What becomes of cards that an effect reaches: cancelled ones are lost as well, and told of as cancelled. */
type Fate = Exclude<After, 'table'>;

/**
 * Cards leave for a pile, a hand or out of play, all at once, and each takes along what is aboard it, on it or under it.
 * One that is being played goes where its own action says. swccg/leaves-table
 */
export function leaveTogether(
  table: Table,
  cards: CardId[],
  fate: Fate,
  action: Action,
  cancelled: boolean,
  also?: 'forfeited',
  /** Riders who do not jump off. */
  staying: readonly CardId[] = [],
): void {
  const leaving = cards
    .filter((id) => !['stack', 'rules', fate].includes(cardOf(table.state, id).zone))
    .map((id) => ({ id, was: cardOf(table.state, id), place: placeOf(table.state, id) }));
  for (const { id, was, place } of leaving) {
    put(table, id, fate);
    if (cancelled) tell(table, 'cancelled', { action: printOf(table.state, id).title, by: action.name });
    tellOf(table, id, fate, action.by, place, cancelled ? 'cancelled' : undefined);
    if (also)
      happen(table, { ...ofCard(table, also, id, action.by), ...(place !== undefined && { at: place }) });
    if (was.zone !== 'table') continue;
    uncover(table, id, was.at, action);
    for (const held of goneWith(table.state, id)) {
      if (leaving.some((other) => other.id === held)) continue;
      if (staying.includes(held)) loseAlong(table, held, 'lost', place, action.by);
      else leaveWith(table, held, id, was, place, action.by, also === 'forfeited');
    }
  }
}

/** What is aboard a card, on it or under it. */
export const heldBy = (state: State, host: CardId): CardId[] =>
  state.ids.filter((id) => {
    const card = state.cards[id];
    return card?.at === host && (card.zone === 'table' || card.zone === 'on');
  });

/** What goes along with a card that leaves: what it holds, and the Utinni Effects that target it. */
// swccg/leaves-table, swccg/effect-utinni-effects
const goneWith = (state: State, host: CardId): CardId[] => [
  ...heldBy(state, host),
  ...state.ids.filter((id) => state.cards[id]?.zone === 'table' && state.cards[id]?.aims?.includes(host)),
];

/** A card follows the one that held it, unless it is one of the few that do not. */
function leaveWith(
  table: Table,
  id: CardId,
  host: CardId,
  was: CardState,
  place: string | undefined,
  by: Side,
  /** Who jumps off was said with the forfeit. */
  isSaid: boolean,
): void {
  const { state } = table;
  const { kind, tags } = printOf(state, host);
  const isCharacter = printOf(state, id).kind === 'character';
  // riders jump off a creature vehicle instead of being lost with it
  if (isCharacter && was.at !== undefined && tags?.includes('creature-vehicle')) {
    state.cards = { ...state.cards, [id]: { ...cardOf(state, id), at: was.at } };
    if (isSaid || !waitToJump(table, id, was.at))
      tell(table, 'jumped-off', { card: printOf(state, id).title });
    return;
  }
  // swccg/escorting#losing-the-escort: without the escort, the captive escapes
  const escapes = isCharacter && kind === 'character' && cardOf(state, id).captive;
  if (escapes) tell(table, 'released', { card: printOf(state, id).title });
  if (escapes && mayStay(table, id, place)) return;
  loseAlong(table, id, escapes ? 'used' : 'lost', place, by);
}

/**
 * The player of a released captive has chosen: it stays at the site, or escapes and loses what it holds. That of a rider:
 * it jumps off, or is lost along.
 */
// swccg/escorting#losing-the-escort, swccg/leaves-table
export function setFree(table: Table, by: Side, choice: string): void {
  const freed = releasedNow(table.state);
  if (!freed) return;
  const { card, at } = freed;
  answered(table.state);
  if (choice === 'jump') {
    tell(table, 'jumped-off', { card: printOf(table.state, card).title });
    return;
  }
  if (choice === 'remain') {
    loseAlong(table, card, 'lost', at, by);
    return;
  }
  if (choice === 'stay') stay(table, card, at);
  else loseAlong(table, card, 'used', at, by);
}

/** A card that goes with another, and all that it holds. */
export function loseAlong(
  table: Table,
  id: CardId,
  fate: 'used' | 'lost',
  place: string | undefined,
  by: Side,
): void {
  const held = goneWith(table.state, id);
  put(table, id, fate);
  tellOf(table, id, fate, by, place);
  for (const other of held) loseAlong(table, other, 'lost', place, by);
}

function tellOf(
  table: Table,
  id: CardId,
  fate: Fate,
  by: Side,
  place: string | undefined,
  what = fate === 'lost' ? 'lost' : 'placed',
): void {
  const { owner } = cardOf(table.state, id);
  tell(table, 'placed', { card: printOf(table.state, id).title, zone: fate, side: owner });
  // swccg/actions-just: whoever made it lost, it is its player who has just lost it
  const happening = ofCard(table, what, id, what === 'lost' ? owner : by);
  happen(table, place === undefined ? happening : { ...happening, at: place });
}
