import { type Fold, SHORTEST_COPY } from '../../app/_desk/event-ready/pack/folded-text';

/** Only every fourth place is indexed, and matches are followed backwards from there: a quarter of the memory. */
const STRIDE = 4;
/** With the stride, every repetition of SHORTEST_COPY bytes holds an indexed place. */
const WINDOW = SHORTEST_COPY - STRIDE;
/** How far ahead a better match is looked for before one is taken. */
const LOOK_AHEAD = 8;
/** A match of this length is taken at once. */
const LONG = 512;
const MOST_CANDIDATES = 64;
const HASH_BITS = 22;

interface Match {
  start: number;
  end: number;
  source: number;
}

/** Finds what stood before, however far back, and keeps a reference to it in its place. */
export function fold(data: Uint8Array): Fold {
  const index = new PlaceIndex(data);
  const copies: Match[] = [];
  const fresh: Uint8Array[] = [];
  let taken = 0;
  let here = 0;
  while (here + WINDOW <= data.length) {
    const match = bestFrom(index, here, taken);
    if (!match) {
      here += 1;
      continue;
    }
    fresh.push(data.subarray(taken, match.start));
    copies.push({ ...match, source: firstPlace(copies, match) });
    taken = match.end;
    here = match.end;
  }
  fresh.push(data.subarray(taken));
  return {
    fresh: Buffer.concat(fresh),
    starts: Int32Array.from(copies, ({ start }) => start),
    ends: Int32Array.from(copies, ({ end }) => end),
    sources: Int32Array.from(copies, ({ source }) => source),
  };
}

function bestFrom(index: PlaceIndex, here: number, taken: number): Match | undefined {
  let best = index.longest(here, taken);
  if (!best) return undefined;
  for (let ahead = 1; ahead < LOOK_AHEAD && best.end - best.start < LONG; ahead += 1) {
    const later = index.longest(here + ahead, taken);
    if (later && later.end - later.start > best.end - best.start) best = later;
  }
  return best;
}

/** A stretch that was itself copied whole is better referred to where it came from: reading then jumps once. */
function firstPlace(copies: Match[], { start, end, source }: Match): number {
  const length = end - start;
  let place = source;
  for (;;) {
    const holder = copies[lastStartingBy(copies, place)];
    if (!holder || place + length > holder.end) return place;
    place = holder.source + place - holder.start;
  }
}

function lastStartingBy(copies: Match[], place: number): number {
  let low = 0;
  let high = copies.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((copies[middle] as Match).start <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where each run of WINDOW bytes stood before. */
class PlaceIndex {
  readonly #newest = new Int32Array(1 << HASH_BITS).fill(-1);
  readonly #older: Int32Array;
  #indexed = 0;

  constructor(private readonly data: Uint8Array) {
    this.#older = new Int32Array(Math.ceil(data.length / STRIDE));
  }

  /** The longest stretch around `here`, beginning no earlier than `taken`, whose bytes all stood before it. */
  longest(here: number, taken: number): Match | undefined {
    const { data } = this;
    if (here + WINDOW > data.length) return undefined;
    this.#indexUpTo(here);
    const best: Match = { start: here, end: here, source: here };
    let place = this.#newest[this.#hash(here)] as number;
    for (let tried = 0; place >= 0 && tried < MOST_CANDIDATES; tried += 1) {
      // What differs where the best match ends is hardly longer.
      if (place < here && data[place + best.end - here] === data[best.end]) {
        const match = this.#extend(here, place, taken);
        if (match.end - match.start > best.end - best.start) Object.assign(best, match);
      }
      place = this.#older[place / STRIDE] as number;
    }
    return best.end - best.start >= SHORTEST_COPY ? best : undefined;
  }

  /** No further than where the stretch itself begins: it may not refer to itself. */
  #extend(here: number, place: number, taken: number): Match {
    const { data } = this;
    let back = 0;
    const least = Math.min(here - taken, place, here - place);
    while (back < least && data[here - back - 1] === data[place - back - 1]) back += 1;
    const most = Math.min(data.length - here, here - back - place);
    let ahead = 0;
    while (ahead < most && data[here + ahead] === data[place + ahead]) ahead += 1;
    return { start: here - back, end: here + ahead, source: place - back };
  }

  #indexUpTo(here: number): void {
    for (; this.#indexed < here; this.#indexed += STRIDE) {
      const hash = this.#hash(this.#indexed);
      this.#older[this.#indexed / STRIDE] = this.#newest[hash] as number;
      this.#newest[hash] = this.#indexed;
    }
  }

  #hash(place: number): number {
    let sum = 0;
    for (let i = place; i < place + WINDOW; i += 1)
      sum = (Math.imul(sum, 0x01000193) + (this.data[i] ?? 0)) | 0;
    return Math.imul(sum, 0x9e3779b1) >>> (32 - HASH_BITS);
  }
}
