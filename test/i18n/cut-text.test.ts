import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from '../../app/_i18n/cut-text';

describe('A text that is cut', () => {
  it('is left alone if it is short enough', () => expect(cutText('abc', 3)).toBe('abc'));
  it('keeps its beginning', () => expect(cutText('abcd', 3)).toBe('abc'));
  it('never ends with half a character', () => expect(cutText('ab😀', 3)).toBe('ab'));
  it('is never longer than asked for, and stays well formed', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
        const cut = cutText(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(text.startsWith(cut)).toBe(true);
        expect(() => encodeURIComponent(cut)).not.toThrow();
      }),
    ));
});
