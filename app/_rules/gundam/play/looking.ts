import type { Effect } from '../printed/schema';
import { checkDeck, deckOf, hide, mill, takeable } from './deck';
import { nameOf, playerOf } from './sides';
import type { Due, Move, PlayState } from './state';
import { addTo, setPlayer, type Table } from './table';
import { partOver } from './text';

type Looking = Extract<Due, { what: 'look' }>;
type Look = Extract<Effect, { does: 'look' }>;
type Where = Extract<Move, { type: 'put' }>['where'];

/** Where the one card that was looked at may go. */
const PLACES: Partial<Record<Look['rest'], readonly Where[]>> = {
  'top-or-bottom': ['top', 'bottom'],
  'top-or-trash': ['top', 'trash'],
};

/** What may be done with the cards looked at: take one, put one somewhere, or take none. */
export function lookings(state: PlayState, { player, cards }: Looking, part: Look | undefined): Move[] {
  if (!part) return [];
  const { take, rest } = part;
  const found = take ? takeable(state, player, cards, take) : [];
  const taken = found.map((card): Move => ({ type: 'take', player, card }));
  if (rest === 'bottom') return [...taken, { type: 'take', player }];
  const places = PLACES[rest];
  return [
    ...taken,
    ...(places ? cards.slice(0, 1) : cards).flatMap((card) =>
      (places ?? TOP).map((where): Move => ({ type: 'put', player, card, where })),
    ),
  ];
}

const TOP: readonly Where[] = ['top'];

/**
 * One of the cards goes to hand, if the player likes, or from there into play; the others go under the deck in an order
 * that nobody knows.
 */
export function takeLooked(
  table: Table,
  { player, cards }: Looking,
  part: Look | undefined,
  card: string | undefined,
): void {
  const { state, log } = table;
  const own = playerOf(state, player);
  const below = deckOf(own).slice(cards.length);
  let left = cards;
  if (card !== undefined) {
    const unknown = cards.includes(card) ? card : cards.find((id) => !state.cards[id]);
    left = cards.filter((id) => id !== unknown);
    setPlayer(
      table,
      player,
      'pool',
      (own.pool ?? []).filter((id) => id !== card),
    );
    addTo(table, player, 'hand', [card]);
    if (!part?.deploys) log.tell('taken', { player, card: nameOf(state, card) });
  }
  if (left.length > 0) log.tell('put-under', { player, count: left.length });
  setPlayer(table, player, 'deck', [...below, ...(left.length > 1 ? hide(table, player, left) : left)]);
  partOver(state, card !== undefined);
  if (card !== undefined && part?.deploys && state.resolving)
    state.resolving = {
      ...state.resolving,
      effects: [{ does: 'deploy-from', where: 'hand', seat: player }, ...state.resolving.effects],
      accepted: true,
      picked: card,
    };
  checkDeck(table, player);
}

/** One card on top, under the deck, or into the trash; of several, one stays on top and the others go where they go. */
export function putBack(
  table: Table,
  { player, cards }: Looking,
  part: Look | undefined,
  card: string,
  where: Where,
): void {
  const { state, log } = table;
  const below = deckOf(playerOf(state, player)).slice(cards.length);
  const others = cards.filter((id) => id !== card);
  if (where === 'top') log.tell('left-on-top', { player });
  if (where === 'trash' || part?.rest === 'one-on-top-others-trash') {
    const gone = where === 'trash' ? [card] : others;
    setPlayer(table, player, 'deck', [...gone, ...(where === 'trash' ? [] : [card]), ...below]);
    partOver(state, true);
    if (gone.length > 0) mill(table, player, gone.length);
    return;
  }
  const under = others.length > 1 ? hide(table, player, others) : others;
  setPlayer(table, player, 'deck', where === 'top' ? [card, ...below, ...under] : [...below, ...under, card]);
  if (under.length > 0 || where === 'bottom')
    log.tell('put-under', { player, count: where === 'bottom' ? 1 : under.length });
  partOver(state, true);
}
