import { describe, expect, it } from 'vitest';
import { isBattleSetup } from '../../../../app/_rules/swccg/battle/is-setup';
import type { BattleSetup } from '../../../../app/_rules/swccg/battle/state';
import { EXAMPLE, typedCharacter, typedVehicle, withCard, withInterrupt } from './form-setup';

/** A battle as a link tells it, with some of its text replaced. */
const told = (setup: unknown, from: string, to: string): unknown => {
  const text = JSON.stringify(setup);
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to));
};
const typed = withCard(EXAMPLE, 'light', typedCharacter('light', 'Pilote'));
const plus = (change: Record<string, unknown>): unknown => ({ ...EXAMPLE, ...change });

describe('A battle from a link', () => {
  it.each<[string, BattleSetup]>([
    ['the form’s own', EXAMPLE],
    ['with typed values', typed],
    ['with a typed vehicle', withCard(EXAMPLE, 'dark', typedVehicle('dark', 'Blindé'))],
    ['with an Interrupt in hand', withInterrupt(EXAMPLE, 'light', 'dont-get-cocky')],
    [
      'at the damage segment',
      { ...EXAMPLE, damage: { attrition: { dark: 4 }, damage: {}, hit: ['dark-2'] } },
    ],
  ])('is fought: %s', (_, setup) => expect(isBattleSetup(JSON.parse(JSON.stringify(setup)))).toBe(true));

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a pile without end', told(EXAMPLE, '"reserve":10', '"reserve":1e999')],
    ['a pile of a hundred million', told(EXAMPLE, '"reserve":10', '"reserve":100000000')],
    ['a pile of many hundreds', told(EXAMPLE, '"reserve":10', '"reserve":[99,99,99]')],
    ['half a card in a pile', told(EXAMPLE, '"reserve":10', '"reserve":1.5')],
    ['a title that is no text', told(typed, '"Pilote"', '{"a":1}')],
    ['a title without end', told(typed, 'Pilote', 'P'.repeat(10_000))],
    ['a power that is no number', told(typed, '"power":3', '"power":"3"')],
    ['a power without end', told(typed, '"power":3', '"power":1e999')],
    ['a pilot’s bonus that is no number', told(typed, '"power":3', '"power":3,"pilot":{"power":{}}')],
    ['a kind of card that there is not', told(typed, '"character"', '"banana"')],
    ['a card named as what every object has', told(EXAMPLE, '"light-1"', '"constructor"')],
    ['a card named __proto__', told(EXAMPLE, '"light-1"', '"__proto__"')],
    ['a card of no set', told(EXAMPLE, 'luke-skywalker', 'toString')],
    ['a location whose title is no text', told(EXAMPLE, '"Tatooine: Cantina"', '{"x":1}')],
    ['a kind of location that there is not', told(EXAMPLE, '"site"', '"moon"')],
    ['places fought at that are no list', plus({ battled: 7 })],
    ['cards hit that are no list', plus({ damage: { hit: 'light-1' } })],
    ['a debt that is no number', plus({ damage: { attrition: { light: '9' } } })],
    ['a destiny that is no number', plus({ destinies: { 'light-1': 'x' } })],
    ['more than a battle has', plus({ more: Array(3_000).fill('x') })],
    ['no piles', plus({ piles: {} })],
    ['a card aboard itself', told(typed, '"at":"here"}],"piles"', '"aboard":"light-3"}],"piles"')],
  ])('is refused: %s', (_, setup) => expect(isBattleSetup(setup)).toBe(false));
});
