import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { checkSetup, playDifferences, playScenarios, swccgPlay } from '../../../../app/_rules/swccg/play';
import { ruleIds } from '../../core/rule-ids';

const documents = Object.keys(
  parse(readFileSync(path.join(import.meta.dirname, '../../../../content/sources.yaml'), 'utf8')),
);
const rules = ruleIds('swccg');

describe.each(playScenarios.map((scenario) => [scenario.id, scenario] as const))(
  'The whole play %s',
  (_, scenario) => {
    const moves = scenario.line.map(({ move }) => move);
    const { states, results } = replay(swccgPlay, scenario.setup, moves);

    it('is set up without a flaw', () => {
      expect(checkSetup(scenario.setup)).toEqual([]);
    });
    it('plays out as the document says', () => {
      expect(departures(swccgPlay, scenario)).toEqual([]);
    });
    it('ends as the document says', () => {
      const last = states.at(-1);
      expect(last && playDifferences(last, scenario.outcome)).toEqual([]);
    });
    it('cites rules and documents of the corpus, and has a position worth jumping to', () => {
      for (const { result } of results) expect(rules).toContain(result.rule);
      for (const source of scenario.sources) expect(documents).toContain(source.split('#')[0]);
      expect(scenario.line.some(({ key }) => key)).toBe(true);
    });
  },
);

describe('The whole plays', () => {
  it('have ids of their own', () => {
    const ids = playScenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
