/** A text without accents, case or kinds of apostrophe, so that what is typed plainly finds what is set well. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word typed begins a word of the text. */
export const matchesWords = (text: string, query: string): boolean => beginAll(wordsOf(text), wordsOf(query));

/** Every one of these begins one of the words. */
export const beginAll = (words: readonly string[], beginnings: readonly string[]): boolean =>
  beginnings.every((part) => words.some((word) => word.startsWith(part)));
