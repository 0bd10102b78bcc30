import type { Side } from '../../core/sides';
import type { DeployStep, Player, PodraceState } from './state';

export const withParts = (state: PodraceState, change: Partial<PodraceState>): PodraceState => ({
  ...state,
  ...change,
});

/** Both players, with something of one changed. */
export const playersWith = (
  { players: { light, dark } }: PodraceState,
  side: Side,
  change: Partial<Player>,
): Record<Side, Player> =>
  side === 'light' ? { light: { ...light, ...change }, dark } : { light, dark: { ...dark, ...change } };

export const withPlayer = (state: PodraceState, side: Side, change: Partial<Player>): PodraceState =>
  withParts(state, { players: playersWith(state, side, change) });

type StepChange = Partial<Omit<DeployStep, 'search'>> & { search?: DeployStep['search'] | 'over' };

/** A deploy step that has gone on; the search that was open stays so, unless it is over. */
export function changeStep({ search, ...step }: DeployStep, change: StepChange): DeployStep {
  const { search: open = search, ...rest } = change;
  return { ...step, ...rest, ...(open && open !== 'over' && { search: open }) };
}
