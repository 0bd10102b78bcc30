import { isOut, sideOf } from './sides';
import type { PlayState, Seat } from './state';

/** One player of each opposing side whose shield area still has a card. */
// gundam/shield-area
export const opponentsWithArea = (state: PlayState, player: Seat): Seat[] =>
  state.areas.flatMap(({ base, shields }, side) => {
    const [seat] = state.sides[side] ?? [];
    const isMeant = side !== sideOf(state, player) && !isOut(state, side) && (base || shields.length > 0);
    return isMeant && seat ? [seat] : [];
  });
