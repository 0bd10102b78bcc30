import type { Simulator } from './contract';
import { type Random, seeded } from './seeded';

const STARTS = 64;

/** Makes so many random moves, one play after another from some random setups; for measuring. */
export function playRandomMoves<State, Move, Setup>(
  { start, options, play }: Simulator<State, Move, Setup>,
  randomSetup: (random: Random) => Setup,
  count: number,
  seed = 1,
): number {
  const random = seeded(seed);
  const starts = Array.from({ length: STARTS }, () => start(randomSetup(random)));
  let state: State | undefined;
  let made = 0;
  while (made < count) {
    state ??= starts[random(STARTS)] as State;
    const moves = options(state);
    const move = moves[random(Math.max(1, moves.length))];
    const step = move === undefined ? undefined : play(state, move);
    state = step?.ok ? step.state : undefined;
    if (state) made++;
  }
  return made;
}
