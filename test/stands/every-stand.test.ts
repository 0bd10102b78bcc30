import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { library } from '../../app/_corpus/library';
import { LOCALES } from '../../app/_i18n/locales';
import { departures, replay } from '../../app/_rules/core/replay';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { loadStand, STAND_IDS } from '../../app/_stands/registry';
import type { AnyStand } from '../../app/_stands/stand';

const stands = await Promise.all(STAND_IDS.map(async (id) => ({ id, stand: await loadStand(id) })));
const examples = stands.flatMap(({ id, stand }) =>
  stand.scenarios.map((scenario) => ({ name: `${id}, ${scenario.id}`, stand, scenario })),
);
const { targets, corpus } = library();
const RUNS = Number(process.env.PROPERTY_RUNS ?? 40);

const cardsOf = (picture: Picture): string[] => {
  const ids = ({ id, holds = [] }: PictureCard): string[] => [id, ...holds.flatMap(ids)];
  return picture.zones.flatMap((zone) => {
    if ('cards' in zone) return zone.cards.flatMap(ids);
    return 'piles' in zone ? zone.piles.flatMap(({ cards = [] }) => cards) : [];
  });
};

/** Everything that the stepper shows of a position, in both languages. */
function show(stand: AnyStand, state: unknown): void {
  for (const locale of LOCALES) {
    const picture = stand.picture(locale, state);
    const cards = cardsOf(picture);
    expect(new Set(cards).size, cards.join(' ')).toBe(cards.length);
    expect(new Set(picture.zones.map(({ id }) => id)).size).toBe(picture.zones.length);
    expect(picture.opportunity.text).toBeTruthy();
    for (const move of stand.simulator.options(state)) {
      expect(stand.tellMove(locale, state, move)).toMatch(/\S/);
    }
    for (const { move, refusal } of stand.attempts(state)) {
      expect(stand.simulator.play(state, move)).toEqual(refusal);
      expect(stand.tellMove(locale, state, move)).toMatch(/\S/);
      expect(stand.tellRefusal(locale, refusal)).not.toMatch(/undefined|NaN|\[object/);
    }
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
        expect(targets[locale].has(result.rule), result.rule).toBe(true);
        if (!result.ok) continue;
        for (const event of result.events)
          expect(stand.tellEvent(locale, event)).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    for (const source of scenario.sources)
      expect(corpus.documents.has(source.split('#')[0] ?? ''), source).toBe(true);
  });
  it('can be shown at every position, on its line and off it', () => {
    const moves = scenario.line.map(({ move }) => move);
    for (const state of replay(stand.simulator, scenario.setup, moves).states) show(stand, state);
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 25 }), (choices) => {
        let state: unknown = stand.simulator.start(scenario.setup);
        for (const choice of choices) {
          const options = stand.simulator.options(state);
          if (options.length === 0) break;
          const result = stand.simulator.play(state, options[choice % options.length]);
          if (!result.ok) throw new Error(`${result.code} although listed`);
          for (const locale of LOCALES)
            for (const event of result.events)
              expect(stand.tellEvent(locale, event)).not.toMatch(/undefined|NaN|\[object/);
          state = result.state;
        }
        show(stand, state);
      }),
      { numRuns: RUNS },
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
