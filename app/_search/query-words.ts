import type { Query } from './query';

/** The words of a query the other way round: what each term of the index is worth for them. */
export class QueryWords {
  private readonly worth = new Map<string, [word: number, value: number][]>();

  constructor(private readonly terms: Query['terms']) {
    terms.forEach(({ alternatives }, word) => {
      for (const { term, value } of alternatives) {
        const known = this.worth.get(term);
        if (known) known.push([word, value]);
        else this.worth.set(term, [[word, value]]);
      }
    });
  }

  none(): Float64Array {
    return new Float64Array(this.terms.length);
  }

  /** For each word of the query, how much of its worth stands among some terms. */
  in(terms: Iterable<string>): Float64Array {
    const found = this.none();
    for (const term of terms) {
      const worth = this.worth.get(term);
      if (!worth) continue;
      for (const [word, value] of worth) if (value > (found[word] as number)) found[word] = value;
    }
    return found;
  }

  /** The same for all words together. */
  sumIn(terms: Iterable<string>): number {
    return this.in(terms).reduce((sum, value) => sum + value, 0);
  }
}
