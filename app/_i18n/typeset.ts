import type { Locale } from './locales';

const NBSP = '\u00a0';
const NARROW_NBSP = '\u202f';

/** Sets plainly typed text as its language wants it: apostrophes, quotes, spaces that do not break. */
export function typeset(text: string, locale: Locale): string {
  const curled = text.replace(/'/g, '’');
  return locale === 'fr' ? typesetFrench(curled) : typesetEnglish(curled);
}

function typesetFrench(text: string): string {
  return text
    .replace(/ ([;?!])/g, `${NARROW_NBSP}$1`)
    .replace(/ :/g, `${NBSP}:`)
    .replace(/« /g, `«${NBSP}`)
    .replace(/ »/g, `${NBSP}»`)
    .replace(/(?<![\d\p{L}])(\d{1,3}) (?=\p{Ll}|Force)/gu, `$1${NBSP}`);
}

function typesetEnglish(text: string): string {
  return text.replace(/(^|[\s([—–])"/g, '$1“').replace(/"/g, '”');
}
