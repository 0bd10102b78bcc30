import { describe, expect, it } from 'vitest';
import type { WarSetup } from '../../../app/_rules/swccg/war';
import {
  draftOf,
  flawOf,
  isDraft,
  isWhole,
  readDestinies,
  withTyped,
} from '../../../app/_ui/simulators/war/draft';

const WAR: WarSetup = {
  first: { by: 'light', kind: 'interrupt' },
  hands: { light: ['Alter'], dark: ['Sense'] },
  ability: { light: 4, dark: null },
  destinies: { light: [1, 2], dark: [0, 7] },
};

describe('Destinies as they are typed', () => {
  it('are numbers with spaces or commas between', () => {
    expect(readDestinies(' 0 7,3; 3 ')).toEqual([0, 7, 3, 3]);
    expect(readDestinies('')).toEqual([]);
  });
  it.each(['-4', '1.5', '99', 'abc', '8', '12'])('are refused with what is wrong: %s', (typed) => {
    expect(flawOf(`1 ${typed} 2`)).toEqual({ code: 'not-destiny', typed });
  });
  it('are refused where there are more than can be counted', () => {
    expect(flawOf('1 '.repeat(12))).toBeUndefined();
    expect(flawOf('1 '.repeat(13))).toEqual({ code: 'too-many' });
  });
});

describe('A war in the form', () => {
  it('keeps what was typed, and the last war that could be read', () => {
    const draft = withTyped(draftOf(WAR), 'dark', '0 x');
    expect(draft).toMatchObject({ typed: { light: '1 2', dark: '0 x' }, war: WAR });
    expect(isWhole(draft)).toBe(false);
    expect(withTyped(draft, 'dark', '5').war.destinies.dark).toEqual([5]);
  });
  it('is known again after a reload', () => {
    expect(isDraft(JSON.parse(JSON.stringify(draftOf(WAR))))).toBe(true);
    for (const other of [null, 3, WAR, { war: WAR }, { war: {}, typed: { light: '', dark: '' } }])
      expect(isDraft(other)).toBe(false);
  });
});
