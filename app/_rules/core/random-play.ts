import type { Simulator } from './contract';
import { type Random, seeded } from './seeded';

const STARTS = 64;

/** Plays made at random, for measuring: calling it makes the same moves in the same states again. */
export type Replay = () => void;

/** Makes so many random moves, each one of those listed, one play after another from some random setups. */
export function playRandomMoves<State, Move, Setup>(
  { start, options, play }: Simulator<State, Move, Setup>,
  randomSetup: (random: Random) => Setup,
  count: number,
  seed = 1,
): Replay {
  const random = seeded(seed);
  const starts = Array.from({ length: STARTS }, () => start(randomSetup(random)));
  const made: [State, Move][] = [];
  let state: State | undefined;
  while (made.length < count) {
    state ??= starts[random(STARTS)] as State;
    const moves = options(state);
    const move = moves[random(Math.max(1, moves.length))];
    const step = move === undefined ? undefined : play(state, move);
    if (step?.ok && move !== undefined) made.push([state, move]);
    state = step?.ok ? step.state : undefined;
  }
  return () => {
    for (const [before, move] of made) play(before, move);
  };
}
