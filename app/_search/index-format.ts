import { Index } from 'flexsearch';
import type { Rank } from '../_corpus/authority';
import type { Game } from '../_corpus/games';
import type { Verdict } from '../_corpus/schema/shared';
import type { Locale } from '../_i18n/locales';
import type { SearchDocument } from './documents';
import type { StoredTool } from './find-tools';

/** Changes whenever the parts are laid out otherwise. */
export const SCHEMA_VERSION = 4;

/**
 * A term of the names and questions: the word that it mostly stands for (0 where it is the term itself), and the lines
 * of this part that hold it, as steps.
 */
export type StoredTerm = [term: string, word: string | 0, lines: string];

/** What a document is called, and of which kind its lines are: runs of a kind's number and how many there are. */
export interface StoredName {
  id: string;
  game: Game;
  kind: SearchDocument['kind'];
  title: string;
  example?: true;
  lines: number[];
}

/** The small part that comes first: it finds pages by their names and by the questions that they answer. */
export interface NamesPart {
  documents: StoredName[];
  /** In alphabetical order. */
  terms: StoredTerm[];
  /** Groups of terms that stand for one another; phrases are several terms. */
  thesaurus: string[][][];
  /** What can be done on the site, found by name. */
  tools: StoredTool[];
}

/**
 * A passage: its words alone where nothing else is to be said; its address, or 0 where it is its number in its
 * section; what leads to it, or how many passages before it that stands; authority; numbers of its own sources.
 */
export type StoredPassage =
  | string
  | [text: string, anchor: string | 0, lead?: string | number, authority?: Rank, sources?: number[]];

/** Sentence, passage, verdict; the address where it is that of a heading over the passage. */
export type StoredAnswer = [say: string, passage: number, verdict?: Verdict | 0, at?: string];

/** What a document says. */
export interface StoredText {
  /** Number of the passage, or the line itself where it is more than that. */
  bottomLine: number | string;
  sections: [id: string, title: string, ...passages: StoredPassage[]][];
  answers: StoredAnswer[];
  /** For each of its lines that is a question: the number of its answer, and its markers. */
  asked: number[];
  /** Numbers of its sources. */
  sources: number[];
  authority?: Rank;
}

/** The rest: every passage and answer. Their words are read from them when they have come. */
export interface TextsPart {
  documents: StoredText[];
  /** Every source, and what its topic is called. */
  sources: [source: string, topic: string][];
}

/** The parts of an index, ready to be written as JSON. */
export interface IndexParts {
  names: NamesPart;
  texts: TextsPart;
}

export interface Manifest {
  schema: number;
  analyser: number;
  locale: Locale;
  parts: { name: string; file: string; sha256: string; bytes: number }[];
}

/** The address of a passage that has only a number; the paragraphs of a lead are `p.1`, `p.2` … */
export const numberedAnchor = (section: string, i: number): string => `${section || 'p'}.${i + 1}`;

/** The lines that hold each term, in FlexSearch, which looks them up. Terms come ready, set apart by blanks. */
export function newPostings(lines: number, postings: Iterable<readonly [string, number[]]>): Index {
  const index = new Index({
    tokenize: 'strict',
    resolution: 1,
    cache: false,
    fastupdate: false,
    encode: (terms: string) => terms.split(' '),
  });
  // What its own export would hold; it takes it as data too, though its types do not say so.
  const take = (key: string, data: unknown) => index.import(key, data as string);
  take(
    '1.reg',
    Array.from({ length: lines }, (_, line) => line),
  );
  take(
    '1.map',
    Array.from(postings, ([term, held]) => [term, [held]]),
  );
  return index;
}
