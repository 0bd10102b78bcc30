import type { Locale } from '../../_i18n/locales';

/** A word of a text and where it stands. Digits, letters and their marks make words; all else separates. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What stands between words, with every kind of apostrophe, dash, quote and blank made one. */
export function plainSeparator(text: string): string {
  return text
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ');
}

/** A word with its plural ending taken off; the same for the term and for the text, so it need not be a word. */
export function singular(word: string, locale: Locale): string {
  const w = word.normalize('NFC');
  return locale === 'fr' ? singularFrench(w) : singularEnglish(w);
}

function singularFrench(word: string): string {
  if (/^travaux$/i.test(word)) return `${word.slice(0, -3)}ail`;
  if (/.(?:eaux|yaux)$/i.test(word)) return word.slice(0, -1);
  if (/.{2}aux$/i.test(word)) return `${word.slice(0, -3)}al`;
  return /.{3}[sx]$/i.test(word) ? word.slice(0, -1) : word;
}

function singularEnglish(word: string): string {
  if (/.{2}ies$/i.test(word)) return `${word.slice(0, -3)}y`;
  if (/.(?:ss|x|zz|ch|sh)es$/i.test(word)) return word.slice(0, -2);
  return /.{2}[^su]s$/i.test(word) ? word.slice(0, -1) : word;
}
