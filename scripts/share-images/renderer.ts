import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FACE_NAMES, FACES, type Face } from './fonts';

/** How wide each letter is in each face, in parts of the font's size. */
export type Widths = Record<Face, Record<string, number>>;

export interface Renderer {
  /** How much of each pixel a drawing covers, from 0 to 255, row by row. */
  coverage(svg: string): Uint8Array;
  /** How far letters reach when they are set together, in parts of the font's size. */
  width(face: Face, letters: string): number;
}

const require = createRequire(import.meta.url);

export async function startRenderer(fonts: Record<Face, Uint8Array>): Promise<Renderer> {
  await initWasm(await fs.readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const font = { fontBuffers: Object.values(fonts), defaultFontFamily: FACES.text.family };
  const open = <T>(svg: string, read: (image: InstanceType<typeof Resvg>) => T): T => {
    const image = new Resvg(svg, { font });
    try {
      return read(image);
    } finally {
      image.free();
    }
  };
  const boxWidth = (face: Face, letters: string): number =>
    open(svgOf(1, 1, svgText(letters, { face, size: 1000, x: 0, y: 0 })), (image) => {
      const box = image.getBBox();
      const width = box?.width ?? 0;
      box?.free();
      return width;
    });
  const bars = Object.fromEntries(FACE_NAMES.map((face) => [face, boxWidth(face, '||')])) as Record<
    Face,
    number
  >;
  return {
    coverage: (svg) =>
      open(svg, (image) => {
        const rendered = image.render();
        const { pixels } = rendered;
        rendered.free();
        const alpha = new Uint8Array(pixels.length / 4);
        for (let at = 0; at < alpha.length; at++) alpha[at] = pixels[at * 4 + 3] ?? 0;
        return alpha;
      }),
    // A box holds the ink only: between two bars, letters take up their whole width.
    width: (face, letters) => (boxWidth(face, `|${letters}|`) - bars[face]) / 1000,
  };
}

export const widthsOf = (renderer: Renderer, letters: string): Widths =>
  Object.fromEntries(
    FACE_NAMES.map((face) => {
      const wide = Array.from(letters, (letter) => [letter, renderer.width(face, letter)] as const);
      return [face, Object.fromEntries(wide)];
    }),
  ) as Widths;

export const svgOf = (width: number, height: number, marks: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks}</svg>`;

interface Place {
  face: Face;
  size: number;
  x: number;
  y: number;
}

export const svgText = (letters: string, { face, size, x, y }: Place): string =>
  `<text xml:space="preserve" x="${x}" y="${y}" font-family="${FACES[face].family}" font-size="${size}">${escapeXml(letters)}</text>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
