import { describe, expect, it } from 'vitest';
import { duelBench } from '../../../../app/_rules/young-jedi/duel/bench';
import { options } from '../../../../app/_rules/young-jedi/duel/options';
import { duelSimulator, play } from '../../../../app/_rules/young-jedi/duel/simulator';
import { yjDuelBench } from '../../../../app/_stands/benches/yj-duel';
import { ended, laidOut, oddCodes, saidAgain } from '../../core/laid-out';

const lay = (template: string, ...line: object[]) => laidOut(duelBench, duelSimulator, template, line);
const add = (to: string, known: string) => ({ edit: 'add', to, piece: { known } });
const set = (what: string, to: unknown, card?: string) => ({ edit: 'set', what, to, ...(card && { card }) });
const types = (state: Parameters<typeof options>[0]) => [...new Set(options(state).map(({ type }) => type))];

const MAUL = 'darth-maul-master-of-evil';

describe('A duel laid out by hand', () => {
  it('is refused to Aurra Sing without a lightsaber, and allowed once one lies there', () => {
    const bare = lay(
      'empty',
      add('dark.here', 'aurra-sing-bounty-hunter'),
      add('light.here', 'r2-d2-loyal-droid'),
    );
    expect(types(bare)).toEqual(['battle', 'end-step']);
    const armed = lay(
      'empty',
      add('dark.here', 'aurra-sing-bounty-hunter'),
      add('light.here', 'r2-d2-loyal-droid'),
      add('dark.here', 'jedi-lightsaber-stolen'),
    );
    expect(types(armed)).toContain('initiate');
  });
  it('forbids the battle to whoever has passed in it', () => {
    const passed = lay('about-to-begin', set('dueled', true), set('passed.dark', true));
    expect(play(passed, { type: 'battle', player: 'dark' })).toMatchObject({
      ok: false,
      code: 'passed-no-battle',
    });
    const freed = lay('about-to-begin', set('dueled', true));
    expect(types(freed)).toEqual(['battle', 'end-step']);
  });
  it('is opened in its middle, and the next hit ends it with the damage less the hits dealt', () => {
    const state = lay(
      'empty',
      add('dark.here', MAUL),
      add('dark.here', 'darth-mauls-lightsaber'),
      add('light.here', 'qui-gon-jinn-jedi-protector'),
      set('stage', 'exchange'),
      add('dark.dueling-hand', 'destiny-4'),
      add('light.dueling-hand', 'destiny-2'),
      set('hits.light', 4),
      set('hits.dark', 2),
      { type: 'attack', player: 'dark', destiny: 4 },
      { type: 'take-hit', player: 'light' },
    );
    expect(state.result).toMatchObject({
      outcome: 'defeated',
      losers: ['light'],
      damage: { light: 3, dark: 0 },
    });
  });
  it('does not let an attack of 4 be parried with a 2, and says so', () => {
    const attacked = lay(
      'exchange',
      add('dark.dueling-pile', 'destiny-4'),
      add('light.dueling-hand', 'destiny-2'),
      set('attack', '4'),
    );
    expect(play(attacked, { type: 'parry', player: 'light', destiny: 2 })).toMatchObject({
      code: 'parry-needs-same-number',
    });
  });
  it('keeps a fighter on the table as long as the duel lasts', () => {
    expect(() => lay('exchange', { edit: 'remove', card: 'maul' })).toThrow('in-use');
    expect(() => lay('exchange', set('hidden', true, 'maul'))).toThrow('in-use');
    expect(lay('exchange', set('stage', 'none'), { edit: 'remove', card: 'maul' }).duel).toBeNull();
  });
  it('is told to be odd where no play could have led to it', () => {
    expect(oddCodes(duelBench, lay('exchange', set('hits.light', 7)))).toContain('defeated');
    expect(oddCodes(duelBench, lay('exchange', set('battled', true)))).toContain('after-the-battle');
    const both = lay('about-to-begin', add('dark.elsewhere', MAUL));
    expect(oddCodes(duelBench, both)).toEqual(['two-planets']);
    for (const { id, setup } of duelBench.templates)
      expect(oddCodes(duelBench, duelSimulator.start(setup)), id).toEqual([]);
  });
  it('can be said as a set-up', () => {
    for (const { id, same } of saidAgain(duelBench, duelSimulator)) expect(same, id).toBe(true);
    expect(
      duelBench.setupOf?.(lay('exchange', { type: 'attack', player: 'dark', destiny: 3 })),
    ).toBeUndefined();
  });
});

describe('The chances of a duel', () => {
  const chancesOf = (state: ReturnType<typeof lay>) => {
    const chances = yjDuelBench.chances?.('en', state);
    if (!chances) throw new Error('no chances');
    return ended(chances);
  };
  it('add up to 1, come with progress, and are the same each time', () => {
    const state = lay('exchange');
    const { found, progress } = chancesOf(state);
    expect(found).toHaveLength(1);
    expect(found[0]?.rows.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
    expect(progress.length).toBeGreaterThan(50);
    expect(chancesOf(state).found).toEqual(found);
  });
  it('are certain where nothing is left to chance', () => {
    const state = lay(
      'empty',
      add('dark.here', MAUL),
      add('dark.here', 'darth-mauls-lightsaber'),
      add('light.here', 'qui-gon-jinn-jedi-protector'),
      set('stage', 'exchange'),
      add('dark.dueling-hand', 'destiny-4'),
      add('light.dueling-hand', 'destiny-2'),
      set('hits.light', 4),
    );
    expect(chancesOf(state).found[0]?.rows).toEqual([
      { outcome: 'Qui-Gon Jinn is defeated', seat: 'light', odds: 1 },
    ]);
  });
});
