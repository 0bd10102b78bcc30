import type { GameEvent, Refusal, Scenario, Simulator, Step } from './contract';

/** A scenario played from start to end: the state before the first move and after each one. */
export interface Replay<
  State,
  Move,
  Event extends GameEvent = GameEvent,
  Refusing extends Refusal = Refusal,
> {
  states: State[];
  results: { move: Move; result: Step<State, Event> | Refusing }[];
}

/** Plays moves in order; a refused move leaves the state as it was. */
export function replay<
  State,
  Move,
  Setup,
  Event extends GameEvent = GameEvent,
  Refusing extends Refusal = Refusal,
>(
  simulator: Simulator<State, Move, Setup, Event, Refusing>,
  setup: Setup,
  moves: readonly Move[],
): Replay<State, Move, Event, Refusing> {
  let state = simulator.start(setup);
  const states = [state];
  const results = moves.map((move) => {
    const result = simulator.play(state, move);
    if (result.ok) state = result.state;
    states.push(state);
    return { move, result };
  });
  return { states, results };
}

/** Where a scenario departs from its own line: a move refused that should be made, or the other way round. */
export function departures<State, Move, Setup>(
  simulator: Simulator<State, Move, Setup>,
  scenario: Scenario<Setup, Move>,
): string[] {
  const { results } = replay(
    simulator,
    scenario.setup,
    scenario.line.map(({ move }) => move),
  );
  return results.flatMap(({ result }, i) => {
    const expected = scenario.line[i]?.refused;
    const got = result.ok ? undefined : result.code;
    if (expected === got) return [];
    return [`step ${i + 1}: expected ${expected ?? 'a legal move'}, got ${got ?? 'a legal move'}`];
  });
}
