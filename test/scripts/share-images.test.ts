import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { colour, paletteOf } from '../../scripts/share-images/colours';
import { cardSvg, cut, wrap } from '../../scripts/share-images/layout';
import { indexedPng } from '../../scripts/share-images/png';

const LETTERS = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyz \u00a0', (letter) => [letter, 0.5]),
);
const widths = { title: LETTERS, text: LETTERS };
const style = { face: 'text', size: 20, leading: 28 } as const;

describe('The words of a share image', () => {
  it('break where the line is full, and never at a space that holds', () => {
    expect(wrap('aaa bbb ccc', style, widths, 70)).toEqual(['aaa bbb', 'ccc']);
    expect(wrap('aaa bbb\u00a0ccc', style, widths, 70)).toEqual(['aaa', 'bbb\u00a0ccc']);
  });
  it('say that they were cut', () => {
    expect(cut(['one', 'two', 'three'], 2)).toEqual(['one', 'two …']);
  });
  it('shrink until a long ruling fits above the foot', () => {
    const card = {
      game: 'swccg' as const,
      eyebrow: 'e',
      title: 'word '.repeat(30).trim(),
      subtitle: 's',
      foot: 'f',
    };
    for (const length of [5, 60, 280, 900]) {
      const svg = cardSvg({ ...card, text: 'abc '.repeat(length / 4).trim() }, widths);
      const lines = Array.from(svg.matchAll(/y="(\d+)"[^>]*>abc/g), (match) => Number(match[1]));
      expect(Math.max(...lines)).toBeLessThan(550);
    }
  });
  it('cannot break out of the drawing', () => {
    const svg = cardSvg(
      { game: undefined, eyebrow: '', title: '<script>', subtitle: '', text: 'a & b', foot: '' },
      widths,
    );
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).toContain('a &amp; b');
  });
});

describe('The palette', () => {
  it('keeps paper, ink and accent apart, and greys with the ink', () => {
    const palette = paletteOf('swccg');
    const at = (hex: string) =>
      palette.indexOf(
        [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number],
      );
    expect(palette.colours.length).toBeLessThanOrEqual(16);
    expect(at(colour('paper'))).toBe(0);
    expect(at(colour('ink'))).toBe(5);
    expect(at(colour('swccg'))).toBe(8);
    expect(at('#757470')).toBe(3);
  });
});

describe('The PNG', () => {
  it('holds two pixels a byte behind a zero for each row', () => {
    const palette = paletteOf('gundam');
    const [paper = [0, 0, 0], , , , , ink = [0, 0, 0]] = palette.colours;
    const pixels = Uint8Array.from([paper, ink, ink, paper].flatMap((rgb) => [...rgb, 255]));
    const png = indexedPng(pixels, 2, 2, palette);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 2, 4, 3]);
    const data = png.indexOf('IDAT');
    expect([...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]).toEqual([
      0, 0x05, 0, 0x50,
    ]);
    expect(png.subarray(-4)).toEqual(Buffer.from([0xae, 0x42, 0x60, 0x82]));
  });
});
