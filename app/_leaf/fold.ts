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

/** Every word typed begins a word of the text. */
export function matchesWords(text: string, query: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
