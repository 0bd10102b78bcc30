import { describe, expect, it } from 'vitest';
import { solve, type WarCard, type WarSetup } from '../../../../app/_rules/swccg/war';

const SIX = [1, 2, 3, 4, 5, 6];

/** The chance that a card of the light side survives; light has an ability of 4, dark of 6, both the destinies 1 to 6. */
const survives = (
  kind: WarSetup['first']['kind'],
  light: WarCard[],
  dark: WarCard[],
  more: Partial<WarSetup> = {},
): number =>
  solve({
    first: { by: 'light', kind },
    hands: { light, dark },
    ability: { light: 4, dark: 6 },
    destinies: { light: SIX, dark: SIX },
    ...more,
  }).survives;

describe('What reaches the first card', () => {
  it.each<[string, WarSetup['first']['kind'], WarCard[], number]>([
    ['nothing', 'interrupt', [], 1],
    ['a Sense, an Interrupt', 'interrupt', ['Sense'], 1 / 6],
    ['not a Sense, an Effect', 'effect', ['Sense'], 1],
    ['an Alter, an Effect', 'effect', ['Alter'], 1 / 6],
    ['not an Alter, an Interrupt', 'interrupt', ['Alter'], 1],
    ['not a Control, either', 'effect', ['Control'], 1],
    ['two Senses: one of six is high, and the next is not', 'interrupt', ['Sense', 'Sense'], 0],
  ])('%s', (_, kind, dark, chance) => {
    expect(survives(kind, [], dark)).toBeCloseTo(chance);
  });
});

describe('What protects the first card', () => {
  it.each<[string, WarSetup['first']['kind'], WarCard[], WarCard[], number]>([
    ['a Sense stops an Alter for sure', 'effect', ['Sense'], ['Alter'], 1],
    ['…unless a Control stops the Sense', 'effect', ['Sense'], ['Alter', 'Control'], 1 / 6],
    ['…or a second Alter does', 'effect', ['Sense'], ['Alter', 'Alter'], 1 / 6],
    ['a Sense stops a Sense with 1, 2 or 3', 'interrupt', ['Sense'], ['Sense'], 1 / 2 + 1 / 2 / 6],
  ])('%s', (_, kind, light, dark, chance) => {
    expect(survives(kind, light, dark)).toBeCloseTo(chance);
  });

  it('is a destiny as high as the ability, an empty Reserve Deck, or an opponent without ability', () => {
    expect(survives('interrupt', [], ['Sense'], { destinies: { light: [], dark: [6, 6, 6] } })).toBe(1);
    expect(survives('interrupt', [], ['Sense'], { destinies: { light: [], dark: [] } })).toBe(1);
    expect(survives('interrupt', [], ['Sense'], { ability: { light: 4, dark: 0 } })).toBe(1);
  });
});
