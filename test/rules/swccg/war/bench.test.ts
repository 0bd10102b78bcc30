import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../app/_rules/core/bench';
import { edit } from '../../../../app/_rules/core/edit';
import { options } from '../../../../app/_rules/swccg/stack/options';
import type { State } from '../../../../app/_rules/swccg/stack/state';
import { warBench } from '../../../../app/_rules/swccg/war/bench';
import { swccgWar } from '../../../../app/_rules/swccg/war/simulator';
import { solve } from '../../../../app/_rules/swccg/war/solve';
import { survivalOf } from '../../../../app/_rules/swccg/war/survival';

function table(...edits: Edit[]): State {
  const empty = warBench.templates.at(-1);
  if (!empty) throw new Error('no template');
  return edits.reduce((state, asked) => {
    const made = edit(warBench, state, asked);
    if (!made.ok) throw new Error(`${JSON.stringify(asked)} is refused: ${made.code}`);
    return made.state;
  }, swccgWar.start(empty.setup));
}
const add = (to: string, known: string): Edit => ({ edit: 'add', to, piece: { known } });
const champion = (side: string, ability: number): Edit => ({
  edit: 'add',
  to: `${side}.table`,
  piece: { kind: 'character', title: 'Somebody', figures: { ability } },
});

describe('A war that is laid out by hand', () => {
  it('a single Sense with 6 ability against destinies 1 to 6: one in six saves the card', () => {
    const state = table(champion('dark', 6), add('dark.hand', 'sense'));
    expect(survivalOf(state)).toBeCloseTo(1 / 6);
  });
  it('without a character, Sense cancels nothing', () => {
    expect(survivalOf(table(add('dark.hand', 'sense')))).toBe(1);
  });
  it('a Control of one’s own has the last word over it', () => {
    const state = table(champion('dark', 6), add('dark.hand', 'sense'), add('light.hand', 'control'));
    expect(survivalOf(state)).toBe(1);
  });
  it('is said as a set-up, of which the solution says the same', () => {
    const state = table(
      champion('dark', 6),
      champion('light', 4),
      add('dark.hand', 'sense'),
      add('light.hand', 'sense'),
    );
    const war = warBench.setupOf?.(state);
    expect(war).toBeDefined();
    if (!war) return;
    expect(options(swccgWar.start(war))).toHaveLength(options(state).length);
    expect(solve(war).survives).toBeCloseTo(survivalOf(state) ?? -1);
  });
  it('is about another card when one says so, with the same hands', () => {
    const state = table(champion('dark', 6), add('dark.hand', 'alter'), {
      edit: 'set',
      what: 'first-kind',
      to: 'effect',
    });
    expect(warBench.setupOf?.(state)).toMatchObject({
      first: { by: 'light', kind: 'effect' },
      hands: { dark: ['Alter'] },
    });
    expect(survivalOf(state)).toBeCloseTo(1 / 6);
  });
  it('counts the destinies that are left', () => {
    const state = table(champion('dark', 4), add('dark.hand', 'sense'), {
      edit: 'set',
      what: 'left-dark-1',
      to: 3,
    });
    // 1, 1, 1, 2 and 3 of eight are below 4
    expect(survivalOf(state)).toBeCloseTo(3 / 8);
  });
  it('keeps the card that it is about, and no hand of more than four', () => {
    const full = table(...Array.from({ length: 4 }, () => add('dark.hand', 'sense')));
    expect(edit(warBench, full, add('dark.hand', 'alter'))).toMatchObject({ ok: false, code: 'too-many' });
    expect(edit(warBench, full, { edit: 'remove', card: 'first' })).toMatchObject({
      ok: false,
      code: 'last-one',
    });
  });
});
