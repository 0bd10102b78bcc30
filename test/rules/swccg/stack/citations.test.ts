import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../../../app/_rules/core/replay';
import { seeded } from '../../../../app/_rules/core/seeded';
import { stackScenarios, swccgStack } from '../../../../app/_rules/swccg/stack';
import { swccgWar, warScenarios } from '../../../../app/_rules/swccg/war';
import { ruleIds } from '../../core/rule-ids';
import { runs } from '../../core/support';
import { must, mutant, plays, positions } from './random-plays';

const rules = ruleIds('swccg');

describe('Every step cites a rule of the corpus', () => {
  it.each(stackScenarios.map((scenario) => [scenario.id, scenario] as const))(
    'in %s',
    (_, { setup, line }) => {
      const moves = line.map(({ move }) => move);
      for (const { result } of replay(swccgStack, setup, moves).results) expect(rules).toContain(result.rule);
    },
  );
  it.each(warScenarios.map((scenario) => [scenario.id, scenario] as const))('in %s', (_, { setup, line }) => {
    const moves = line.map(({ move }) => move);
    for (const { result } of replay(swccgWar, setup, moves).results) expect(rules).toContain(result.rule);
  });
  it('in any play, and whenever a move is refused', { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(plays, (play) => {
        const pick = seeded(play.seed + 2);
        for (const { state, rule } of positions(play)) {
          must(rules.has(rule), rule);
          const odd = swccgStack.play(state, mutant(state, swccgStack.options(state)[0], pick));
          must(rules.has(odd.rule), odd.rule);
        }
      }),
      { numRuns: runs(0.1) },
    );
  });
});
