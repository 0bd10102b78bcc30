import type { Face } from './fonts';
import { type Renderer, svgOf, svgText } from './renderer';

/** How much of each pixel a shape covers, from 0 to 255, and where it lies from the point at which it is set. */
export interface Picture {
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/** Signs of rarity that the faces lack: they are drawn, in the room of three spaces. */
const DIAMONDS = /[♦◇]/g;
const ROOM = '\u00a0\u00a0\u00a0';
export const roomFor = (text: string): string => text.replace(DIAMONDS, ROOM);

/** A letter (or several that are drawn as one) whose pen stands `offset` right of a whole pixel. */
export interface Letter {
  letters: string;
  face: Face;
  size: number;
  /** In pixels. */
  advance: number;
  offset: number;
}

export function letterPicture(renderer: Renderer, letter: Letter): Picture {
  const { letters, face, size, advance, offset } = letter;
  // Letters lean out of their own width, and capitals carry accents.
  const [side, above, below] = [0.3, 1.1, 0.4].map((part) => Math.ceil(size * part)) as [
    number,
    number,
    number,
  ];
  const x = side + offset;
  const mark =
    letters === '♦' || letters === '◇'
      ? diamond(x + advance / 2, above - size * 0.33, size * 0.26, letters === '♦')
      : svgText(letters, { face, size, x, y: above });
  const [width, height] = [side * 2 + Math.ceil(advance), above + below];
  const coverage = renderer.coverage(svgOf(width, height, mark));
  return trimmed({ left: -side, top: -above, width, height, coverage });
}

const diamond = (x: number, y: number, half: number, filled: boolean): string =>
  `<path d="M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z" fill="${filled ? '#000' : 'none'}" stroke="#000" stroke-width="2"/>`;

/** The sign of the site, as in app/icon.svg. */
export function signPicture(renderer: Renderer): Picture {
  const size = 40;
  const mark =
    '<path transform="scale(1.25)" d="m16 5 11 5.500L16 16 5 10.500zM5 16l11 5.500L27 16M5 21.500 16 27l11-5.500" fill="none" stroke="#000" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>';
  const coverage = renderer.coverage(svgOf(size, size, mark));
  return { left: 0, top: 0, width: size, height: size, coverage };
}

/** Without the empty rows and columns around the shape. */
function trimmed({ left, top, width, height, coverage }: Picture): Picture {
  let [west, east, north, south] = [width, 0, height, 0];
  for (let at = 0; at < coverage.length; at++) {
    if (coverage[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    west = Math.min(west, x);
    east = Math.max(east, x + 1);
    north = Math.min(north, y);
    south = Math.max(south, y + 1);
  }
  if (west >= east) return { left: 0, top: 0, width: 0, height: 0, coverage: new Uint8Array() };
  const rows = Array.from({ length: south - north }, (_, row) =>
    coverage.subarray((north + row) * width + west, (north + row) * width + east),
  );
  return {
    left: left + west,
    top: top + north,
    width: east - west,
    height: rows.length,
    coverage: Uint8Array.from(Buffer.concat(rows)),
  };
}
