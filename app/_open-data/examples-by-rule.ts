import { replay } from '../_rules/core/replay';
import { loadStand, STAND_IDS } from '../_stands/registry';

/** For each rule, the simulators' worked examples in which it makes or refuses a move. */
export async function examplesByRule(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const id of STAND_IDS) {
    const { simulator, scenarios } = await loadStand(id);
    for (const scenario of scenarios) {
      const moves = scenario.line.map(({ move }) => move);
      const rules = replay(simulator, scenario.setup, moves).results.map(({ result }) => result.rule);
      for (const rule of new Set(rules))
        found.set(rule, [...(found.get(rule) ?? []), `${id}/${scenario.id}`]);
    }
  }
  return found;
}
