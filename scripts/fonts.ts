import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the fonts down to what French, English and the card games need. The whole files would take more than
 * half of a page's budget; the title face in particular has four axes, of which titles use one setting.
 */
const LATIN = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸŠšŽž–—‘’“”„…•‹›€™−×≥≤→←↑↓¶○●♦‑\u202f'].join(
  '',
);
const ASCII = [...range(0x20, 0x7e), ...' éèêçàùîôû·–—…’«»§↓↑→←'].join('');

interface Cut {
  from: string;
  to: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const CUTS: Cut[] = [
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'text.woff2',
    text: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    to: 'text-italic.woff2',
    text: LATIN,
    axes: { wght: 400 },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'title.woff2',
    text: LATIN,
    axes: { opsz: 72, SOFT: 50, WONK: 0, wght: 560 },
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    to: 'mono.woff2',
    text: ASCII,
    axes: { wght: 400 },
  },
  {
    from: '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2',
    to: 'dyslexic.woff2',
    text: LATIN,
    axes: {},
  },
  {
    from: '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2',
    to: 'dyslexic-bold.woff2',
    text: LATIN,
    axes: {},
  },
];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

const require = createRequire(import.meta.url);
const folder = path.join(process.cwd(), 'public', 'fonts');
await fs.mkdir(folder, { recursive: true });
for (const { from, to, text, axes } of CUTS) {
  const whole = await fs.readFile(require.resolve(from));
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
  await fs.writeFile(path.join(folder, to), cut);
  console.error(`${to}: ${(cut.length / 1024).toFixed(1)} kB of ${(whole.length / 1024).toFixed(1)} kB`);
}
