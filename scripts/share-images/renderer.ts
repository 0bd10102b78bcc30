import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FACE_NAMES, FACES, type Face } from './fonts';

/** How wide each letter is in each face, in parts of the font's size. */
export type Widths = Record<Face, Record<string, number>>;

export interface Renderer {
  pixels(svg: string): Uint8Array;
  widths(letters: string): Widths;
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
  const boxWidth = (face: Face, text: string): number => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text xml:space="preserve" font-family="${FACES[face].family}" font-size="1000">${escapeXml(text)}</text></svg>`;
    return open(svg, (image) => image.getBBox()?.width ?? 0);
  };
  return {
    pixels: (svg) =>
      open(svg, (image) => {
        const rendered = image.render();
        const pixels = rendered.pixels;
        rendered.free();
        return pixels;
      }),
    // A box holds the ink only: between two bars, a letter takes up its whole width.
    widths: (letters) =>
      Object.fromEntries(
        FACE_NAMES.map((face) => {
          const bars = boxWidth(face, '||');
          const wide = Array.from(letters, (letter) => [
            letter,
            (boxWidth(face, `|${letter}|`) - bars) / 1000,
          ]);
          return [face, Object.fromEntries(wide)];
        }),
      ) as Widths,
  };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
