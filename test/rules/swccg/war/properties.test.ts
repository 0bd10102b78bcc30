import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../../../app/_rules/swccg/stack';
import {
  FIRST_CARD,
  FIRST_KINDS,
  isWarSetup,
  solve,
  swccgWar,
  WAR_CARDS,
  type WarSetup,
} from '../../../../app/_rules/swccg/war';
import { obeysTheLaws } from '../../core/laws';
import { runs } from '../../core/support';
import { onTheStack } from '../stack/subject';
import { randomWar } from './random-war';

const hand = (most: number) => fc.array(fc.constantFrom(...WAR_CARDS), { maxLength: most });
const deck = fc.array(fc.nat(7), { maxLength: 5 });
const ability = fc.option(fc.nat(7));
const wars = (most: number): fc.Arbitrary<WarSetup> =>
  fc.record({
    first: fc.record({
      by: fc.constantFrom('light' as const, 'dark' as const),
      kind: fc.constantFrom(...FIRST_KINDS),
    }),
    hands: fc.record({ light: hand(most), dark: hand(most) }),
    ability: fc.record({ light: ability, dark: ability }),
    destinies: fc.record({ light: deck, dark: deck }),
  });

obeysTheLaws({
  ...onTheStack,
  name: 'war',
  simulator: swccgWar,
  randomSetup: randomWar,
  checkSetup: (war) => (isWarSetup(war) ? [] : ['not a war']),
  shares: { whole: 0.03, again: 0.02, options: 0.01, nonsense: 0.02 },
});

/** The same by the book: every legal move of both, no bounds, nothing remembered. */
function plainly(setup: WarSetup, state: State): number {
  if (state.stack.length === 0) {
    return state.just.some(({ what, card }) => what === 'completed' && card === FIRST_CARD) ? 1 : 0;
  }
  const moves = swccgWar.options(state);
  const worth = (move: Move): number => {
    const step = swccgWar.play(state, move);
    if (!step.ok) throw new Error(step.code);
    return plainly(setup, step.state);
  };
  const [any] = moves;
  if (any?.type === 'draw') {
    const values = state.piles[any.by].reserve as number[];
    return values.reduce((sum, value) => sum + worth({ type: 'draw', by: any.by, value }), 0) / values.length;
  }
  const best = (by: Move['by']): number | undefined => {
    const own = moves.filter((move) => move.by === by).map(worth);
    if (own.length === 0) return undefined;
    return by === setup.first.by ? Math.max(...own) : Math.min(...own);
  };
  const due = best(state.opportunity) ?? 0;
  const other = state.opportunity === 'light' ? 'dark' : 'light';
  const early = best(other) ?? due;
  return other === setup.first.by ? Math.max(due, early) : Math.min(due, early);
}

const check = (most: number, share: number, holds: (setup: WarSetup) => void) =>
  fc.assert(fc.property(wars(most), holds), { numRuns: runs(share) });

describe('Any war', { timeout: 3_600_000 }, () => {
  it('is worth what trying everything says it is worth', () => {
    check(2, 0.0125, (setup) => {
      const first: Move = { type: 'play', by: setup.first.by, card: FIRST_CARD };
      const step = swccgWar.play(swccgWar.start(setup), first);
      if (!step.ok) throw new Error(step.code);
      expect(solve(setup).survives).toBeCloseTo(plainly(setup, step.state), 9);
    });
  });
  it('has a line of legal moves that ends with the first card off the stack', () => {
    check(4, 0.0125, (setup) => {
      const { line, survives } = solve(setup);
      let state = swccgWar.start(setup);
      for (const { move } of line) {
        const step = swccgWar.play(state, move);
        if (!step.ok) throw new Error(step.code);
        state = step.state;
      }
      expect(state.stack).toEqual([]);
      expect([0, 1]).toContain(line.at(-1)?.survives);
      expect(survives).toBeGreaterThanOrEqual(0);
      expect(survives).toBeLessThanOrEqual(1);
    });
  });
  it('is the same with the sides exchanged', () => {
    check(3, 0.01, ({ first, hands, ability: able, destinies }) => {
      const swap = <T>({ light, dark }: { light: T; dark: T }) => ({ light: dark, dark: light });
      const mirrored: WarSetup = {
        first: { ...first, by: first.by === 'light' ? 'dark' : 'light' },
        hands: swap(hands),
        ability: swap(able),
        destinies: swap(destinies),
      };
      const straight = solve({ first, hands, ability: able, destinies });
      expect(solve(mirrored).survives).toBeCloseTo(straight.survives, 9);
    });
  });
  it('gets no worse for a player with one more card', () => {
    check(3, 0.01, (setup) => {
      const { by } = setup.first;
      for (const card of WAR_CARDS) {
        const richer = { ...setup, hands: { ...setup.hands, [by]: [...setup.hands[by], card] } };
        expect(solve(richer).survives).toBeGreaterThanOrEqual(solve(setup).survives - 1e-9);
      }
    });
  });
});
