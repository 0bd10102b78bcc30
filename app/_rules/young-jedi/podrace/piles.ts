import { otherSide, type Side } from '../../swccg/force/piles';
import { cardOf, type Draw, without } from '../shuffled-deck';
import type { Log } from './events';
import type { Player, PodraceState } from './state';

export function withPlayer(state: PodraceState, side: Side, change: Partial<Player>): PodraceState {
  const { light, dark } = state.players;
  const players =
    side === 'light' ? { light: { ...light, ...change }, dark } : { light, dark: { ...dark, ...change } };
  return { ...state, players };
}

/** The lap cards still count as part of the draw deck. */
// young-jedi/rulebook/podrace#lap-cards
export const cardsLeft = ({ deck, pile }: Player): number => deck.cards.length + pile.length;

/** A player whose draw deck has run out loses at once. */
// young-jedi/deck-victory
export function checkDeck(state: PodraceState, side: Side, log: Log): PodraceState {
  if (state.over || cardsLeft(state.players[side]) > 0) return state;
  log.tell('deck-empty', { player: side });
  return { ...state, over: { reason: 'deck', winner: otherSide(side) } };
}

type To = 'hand' | 'discard';

const onto = (player: Player, to: To, card: string): Partial<Player> =>
  to === 'hand' ? { hand: player.hand.concat(card) } : { discard: player.discard.concat(card) };

/**
 * Takes the next card of the draw deck: first of the deck itself, then of the podracing pile, the last card played
 * first.
 */
// young-jedi/podracing-pile
export function takeNext(state: PodraceState, side: Side, draw: Draw, to: To, log: Log): PodraceState {
  const player = state.players[side];
  const last = player.pile.at(-1);
  if (player.deck.cards.length === 0 && last) {
    log.tell(to === 'hand' ? 'lap-card-drawn' : 'lap-card-lost', { player: side, number: last.number });
    const pile = player.pile.slice(0, -1);
    return checkDeck(withPlayer(state, side, { pile, ...onto(player, to, last.card) }), side, log);
  }
  const card = cardOf(player.deck, state.cards, draw);
  if (card === undefined) return checkDeck(state, side, log);
  if (to === 'discard') log.tell('lost', { player: side });
  const moved = withPlayer(state, side, { deck: without(player.deck, card), ...onto(player, to, card) });
  const seen = to === 'hand' && draw.value !== undefined && state.cards[card]?.destiny === undefined;
  const learned = seen ? { ...moved, cards: learn(moved.cards, card, draw.value) } : moved;
  return checkDeck(learned, side, log);
}

const learn = (cards: PodraceState['cards'], card: string, destiny: number | undefined) =>
  destiny === undefined ? cards : { ...cards, [card]: { ...cards[card], destiny } };
