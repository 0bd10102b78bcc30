import type { Placed } from './canvas';
import type { Face } from './fonts';
import type { Line } from './layout';
import { letterPicture, type Picture, roomFor, signPicture } from './pictures';
import type { Renderer } from './renderer';

export interface Typesetter {
  set(line: Line): Placed[];
  sign: Picture;
}

/** What is drawn as one shape: letters that a face may join, and a letter with the marks on it. */
const SHAPES = /ff[ijl]?|f[ijl]|\P{M}\p{M}*/gu;
/** A letter stands where it should to a quarter of a pixel: the few steps of ink show no finer ones. */
const PHASES = 4;

/** Sets lines from pictures of letters. Each is drawn once: the same few recur on every card. */
export function startTypesetter(renderer: Renderer): Typesetter {
  const widths = new Map<string, number>();
  const width = (face: Face, letters: string): number =>
    kept(widths, `${face} ${letters}`, () => renderer.width(face, roomFor(letters)));
  const pictures = new Map<string, Picture>();
  const picture = (letters: string, { face, size }: Line, phase: number): Picture =>
    kept(pictures, `${face} ${size} ${phase} ${letters}`, () => {
      const advance = width(face, letters) * size;
      return letterPicture(renderer, { letters, face, size, advance, offset: phase / PHASES });
    });
  return {
    sign: signPicture(renderer),
    set: (line) => {
      const shapes = line.text.match(SHAPES) ?? [];
      const pens = [0];
      shapes.forEach((shape, i) => {
        const next = shapes[i + 1] ?? '';
        // With the next letter, which may be set closer than both widths say.
        const step = width(line.face, shape + next) - (next ? width(line.face, next) : 0);
        pens.push((pens[i] ?? 0) + step * line.size);
      });
      const start = line.end ? line.x - (pens.at(-1) ?? 0) : line.x;
      return shapes.map((shape, i) => {
        const pen = Math.round((start + (pens[i] ?? 0)) * PHASES);
        return { picture: picture(shape, line, pen % PHASES), x: Math.floor(pen / PHASES), y: line.y };
      });
    },
  };
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
