/** The track on a sheet of 340 by 184: its middle line, from the starting line round to it again. */
export const SHEET = { width: 340, height: 184 };

type Point = readonly [x: number, y: number];

const START: Point = [170, 152];
/** Curves that follow each other, each by its two handles and its end. */
const CURVES: readonly (readonly [Point, Point, Point])[] = [
  [[130, 152], [110, 160], [74, 160]], // biome-ignore format: a curve a line
  [
    [36, 160],
    [24, 128],
    [24, 94],
  ],
  [
    [24, 58],
    [38, 24],
    [78, 24],
  ],
  [
    [114, 24],
    [132, 33],
    [170, 33],
  ],
  [
    [208, 33],
    [226, 24],
    [262, 24],
  ],
  [
    [304, 24],
    [316, 58],
    [316, 92],
  ],
  [
    [316, 128],
    [304, 160],
    [266, 160],
  ],
  [[230, 160], [210, 152], START],
];

export const COURSE = `M${START.join(' ')}${CURVES.map((curve) => `C${curve.flat().join(' ')}`).join('')}Z`;

/** How finely each curve is measured. */
const FINE = 24;

interface Spot {
  x: number;
  y: number;
  /** How far it is from the starting line. */
  far: number;
}

const SPOTS: readonly Spot[] = measure();

function measure(): Spot[] {
  const spots: Spot[] = [{ x: START[0], y: START[1], far: 0 }];
  let from = START;
  for (const [a, b, to] of CURVES) {
    for (let i = 1; i <= FINE; i++) {
      const [x, y] = onCurve([from, a, b, to], i / FINE);
      const last = spots.at(-1) ?? { x, y, far: 0 };
      spots.push({ x, y, far: last.far + Math.hypot(x - last.x, y - last.y) });
    }
    from = to;
  }
  return spots;
}

function onCurve([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const at = (i: 0 | 1): number =>
    s * s * s * p0[i] + 3 * s * s * t * p1[i] + 3 * s * t * t * p2[i] + t * t * t * p3[i];
  return [at(0), at(1)];
}

export interface Place {
  x: number;
  y: number;
  /** Which way the track runs there, in degrees. */
  turn: number;
}

/** The point after this part of a lap, so far to the left of the middle line. */
export function placeAt(part: number, left = 0): Place {
  const length = SPOTS.at(-1)?.far ?? 0;
  const far = (part - Math.floor(part)) * length;
  const next = Math.max(
    1,
    SPOTS.findIndex((spot) => spot.far >= far),
  );
  const [a, b] = [SPOTS[next - 1], SPOTS[next]];
  if (!a || !b) return { x: START[0], y: START[1], turn: 0 };
  const share = (far - a.far) / (b.far - a.far);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  return {
    x: round(a.x + (b.x - a.x) * share + left * Math.sin(angle)),
    y: round(a.y + (b.y - a.y) * share - left * Math.cos(angle)),
    turn: round((angle * 180) / Math.PI),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
