import { otherSide, SIDES } from '../../../core/sides';
import { cardsLeft } from '../piles';
import { LAPS_TO_WIN, type PodraceState } from '../state';

/** So many turns are played on from a table that was laid out. */
const TURNS_ON = 20;

/** Puts right what a change by hand has left without meaning. */
export function settle(state: PodraceState): PodraceState {
  const { over: _, owes, ...open } = state;
  const { search, ...deploy } = state.deploy;
  const { pilot, podracer } = state.players[state.turn];
  const there = search === 'podracer' ? pilot : podracer;
  const missing = search === 'podracer' ? podracer : pilot;
  const seeks = search && there !== undefined && missing === undefined ? { search } : {};
  const owing = owes && state.players[owes].deck.cards.length > 0 ? { owes } : {};
  const next: PodraceState = {
    ...open,
    ...owing,
    deploy: { ...deploy, ...seeks },
    turns: Math.max(state.turns, state.turnNumber + TURNS_ON),
  };
  const winner = SIDES.find((side) => next.players[side].laps >= LAPS_TO_WIN);
  if (winner) return { ...next, over: { reason: 'race', winner } };
  const broke = SIDES.find((side) => cardsLeft(next.players[side]) === 0);
  return broke ? { ...next, over: { reason: 'deck', winner: otherSide(broke) } } : next;
}
