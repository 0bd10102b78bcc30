import { glyphOf, tablesOf } from './font-tables';
import { glyphData, type Point, readOutline, writeOutline } from './outline';

type Place = Pick<Point, 'x' | 'y'>;

/**
 * Takes the slash out of the zero, which among French words reads as Ø. The slash is what stands between two counters:
 * the edge of the first is laid on that of the second, so that they are one. Changes the font.
 */
export function plainZero(font: Buffer): void {
  const glyph = glyphOf(font, '0');
  const data = glyphData(font, glyph);
  const [rim = [], first = [], second = []] = readOutline(data);
  const edge = first.findIndex(({ isOnCurve }, i) => isOnCurve && first[i + 1]?.isOnCurve);
  if (edge < 2 || !second[0]?.isOnCurve || !second[1]?.isOnCurve)
    throw new Error('The zero is not drawn as its slash was known to be.');
  const joined = (one: readonly Place[], other: readonly Place[]): Place[] => joinCounters(one, other, edge);
  const form = joined(first, second);
  writeOutline(data, [rim, first.map((point, i) => ({ ...point, ...form[i] })), second]);
  moveWithWeight(font, glyph, rim.length, first.length, second.length, joined);
}

/** The ends of the first counter's edge go to those of the second; the curves beside them still meet their old places. */
function joinCounters(first: readonly Place[], second: readonly Place[], edge: number): Place[] {
  const at = (points: readonly Place[], i: number): Place => points[i] ?? { x: 0, y: 0 };
  const bend = (old: Place, beyond: Place, end: Place): Place => ({
    x: Math.round((old.x - beyond.x / 8 - end.x / 4) / 0.625),
    y: Math.round((old.y - beyond.y / 8 - end.y / 4) / 0.625),
  });
  const [before, after] = [at(second, 1), at(second, 0)];
  return first.map((point, i) => {
    if (i === edge) return before;
    if (i === edge + 1) return after;
    if (i === edge - 1) return bend(at(first, edge), at(first, edge - 2), before);
    if (i === edge + 2) return bend(at(first, edge + 1), at(first, edge + 3), after);
    return { x: point.x, y: point.y };
  });
}

type Join = (first: readonly Place[], second: readonly Place[]) => Place[];

/** In a font of many weights, how far each point goes with the weight follows the same lines. */
function moveWithWeight(
  font: Buffer,
  glyph: number,
  before: number,
  first: number,
  second: number,
  join: Join,
): void {
  const table = tablesOf(font).get('gvar');
  if (!table) return;
  const isLong = (table.readUInt16BE(14) & 1) === 1;
  const place = (i: number) => (isLong ? table.readUInt32BE(20 + i * 4) : table.readUInt16BE(20 + i * 2) * 2);
  const data = table.subarray(table.readUInt32BE(16) + place(glyph));
  // One step of weight, of every point, in bytes: the only way that this glyph was ever packed.
  const start = data.readUInt16BE(2);
  if (data.readUInt16BE(0) !== 1 || data.readUInt8(start) !== 0)
    throw new Error('The zero is packed otherwise.');
  const places = placesOfSteps(data, start + 1, 2 * (before + first + second + PHANTOMS));
  const half = places.length / 2;
  const step = (i: number): Place => ({ x: read(data, places[i]), y: read(data, places[half + i]) });
  const steps = (from: number, count: number) => Array.from({ length: count }, (_, i) => step(from + i));
  join(steps(before, first), steps(before + first, second)).forEach(({ x, y }, i) => {
    write(data, places[before + i], x);
    write(data, places[half + before + i], y);
  });
}

/** Four points behind the outline stand for the width and height of the glyph. */
const PHANTOMS = 4;

/** Where the step of each point is kept; nothing for those that are not, because they are none. */
function placesOfSteps(data: Buffer, start: number, count: number): (number | undefined)[] {
  const places: (number | undefined)[] = [];
  for (let at = start; places.length < count; ) {
    const run = data.readUInt8(at++);
    if (run & 0x40) throw new Error('The zero is packed in words.');
    for (let i = 0; i <= (run & 0x3f); i++) places.push(run & 0x80 ? undefined : at++);
  }
  return places;
}

const read = (data: Buffer, place: number | undefined): number => (place ? data.readInt8(place) : 0);

function write(data: Buffer, place: number | undefined, step: number): void {
  if (place) data.writeInt8(step, place);
  else if (step !== 0) throw new Error('There is no room for a step.');
}
