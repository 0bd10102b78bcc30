import { describe, expect, it } from 'vitest';
import { battleBench } from '../../../../app/_rules/young-jedi/battle/bench';
import { options } from '../../../../app/_rules/young-jedi/battle/options';
import { battleSimulator } from '../../../../app/_rules/young-jedi/battle/simulator';
import { yjBattleBench } from '../../../../app/_stands/benches/yj-battle';
import { ended, laidOut, oddCodes, saidAgain } from '../../core/laid-out';

const lay = (template: string, ...line: object[]) => laidOut(battleBench, battleSimulator, template, line);
const own = (to: string, kind: string, title: string, figures: object, traits: string[] = []) => ({
  edit: 'add',
  to,
  piece: { kind, title, figures, traits },
});
const set = (what: string, to: unknown, card?: string) => ({ edit: 'set', what, to, ...(card && { card }) });

const GUARD = own('light.table', 'character', 'Guard', { power: 3, damage: 2 });
const DROID = own('dark.table', 'character', 'Droid', { power: 2, damage: 1 });
const fights = (...line: object[]) => lay('empty', ...line, set('stage', 'fights'), { type: 'reveal' });

describe('A battle laid out by hand', () => {
  it('is won by the higher total, and costs the damage of the defeated', () => {
    const state = lay('empty', GUARD, DROID, set('stage', 'fights'), { type: 'reveal' }, { type: 'compare' });
    expect(state.results[0]).toMatchObject({ winner: 'light', damage: 1, totals: { light: 3, dark: 2 } });
    expect(state.sides.dark.deck).toHaveLength(19);
  });
  it('cannot be declared against hidden cards alone', () => {
    const state = lay('empty', own('light.hidden', 'character', 'Guard', { power: 3, damage: 2 }), DROID);
    expect(options(state)).toEqual([{ type: 'skip', player: 'dark' }]);
  });
  it('stops the weapon of a character armed and dangerous with a card that ignores weapons', () => {
    const armed = own('dark.table', 'character', 'Hunter', { power: 2, damage: 1, bonus: 4, draws: 0 }, [
      'armed',
    ]);
    const push = own('light.table', 'battle', 'Push', {}, ['ignores-weapons']);
    const line = [set('stage', 'battle-cards'), armed, push, GUARD];
    const state = lay('empty', ...line, set('stage', 'fights'), { type: 'reveal' }, { type: 'compare' });
    expect(state.results[0]).toMatchObject({ winner: 'light', totals: { light: 3, dark: 2 } });
  });
  it('takes a fight back to an earlier step, and what was drawn later is drawn again', () => {
    const anakin = own('light.table', 'character', 'Boy', { power: 0, damage: 4 }, ['destiny-power']);
    const drawn = lay(
      'empty',
      anakin,
      DROID,
      set('stage', 'fights'),
      { type: 'reveal' },
      {
        type: 'draw',
        player: 'light',
        value: 5,
      },
    );
    expect(drawn.fight?.drawn.light).toHaveLength(1);
    expect(options(drawn)).toEqual([{ type: 'compare' }]);
    const back = lay(
      'empty',
      anakin,
      DROID,
      set('stage', 'fights'),
      { type: 'reveal' },
      { type: 'draw', player: 'light', value: 5 },
      set('fight-step', 'defender-battle'),
    );
    expect(options(back).every(({ type }) => type === 'draw')).toBe(true);
    expect(back.fight?.drawn.light).toEqual([]);
  });
  it('keeps the last fighter in a fight', () => {
    const state = fights(GUARD, DROID);
    const [fighter = ''] = state.fight?.lineups.light.characters ?? [];
    expect(() =>
      lay(
        'empty',
        GUARD,
        DROID,
        set('stage', 'fights'),
        { type: 'reveal' },
        { edit: 'remove', card: fighter },
      ),
    ).toThrow('in-use');
  });
  it('is told to be odd where no play could have led to it', () => {
    const twice = own('light.table', 'character', 'Jira', { power: 1, damage: 1 }, ['unique']);
    expect(oddCodes(battleBench, lay('empty', twice, twice))).toEqual(['unique-twice']);
    const stray = lay('plans-laid', own('light.plan', 'other', 'Location', { destiny: 2 }));
    expect(oddCodes(battleBench, stray)).toContain('stray');
    for (const { id, setup } of battleBench.templates)
      expect(oddCodes(battleBench, battleSimulator.start(setup)), id).toEqual([]);
  });
  it('can be said as a set-up', () => {
    for (const { id, same } of saidAgain(battleBench, battleSimulator)) expect(same, id).toBe(true);
    expect(battleBench.setupOf?.(fights(GUARD, DROID))).toBeUndefined();
  });
});

describe('The chances of a battle', () => {
  it('are those of a die: a power that is drawn beats 3 in three of six cases', () => {
    const boy = own('dark.table', 'character', 'Boy', { power: 0, damage: 4 }, ['destiny-power']);
    const chances = yjBattleBench.chances?.('en', fights(GUARD, boy));
    if (!chances) throw new Error('no chances');
    const [fight] = ended(chances).found;
    const odds = Object.fromEntries(fight?.rows.map((row) => [row.outcome, row.odds]) ?? []);
    expect(odds['the dark side wins: 2 damage']).toBeCloseTo(3 / 6, 1);
    expect(odds['the light side wins: 4 damage']).toBeCloseTo(2 / 6, 1);
    expect(odds['nobody is defeated']).toBeCloseTo(1 / 6, 1);
  });
});
