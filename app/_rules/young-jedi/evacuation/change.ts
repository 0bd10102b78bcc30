import type { Side } from '../../core/sides';
import type { Attempt, EvacuationState, Player } from './state';

export const withParts = (state: EvacuationState, change: Partial<EvacuationState>): EvacuationState => ({
  ...state,
  ...change,
});

/** Nobody evacuates any more. */
export function withoutAttempt({ attempt, ...state }: EvacuationState): EvacuationState {
  return state;
}

/** All damage owed is taken. */
export function withoutOwed({ owed, ...state }: EvacuationState): EvacuationState {
  return state;
}

/** Both players, with something of one changed. */
export const playersWith = (
  { players: { light, dark } }: EvacuationState,
  side: Side,
  change: Partial<Player>,
): Record<Side, Player> =>
  side === 'light' ? { light: { ...light, ...change }, dark } : { light, dark: { ...dark, ...change } };

export const withPlayer = (state: EvacuationState, side: Side, change: Partial<Player>): EvacuationState =>
  withParts(state, { players: playersWith(state, side, change) });

type AttemptChange = Partial<Omit<Attempt, 'fight' | 'choice'>> & {
  fight?: Attempt['fight'] | null;
  choice?: Attempt['choice'] | null;
};

/** An attempt that has gone on; `null` for a fight, or for a choice, that is over. */
export function changeAttempt({ fight, choice, ...attempt }: Attempt, change: AttemptChange): Attempt {
  const { fight: fought = fight, choice: chosen = choice, ...rest } = change;
  return { ...attempt, ...rest, ...(fought && { fight: fought }), ...(chosen && { choice: chosen }) };
}

export const withAttempt = (state: EvacuationState, change: AttemptChange): EvacuationState =>
  state.attempt ? withParts(state, { attempt: changeAttempt(state.attempt, change) }) : state;

/** A part of each player's, with one player's changed. */
export const sidesWith = <Part>(parts: Record<Side, Part>, side: Side, part: Part): Record<Side, Part> =>
  side === 'light' ? { light: part, dark: parts.dark } : { light: parts.light, dark: part };
