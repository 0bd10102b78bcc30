import { describe, expect, it } from 'vitest';
import { departures } from '../../../../app/_rules/core/replay';
import {
  everyHand,
  FIRST_CARD,
  solve,
  swccgWar,
  type WarCard,
  type WarSetup,
  warScenarios,
} from '../../../../app/_rules/swccg/war';
import { draws } from '../../../../app/_rules/swccg/war/search';

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
    it('plays out, and is the line of best play', () => {
      expect(departures(swccgWar, scenario)).toEqual([]);
      const { survives, line } = solve(scenario.setup);
      expect(survives).toBe(scenario.survives);
      expect(scenario.line.map(({ move }) => move)).toEqual(line.map(({ move }) => move));
    });
  },
);

describe('Every hand', () => {
  it('is one of 35', () => {
    const hands = everyHand().map((cards) => cards.join());
    expect(hands.length).toBe(35);
    expect(new Set(hands).size).toBe(35);
  });
});

describe('The chance of a draw', () => {
  it('is that of all destinies of its sort', () => {
    const step = swccgWar.play(swccgWar.start(war('', 'S')), { type: 'play', by: 'light', card: FIRST_CARD });
    const found = step.ok ? draws(war('', 'S'), step.state, 'dark') : [];
    expect(found.map(({ chance }) => chance)).toEqual([3 / 4, 1 / 4]);
  });
});
