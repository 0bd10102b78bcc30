import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../app/_corpus/games';
import { blankCanvas, type Canvas, fill, stamp } from '../../scripts/share-images/canvas';
import { colour, paletteOf } from '../../scripts/share-images/colours';
import { compose } from '../../scripts/share-images/compose';
import { drawAll, drawn } from '../../scripts/share-images/draw-all';
import { loadFonts } from '../../scripts/share-images/fonts';
import { cut, laidOut, wrap } from '../../scripts/share-images/layout';
import { indexedPng } from '../../scripts/share-images/png';
import { startRenderer, svgOf, svgText } from '../../scripts/share-images/renderer';
import { startTypesetter } from '../../scripts/share-images/typesetter';

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
      const { lines } = laidOut({ ...card, text: 'abc '.repeat(length / 4).trim() }, widths);
      const ruling = lines.filter(({ text }) => text.startsWith('abc')).map(({ y }) => y);
      expect(ruling.length).toBeGreaterThan(0);
      expect(Math.max(...ruling)).toBeLessThan(550);
    }
  });
  it('cannot break out of the drawing', () => {
    const svg = svgText('<script> a & b', { face: 'text', size: 20, x: 0, y: 0 });
    expect(svg).toContain('>&lt;script&gt; a &amp; b</text>');
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

describe('The canvas', () => {
  const steps = Uint8Array.from({ length: 256 }, (_, covered) => Math.round(covered / 51));
  const picture = { left: -1, top: -2, width: 3, height: 2, coverage: Uint8Array.of(255, 0, 51, 0, 102, 0) };

  it('takes a picture where it is set', () => {
    const canvas = blankCanvas(4, 3);
    stamp(canvas, { picture, x: 2, y: 3 }, steps);
    expect(pixelsOf(canvas)).toEqual([
      [0, 0, 0, 0],
      [0, 5, 0, 1],
      [0, 0, 2, 0],
    ]);
  });
  it('keeps the stronger of two and cuts off what lies outside', () => {
    const canvas = blankCanvas(4, 2);
    fill(canvas, { x: 0, y: 0, width: 2, height: 2 }, 2);
    stamp(canvas, { picture, x: 0, y: 2 }, steps);
    stamp(canvas, { picture, x: 4, y: 1 }, steps);
    expect(pixelsOf(canvas)).toEqual([
      [2, 2, 0, 0],
      [2, 2, 0, 0],
    ]);
    stamp(canvas, { picture, x: 4, y: 2 }, steps);
    expect(pixelsOf(canvas)[0]).toEqual([2, 2, 0, 5]);
  });
});

describe('The PNG', () => {
  it('holds two pixels a byte behind a zero for each row', async () => {
    const palette = paletteOf('gundam');
    const canvas = blankCanvas(2, 2);
    const dot = { left: 0, top: 0, width: 1, height: 1, coverage: Uint8Array.of(255) };
    stamp(canvas, { picture: dot, x: 1, y: 0 }, palette.steps(colour('ink')));
    stamp(canvas, { picture: dot, x: 0, y: 1 }, palette.steps(colour('ink')));
    const png = await indexedPng(canvas, palette.colours);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 2, 4, 3]);
    const data = png.indexOf('IDAT');
    expect([...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]).toEqual([
      0, 0x05, 0, 0x50,
    ]);
    expect(png.subarray(-4)).toEqual(Buffer.from([0xae, 0x42, 0x60, 0x82]));
  });
});

