import type { Locale } from '../_i18n/locales';
import { analyse } from './analyse';

export interface Piece {
  text: string;
  marked: boolean;
}

/** A text cut at the words that the query was found by. Pieces are plain text: nothing in them is ever markup. */
export function markMatches(text: string, terms: readonly string[], locale: Locale): Piece[] {
  const wanted = new Set(terms);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { term, start, end, stop } of analyse(text, locale)) {
    if (stop || start < from || !wanted.has(term)) continue;
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}
