import { tableOf } from './font-tables';

export interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

const ON_CURVE = 1;
const SHORT = { x: 2, y: 4 };
const REPEATED = 8;
/** Of a short step, that it is positive; of a long one, that there is none. */
const SAME = { x: 16, y: 32 };

/** The bytes of a glyph within the font: what is written into them is written into it. */
export function glyphData(font: Buffer, glyph: number): Buffer {
  const places = tableOf(font, 'loca');
  const isLong = tableOf(font, 'head').readInt16BE(50) === 1;
  const place = (i: number) => (isLong ? places.readUInt32BE(i * 4) : places.readUInt16BE(i * 2) * 2);
  return tableOf(font, 'glyf').subarray(place(glyph), place(glyph + 1));
}

/** The points of a glyph, contour by contour. */
export function readOutline(data: Buffer): Point[][] {
  const contours = data.readInt16BE(0);
  if (contours <= 0) throw new Error('The glyph has no outline of its own.');
  const ends = Array.from({ length: contours }, (_, i) => data.readUInt16BE(10 + i * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = startOfPoints(data);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at++);
    const times = flag & REPEATED ? data.readUInt8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const read = (axis: 'x' | 'y'): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & SHORT[axis]) value += flag & SAME[axis] ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(flag & SAME[axis])) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read('x');
  const ys = read('y');
  const points = flags.map((flag, i) => ({
    x: xs[i] ?? 0,
    y: ys[i] ?? 0,
    isOnCurve: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

/** Puts points in the place of the old ones, which must be as many and take no less room. */
export function writeOutline(data: Buffer, contours: Point[][]): void {
  const points = contours.flat();
  const flags: number[] = [];
  const steps = { x: [] as number[], y: [] as number[] };
  points.forEach((point, i) => {
    let flag = point.isOnCurve ? ON_CURVE : 0;
    for (const axis of ['x', 'y'] as const) {
      const step = point[axis] - (points[i - 1]?.[axis] ?? 0);
      if (step === 0) flag |= SAME[axis];
      else if (Math.abs(step) < 256) {
        flag |= SHORT[axis] | (step > 0 ? SAME[axis] : 0);
        steps[axis].push(Math.abs(step));
      } else steps[axis].push((step >> 8) & 0xff, step & 0xff);
    }
    flags.push(flag);
  });
  const bytes = Buffer.from([...runs(flags), ...steps.x, ...steps.y]);
  const start = startOfPoints(data);
  if (start + bytes.length > data.length) throw new Error('The outline takes more room than the old one.');
  data.fill(0, start);
  bytes.copy(data, start);
}

const startOfPoints = (data: Buffer): number => {
  const instructions = 10 + data.readInt16BE(0) * 2;
  return instructions + 2 + data.readUInt16BE(instructions);
};

/** Flags, those that repeat once with how often. */
function runs(flags: number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < flags.length; ) {
    const flag = flags[i] ?? 0;
    let times = 1;
    while (flags[i + times] === flag) times += 1;
    if (times > 2) out.push(flag | REPEATED, times - 1);
    else for (let k = 0; k < times; k++) out.push(flag);
    i += times;
  }
  return out;
}