describe('A share image', () => {
  const words = { title: 'Vérité', subtitle: 'Truth', text: 'Avant ♦ tout', foot: 'To' };
  const cards = [undefined, ...GAMES].map((game) => ({ game, eyebrow: 'e', ...words }));
  const letters = [...new Set(`|… \u00a0Arbitre<e${Object.values(words).join('')}`)].join('');
  let renderer: Awaited<ReturnType<typeof startRenderer>>;
  let typesetter: ReturnType<typeof startTypesetter>;
  beforeAll(async () => {
    renderer = await startRenderer(await loadFonts(letters));
    typesetter = startTypesetter(renderer);
  });

  /** The columns and rows that a line of text covers. */
  const boxOf = (text: string, place: { x: number; end?: true }) => {
    const line = { text, y: 60, face: 'text', size: 40, fill: colour('ink'), ...place } as const;
    const drawing = { game: undefined, width: 400, height: 80, bars: [], lines: [line] };
    const canvas = compose(
      { ...drawing, sign: { x: 0, y: 80, fill: '#000000' } },
      typesetter,
      paletteOf(undefined),
    );
    return inkBox(pixelsOf(canvas));
  };

  it('has its words where they are laid out, set as closely as the face sets them', () => {
    for (const [text, x] of [
      ['Avant', 20],
      ['To To', 33.3],
      ['tout', 101.75],
    ] as const) {
      const coverage = renderer.coverage(svgOf(400, 80, svgText(text, { face: 'text', size: 40, x, y: 60 })));
      const rows = Array.from({ length: 80 }, (_, y) =>
        Array.from(coverage.subarray(y * 400, y * 400 + 400), (covered) => Math.round(covered / 51)),
      );
      const [asked, got] = [inkBox(rows), boxOf(text, { x })];
      for (const [i, edge] of asked.entries()) expect(Math.abs(edge - (got[i] ?? 0))).toBeLessThanOrEqual(1);
    }
  });
  it('ends a line where it should end', () => {
    const [, right = 0] = boxOf('Avant', { x: 300, end: true });
    expect(right).toBeGreaterThan(295);
    expect(right).toBeLessThanOrEqual(300);
  });
  it('has a sign of rarity in the room left for it', () => {
    const [left = 0, right = 0] = boxOf('♦', { x: 100 });
    const room = renderer.width('text', '\u00a0\u00a0\u00a0') * 40;
    expect(left).toBeGreaterThan(100);
    expect(right).toBeLessThan(100 + room);
    expect(boxOf('♦ A', { x: 100 })[1]).toBeGreaterThan(100 + room);
  });
  it('draws a sign that means something to the renderer', () => {
    const [left = 0, right = 0] = boxOf('<', { x: 100 });
    expect(right - left).toBeGreaterThan(10);
  });
  it('is made of the colours of its game, and of all the strongest', () => {
    for (const card of cards) {
      const palette = paletteOf(card.game);
      const pairs = new Set(compose(laidOut(card, widths), typesetter, palette).rows);
      const used = new Set([...pairs].flatMap((pair) => [pair >> 4, pair & 15]));
      expect(Math.max(...used)).toBeLessThan(palette.colours.length);
      expect([0, 5, 8].filter((place) => !used.has(place))).toEqual([]);
    }
  });
  it('is the same whenever and beside whatever it is drawn', async () => {
    const orders = cards.map((card) => ({ card, drawing: laidOut(card, widths) }));
    const kept = new Map<object, Uint8Array>();
    await drawAll(orders, typesetter, 3, async ({ card }, png) => void kept.set(card, png));
    expect(kept.size).toBe(cards.length);
    for (const { card, drawing } of orders) {
      expect(Buffer.from(await drawn(drawing, startTypesetter(renderer)))).toEqual(kept.get(card));
    }
  });
});

function pixelsOf({ width, height, rows }: Canvas): number[][] {
  return Array.from({ length: height }, (_, y) => {
    const row = rows.subarray(y * (width / 2 + 1) + 1, (y + 1) * (width / 2 + 1));
    return Array.from(row).flatMap((pair) => [pair >> 4, pair & 15]);
  });
}

/** Left, right, top and bottom of what is not paper. */
function inkBox(pixels: number[][]): number[] {
  const xs = pixels.flatMap((row) => row.flatMap((pixel, x) => (pixel ? [x] : [])));
  const ys = pixels.flatMap((row, y) => (row.some(Boolean) ? [y] : []));
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}
