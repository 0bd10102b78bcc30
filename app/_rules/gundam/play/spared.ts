import { sideOf } from './sides';
import type { PlayState } from './state';
import { fits, gainsOf } from './values';

/** What keeps battle damage from the cards of a shield area. */

/** How many cards a shield area holds, its Base among them. */
export const cardsIn = ({ areas }: PlayState, side: number): number =>
  (areas[side]?.base ? 1 : 0) + (areas[side]?.shields.length ?? 0);

/** Whether a text keeps this attacker's damage from the cards of the shield area. */
export const isSpared = (state: PlayState, side: number, attacker: string): boolean =>
  state.battle?.spared?.some((each) => each.side === side && fits(state, attacker, each.from)) ?? false;

/** Whether a lasting text of a Unit there keeps this attacker's damage from the Shields. */
export const areShieldsSafe = (state: PlayState, side: number, attacker: string): boolean =>
  state.units.some(
    ({ id, owner }) =>
      sideOf(state, owner) === side &&
      gainsOf(state, id).some(({ sparesShields }) => sparesShields && fits(state, attacker, sparesShields)),
  );
