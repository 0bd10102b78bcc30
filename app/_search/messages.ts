import type { Locale } from '../_i18n/locales';
import type { IndexRefused } from './load';
import type { Answer, SearchOptions } from './searcher';

/** What a page asks of the worker. Every question has a number, and its answer bears the same. */
export interface Question {
  number: number;
  locale: Locale;
  query: string;
  options: SearchOptions;
}

export type Reply = { number: number } & ({ answer: Answer } | { refused: IndexRefused['reason'] });
