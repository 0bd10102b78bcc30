import type { Bench } from '../../../app/_rules/core/bench';
import type { Simulator } from '../../../app/_rules/core/contract';
import { edit } from '../../../app/_rules/core/edit';

/** A table laid out from a template by changes and moves in any order; each of them has to be taken. */
export function laidOut<State, Move, Setup>(
  bench: Bench<State, Setup>,
  simulator: Simulator<State, Move, Setup>,
  template: string,
  line: readonly object[],
): State {
  const found = bench.templates.find(({ id }) => id === template);
  if (!found) throw new Error(`no template ${template}`);
  let state = simulator.start(found.setup);
  for (const each of line) {
    const made = 'edit' in each ? edit(bench, state, each) : simulator.play(state, each as Move);
    if (!made.ok) throw new Error(`${JSON.stringify(each)}: ${JSON.stringify(made)}`);
    state = made.state;
  }
  return state;
}

/** The codes of what is odd about a position. */
export const oddCodes = <State, Setup>(bench: Bench<State, Setup>, state: State): string[] =>
  bench.odd(state).map(({ code }) => code);

/** A template said again as a set-up, with the same options. */
export function saidAgain<State, Move, Setup>(
  bench: Bench<State, Setup>,
  simulator: Simulator<State, Move, Setup>,
): { id: string; same: boolean }[] {
  return bench.templates.map(({ id, setup }) => {
    const state = simulator.start(setup);
    const again = bench.setupOf?.(state);
    const same =
      again !== undefined &&
      JSON.stringify(simulator.options(simulator.start(again))) === JSON.stringify(simulator.options(state));
    return { id, same };
  });
}

/** Runs a count of chances to its end: what it found, and how often it came up for air. */
export function ended<Found>(chances: Generator<number, Found>): { found: Found; progress: number[] } {
  const progress: number[] = [];
  for (;;) {
    const next = chances.next();
    if (next.done) return { found: next.value, progress };
    progress.push(next.value);
  }
}
