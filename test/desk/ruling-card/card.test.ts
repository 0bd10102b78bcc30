import { describe, expect, it } from 'vitest';
import { wrap } from '../../../app/_desk/ruling-card/card-image';
import { codeOf } from '../../../app/_desk/ruling-card/code';

/** Ten wide for each sign. */
const context = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics };

describe('The code to scan', () => {
  it('is drawn for the longest address that a phone reads', () =>
    expect(codeOf(`https://arbitre.test/${'x'.repeat(1_979)}`)?.size).toBeGreaterThan(100));
  it('is left out for an address that is longer, as that of a large set-up', () =>
    expect(codeOf(`https://arbitre.test/#setup=${'x'.repeat(5_000)}`)).toBeUndefined());
});

describe('The lines of the picture', () => {
  it('break between words', () => expect(wrap(context, 'aaa bbb ccc', 70)).toEqual(['aaa bbb', 'ccc']));
  it('break within a word that is wider than the picture', () =>
    expect(wrap(context, 'a bbbbbbbb c', 30)).toEqual(['a', 'bbb', 'bbb', 'bb', 'c']));
});
