import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../app/_rules/core/bench';
import { edit } from '../../../../app/_rules/core/edit';
import { forceBench } from '../../../../app/_rules/swccg/force/bench';
import { forceSimulator } from '../../../../app/_rules/swccg/force/simulator';
import type { ForceState, Move } from '../../../../app/_rules/swccg/force/state';

function table(template: string, ...edits: Edit[]): ForceState {
  const found = forceBench.templates.find(({ id }) => id === template);
  if (!found) throw new Error(`no template ${template}`);
  return edits.reduce((state, asked) => {
    const made = edit(forceBench, state, asked);
    if (!made.ok) throw new Error(`${JSON.stringify(asked)} is refused: ${made.code}`);
    return made.state;
  }, forceSimulator.start(found.setup));
}
const refusal = (state: ForceState, move: Move): string | undefined => {
  const step = forceSimulator.play(state, move);
  return step.ok ? undefined : step.code;
};
const oddities = (state: ForceState): string[] => forceBench.odd(state).map(({ code }) => code);

describe('A position of the Force that is laid out by hand', () => {
  it('activates as much as the icons on table, plus 1', () => {
    const state = table('beginning-of-a-turn', { edit: 'set', what: 'activated', to: 4 });
    // icons 1 and 2, and 1
    expect(refusal(state, { type: 'activate', player: 'dark' })).toBe('all-activated');
    const more = table(
      'beginning-of-a-turn',
      { edit: 'set', what: 'activated', to: 4 },
      { edit: 'copy', card: 'site' },
    );
    expect(refusal(more, { type: 'activate', player: 'dark' })).toBeUndefined();
  });
  it('does not deploy what the Force Pile does not pay for', () => {
    const deploy: Move = { type: 'deploy', player: 'dark', card: 'darth-vader' };
    expect(refusal(table('deploying'), deploy)).toBeUndefined();
    expect(refusal(table('deploying', { edit: 'count', place: 'dark.force', to: 5 }), deploy)).toBe(
      'not-enough-force',
    );
    const cheap: Edit = { edit: 'figure', card: 'darth-vader', figure: 'cost', to: 5 };
    expect(
      refusal(table('deploying', { edit: 'count', place: 'dark.force', to: 5 }, cheap), deploy),
    ).toBeUndefined();
  });
  it('drains where one controls, once a turn', () => {
    const drain: Move = { type: 'drain', player: 'light', location: 'site' };
    expect(refusal(table('force-drain'), drain)).toBeUndefined();
    const held: Edit = { edit: 'set', what: 'held', card: 'site', to: 'both' };
    expect(refusal(table('force-drain', held), drain)).toBe('not-controlled');
    const drained: Edit = { edit: 'set', what: 'drained-here', card: 'site', to: true };
    expect(refusal(table('force-drain', drained), drain)).toBe('already-drained');
  });
  it('says what is odd', () => {
    const none = ['reserve', 'force'].map((pile): Edit => ({ edit: 'count', place: `dark.${pile}`, to: 0 }));
    expect(oddities(table('last-force', ...none))).toContain('no-life-force');
    expect(oddities(table('deploying', { edit: 'count', place: 'light.lost', to: 50 }))).toContain(
      'too-many-cards',
    );
    expect(oddities(table('beginning-of-a-turn', { edit: 'set', what: 'activated', to: 9 }))).toContain(
      'activated-too-much',
    );
  });
  it.each(forceBench.templates.map(({ id }) => id))('%s is told as a set-up with the same options', (id) => {
    const state = table(id);
    const setup = forceBench.setupOf?.(state);
    expect(setup).toBeDefined();
    if (setup)
      expect(forceSimulator.options(forceSimulator.start(setup))).toEqual(forceSimulator.options(state));
  });
});
