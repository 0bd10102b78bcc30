import type { Hidden } from '../../bench/odds';
import { deckOf } from '../deck';
import { sideOf } from '../sides';
import type { PlayState, Seat } from '../state';

/** What of a player's cards nobody knows, where the deck is kept card by card. */
export function hiddenOf(state: PlayState, seat: Seat): Hidden {
  const { cards, players, areas } = state;
  const player = players[seat];
  const isUnknown = (id: string): boolean => !cards[id];
  const deck = player ? deckOf(player) : [];
  const shields = areas[sideOf(state, seat)]?.shields ?? [];
  return {
    player: seat,
    named: (player?.pool ?? []).flatMap((id) => cards[id] ?? []),
    deck: deck.filter(isUnknown).length,
    shields: shields.filter(({ card, owner }) => owner === seat && isUnknown(card)).length,
    top: deck.slice(0, 1).some(isUnknown),
  };
}
