import { otherSide, type Side } from '../../core/sides';
import { cardOf, type Draw, type DrawDeck, without } from '../shuffled-deck';
import { playersWith, withParts, withPlayer } from './change';
import type { Log } from './events';
import type { LapCard, Player, PodraceState } from './state';

/** The lap cards still count as part of the draw deck. */
// young-jedi/rulebook/podrace#lap-cards
export const cardsLeft = ({ deck, pile }: Player): number => deck.cards.length + pile.length;

/** A player whose draw deck has run out loses at once. */
// young-jedi/deck-victory
export function checkDeck(state: PodraceState, side: Side, log: Log): PodraceState {
  if (state.over || cardsLeft(state.players[side]) > 0) return state;
  log.tell('deck-empty', { player: side });
  return withParts(state, { over: { reason: 'deck', winner: otherSide(side) } });
}

type To = 'hand' | 'discard';

/** What changes for a player who draws or loses a card; the deck and the pile are what is left of them. */
const takeCard = (player: Player, card: string, to: To, deck: DrawDeck, pile: LapCard[]): Partial<Player> =>
  to === 'hand'
    ? { deck, pile, hand: [...player.hand, card] }
    : { deck, pile, discard: [...player.discard, card] };

/**
 * Takes the next card of the draw deck: first of the deck itself, then of the podracing pile, the last card played
 * first.
 */
// young-jedi/podracing-pile
export function takeNext(state: PodraceState, side: Side, draw: Draw, to: To, log: Log): PodraceState {
  const player = state.players[side];
  const { deck, pile } = player;
  const last = pile.at(-1);
  if (deck.cards.length === 0 && last) {
    log.tell(to === 'hand' ? 'lap-card-drawn' : 'lap-card-lost', { player: side, number: last.number });
    const change = takeCard(player, last.card, to, deck, pile.slice(0, -1));
    return checkDeck(withPlayer(state, side, change), side, log);
  }
  const card = cardOf(deck, state.cards, draw);
  if (card === undefined) return checkDeck(state, side, log);
  if (to === 'discard') log.tell('lost', { player: side });
  const players = playersWith(state, side, takeCard(player, card, to, without(deck, card), pile));
  const cards = to === 'hand' ? learn(state.cards, card, draw.value) : state.cards;
  return checkDeck(withParts(state, { cards, players }), side, log);
}

/** A card that nobody knew is known by the number with which it was drawn. */
const learn = (cards: PodraceState['cards'], card: string, destiny: number | undefined) =>
  destiny === undefined || cards[card]?.destiny !== undefined
    ? cards
    : { ...cards, [card]: { ...cards[card], destiny } };
