import type { Verdict } from '../_corpus/schema/shared';
import type { Locale } from '../_i18n/locales';
import { termsOf } from './analyse';
import type { OpenedIndex } from './opened';

/** Terms, and what they tell together. */
export interface Weighed {
  terms: ReadonlySet<string>;
  weight: number;
}

export interface ReadAsk extends Weighed {
  markers: number;
}

/** An answer as it is compared with a question: what it answers, what it says and what proves it, as terms. */
export interface ReadAnswer {
  asks: ReadAsk[];
  say: Weighed;
  passage: Weighed;
  /** Number of the passage. */
  at: number;
  /** All its terms but those of the passage, with those of the title. */
  own: ReadonlySet<string>;
  verdict: Verdict | undefined;
  /** Of its sentence, in letters. */
  length: number;
}

/** A document read for its answers. */
export interface ReadPage {
  title: Weighed;
  names: ReadonlySet<string>;
  isCard: boolean;
  answers: ReadAnswer[];
}

/** Reads documents once each, when they are first wanted. */
export class PageReader {
  private readonly read = new Map<number, ReadPage>();

  constructor(
    private readonly index: OpenedIndex,
    private readonly locale: Locale,
    readonly worthOf: (term: string) => number,
  ) {}

  page(document: number): ReadPage {
    const known = this.read.get(document);
    if (known) return known;
    const made = this.make(document);
    this.read.set(document, made);
    return made;
  }

  weigh(terms: ReadonlySet<string>): Weighed {
    let weight = 0;
    for (const term of terms) weight += this.worthOf(term);
    return { terms, weight: weight || 1 };
  }

  private make(document: number): ReadPage {
    const found = this.index.documents[document];
    const { title = '', kind, answers = [], passages = [] } = found ?? {};
    const asked = this.index.asked[document] ?? [];
    const weigh = (text: string) => this.weigh(new Set(termsOf(text, this.locale)));
    const named = weigh(title);
    return {
      title: named,
      names: this.index.called[document] ?? new Set(),
      isCard: kind === 'card',
      answers: answers.map(({ say, verdict, passage }, number): ReadAnswer => {
        const proof = passages[passage];
        const asks = asked
          .filter(({ answer }) => answer === number)
          .map(({ terms, markers }) => ({ ...this.weigh(terms), markers }));
        const sentence = weigh(say);
        return {
          asks,
          say: sentence,
          passage: weigh(proof ? `${proof.lead} ${proof.text}` : ''),
          at: passage,
          own: new Set([...sentence.terms, ...named.terms, ...asks.flatMap(({ terms }) => [...terms])]),
          verdict,
          length: say.length,
        };
      }),
    };
  }
}
