import { otherSide, type Side } from '../../swccg/force/piles';
import { cardOf, type Draw, without } from '../shuffled-deck';
import type { Log } from './events';
import { withPlayer } from './fleet';
import type { EvacuationState } from './state';

/** A player whose draw deck has run out loses at once. */
// young-jedi/deck-victory
function checkDeck(state: EvacuationState, side: Side, log: Log): EvacuationState {
  if (state.over || state.players[side].deck.cards.length > 0) return state;
  log.tell('deck-empty', { player: side });
  return { ...state, over: { reason: 'deck', winner: otherSide(side) } };
}

/** The destiny card goes to the hand. */
// young-jedi/rulebook/battle#destiny-draw
export function drawToHand(state: EvacuationState, side: Side, draw: Draw, log: Log): EvacuationState {
  const { deck, hand } = state.players[side];
  const card = cardOf(deck, state.cards, draw);
  if (card === undefined) return state;
  const moved = withPlayer(state, side, { deck: without(deck, card), hand: [...hand, card] });
  const known = state.cards[card]?.destiny !== undefined || draw.value === undefined;
  const learned = known
    ? moved
    : { ...moved, cards: { ...moved.cards, [card]: { ...moved.cards[card], destiny: draw.value } } };
  return checkDeck(learned as EvacuationState, side, log);
}

function discardNext(state: EvacuationState, side: Side, draw: Draw, log: Log): EvacuationState {
  const { deck, discard } = state.players[side];
  const card = cardOf(deck, state.cards, draw);
  if (card === undefined) return checkDeck(state, side, log);
  const next = withPlayer(state, side, { deck: without(deck, card), discard: [...discard, card] });
  return checkDeck(next, side, log);
}

/**
 * Cards from the top of the draw deck go to the discard pile. In a shuffled deck nobody knows which, so that each is
 * a move of its own.
 */
// young-jedi/damage
export function takeDamage(state: EvacuationState, side: Side, count: number, log: Log): EvacuationState {
  if (count <= 0 || state.over) return state;
  log.tell('damage', { player: side, count });
  if (state.players[side].deck.shuffled) return { ...state, owed: { player: side, count } };
  let next = state;
  for (let i = 0; i < count && !next.over; i++) next = discardNext(next, side, {}, log);
  return next;
}

export function payDamage(state: EvacuationState, side: Side, draw: Draw, log: Log): EvacuationState {
  const { owed, ...rest } = state;
  const count = (owed?.count ?? 0) - 1;
  const next: EvacuationState = count > 0 ? { ...rest, owed: { player: side, count } } : rest;
  return discardNext(next, side, draw, log);
}
