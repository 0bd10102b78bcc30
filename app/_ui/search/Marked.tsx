import type { Locale } from '../../_i18n/locales';
import { markMatches } from '../../_search/mark';

/** A text with the words that the query was found by marked. */
export function Marked({ text, terms, locale }: { text: string; terms: readonly string[]; locale: Locale }) {
  let at = 0;
  return markMatches(text, terms, locale).map(({ text: piece, marked }) => {
    const key = at;
    at += piece.length;
    return marked ? <mark key={key}>{piece}</mark> : piece;
  });
}
