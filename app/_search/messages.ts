import type { Locale } from '../_i18n/locales';
import type { Said } from './answer';
import type { IndexRefused } from './load';
import type { Answer, SearchOptions } from './searcher';

/** What a page asks of the worker. Every question has a number, and its answer bears the same. */
export type Question = { number: number; locale: Locale } & (
  | { query: string; options: SearchOptions }
  /** The sentence of an answer in the other language. */
  | { said: Pick<Said, 'id' | 'say' | 'verdict'>; into: Locale }
);

/** The same sentence in the other language. */
export type Sentence = Pick<Said, 'verdict'> & { say: string };

export type Reply = { number: number } & (
  | { answer: Answer }
  | { sentence: Sentence | undefined }
  | { refused: IndexRefused['reason'] }
);
