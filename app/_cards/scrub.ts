/** Letters that stand for words in titles. */
const SYMBOLS: Record<string, string> = {
  '∀': ' turn a ',
  Ξ: ' xi ',
  ξ: ' xi ',
  ν: ' nu ',
  '&': ' and ',
  '½': ' half ',
};
/** Numbers as people write them: Slave I, Home 1, Wing Zero, Mk-Ⅱ. */
const NUMBERS: Record<string, string> = {
  zero: '0',
  one: '1',
  i: '1',
  two: '2',
  ii: '2',
  three: '3',
  iii: '3',
  four: '4',
  iv: '4',
  five: '5',
  six: '6',
  vi: '6',
  seven: '7',
  vii: '7',
  eight: '8',
  viii: '8',
  nine: '9',
  ix: '9',
  ten: '10',
};

/** The words of a name, small, without marks of uniqueness, accents, apostrophes and punctuation. */
const wordsOf = (text: string): string[] =>
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
    .split(' ');

/** A name without what people spell in several ways, numbers as digits; words apart by one space. */
export const scrub = (text: string): string =>
  wordsOf(text)
    .map((word) => (Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : word))
    .join(' ');

/** The same with no space at all: R2-D2, R2 D2 and r2d2 are one. */
export const squash = (text: string): string => scrub(text).replace(/ /g, '');

/** Without letters that stand twice or more in a row. */
export const unrepeated = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

/** First letters of the words, small ones too, as players write them: `Luke Skywalker, Jedi Knight` is lsjk. */
export const initialsOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word[0] ?? '')
    .join('');
