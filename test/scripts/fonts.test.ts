import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { cutFont, reservedNames } from '../../scripts/fonts/cut-font';
import { CUTS } from '../../scripts/fonts/cuts';
import { glyphOf } from '../../scripts/fonts/font-tables';
import { glyphData, readOutline } from '../../scripts/fonts/outline';

const dyslexic = CUTS.filter(({ from }) => from.package.includes('opendyslexic'));

/** Whether a font says a word anywhere, in either of the encodings that fonts use. */
async function says(font: Buffer, word: string): Promise<boolean> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as Parameters<typeof subsetFont>[2];
  const plain = await subsetFont(font, '', options);
  return plain.includes(word, 0, 'latin1') || plain.includes(Buffer.from(word, 'utf16le').swap16());
}

describe('A font that is cut', () => {
  it.each(dyslexic)('does not bear the name that its license reserves: $to', async (order) => {
    const { cut, whole } = await cutFont(order);
    expect(await says(whole, 'OpenDyslexic')).toBe(true);
    expect(await says(cut, 'OpenDyslexic')).toBe(false);
    expect(await says(cut, 'ArbitreClair')).toBe(true);
    expect(await says(cut, 'Abbie Gonzalez')).toBe(true);
  });

  it('is refused under a name that its license reserves', async () => {
    const [{ renamed: _, ...order } = { ...CUTS[0] }] = dyslexic;
    await expect(cutFont(order as (typeof CUTS)[number])).rejects.toThrow(
      'The license of @fontsource/opendyslexic reserves the name OpenDyslexic: rename what is cut from it.',
    );
  });

  it('is refused a name that does not fit in the place of the old', async () => {
    const [order] = dyslexic as [(typeof CUTS)[number]];
    const tooLong = { from: 'OpenDyslexic', to: 'Arbitre Dyslexic' };
    await expect(cutFont({ ...order, renamed: tooLong })).rejects.toThrow('is not as long as OpenDyslexic');
  });
});

describe('The zero of running text', () => {
  it.each(CUTS.filter(({ zero }) => zero))('has no slash: $to', async (order) => {
    const options = { targetFormat: 'truetype', keepAllGlyphs: true } as Parameters<typeof subsetFont>[2];
    const font = await subsetFont((await cutFont(order)).cut, '', options);
    const [, first = [], second = []] = readOutline(glyphData(font, glyphOf(font, '0')));
    const edge = first.findIndex((point, i) => point.isOnCurve && first[i + 1]?.isOnCurve);
    // The two counters that the slash stood between meet in one edge.
    expect([first[edge + 1], first[edge]]).toEqual([second[0], second[1]]);
  });
  it('is drawn anew only in the fonts of running text', () =>
    expect(CUTS.flatMap(({ to, zero }) => (zero ? to : []))).toEqual(['text.woff2', 'text-italic.woff2']));
});

describe('Reserved names', () => {
  it.each([
    [
      'Copyright (c) 2019, A. B. (https://a.b|c@d.e),\nwith Reserved Font Name OpenDyslexic.\n',
      ['OpenDyslexic'],
    ],
    ['with Reserved Font Names "Gentium" and "SIL".', ['Gentium', 'SIL']],
    ['with Reserved Font Name: Source, Sauce\n', ['Source', 'Sauce']],
    ['"Reserved Font Name" refers to any names specified as such after the\ncopyright statement(s).', []],
  ])('are read from the license: %s', (license, names) => {
    expect(reservedNames(license)).toEqual(names);
  });
});
