import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../app/_rules/core/bench';
import { edit } from '../../../../app/_rules/core/edit';
import { stackBench } from '../../../../app/_rules/swccg/stack/bench';
import { draw, type Move, pass, play } from '../../../../app/_rules/swccg/stack/moves';
import { swccgStack } from '../../../../app/_rules/swccg/stack/simulator';
import type { State } from '../../../../app/_rules/swccg/stack/state';

function table(template: string, ...edits: Edit[]): State {
  const found = stackBench.templates.find(({ id }) => id === template);
  if (!found) throw new Error(`no template ${template}`);
  return edits.reduce((state, asked) => {
    const made = edit(stackBench, state, asked);
    if (!made.ok) throw new Error(`${JSON.stringify(asked)} is refused: ${made.code}`);
    return made.state;
  }, swccgStack.start(found.setup));
}
const played = (from: State, ...moves: Move[]): State =>
  moves.reduce((state, move) => {
    const step = swccgStack.play(state, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)} is refused: ${step.code}`);
    return step.state;
  }, from);
const refusal = (state: State, move: Move): string | undefined => {
  const step = swccgStack.play(state, move);
  return step.ok ? undefined : step.code;
};

describe('A position of the stack that is laid out by hand', () => {
  it('Alter reaches an Effect of one’s own that is being deployed', () => {
    const state = table(
      'effect-and-alter',
      { edit: 'add', to: 'light.hand', piece: { kind: 'effect', title: 'My Effect' } },
      { edit: 'set', what: 'top-dark', to: '2' },
      { edit: 'remove', card: 'sense' },
    );
    const altered = played(
      state,
      play('light', 'my-effect'),
      play('dark', 'alter'),
      pass('light'),
      pass('dark'),
      draw('dark', 2),
    );
    const settled = played(altered, pass('dark'), pass('light'));
    expect(settled.cards['my-effect']?.zone).toBe('lost');
  });
  it('Alter does not reach a political Effect', () => {
    const state = table('effect-and-alter', {
      edit: 'add',
      to: 'light.hand',
      piece: { kind: 'political-effect', title: 'My Effect' },
    });
    expect(refusal(played(state, play('light', 'my-effect')), play('dark', 'alter'))).toBeDefined();
  });
  it('a unique Interrupt that was played this turn is not played again', () => {
    const state = table('interrupt-and-sense', { edit: 'set', what: 'played', card: 'beru-stew', to: 1 });
    expect(refusal(state, play('light', 'beru-stew'))).toBe('limit');
  });
  it('whoever’s opportunity it is may pass, and nobody else', () => {
    const state = table('interrupt-and-sense', { edit: 'set', what: 'opportunity', to: 'dark' });
    expect(refusal(state, pass('light'))).toBe('not-your-opportunity');
    expect(refusal(state, pass('dark'))).toBeUndefined();
  });
  it('a captive does not count as the highest-ability character', () => {
    const state = table('effect-on-table', { edit: 'set', what: 'captive', card: 'darth-vader', to: true });
    expect(
      refusal(state, play('dark', 'alter', { targets: { effect: 'crash-site-memorial' } })),
    ).toBeDefined();
  });
  it('a copy of a card has its text', () => {
    const state = table('interrupt-and-sense', { edit: 'copy', card: 'beru-stew' });
    expect(state.cards['beru-stew-2']?.print).toBe(state.cards['beru-stew']?.print);
  });
  it.each(stackBench.templates.map(({ id }) => id))('%s is told as a set-up with the same options', (id) => {
    const state = table(id);
    const setup = stackBench.setupOf?.(state);
    expect(setup).toBeDefined();
    if (setup) expect(swccgStack.options(swccgStack.start(setup))).toEqual(swccgStack.options(state));
  });
});
