import { describe, expect, it } from 'vitest';
import { replay } from '../../app/_rules/core/replay';
import { solve, swccgWar, type WarSetup } from '../../app/_rules/swccg/war';
import { swccgWarStand } from '../../app/_stands/swccg-war';

const WAR: WarSetup = {
  first: { by: 'light', kind: 'interrupt' },
  hands: { light: ['Alter'], dark: ['Control', 'Sense', 'Sense'] },
  ability: { light: 4, dark: 6 },
  destinies: { light: [1, 2, 3, 4, 5], dark: [1, 2, 3, 5, 6, 7] },
};

const worth = (state: Parameters<typeof swccgWar.play>[0], move: Parameters<typeof swccgWar.play>[1]) =>
  swccgWarStand.worth?.('fr', state, move);

describe('What a move of the war is worth', () => {
  const { line } = solve(WAR);
  const { states } = replay(
    swccgWar,
    WAR,
    line.map(({ move }) => move),
  );

  it('is what the solver says, at every step of the best play', () => {
    const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 });
    line.forEach(({ move, survives }, i) => {
      const state = states[i];
      if (!state) throw new Error('no state');
      expect(worth(state, move)).toBe(`la carte survit : ${percent.format(survives)}`);
    });
  });
  it('is the worst for whoever gives up', () => {
    const [, played] = states;
    if (!played) throw new Error('no state');
    expect(worth(played, { type: 'pass', by: 'dark' })).toContain('100');
  });
  it('is not told before the war and after it', () => {
    const [first] = states;
    const last = states.at(-1);
    if (!first || !last) throw new Error('no state');
    expect(worth(first, { type: 'pass', by: 'light' })).toBeUndefined();
    for (const move of swccgWar.options(last)) expect(worth(last, move)).toBeUndefined();
  });
});
