import type { Asked, Read } from './candidates';
import type { QueryTerm, Vocabulary } from './expand';
import type { OpenedIndex } from './opened';

/** What speaks for and against the first hit being an answer; the signs are numbers from 0 to 1. */
export interface Evidence {
  /** One word or name tells all: it was looked up, or is all that a question is about. */
  isLookup: boolean;
  isQuestion: boolean;
  /** It is called what was asked for. */
  named: number;
  /** The part of the query that its page says anywhere. */
  coverage: number;
  /** How well the question fits that its answer answers. */
  ask: number;
  /** The part of the query that question, sentence and passage say together. */
  together: number;
  /** … and with the names of the page. */
  inAll: number;
  /** How well its best passage fits. */
  passage: number;
  /** The part of the query in words that no text of the corpus has. */
  unknown: number;
  /** The most telling word that the page lacks, beside the most telling of all. */
  missing: number;
  /** How much better it is than the next. */
  margin: number;
  /** Few words may fit anything. */
  length: number;
}

export type Judge = (evidence: Evidence) => boolean;

/** Learned from questions that the corpus answers and questions that it cannot (see `npm run bench`, test/search/golden). */
const WEIGHTS: Omit<Evidence, 'isLookup' | 'isQuestion'> = {
  named: 1.05,
  coverage: 2.75,
  ask: 1.45,
  together: 1.5,
  inAll: 2,
  passage: 1.05,
  unknown: -2.05,
  missing: -0.55,
  margin: -1.4,
  length: 3.3,
};
/** Here one in forty of the questions that can be answered is told that it cannot. */
const LEAST = 5.75;
/** A word that is looked up must stand there as it was typed, or nearly so. */
const LOOKED_UP = 0.7;

export const isConfident: Judge = ({ isLookup, isQuestion, ...evidence }) =>
  isLookup
    ? evidence.named > 0 || (!isQuestion && evidence.coverage >= LOOKED_UP)
    : Object.entries(WEIGHTS).reduce(
        (sum, [sign, weight]) => sum + weight * evidence[sign as keyof typeof WEIGHTS],
        0,
      ) >= LEAST;

const MANY_WORDS = 8;

export function evidenceOf(
  { query: { terms, value }, form }: Asked,
  vocabulary: Vocabulary,
  { lines, lookUp }: OpenedIndex,
  { ranked, candidate }: Read,
  next: Read | undefined,
): Evidence {
  const isThere = ({ alternatives }: QueryTerm) =>
    alternatives.some(({ term }) => lookUp(term).some((line) => lines.document[line] === ranked.document));
  const worth = (some: QueryTerm[]) => some.map((term) => term.value);
  const lacking = worth(terms.filter((term) => !isThere(term)));
  const unknown = worth(terms.filter(({ term }) => !vocabulary.has(term)));
  return {
    isLookup: candidate === undefined,
    isQuestion: form.isOpen || form.isAsked,
    named: ranked.isNamed ? 1 : 0,
    coverage: ranked.coverage,
    ask: candidate?.ask ?? 0,
    together: candidate?.together ?? 0,
    inAll: candidate?.inAll ?? 0,
    passage: ranked.text?.fit ?? 0,
    unknown: unknown.reduce((sum, one) => sum + one, 0) / value,
    missing: Math.max(0, ...lacking) / Math.max(...worth(terms)),
    margin: next ? (ranked.score - next.ranked.score) / ranked.score : 1,
    length: Math.min(1, terms.length / MANY_WORDS),
  };
}
