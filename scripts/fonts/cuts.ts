const LATIN = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸŠšŽž–—‘’“”„…•‹›€™−×≥≤→←↑↓¶○●♦‑\u202f'].join(
  '',
);
const ASCII = [...range(0x20, 0x7e), ...' éèêçàùîôû·–—…’«»§↓↑→←'].join('');

export interface Cut {
  from: { package: string; file: string };
  to: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
  /**
   * A license may reserve the font's name for the whole font, and a cut is another font. The new name, of the same
   * length, takes the reserved one's place.
   */
  renamed?: { from: string; to: string };
  /** Without its slash, for running text; ids and numbers of rules keep it. */
  zero?: 'plain';
}

const DYSLEXIC = { from: 'OpenDyslexic', to: 'ArbitreClair' };

export const CUTS: Cut[] = [
  {
    from: {
      package: '@fontsource-variable/atkinson-hyperlegible-next',
      file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    },
    to: 'text.woff2',
    text: LATIN,
    axes: { wght: { min: 400, max: 700 } },
    zero: 'plain',
  },
  {
    from: {
      package: '@fontsource-variable/atkinson-hyperlegible-next',
      file: 'atkinson-hyperlegible-next-latin-wght-italic.woff2',
    },
    to: 'text-italic.woff2',
    text: LATIN,
    axes: { wght: 400 },
    zero: 'plain',
  },
  {
    from: {
      package: '@fontsource-variable/fraunces',
      file: 'fraunces-latin-full-normal.woff2',
    },
    to: 'title.woff2',
    text: LATIN,
    axes: { opsz: 72, SOFT: 50, WONK: 0, wght: 560 },
  },
  {
    from: {
      package: '@fontsource-variable/atkinson-hyperlegible-mono',
      file: 'atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    },
    to: 'mono.woff2',
    text: ASCII,
    axes: { wght: 400 },
  },
  {
    from: {
      package: '@fontsource/opendyslexic',
      file: 'opendyslexic-latin-400-normal.woff2',
    },
    to: 'dyslexic.woff2',
    text: LATIN,
    axes: {},
    renamed: DYSLEXIC,
  },
  {
    from: {
      package: '@fontsource/opendyslexic',
      file: 'opendyslexic-latin-700-normal.woff2',
    },
    to: 'dyslexic-bold.woff2',
    text: LATIN,
    axes: {},
    renamed: DYSLEXIC,
  },
];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
