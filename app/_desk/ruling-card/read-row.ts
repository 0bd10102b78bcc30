import { wordsOf } from '../../_leaf/words-of';
import { before } from './in-page';

const SECTIONS = '.prose :is(h2, h3, h4)[id]';

/** The rows of the tables that stand in a section, or before the first one. */
const rowsOf = (page: Document, section: string): Element[] =>
  [...page.querySelectorAll('.prose tbody tr')].filter(
    (row) => (before(page, row, SECTIONS)?.id ?? '') === section,
  );

/** What a row says, cell by cell, as search has it. */
export const wordsOfRow = (row: Element): string =>
  [...row.children].map(wordsOf).filter(Boolean).join(' · ');

export const rowAt = (page: Document, section: string, row: number): Element | undefined =>
  rowsOf(page, section)[row];

/** A row has no address of its own: it is known by its words, and in the other language by its number. */
export function findRow(page: Document, section: string, words: string): number | undefined {
  const found = rowsOf(page, section).findIndex((row) => plain(wordsOfRow(row)) === plain(words));
  return found === -1 ? undefined : found;
}

const plain = (text: string): string => text.replace(/\s+/gu, '');
