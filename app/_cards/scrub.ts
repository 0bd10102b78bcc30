/** Letters that stand for words in titles. */
const SYMBOLS: Record<string, string> = {
  '∀': ' turn a ',
  Ξ: ' xi ',
  ξ: ' xi ',
  ν: ' nu ',
  '&': ' and ',
  '½': ' half ',
};
const ROMAN: Record<string, string> = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8', ix: '9' };

/**
 * A name without what people spell in several ways: marks of uniqueness, accents, apostrophes, case, punctuation, Ⅱ
 * for II for 2. Words apart by one space.
 */
export const scrub = (text: string): string =>
  text
    .replace(/[∀Ξξν&½]/g, (symbol) => SYMBOLS[symbol] ?? ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/['’‘`´′]/g, '')
    .replace(/\bw\/(?=\s|\p{L})/gu, 'with ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (Object.hasOwn(ROMAN, word) ? ROMAN[word] : word))
    .join(' ');

/** The same with no space at all: R2-D2, R2 D2 and r2d2 are one. */
export const squash = (text: string): string => scrub(text).replace(/ /g, '');

/** First letters of the words, small ones too, as players write them: `Luke Skywalker, Jedi Knight` is lsjk. */
export const initialsOf = (scrubbed: string): string =>
  scrubbed
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
