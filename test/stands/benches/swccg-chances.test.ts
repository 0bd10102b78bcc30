import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../app/_i18n/locales';
import type { AnyBench, Edit } from '../../../app/_rules/core/bench';
import { edit } from '../../../app/_rules/core/edit';
import { swccgPlay } from '../../../app/_rules/swccg/play/simulator';
import { loadBench } from '../../../app/_stands/benches/registry';
import type { Chances } from '../../../app/_stands/benches/workbench';
import { loadStand, type StandId } from '../../../app/_stands/registry';

const SWCCG = ['swccg-play', 'swccg-stack', 'swccg-war', 'swccg-battle'] as const satisfies StandId[];

function ended(steps: Generator<number, Chances[]> | undefined): Chances[] {
  for (;;) {
    const step = steps?.next();
    if (!step) return [];
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

const laid = (bench: AnyBench, from: unknown, edits: Edit[]): unknown =>
  edits.reduce((state, asked) => {
    const made = edit(bench, state, asked);
    if (!made.ok) throw new Error(`${JSON.stringify(asked)}: ${made.code}`);
    return made.state;
  }, from);

describe('Chances', () => {
  it.each(SWCCG)('of every template of %s add up to 1, in few rows, in both languages', async (id) => {
    const [stand, { bench, chances }] = await Promise.all([loadStand(id), loadBench(id)]);
    for (const { setup } of bench.templates)
      for (const locale of LOCALES)
        for (const { title, given, rows } of ended(chances?.(locale, stand.simulator.start(setup)))) {
          expect(`${title} ${given}`).not.toMatch(/undefined|NaN/);
          expect(rows.length).toBeLessThanOrEqual(12);
          expect(rows.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
        }
  });
  it('of Vader and a Stormtrooper against Luke and Han are those of two unknown destinies', async () => {
    const { bench, chances } = await loadBench('swccg-play');
    const add = (to: string, known: string): Edit => ({ edit: 'add', to, piece: { known } });
    const state = laid(bench, swccgPlay.start(bench.templates[0]?.setup), [
      add('dark.at.site', 'darth-vader'),
      add('dark.at.site', 'stormtrooper'),
      add('light.at.site', 'luke-skywalker'),
      add('light.at.site', 'han-solo'),
    ]);
    const [battle, light, dark] = ended(chances?.('en', state));
    // 7 + 1 + d against 6 + l: the light side wins by l - d - 2; of 49 pairs 10 are above 0, and 5 tie
    const wins = battle?.rows.filter(({ seat }) => seat === 'light').reduce((sum, { odds }) => sum + odds, 0);
    expect(wins).toBeCloseTo(10 / 49);
    expect(battle?.rows.find(({ seat }) => seat === undefined)?.odds).toBeCloseTo(5 / 49);
    expect(light?.rows.map(({ outcome }) => outcome)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(dark?.rows.map(({ outcome }) => outcome)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    // once it is initiated, the same
    const begun = laid(bench, state, [{ edit: 'set', what: 'under-way', to: 'battle site' }]);
    expect(ended(chances?.('en', begun))[0]).toEqual(battle);
  });
  it('of Sense are those of its destiny against the highest ability', async () => {
    const { bench, chances } = await loadBench('swccg-stack');
    const { simulator } = await loadStand('swccg-stack');
    let state = simulator.start(bench.templates[0]?.setup);
    for (const move of [
      { type: 'play', by: 'light', card: 'beru-stew' },
      { type: 'play', by: 'dark', card: 'sense-2' },
    ]) {
      const step = simulator.play(state, move);
      expect(step.ok, JSON.stringify(step)).toBe(true);
      if (step.ok) state = step.state;
    }
    const [test] = ended(chances?.('en', state));
    // of 0 to 6, six are below Vader's 6
    expect(test?.rows[0]?.odds).toBeCloseTo(6 / 7);
  });
});
