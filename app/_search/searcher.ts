import type { Game } from '../_corpus/games';
import { cutText } from '../_i18n/cut-text';
import type { Locale } from '../_i18n/locales';
import type { SearchDocument } from './documents';
import { Synonyms, Vocabulary } from './expand';
import { takeGameName } from './game-names';
import { type IndexParts, newPostings } from './index-format';
import { LONGEST_QUERY } from './longest-query';
import { readQuery } from './query';
import { type Ranked, rank, readLines, WEIGHTS, type Weights } from './rank';
import { discountRepeats } from './repeats';

export interface SearchOptions {
  game?: Game | undefined;
  kind?: SearchDocument['kind'] | undefined;
  limit?: number;
}

export interface Hit extends SearchDocument {
  score: number;
  /** The part of the query that the document holds at all, from 0 to 1. */
  coverage: number;
}

export interface Answer {
  query: string;
  hits: Hit[];
  /** How many documents hold anything of the query. */
  total: number;
  /** The query with misspelt words mended. */
  suggestion: string | undefined;
  /** The terms that the query was read as, for marking matches. */
  terms: string[];
  /** The first hit says enough of the query to be called an answer. */
  confident: boolean;
}

export interface Searcher {
  locale: Locale;
  search(query: string, options?: SearchOptions): Answer;
}

const DEFAULT_LIMIT = 10;
/** Below this the best document shares too little with the query to pretend. */
const CLOSE_COVERAGE = 0.34;
const MOST_LINES = 100_000;
/** How much more the documents of a game count that the question names. */
const NAMED_GAME = 1.5;

/** Makes a searcher of the parts of an index. The same in the worker, on the command line and in tests. */
export function createSearcher(parts: IndexParts, locale: Locale, weights: Weights = WEIGHTS): Searcher {
  const postings = newPostings();
  for (const [key, data] of parts.postings) postings.import(key, data);
  const lines = readLines(parts.lines);
  const vocabulary = new Vocabulary(parts.terms, parts.documents.length);
  const synonyms = new Synonyms(parts.thesaurus);
  const lookUp = (term: string) => postings.search(term, { limit: MOST_LINES }) as number[];

  return {
    locale,
    search(text, { game, kind, limit = DEFAULT_LIMIT } = {}) {
      const { game: named, rest } = takeGameName(cutText(text, LONGEST_QUERY));
      const query = readQuery(rest, locale, vocabulary, synonyms);
      const ranked = rank(query, lines, parts.documents.length, lookUp, weights);
      if (named) favour(ranked, (document) => parts.documents[document]?.game === named);
      const wanted = ranked.filter(({ document }) => {
        const found = parts.documents[document];
        return found && (!game || found.game === game) && (!kind || found.kind === kind);
      });
      const hits = discountRepeats(wanted, parts.documents)
        .slice(0, limit)
        .map(({ document, score, coverage }): Hit => {
          return { ...(parts.documents[document] as SearchDocument), score, coverage };
        });
      return {
        query: text,
        hits,
        total: wanted.length,
        suggestion: query.suggestion,
        terms: query.terms.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
        confident: (hits[0]?.coverage ?? 0) >= CLOSE_COVERAGE,
      };
    },
  };
}

/** Lets some documents count more, in place. */
function favour(ranked: Ranked[], isFavoured: (document: number) => boolean): void {
  for (const one of ranked) if (isFavoured(one.document)) one.score *= NAMED_GAME;
  ranked.sort((a, b) => b.score - a.score || a.document - b.document);
}
