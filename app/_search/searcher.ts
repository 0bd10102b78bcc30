import type { Game } from '../_corpus/games';
import { cutText } from '../_i18n/cut-text';
import type { Locale } from '../_i18n/locales';
import { termsOf } from './analyse';
import { type Said, sayOf } from './answer';
import type { SearchDocument } from './documents';
import { Synonyms, Vocabulary } from './expand';
import { findTools, type Tool } from './find-tools';
import { takeGameName } from './game-names';
import type { IndexParts } from './index-format';
import { LONGEST_QUERY } from './longest-query';
import { type OpenedDocument, openIndex } from './opened';
import { readQuery } from './query';
import { formOf } from './question-form';
import { rank, WEIGHTS, type Weights } from './rank';
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
  /** What in it answers; nothing as long as its texts have not come. */
  said: Said | undefined;
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
  /** The answer itself: what the first hit has to say, if that is close enough; nothing pretends. */
  said: Said | undefined;
  /** The game that was searched: the one that the query names, else the one asked for. */
  game: Game | undefined;
  /** Whether all texts were there to be searched, or only names and questions. */
  isWhole: boolean;
  /** What can be done on the site that is called so. */
  tools: Tool[];
}

export interface Searcher {
  locale: Locale;
  search(query: string, options?: SearchOptions): Answer;
}

const DEFAULT_LIMIT = 10;
/** Below this the best document shares too little with the query to pretend. */
const CLOSE_COVERAGE = 0.34;

/** Makes a searcher of the parts of an index. The same in the worker, on the command line and in tests. */
export function createSearcher(
  parts: Pick<IndexParts, 'names'> & Partial<IndexParts>,
  locale: Locale,
  weights: Weights = WEIGHTS,
): Searcher {
  const { documents, lines, terms, lookUp, isWhole } = openIndex(parts, locale);
  const titles = new Set(documents.flatMap(({ title }) => termsOf(title, locale, true)));
  const vocabulary = new Vocabulary(terms, documents.length, titles);
  const synonyms = new Synonyms(parts.names.thesaurus);

  return {
    locale,
    search(text, { game: chosen, kind, limit = DEFAULT_LIMIT } = {}) {
      const { game: named, rest } = takeGameName(cutText(text, LONGEST_QUERY));
      const game = named ?? chosen;
      const query = readQuery(rest, locale, vocabulary, synonyms);
      const form = formOf(rest, locale);
      const wanted = rank(query, lines, documents.length, lookUp, weights).filter(({ document }) => {
        const found = documents[document] as OpenedDocument;
        return (!game || found.game === game) && (!kind || found.kind === kind);
      });
      const hits = discountRepeats(wanted, documents)
        .slice(0, limit)
        .map((ranked): Hit => {
          const { passages, answers, ...document } = documents[ranked.document] as OpenedDocument;
          return {
            ...document,
            score: ranked.score,
            coverage: ranked.coverage,
            said: sayOf({ passages, answers, ...document }, ranked, form, locale),
          };
        });
      const confident = (hits[0]?.coverage ?? 0) >= CLOSE_COVERAGE;
      return {
        query: text,
        hits,
        total: wanted.length,
        suggestion: query.suggestion,
        terms: query.terms.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
        confident,
        said: confident ? hits[0]?.said : undefined,
        game,
        isWhole,
        tools: findTools(parts.names.tools, query, game),
      };
    },
  };
}
