import type { Side } from '../../core/sides';
import type { BattleState, Fight, SideState } from './state';

export const withParts = (state: BattleState, change: Partial<BattleState>): BattleState => ({
  ...state,
  ...change,
});

/** Both players’ cards, with some of one player’s changed. */
export function sidesWith(
  { sides: { light, dark } }: BattleState,
  side: Side,
  change: Partial<SideState>,
): Record<Side, SideState> {
  return side === 'light'
    ? { light: { ...light, ...change }, dark }
    : { light, dark: { ...dark, ...change } };
}

export const withSide = (state: BattleState, side: Side, change: Partial<SideState>): BattleState =>
  withParts(state, { sides: sidesWith(state, side, change) });

export const withFight = (state: BattleState, change: Partial<Fight>): BattleState =>
  state.fight ? withParts(state, { fight: { ...state.fight, ...change } }) : state;
