import type { Picture } from './pictures';

/** Pixels by their place among at most sixteen colours, as a PNG holds them: two a byte, a zero before each row. */
export interface Canvas {
  width: number;
  height: number;
  rows: Uint8Array;
}

/** A picture and the pixel at which it is set. */
export interface Placed {
  picture: Picture;
  x: number;
  y: number;
}

/** Of an even width, and all in the first colour. */
export const blankCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  rows: new Uint8Array((width / 2 + 1) * height),
});

export interface Area {
  /** Even, as is the width. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export function fill({ rows, width }: Canvas, area: Area, colour: number): void {
  for (let y = area.y; y < area.y + area.height; y++) {
    const from = y * (width / 2 + 1) + 1 + area.x / 2;
    rows.fill((colour << 4) | colour, from, from + area.width / 2);
  }
}

/**
 * Lays a picture on the canvas. `steps` gives the colour for each degree to which it covers a pixel. Letters may
 * touch: where two cover a pixel, the stronger stays. What lies outside of the canvas is cut off.
 */
export function stamp({ rows, width, height }: Canvas, { picture, x, y }: Placed, steps: Uint8Array): void {
  const left = x + picture.left;
  const top = y + picture.top;
  const [west, east] = [Math.max(0, left), Math.min(width, left + picture.width)];
  const [north, south] = [Math.max(0, top), Math.min(height, top + picture.height)];
  for (let row = north; row < south; row++) {
    const covered = (row - top) * picture.width - left;
    const start = row * (width / 2 + 1) + 1;
    for (let column = west; column < east; column++) {
      const step = steps[picture.coverage[covered + column] ?? 0] ?? 0;
      if (step === 0) continue;
      const place = start + (column >> 1);
      const pair = rows[place] ?? 0;
      const shift = column & 1 ? 0 : 4;
      const there = (pair >> shift) & 15;
      if (step > there) rows[place] = pair + ((step - there) << shift);
    }
  }
}
