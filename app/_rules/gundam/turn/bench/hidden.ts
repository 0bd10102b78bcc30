import type { Hidden } from '../../bench/odds';
import { type Player, type TurnState, tableOf } from '../state';

/** What of a player's cards nobody knows. */
export function hiddenOf(state: TurnState, player: Player): Hidden {
  const { deck, shields, pool } = tableOf(state, player);
  const isUnknown = (id: string): boolean => !state.cards[id];
  return {
    player,
    named: pool.flatMap((id) => state.cards[id] ?? []),
    deck: deck.filter(isUnknown).length,
    shields: shields.filter(isUnknown).length,
    top: deck.slice(0, 1).some(isUnknown),
  };
}
