import type { Side } from '../../core/sides';
import type { Log } from './events';
import { drawInto, endIfExhausted, leftOf, titleOf, without, withPiles } from './piles';
import { HAND_SIZE, type PlanetsState } from './state';
import { hasHidden } from './table';

/** The turn begins with turning up one's hidden cards, if there are any. */
// young-jedi/rulebook/first-game#hidden-cards
export function beginTurn(state: PlanetsState, side: Side, log: Log): PlanetsState {
  const turnsHere = { ...state.turnsHere, [side]: state.turnsHere[side] + 1 };
  const turnNumber = state.turnNumber + 1;
  const next: PlanetsState = {
    ...state,
    turn: side,
    turnNumber,
    turnsHere,
    step: hasHidden(state, side) ? 'begin' : 'deploy',
    spent: 0,
  };
  if (state.planet) {
    log.tell('turn', { player: side, number: turnNumber, planet: state.planet });
    if (isFirstTurnHere(next)) log.tell('first-turn-here', { player: side, planet: state.planet });
  }
  return next;
}

/** On their first turn on a planet a player deploys face down. */
// young-jedi/rulebook/first-game#hidden-cards
export const isFirstTurnHere = (state: PlanetsState): boolean => state.turnsHere[state.turn] <= 1;

export function enter(
  state: PlanetsState,
  step: 'deploy' | 'battle' | 'even-up' | 'end',
  log: Log,
): PlanetsState {
  log.tell('step', { player: state.turn, step });
  return { ...state, step };
}

// young-jedi/rulebook/battle#even-up
export function discard(state: PlanetsState, player: Side, card: string, log: Log): PlanetsState {
  log.tell('discarded', { player, card: titleOf(state, card) });
  const { hand, discard: pile } = state.piles[player];
  return withPiles(state, player, { hand: without(hand, card), discard: [...pile, card] });
}

// young-jedi/rulebook/battle#recycle-hand
export function recycle(state: PlanetsState, player: Side, log: Log): PlanetsState {
  const { hand, discard: pile } = state.piles[player];
  log.tell('recycled', { player, count: hand.length });
  return withPiles(state, player, { hand: [], discard: [...pile, ...hand] });
}

/** Draws up to six cards; whoever draws the last card of their deck loses then and there. */
// young-jedi/rulebook/battle#even-up, young-jedi/faq-second-planet-last-card
export function evenUp(state: PlanetsState, player: Side, log: Log): PlanetsState {
  const missing = HAND_SIZE - state.piles[player].hand.length;
  const count = Math.min(missing, leftOf(state, player));
  log.tell('evened', { player, count });
  if (count === 0) return state;
  return endIfExhausted(drawInto(state, player, count), player, log);
}
