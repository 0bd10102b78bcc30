/**
 * The files of the site in a row, with everything that stood before kept as a reference to its first place.
 * gzip sees 32 kB back, and the pages of a site repeat one another over fifty megabytes: this does what gzip
 * cannot, and gzip then does the rest. Any stretch can be read without unfolding what comes before it.
 */
export interface Fold {
  /** What was never seen before, in a row. */
  fresh: Uint8Array;
  /** Where each repeated stretch begins and ends, and where the same bytes stand earlier. */
  starts: Int32Array;
  ends: Int32Array;
  sources: Int32Array;
}

/** Shorter repetitions are left to gzip. Lengths are written as what they are above it. */
export const SHORTEST_COPY = 16;
const HEADER_BYTES = 12;
const DISTANCE_BYTES = 4;

export class FoldedText {
  /** Bytes copied before each stretch: what lies between two stretches is found in `fresh` that much earlier. */
  readonly #copiedBefore: Int32Array;
  readonly length: number;

  constructor(private readonly fold: Fold) {
    const { fresh, starts, ends } = fold;
    this.#copiedBefore = new Int32Array(starts.length + 1);
    let copied = 0;
    for (let i = 0; i < starts.length; i += 1) {
      this.#copiedBefore[i] = copied;
      copied += at(ends, i) - at(starts, i);
    }
    this.#copiedBefore[starts.length] = copied;
    this.length = fresh.length + copied;
  }

  read(from: number, to: number): Uint8Array {
    const into = new Uint8Array(to - from);
    this.#unfold(from, to, into, 0);
    return into;
  }

  #unfold(from: number, to: number, into: Uint8Array, offset: number): void {
    const { fresh, starts, ends, sources } = this.fold;
    let here = from;
    let next = this.#firstEndingAfter(here);
    while (here < to) {
      const start = next < starts.length ? at(starts, next) : to;
      if (here < start) {
        const end = Math.min(start, to);
        const shift = at(this.#copiedBefore, next);
        into.set(fresh.subarray(here - shift, end - shift), offset + here - from);
        here = end;
      } else {
        const end = Math.min(at(ends, next), to);
        const source = at(sources, next) + here - start;
        this.#unfold(source, source + end - here, into, offset + here - from);
        here = end;
        next += 1;
      }
    }
  }

  #firstEndingAfter(place: number): number {
    const { ends } = this.fold;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at(ends, middle) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Lengths as varints, then distances with all their lowest bytes first: like stands with like, for gzip. */
export function writeCopies({ starts, ends, sources }: Omit<Fold, 'fresh'>): Uint8Array {
  const count = starts.length;
  const gaps: number[] = [];
  const lengths: number[] = [];
  const distances = new Uint8Array(count * DISTANCE_BYTES);
  for (let i = 0; i < count; i += 1) {
    pushVarint(gaps, at(starts, i) - (i === 0 ? 0 : at(ends, i - 1)));
    pushVarint(lengths, at(ends, i) - at(starts, i) - SHORTEST_COPY);
    const distance = at(starts, i) - at(sources, i);
    for (let byte = 0; byte < DISTANCE_BYTES; byte += 1) {
      distances[byte * count + i] = (distance >>> (8 * byte)) & 255;
    }
  }
  const written = new Uint8Array(HEADER_BYTES + gaps.length + lengths.length + distances.length);
  const header = new DataView(written.buffer);
  [count, gaps.length, lengths.length].forEach((value, i) => {
    header.setUint32(4 * i, value, true);
  });
  written.set(gaps, HEADER_BYTES);
  written.set(lengths, HEADER_BYTES + gaps.length);
  written.set(distances, HEADER_BYTES + gaps.length + lengths.length);
  return written;
}

export function readCopies(written: Uint8Array, shortest = SHORTEST_COPY): Omit<Fold, 'fresh'> {
  const header = new DataView(written.buffer, written.byteOffset);
  const count = header.getUint32(0, true);
  const lengthsAt = HEADER_BYTES + header.getUint32(4, true);
  const distancesAt = lengthsAt + header.getUint32(8, true);
  const starts = new Int32Array(count);
  const ends = new Int32Array(count);
  const sources = new Int32Array(count);
  const gaps = varints(written, HEADER_BYTES);
  const lengths = varints(written, lengthsAt);
  let place = 0;
  for (let i = 0; i < count; i += 1) {
    let distance = 0;
    for (let byte = 0; byte < DISTANCE_BYTES; byte += 1) {
      distance |= at(written, distancesAt + byte * count + i) << (8 * byte);
    }
    place += gaps();
    starts[i] = place;
    sources[i] = place - distance;
    place += lengths() + shortest;
    ends[i] = place;
  }
  return { starts, ends, sources };
}

const at = (array: Int32Array | Uint8Array, index: number): number => array[index] as number;

function pushVarint(into: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    into.push((rest & 127) | 128);
    rest >>>= 7;
  }
  into.push(rest);
}

function varints(bytes: Uint8Array, from: number): () => number {
  let place = from;
  return () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = at(bytes, place);
      place += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
}
