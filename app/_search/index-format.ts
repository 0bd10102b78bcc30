import { Index } from 'flexsearch';
import type { Locale } from '../_i18n/locales';
import type { LineKind, SearchDocument } from './documents';

/** Changes whenever the parts are laid out otherwise. */
export const SCHEMA_VERSION = 2;

/** What one line of a document is: whose, of which kind, and how much its words weigh together. */
export interface LineFacts {
  document: number;
  kind: LineKind;
  weight: number;
}

/** The parts of an index, ready to be written as JSON. */
export interface IndexParts {
  documents: SearchDocument[];
  /** Per line: the document's number, the kind's number, the weight in hundredths; flat, to be small. */
  lines: number[];
  /**
   * Every term with the number of documents and of lines of their own language that hold it, and the word that it
   * mostly stands for, in alphabetical order.
   */
  terms: [term: string, documents: number, lines: number, word: string][];
  /** FlexSearch's own export: key and data. */
  postings: [string, string][];
  /** Groups of terms that stand for one another; phrases are several terms. */
  thesaurus: string[][][];
}

export interface Manifest {
  schema: number;
  analyser: number;
  locale: Locale;
  parts: { name: string; file: string; sha256: string; bytes: number }[];
}

/** The one way to make the FlexSearch index: its export does not hold its configuration. Terms come ready, set apart by blanks. */
export function newPostings(): Index {
  return new Index({
    tokenize: 'strict',
    resolution: 1,
    cache: false,
    fastupdate: false,
    encode: (terms: string) => terms.split(' '),
  });
}
