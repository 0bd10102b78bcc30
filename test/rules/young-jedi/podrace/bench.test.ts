import { describe, expect, it } from 'vitest';
import { podraceBench } from '../../../../app/_rules/young-jedi/podrace/bench';
import { options } from '../../../../app/_rules/young-jedi/podrace/options';
import { play, podraceSimulator } from '../../../../app/_rules/young-jedi/podrace/simulator';
import { yjPodraceBench } from '../../../../app/_stands/benches/yj-podrace';
import { ended, laidOut, oddCodes, saidAgain } from '../../core/laid-out';

const lay = (template: string, ...line: object[]) => laidOut(podraceBench, podraceSimulator, template, line);
const add = (to: string, known: string) => ({ edit: 'add', to, piece: { known } });
const set = (what: string, to: unknown) => ({ edit: 'set', what, to });

const READY = [add('light.pilot', 'anakin'), add('light.podracer', 'anakin-podracer')];

describe('A Podrace laid out by hand', () => {
  it('takes a card of the handling number in place of any other, twice a lap', () => {
    const line = [...READY, set('thrusting', true), set('thrust.light', 4), add('light.hand', 'destiny-5')];
    expect(play(lay('empty', ...line), { type: 'lap', player: 'light', value: 5 }).ok).toBe(true);
    const used = [add('light.lap', 'destiny-5'), add('light.lap', 'destiny-5')];
    expect(play(lay('empty', ...line, ...used), { type: 'lap', player: 'light', value: 5 })).toMatchObject({
      code: 'handling-used-up',
    });
  });
  it('is not run in a Podracer of another pilot', () => {
    const state = lay('empty', add('light.pilot', 'ratts'), add('light.podracer', 'ben-podracer'));
    expect(play(state, { type: 'thrust', player: 'light' })).toMatchObject({ code: 'wrong-podracer' });
    expect(oddCodes(podraceBench, state)).toEqual(['no-match']);
  });
  it('is won with the third lap, wherever it was laid out', () => {
    const laps = [1, 2, 3, 4, 5].map((n) => add('light.lap', `destiny-${n}`));
    const state = lay(
      'empty',
      ...READY,
      ...laps,
      set('laps.light', 2),
      set('thrust.light', 1),
      add('light.hand', 'destiny-6'),
      { type: 'thrust', player: 'light' },
      { type: 'lap', player: 'light', value: 6 },
    );
    expect(state.over).toEqual({ reason: 'race', winner: 'light' });
  });
  it('allows no racing once something else was done', () => {
    expect(options(lay('empty', ...READY)).some(({ type }) => type === 'thrust')).toBe(true);
    expect(options(lay('empty', ...READY, set('other', true))).some(({ type }) => type === 'thrust')).toBe(
      false,
    );
  });
  it('is told to be odd where no play could have led to it', () => {
    expect(oddCodes(podraceBench, lay('empty', set('thrust.light', 2)))).toEqual(['thrust-without-pilot']);
    expect(oddCodes(podraceBench, lay('empty', set('spent', 8)))).toEqual(['counters']);
    for (const { id, setup } of podraceBench.templates)
      expect(oddCodes(podraceBench, podraceSimulator.start(setup)), id).toEqual([]);
  });
  it('can be said as a set-up', () => {
    for (const { id, same } of saidAgain(podraceBench, podraceSimulator)) expect(same, id).toBe(true);
  });
  it('has chances that add up to 1', () => {
    const chances = yjPodraceBench.chances?.('fr', lay('last-lap'));
    if (!chances) throw new Error('no chances');
    const [race] = ended(chances).found;
    expect(race?.rows.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
    expect(race?.rows.some(({ seat }) => seat === 'dark')).toBe(true);
  });
});
