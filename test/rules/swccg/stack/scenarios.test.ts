import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { differences, stackScenarios, swccgStack } from '../../../../app/_rules/swccg/stack';

const documents = Object.keys(
  parse(readFileSync(path.join(import.meta.dirname, '../../../../content/sources.yaml'), 'utf8')),
);

describe.each(stackScenarios.map((scenario) => [scenario.id, scenario] as const))(
  'Scenario %s',
  (_, scenario) => {
    const { states } = replay(
      swccgStack,
      scenario.setup,
      scenario.line.map(({ move }) => move),
    );

    it('plays out as the document says', () => {
      expect(departures(swccgStack, scenario)).toEqual([]);
    });
    it('ends as the document says', () => {
      const last = states.at(-1);
      expect(last && differences(last, scenario.outcome)).toEqual([]);
    });
    it('is told in both languages, and has positions worth jumping to', () => {
      for (const { say } of scenario.line) {
        expect(say.fr.trim()).not.toBe('');
        expect(say.en.trim()).not.toBe('');
      }
      expect(scenario.line.some(({ key }) => key)).toBe(true);
    });
    it('names documents that the corpus knows', () => {
      for (const source of scenario.sources) expect(documents).toContain(source.split('#')[0]);
    });
  },
);

describe('The scenarios', () => {
  it('have ids of their own', () => {
    const ids = stackScenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('Example 4 at its highest', () => {
  const scenario = stackScenarios.find(({ id }) => id === 'sense-alter-war');
  const moves = scenario?.line.map(({ move }) => move) ?? [];
  const until = (steps: number) =>
    scenario && replay(swccgStack, scenario.setup, moves.slice(0, steps)).states.at(-1);

  it('has Control topmost, over Alter, Sense, Don’t Get Cocky and the battle', () => {
    const state = until(14);
    expect(state?.stack.map(({ name }) => name)).toEqual([
      'battle',
      "Don't Get Cocky",
      'Sense',
      'Alter',
      'Control',
    ]);
  });
  it('leaves the light side with no answer to Control', () => {
    const state = until(14);
    expect(state && swccgStack.options(state)).toEqual([{ type: 'pass', by: 'light' }]);
  });
});
