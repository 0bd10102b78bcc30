import type { GameEvent } from './events';
import type { Refusal } from './refusals';
import { duelSimulator } from './simulator';
import type { DuelSetup, DuelState, Move } from './state';

/** How far a line of moves got. */
export interface Drive {
  state: DuelState;
  events: GameEvent[];
  /** The first move that was refused, and why; the moves after it are not tried. */
  refused?: { at: number; move: Move; refusal: Refusal };
}

/** Plays a line from a setup, as far as the rules allow. */
export function drive(setup: DuelSetup, moves: readonly Move[]): Drive {
  let state = duelSimulator.start(setup);
  const events: GameEvent[] = [];
  for (const [at, move] of moves.entries()) {
    const result = duelSimulator.play(state, move);
    if (!result.ok) return { state, events, refused: { at, move, refusal: result } };
    state = result.state;
    events.push(...result.events);
  }
  return { state, events };
}
