import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departures } from '../../../../app/_rules/core/replay';
import type { Move, State } from '../../../../app/_rules/swccg/stack';
import {
  FIRST_CARD,
  FIRST_KINDS,
  solve,
  swccgWar,
  WAR_CARDS,
  type WarCard,
  type WarSetup,
  warScenarios,
} from '../../../../app/_rules/swccg/war';
import { draws } from '../../../../app/_rules/swccg/war/search';
import { RUNS, ruleIds } from '../../core/support';

const LETTERS: Record<string, WarCard> = { S: 'Sense', A: 'Alter', C: 'Control' };
const hand = (letters: string): WarCard[] => [...letters].map((letter) => LETTERS[letter] as WarCard);

/** Light plays the first card; dark's ability 6 against these destinies makes Sense succeed 3 times in 4. */
const war = (light: string, dark: string, more: Partial<WarSetup> = {}): WarSetup => ({
  first: { by: 'light', kind: 'interrupt' },
  hands: { light: hand(light), dark: hand(dark) },
  ability: { light: 4, dark: 6 },
  destinies: { light: [1, 2, 3, 6], dark: [2, 3, 5, 7] },
  ...more,
});

describe('Who has the last word over an Interrupt', () => {
  it.each([
    ['', '', 1, 'nobody holds anything'],
    ['', 'S', 1 / 4, 'one Sense that draws'],
    ['', 'SS', 0, 'two draws, of which only one can be the 7'],
    ['A', 'S', 1, 'Alter cancels Sense without a draw'],
    ['C', 'S', 1, 'so does Control'],
    ['A', 'SC', 1 / 4, 'Control cancels Alter, and nothing cancels it'],
    ['AC', 'SC', 1, 'Control for Sense at once'],
    ['A', 'SS', 1 / 4, 'the second Sense cancels Alter without a draw'],
    ['', 'A', 1, 'Alter cannot reach an Interrupt'],
    ['', 'CC', 1, 'neither can Control'],
    ['S', 'S', 1 / 4 + (3 / 4) * (3 / 4), 'Sense against Sense draws first'],
  ])('light holds "%s", dark "%s": %f (%#: %s)', (light, dark, survives) => {
    expect(solve(war(light, dark)).survives).toBeCloseTo(survives, 12);
  });
});

describe('Who has the last word over an Effect', () => {
  it.each([
    ['', 'A', 1 / 4],
    ['', 'S', 1],
    ['S', 'A', 1],
    ['S', 'AC', 1 / 4],
    ['S', 'AA', 1 / 4],
  ])('light holds "%s", dark "%s": %f', (light, dark, survives) => {
    const first = { by: 'light', kind: 'effect' } as const;
    expect(solve(war(light, dark, { first })).survives).toBeCloseTo(survives, 12);
  });
});

describe('Without luck', () => {
  it('an empty Reserve Deck makes every draw fail', () => {
    expect(solve(war('', 'SSSS', { destinies: { light: [], dark: [] } })).survives).toBe(1);
  });
  it('without a character, Sense is only good against Alter', () => {
    expect(solve(war('', 'SS', { ability: { light: null, dark: null } })).survives).toBe(1);
  });
});

describe.each(warScenarios.map((scenario) => [scenario.id, scenario] as const))(
  'Scenario %s',
  (_, scenario) => {
    const rules = ruleIds();
    it('plays out, and is the line of best play', () => {
      expect(departures(swccgWar, scenario)).toEqual([]);
      const { survives, line } = solve(scenario.setup);
      expect(survives).toBe(scenario.survives);
      expect(scenario.line.map(({ move }) => move)).toEqual(line.map(({ move }) => move));
    });
    it('cites rules of the corpus', () => {
      let state = swccgWar.start(scenario.setup);
      for (const { move } of scenario.line) {
        const step = swccgWar.play(state, move);
        expect(rules).toContain(step.rule);
        if (step.ok) state = step.state;
      }
    });
  },
);

const letters = (most: number) => fc.array(fc.constantFrom(...WAR_CARDS), { maxLength: most });
const deck = fc.array(fc.nat(7), { maxLength: 5 });
const ability = fc.option(fc.nat(7));
const wars = (most: number): fc.Arbitrary<WarSetup> =>
  fc.record({
    first: fc.record({
      by: fc.constantFrom('light' as const, 'dark' as const),
      kind: fc.constantFrom(...FIRST_KINDS),
    }),
    hands: fc.record({ light: letters(most), dark: letters(most) }),
    ability: fc.record({ light: ability, dark: ability }),
    destinies: fc.record({ light: deck, dark: deck }),
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

describe('Any war', { timeout: 3_600_000 }, () => {
  it('is worth what trying everything says it is worth', () => {
    fc.assert(
      fc.property(wars(2), (setup) => {
        const first: Move = { type: 'play', by: setup.first.by, card: FIRST_CARD };
        const step = swccgWar.play(swccgWar.start(setup), first);
        if (!step.ok) throw new Error(step.code);
        expect(solve(setup).survives).toBeCloseTo(plainly(setup, step.state), 9);
      }),
      { numRuns: Math.min(RUNS, 150) },
    );
  });
  it('has a line of legal moves that ends with the first card off the stack', () => {
    fc.assert(
      fc.property(wars(4), (setup) => {
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
      }),
      { numRuns: Math.min(RUNS, 200) },
    );
  });
  it('is the same with the sides exchanged', () => {
    fc.assert(
      fc.property(wars(3), ({ first, hands, ability: able, destinies }) => {
        const swap = <T>({ light, dark }: { light: T; dark: T }) => ({ light: dark, dark: light });
        const mirrored: WarSetup = {
          first: { ...first, by: first.by === 'light' ? 'dark' : 'light' },
          hands: swap(hands),
          ability: swap(able),
          destinies: swap(destinies),
        };
        expect(solve(mirrored).survives).toBeCloseTo(
          solve({ first, hands, ability: able, destinies }).survives,
          9,
        );
      }),
      { numRuns: Math.min(RUNS, 150) },
    );
  });
  it('gets no worse for a player with one more card', () => {
    fc.assert(
      fc.property(wars(3), fc.constantFrom(...WAR_CARDS), (setup, card) => {
        const { by } = setup.first;
        const richer = { ...setup, hands: { ...setup.hands, [by]: [...setup.hands[by], card] } };
        expect(solve(richer).survives).toBeGreaterThanOrEqual(solve(setup).survives - 1e-9);
      }),
      { numRuns: Math.min(RUNS, 150) },
    );
  });
});

describe('The chance of a draw', () => {
  it('is that of all destinies of its sort', () => {
    const step = swccgWar.play(swccgWar.start(war('', 'S')), { type: 'play', by: 'light', card: FIRST_CARD });
    const found = step.ok ? draws(war('', 'S'), step.state, 'dark') : [];
    expect(found.map(({ chance }) => chance)).toEqual([3 / 4, 1 / 4]);
  });
});
