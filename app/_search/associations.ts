/** A question of the corpus beside its answer, each as terms. */
export interface Pair {
  ask: Iterable<string>;
  answer: Iterable<string>;
}

const ROUNDS = 5;
/** A word is first thought to stand for itself, so many times rather than for another. */
const ITSELF = 3;
/** So many uses of a word are taken to have meant nothing: what was seen once proves little. */
const DOUBT = 1;
const LEAST_SHARE = 1e-4;
const LEAST_KEPT = 0.003;
const LEAST_TOLD = 0.01;
/** What the small words of a question come from that no word of the answer has brought about. */
const NOTHING = '';

/**
 * Which words players use where an answer has others: « flingue » where it says arme, « devient » where it names a
 * pile. Learned from the questions of the corpus and their answers, as words are from texts in two languages (the first
 * model of Brown and others, 1993), anew wherever the index is opened: it takes a moment and no room in the index.
 */
export class Associations {
  private readonly byWord = new Map<string, Map<string, number>>();

  constructor(pairs: Iterable<Pair>) {
    const terms = new Numbered();
    const none = terms.numberOf(NOTHING);
    const read = [...pairs].map(({ ask, answer }) => ({
      asked: [...ask].map((term) => terms.numberOf(term)),
      from: [none, ...[...answer].map((term) => terms.numberOf(term))],
    }));
    const links = new Links(read, terms.count);
    links.learn();
    links.each((from, asked, share) => {
      if (from === none || share < LEAST_TOLD) return;
      const word = terms.termOf(asked);
      const known = this.byWord.get(word) ?? new Map<string, number>();
      this.byWord.set(word, known.set(terms.termOf(from), share));
    });
  }

  /** For a word of a question, the words of answers that bring it about, and how often each does. */
  of(term: string): ReadonlyMap<string, number> | undefined {
    return this.byWord.get(term);
  }
}

class Numbered {
  private readonly numbers = new Map<string, number>();
  private readonly terms: string[] = [];

  get count(): number {
    return this.terms.length;
  }

  numberOf(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) return known;
    this.numbers.set(term, this.terms.length);
    return this.terms.push(term) - 1;
  }

  termOf(number: number): string {
    return this.terms[number] ?? '';
  }
}

/** Every word of an answer with every word of its question, once each over the whole corpus. */
class Links {
  private readonly from: number[] = [];
  private readonly asked: number[] = [];
  /** For each word of each question in turn, the links that may have brought it about, and where these end. */
  private readonly cells: number[] = [];
  private readonly ends: number[] = [];
  private shares = new Float64Array(0);

  constructor(
    pairs: { asked: number[]; from: number[] }[],
    private readonly terms: number,
  ) {
    const known = new Table(pairs.reduce((sum, { asked, from }) => sum + asked.length * from.length, 0));
    for (const { asked, from } of pairs) {
      for (const word of asked) {
        for (const source of from) {
          const link = known.place(source * terms + word, this.from.length);
          if (link === this.from.length) {
            this.from.push(source);
            this.asked.push(word);
          }
          this.cells.push(link);
        }
        this.ends.push(this.cells.length);
      }
    }
  }

  learn(): void {
    this.shares = Float64Array.from(this.from, (source, i) => (source === this.asked[i] ? ITSELF : 1));
    for (let round = 0; round < ROUNDS; round++) {
      const { counts, sums } = this.count();
      for (let link = 0; link < counts.length; link++) {
        const share = (counts[link] as number) / ((sums[this.from[link] as number] as number) + DOUBT);
        counts[link] = share > LEAST_KEPT ? share : 0;
      }
      this.shares = counts;
    }
  }

  /** How often each link is the one, as far as is known. */
  private count(): { counts: Float64Array<ArrayBuffer>; sums: Float64Array } {
    const { cells, ends, shares, from } = this;
    const counts = new Float64Array(from.length);
    const sums = new Float64Array(this.terms);
    let start = 0;
    for (let group = 0; group < ends.length; group++) {
      const end = ends[group] as number;
      let all = 0;
      for (let cell = start; cell < end; cell++) all += shares[cells[cell] as number] as number;
      for (let cell = start; all > 0 && cell < end; cell++) {
        const link = cells[cell] as number;
        const part = (shares[link] as number) / all;
        if (part <= LEAST_SHARE) continue;
        const source = from[link] as number;
        counts[link] = (counts[link] as number) + part;
        sums[source] = (sums[source] as number) + part;
      }
      start = end;
    }
    return { counts, sums };
  }

  each(tell: (from: number, asked: number, share: number) => void): void {
    this.shares.forEach((share, link) => {
      tell(this.from[link] as number, this.asked[link] as number, share);
    });
  }
}

/** Numbers by number, for many: a Map takes several times as long. */
class Table {
  private readonly keys: Int32Array;
  private readonly values: Int32Array;
  private readonly mask: number;

  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * most + 2));
    this.mask = size - 1;
    this.keys = new Int32Array(size).fill(-1);
    this.values = new Int32Array(size);
  }

  /** What is kept under a key, or from now on the value given. */
  place(key: number, value: number): number {
    let at = Math.imul(key, 0x9e3779b1) & this.mask;
    while (this.keys[at] !== -1 && this.keys[at] !== key) at = (at + 1) & this.mask;
    if (this.keys[at] === key) return this.values[at] as number;
    this.keys[at] = key;
    this.values[at] = value;
    return value;
  }
}
