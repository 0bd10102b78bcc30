import fs from 'node:fs';
import type { Game } from '../../app/_corpus/games';

export type Rgb = [number, number, number];

/** A few colours that stand for all: paper, and on it the steps of each ink, for the soft edges of letters. */
export interface Palette {
  colours: Rgb[];
  /** The place in `colours` of what is nearest to a colour. */
  indexOf(colour: Rgb): number;
  /** For paper that a colour covers by so much, from 0 to 255, the place in `colours`. */
  steps(colour: string): Uint8Array;
}

const tokens = fs.readFileSync('app/_ui/styles/tokens.css', 'utf8');

/** A colour of the site by day, as its style sheet gives it. */
export function colour(name: string): string {
  const found = tokens.match(new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6})`))?.[1];
  if (!found) throw new Error(`app/_ui/styles/tokens.css gives no colour --${name}`);
  return found;
}

export const accentOf = (game: Game | undefined): string => colour(game ?? 'accent');

const palettes = new Map<Game | undefined, Palette>();

export function paletteOf(game: Game | undefined): Palette {
  const palette = palettes.get(game) ?? makePalette(game);
  palettes.set(game, palette);
  return palette;
}

/** Black ink takes grey with it: muted text and hairlines are steps of it. */
function makePalette(game: Game | undefined): Palette {
  const paper = rgb(colour('paper'));
  const inks = [
    { full: rgb(colour('ink')), steps: 5, first: 1 },
    { full: rgb(accentOf(game)), steps: 3, first: 6 },
  ];
  const indexOf = (wanted: Rgb): number => {
    // By the ink first, then by its strength: an edge of black letters must not turn to the accent.
    const [best] = inks
      .map((ink) => ({ ...ink, ...strengthOf(wanted, paper, ink.full) }))
      .sort((a, b) => a.off - b.off);
    const step = Math.round((best?.strength ?? 0) * (best?.steps ?? 0));
    return step === 0 ? 0 : (best?.first ?? 0) + step - 1;
  };
  const known = new Map<string, Uint8Array>();
  return {
    colours: [
      paper,
      ...inks.flatMap(({ full, steps }) =>
        Array.from({ length: steps }, (_, i) => mixed(paper, full, (i + 1) / steps)),
      ),
    ],
    indexOf,
    steps: (colour) => {
      const steps =
        known.get(colour) ??
        Uint8Array.from({ length: 256 }, (_, covered) => indexOf(mixed(paper, rgb(colour), covered / 255)));
      known.set(colour, steps);
      return steps;
    },
  };
}

/** How much of an ink lies on the paper to give nearly this colour, and how far off that still is. */
function strengthOf(wanted: Rgb, paper: Rgb, ink: Rgb): { strength: number; off: number } {
  const way = minus(ink, paper);
  const gone = minus(wanted, paper);
  const strength = Math.min(1, Math.max(0, product(gone, way) / product(way, way)));
  const left = minus(gone, [way[0] * strength, way[1] * strength, way[2] * strength]);
  return { strength, off: product(left, left) };
}

const rgb = (hex: string): Rgb => [at(hex, 1), at(hex, 3), at(hex, 5)];
const at = (hex: string, place: number): number => Number.parseInt(hex.slice(place, place + 2), 16);
const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const product = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const mixed = (from: Rgb, to: Rgb, part: number): Rgb => {
  const way = minus(to, from);
  return [from[0] + way[0] * part, from[1] + way[1] * part, from[2] + way[2] * part].map(Math.round) as Rgb;
};
