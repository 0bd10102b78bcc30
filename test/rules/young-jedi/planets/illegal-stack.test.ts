import { describe, expect, it } from 'vitest';
import { PLANETS_SCENARIOS, planetsSimulator } from '../../../../app/_rules/young-jedi/planets';

const example = PLANETS_SCENARIOS.find(({ id }) => id === 'illegal-stack');
if (!example) throw new Error('no example');
const { options, play, start } = planetsSimulator;
const right = { type: 'put-right', player: 'light', title: 'Queen Amidala' } as const;

describe('An illegal stack already in play', () => {
  it('is among what can be done, beside the moves of the step', () => {
    expect(options(start(example.setup))).toContainEqual(right);
  });
  it('goes back to hand, except the first one deployed; counters stay spent', () => {
    const before = start({ ...example.setup, spent: 3 });
    const step = play(before, right);
    if (!step.ok) throw new Error(step.code);
    expect(step.rule).toBe('young-jedi/stackable-illegal');
    expect(step.state.on.tatooine?.light).toEqual([]);
    expect(step.state.on.naboo?.light.map(({ id }) => id)).toEqual(['leader', 'voice']);
    expect(step.state.piles.light.hand).toEqual([...before.piles.light.hand, 'leader-2', 'ruler']);
    expect(step.state.spent).toBe(3);
    expect(options(step.state)).not.toContainEqual(right);
  });
  it('has another rule where its cards are hidden', () => {
    const { light } = example.setup.sides;
    const hidden = (light.here ?? []).map((card) => ({ ...card, hidden: true as const }));
    const state = start({
      ...example.setup,
      turnsHere: { light: 1, dark: 1 },
      sides: { ...example.setup.sides, light: { ...light, here: hidden } },
    });
    expect(play(state, right)).toMatchObject({ ok: false, code: 'no-illegal-stack' });
  });
  it('may be a title of any number of copies, which is no stack at all', () => {
    const { light } = example.setup.sides;
    const many = (light.here ?? []).map((card) => ({ ...card, copies: 'many' as const }));
    const state = start({
      ...example.setup,
      sides: { ...example.setup.sides, light: { ...light, here: many } },
    });
    expect(play(state, right)).toMatchObject({ ok: false, code: 'no-illegal-stack' });
  });
});
