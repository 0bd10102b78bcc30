import { otherSide, type Side } from '../../core/sides';
import { cardOf, type Draw, without } from '../shuffled-deck';
import { playersWith, withoutOwed, withParts, withPlayer } from './change';
import type { Log } from './events';
import type { Card, EvacuationState } from './state';

/** A player whose draw deck has run out loses at once. */
// young-jedi/deck-victory
function checkDeck(state: EvacuationState, side: Side, log: Log): EvacuationState {
  if (state.over || state.players[side].deck.cards.length > 0) return state;
  log.tell('deck-empty', { player: side });
  return withParts(state, { over: { reason: 'deck', winner: otherSide(side) } });
}

/** The destiny card goes to the hand. */
// young-jedi/rulebook/battle#destiny-draw
export function drawToHand(state: EvacuationState, side: Side, draw: Draw, log: Log): EvacuationState {
  const { deck, hand } = state.players[side];
  const card = cardOf(deck, state.cards, draw);
  if (card === undefined) return state;
  const players = playersWith(state, side, { deck: without(deck, card), hand: [...hand, card] });
  const cards = learn(state.cards, card, draw.value);
  return checkDeck(withParts(state, { cards, players }), side, log);
}

/** A card that nobody knew is known by the number with which it was drawn. */
const learn = (cards: EvacuationState['cards'], card: string, destiny: number | undefined) =>
  destiny === undefined || cards[card]?.destiny !== undefined
    ? cards
    : { ...cards, [card]: { ...cards[card], destiny } as Card };

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
  if (state.players[side].deck.shuffled) return withParts(state, { owed: { player: side, count } });
  let next = state;
  for (let i = 0; i < count && !next.over; i++) next = discardNext(next, side, {}, log);
  return next;
}

export function payDamage(state: EvacuationState, side: Side, draw: Draw, log: Log): EvacuationState {
  const count = (state.owed?.count ?? 0) - 1;
  const next = count > 0 ? withParts(state, { owed: { player: side, count } }) : withoutOwed(state);
  return discardNext(next, side, draw, log);
}
