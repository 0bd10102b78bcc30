import { otherSide, type Side } from '../../core/sides';
import type { Log } from './events';
import type { Over, PileName, PlanetsState } from './state';

type Piles = Record<PileName, string[]>;

/** Both players' piles, with some of one player's as given. */
export const pilesWith = (
  { piles: { light, dark } }: PlanetsState,
  side: Side,
  change: Partial<Piles>,
): PlanetsState['piles'] =>
  side === 'light' ? { light: { ...light, ...change }, dark } : { light, dark: { ...dark, ...change } };

/** The same state with some of a player's piles as given. */
export const withPiles = (state: PlanetsState, side: Side, change: Partial<Piles>): PlanetsState => ({
  ...state,
  piles: pilesWith(state, side, change),
});

/** A pile with one card less, which is the first of that name. */
export function without(pile: readonly string[], id: string): string[] {
  const rest = pile.slice();
  const at = pile.indexOf(id);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}

/** What stands for the title of a card that nobody has named. */
export const UNKNOWN = '?';

export const titleOf = (state: PlanetsState, id: string): string => state.cards[id]?.title ?? UNKNOWN;

/** Cards left to draw and to lose; lap cards of a Podrace are still a part of the draw deck. */
// young-jedi/podracing-pile
export const leftOf = (state: PlanetsState, side: Side): number =>
  state.piles[side].draw.length + state.piles[side].lap.length;

/** Takes cards off the draw deck and, once it is used up, lap cards from the last one played. */
// young-jedi/rulebook/podrace#lap-cards
function take(state: PlanetsState, side: Side, count: number, to: 'hand' | 'discard'): PlanetsState {
  const { draw, lap } = state.piles[side];
  const fromDraw = draw.slice(0, count);
  const laps = Math.min(count - fromDraw.length, lap.length);
  const fromLap = laps > 0 ? lap.slice(lap.length - laps).reverse() : [];
  return withPiles(state, side, {
    draw: draw.slice(fromDraw.length),
    lap: laps > 0 ? lap.slice(0, lap.length - laps) : lap,
    [to]: [...state.piles[side][to], ...fromDraw, ...fromLap],
  });
}

// young-jedi/rulebook/battle#even-up
export const drawInto = (state: PlanetsState, side: Side, count: number): PlanetsState =>
  take(state, side, count, 'hand');

/** Damage and breakthrough alike cost cards from the top of the draw deck. */
// young-jedi/rulebook/battle#damage
export const loseFrom = (state: PlanetsState, side: Side, count: number): PlanetsState =>
  take(state, side, count, 'discard');

export const finish = (state: PlanetsState, over: Over): PlanetsState => {
  const { battle, ...rest } = state;
  return { ...rest, over };
};

/** A Deck Victory does not wait for the end of the turn. */
// young-jedi/deck-victory
export function endIfExhausted(state: PlanetsState, side: Side, log: Log): PlanetsState {
  if (state.over || leftOf(state, side) > 0) return state;
  const winner = otherSide(side);
  log.tell('deck-victory', { player: winner, empty: side });
  return finish(state, { reason: 'deck', winner });
}
