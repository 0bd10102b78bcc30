import { describe, expect, it } from 'vitest';
import type { UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import { attack, following, mainPhase, on, options, playerOf, undisturbed, unitOf, when } from './support';

// gundam/order-of-effects#triggers-once, gundam/damage-step#where-damage-goes
describe('Two Units that damage each other do so at one moment', () => {
  const fought = (watcher: Partial<UnitFacts>, attacker: Partial<UnitFacts>, target: Partial<UnitFacts>) =>
    following(
      mainPhase(
        { units: [on('a', attacker), on('w', watcher)] },
        { units: [on('b', target, { rested: true })] },
      ),
      attack('a', 'b'),
      ...undisturbed,
    );
  const of = { whose: 'any' } as const;
  const drawn = (state: ReturnType<typeof fought>) => playerOf(state, '1').hand.length;

  it('a text that waits for any Unit to be damaged works once', () => {
    const watcher = when('unit-damaged', [{ does: 'draw', count: 1 }], { of });
    expect(drawn(fought(watcher, { hp: 9 }, { hp: 9 }))).toBe(1);
  });
  it('one that speaks of that Unit works for each of the two', () => {
    const watcher = when('unit-damaged', [{ does: 'recover', amount: 1, on: 'that' }], { of });
    let state = fought(watcher, { hp: 9 }, { hp: 9 });
    for (let next = options(state)[0]; next?.type === 'resolve'; next = options(state)[0])
      state = following(state, next);
    expect(['a', 'b'].map((id) => unitOf(state, id)?.damage)).toEqual([1, 1]);
  });
  it('First Strike makes two moments of it', () => {
    const watcher = when('unit-damaged', [{ does: 'draw', count: 1 }], { of });
    const state = fought(watcher, { hp: 9, keywords: { firstStrike: true } }, { hp: 9 });
    expect(state.pending.flat()).toHaveLength(2);
  });
  it('a text that waits for any Unit to destroy another works once as both do', () => {
    const watcher = when('unit-destroys', [{ does: 'draw', count: 1 }], { of });
    expect(drawn(fought(watcher, { ap: 9 }, { ap: 9 }))).toBe(1);
  });
  it('what each of the two waits for itself works for each', () => {
    const own = when('damages', [{ does: 'draw', count: 1 }]);
    const state = fought({}, { hp: 9, ...own }, { hp: 9, ...own });
    expect([drawn(state), playerOf(state, '2').hand.length]).toEqual([1, 1]);
  });
});
