import type { Game } from '../_corpus/games';
import { cutText } from '../_i18n/cut-text';
import type { Locale } from '../_i18n/locales';
import { termsOf } from './analyse';
import { type Said, sayOf } from './answer';
import { ANSWER_WEIGHTS, type Candidate, CloseReader, type Read } from './candidates';
import { askedOfRules, type NamedCard } from './card-names';
import { evidenceOf, isConfident, type Judge } from './confidence';
import type { FoundAnswer, SearchDocument } from './documents';
import { Synonyms, Vocabulary } from './expand';
import { findTools, type Tool } from './find-tools';
import { takeGameName } from './game-names';
import { Headwords } from './headwords';
import { LONGEST_QUERY } from './longest-query';
import { markersOf } from './markers';
import { type AvailableParts, type OpenedDocument, openIndex } from './opened';
import { readQuery } from './query';
import { formOf } from './question-form';
import { byScore, type Ranked, rank, WEIGHTS, type Weights } from './rank';
import { discountRepeats } from './repeats';

export interface SearchOptions {
  game?: Game | undefined;
  kind?: SearchDocument['kind'] | undefined;
  limit?: number;
  /** Cards of a held file that the question names: it is asked of the rules on their kinds. */
  cards?: readonly NamedCard[];
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
  /** How many documents are near the best. */
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
  /** The answers that a passage proves, by the id of the passage. */
  answersAt(id: string): FoundAnswer[];
  /** Everything that can be found. */
  documents(): readonly SearchDocument[];
}

const DEFAULT_LIMIT = 10;
/** So many documents are read for their answers. */
const READ_CLOSELY = 8;

/** What ranking and confidence were learned to be; tests try others. */
export interface Tuning {
  weights?: Weights;
  judge?: Judge;
}

/** Makes a searcher of the parts of an index. The same in the worker, on the command line and in tests. */
export function createSearcher(
  parts: AvailableParts,
  locale: Locale,
  { weights = WEIGHTS, judge = isConfident }: Tuning = {},
): Searcher {
  const index = openIndex(parts, locale);
  const { documents, lines, terms, lookUp, isWhole } = index;
  const titles = new Set(documents.flatMap(({ title }) => termsOf(title, locale, true)));
  const vocabulary = new Vocabulary(terms, documents.length, titles);
  const headwords = new Headwords(documents);
  const reader = new CloseReader(index, locale, (term) => vocabulary.rarityOf(term));
  const synonyms = new Synonyms(parts.names.thesaurus);
  /** An entry, or words that the rules use: they may speak of that very card, or only happen to make up its title. */
  const isOurs = (name: string): boolean =>
    headwords.has(name) || termsOf(name, locale, true).every((term) => vocabulary.has(term));

  return {
    locale,
    documents: () => documents,
    answersAt(id) {
      const [page = '', at = ''] = id.split('#');
      return documents
        .filter((document) => document.id === page || document.id.startsWith(`${page}#`))
        .flatMap(({ answers }) => answers.filter((answer) => answer.at === at));
    },
    search(text, { game: chosen, kind, limit = DEFAULT_LIMIT, cards = [] } = {}) {
      const ofRules = askedOfRules(cutText(text, LONGEST_QUERY), cards, isOurs);
      const { game: named, name, rest } = takeGameName(ofRules.text);
      const game = named ?? chosen ?? ofRules.game;
      const query = readQuery(rest, locale, vocabulary, synonyms);
      const form = formOf(rest, locale);
      const asked = { query, form, markers: markersOf(rest, locale) };
      const wanted = rank(query, lines, documents.length, lookUp, {
        weights,
        bonuses: headwords.bonuses(rest),
        isWanted: (document) => {
          const found = documents[document] as OpenedDocument;
          return (!game || found.game === game) && (!kind || found.kind === kind);
        },
      });
      // A single word, or a name, is looked up; more asks for something.
      const asks = query.terms.length > 1 && !wanted[0]?.isNamed;
      const read = readClosely(discountRepeats(wanted, documents), (ranked) =>
        asks ? reader.best(asked, ranked) : undefined,
      );
      const hits = read.slice(0, limit).map(({ ranked, candidate }): Hit => {
        const { passages, answers, ...document } = documents[ranked.document] as OpenedDocument;
        return {
          ...document,
          score: ranked.score,
          coverage: ranked.coverage,
          said: sayOf({ passages, answers, ...document }, ranked, candidate, form, locale),
        };
      });
      const [first, second] = read;
      const confident =
        first !== undefined &&
        !ofRules.isOfKind &&
        judge(evidenceOf(asked, vocabulary, index, first, second));
      return {
        query: text,
        hits,
        total: wanted.length,
        suggestion: query.suggestion && ofRules.back(`${query.suggestion} ${name}`.trim()),
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

/** The first documents in the order of their answers as well; the others follow as they stood. */
function readClosely(ranked: Ranked[], best: (one: Ranked) => Candidate | undefined): Read[] {
  const first = ranked.slice(0, READ_CLOSELY).map((one): Read => {
    const candidate = best(one);
    const score = candidate ? ANSWER_WEIGHTS.page * one.score + candidate.fit : one.score;
    return { ranked: { ...one, score }, candidate };
  });
  first.sort((a, b) => byScore(a.ranked, b.ranked));
  return [
    ...first,
    ...ranked.slice(READ_CLOSELY).map((one): Read => ({ ranked: one, candidate: undefined })),
  ];
}
