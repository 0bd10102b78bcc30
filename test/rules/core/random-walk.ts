import type { RuleRef, Simulator } from '../../../app/_rules/core/contract';
import { type Random, seeded } from '../../../app/_rules/core/seeded';
import { deepFreeze, freezePlain } from './support';

/** An engine, and how to play it at random. */
export interface Walked<State, Move, Setup> {
  simulator: Simulator<State, Move, Setup>;
  randomSetup(random: Random): Setup;
  /** No random play is longer. */
  longest: number;
  /** Which of the options is taken; any, unless some would end the play too soon. */
  choose?(random: Random, moves: Move[]): Move | undefined;
}

/** A position on the way, its options, and the move that is made in it; none in the last one. */
export interface Position<State, Move> {
  state: State;
  moves: Move[];
  made?: { move: Move; next: State; rule: RuleRef };
}

export const anyOf = <Move>(random: Random, moves: Move[]): Move | undefined =>
  moves[random(Math.max(1, moves.length))];

/**
 * Plays at random from a random setup. Setups, states and moves are frozen, so that a change shows as an error, and what
 * each move makes anew is plain JSON.
 */
export function* walk<State, Move, Setup>(
  { simulator, randomSetup, longest, choose = anyOf }: Walked<State, Move, Setup>,
  seed: number,
  { stop = longest, keep = freezePlain<State> } = {},
): Generator<Position<State, Move>> {
  const { start, options, play } = simulator;
  const random = seeded(seed);
  let state = keep(start(deepFreeze(randomSetup(random))));
  for (let i = 0; ; i++) {
    const moves = options(state);
    const move = i < stop ? choose(random, moves) : undefined;
    if (move === undefined) {
      yield { state, moves };
      return;
    }
    const step = play(state, deepFreeze(move));
    if (!step.ok) throw new Error(`an option was refused: ${step.code} ${JSON.stringify(move)}`);
    yield { state, moves, made: { move, next: step.state, rule: step.rule } };
    state = keep(step.state);
  }
}

/** The position that a random play comes to after so many moves, or at its end. */
export function positionAfter<State, Move, Setup>(
  walked: Walked<State, Move, Setup>,
  seed: number,
  stop: number,
): Position<State, Move> {
  let last: Position<State, Move> | undefined;
  for (const position of walk(walked, seed, { stop })) last = position;
  if (!last) throw new Error('no position');
  return last;
}
