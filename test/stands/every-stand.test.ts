import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { GAMES } from '../../app/_corpus/games';
import { LOCALES } from '../../app/_i18n/locales';
import { departures, replay } from '../../app/_rules/core/replay';
import { loadStand, STAND_IDS } from '../../app/_stands/registry';
import type { AnyStand } from '../../app/_stands/stand';
import { ruleIds } from '../rules/core/rule-ids';
import { deepFreeze, runs, spelled } from '../rules/core/support';
import { WORDLESS, watch } from './watch';

const stands = await Promise.all(STAND_IDS.map(async (id) => ({ id, stand: await loadStand(id) })));
const examples = stands.flatMap(({ id, stand }) =>
  stand.scenarios.map((scenario) => ({ name: `${id}, ${scenario.id}`, stand, scenario })),
);
// Read off the files: linking the whole corpus would take longer than all these tests.
const rules = new Set(GAMES.flatMap((game) => [...ruleIds(game)]));
const documents = parse(fs.readFileSync('content/sources.yaml', 'utf8')) as Record<string, unknown>;

const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  -1,
  1.5,
  Number.NaN,
  1e9,
  '',
  'nobody',
  '__proto__',
  'constructor',
  true,
  [],
  ['nobody'],
  [null],
  {},
  { type: 'pass' },
];

/** What a link or a careless caller could hand over: no move at all, or a legal one with one part wrong, gone or too many. */
function* malformed(moves: readonly object[]): Generator<unknown> {
  yield* NONSENSE;
  for (const move of moves) {
    for (const key of Object.keys(move)) {
      for (const nonsense of NONSENSE) yield { ...move, [key]: nonsense };
      const { [key]: _, ...rest } = move as Record<string, unknown>;
      yield rest;
    }
    yield { ...move, extra: 1 };
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Each is refused, by a rule and in words, unless it happens to be legal; nothing throws or changes the state. */
function tryMalformed(stand: AnyStand, state: unknown, moves: readonly object[]): void {
  const legal = new Set(stand.simulator.options(state).map(spelled));
  const told = new Set<string>();
  for (const move of malformed(moves)) {
    const result = stand.simulator.play(state, move);
    if (result.ok) {
      if (!isObject(move) || !legal.has(spelled(move))) throw new Error(`accepted: ${JSON.stringify(move)}`);
      continue;
    }
    const refusal = JSON.stringify(result);
    if (told.has(refusal)) continue;
    told.add(refusal);
    if (!rules.has(result.rule)) throw new Error(`no such rule: ${result.rule}`);
    for (const locale of LOCALES) expect(stand.tellRefusal(locale, result)).not.toMatch(WORDLESS);
  }
}

describe.each(examples)('$name', ({ stand, scenario }) => {
  it('plays as it says', () => {
    expect(departures(stand.simulator, scenario)).toEqual([]);
    expect(scenario.line.length).toBeGreaterThan(0);
    expect(scenario.line.some(({ key }) => key)).toBe(true);
  });
  it('is told in both languages, each step with a rule that exists', () => {
    const moves = scenario.line.map(({ move }) => move);
    const { results } = replay(stand.simulator, scenario.setup, moves);
    for (const locale of LOCALES) {
      for (const text of [scenario.title, scenario.intro, ...scenario.line.map(({ say }) => say)]) {
        expect(text[locale]).toMatch(/\S/);
      }
      for (const { result } of results) {
        expect(rules.has(result.rule), result.rule).toBe(true);
        if (!result.ok) continue;
        for (const event of result.events) expect(stand.tellEvent(locale, event)).not.toMatch(WORDLESS);
      }
    }
    for (const source of scenario.sources)
      expect(Object.keys(documents), source).toContain(source.split('#')[0]);
  });
  it('refuses whatever is no move, at every position, and keeps the state', () => {
    const line = scenario.line.map(({ move }) => move);
    for (const state of replay(stand.simulator, scenario.setup, line).states)
      tryMalformed(stand, deepFreeze(state), [
        ...stand.simulator.options(state).slice(0, 3),
        ...line.slice(0, 6),
      ]);
  });
  it('can be shown at every position, on its line and off it', () => {
    const moves = scenario.line.map(({ move }) => move);
    for (const state of replay(stand.simulator, scenario.setup, moves).states) watch(stand).position(state);
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 25 }), (choices) => {
        let state: unknown = stand.simulator.start(scenario.setup);
        for (const choice of choices) {
          const options = stand.simulator.options(state);
          if (options.length === 0) break;
          const result = stand.simulator.play(state, options[choice % options.length]);
          if (!result.ok) throw new Error(`${result.code} although listed`);
          for (const locale of LOCALES)
            for (const event of result.events) expect(stand.tellEvent(locale, event)).not.toMatch(WORDLESS);
          state = result.state;
        }
        watch(stand).position(state);
      }),
      { numRuns: runs(0.01) },
    );
  });
});

describe('The simulators', () => {
  it('have names of their own, in both languages, and examples of their own', () => {
    for (const { id, stand } of stands) {
      expect(stand.simulator.id).toBe(id);
      expect(new Set(stand.scenarios.map((scenario) => scenario.id)).size).toBe(stand.scenarios.length);
      for (const locale of LOCALES) expect(`${stand.title[locale]}${stand.summary[locale]}`).toMatch(/\S/);
    }
  });
});
