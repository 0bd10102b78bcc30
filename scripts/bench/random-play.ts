import type { Simulator } from '../../app/_rules/core/contract';
import { type Random, seeded } from '../../app/_rules/core/seeded';

const STARTS = 256;

/** Plays an engine at random, for measuring it. */
export interface Player {
  /** Makes so many moves, each one of those listed, one play after another from some random setups. */
  choose(count: number, seed: number): void;
  /** Makes such moves and keeps some; the function it gives back makes those again, in the same states. */
  record(kept: number, seed: number): () => void;
}

export function playerOf<State, Move, Setup>(
  { start, options, play }: Simulator<State, Move, Setup>,
  randomSetup: (random: Random) => Setup,
): Player {
  const dealing = seeded(1);
  const starts = Array.from({ length: STARTS }, () => start(randomSetup(dealing)));
  function* moves(count: number, seed: number): Generator<[State, Move]> {
    const random = seeded(seed);
    let state: State | undefined;
    for (let made = 0; made < count; ) {
      state ??= starts[random(STARTS)] as State;
      const legal = options(state);
      const move = legal[random(Math.max(1, legal.length))];
      const step = move === undefined ? undefined : play(state, move);
      if (step?.ok && move !== undefined) {
        made++;
        yield [state, move];
      }
      state = step?.ok ? step.state : undefined;
    }
  }
  return {
    choose(count, seed) {
      for (const _ of moves(count, seed));
    },
    record(kept, seed) {
      const made = [...moves(kept, seed)];
      return () => {
        for (const [state, move] of made) play(state, move);
      };
    },
  };
}
