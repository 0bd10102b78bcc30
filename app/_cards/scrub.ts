/** Letters that stand for words in titles. */
const SYMBOLS: Record<string, string> = {
  '∀': ' turn a ',
  Ξ: ' xi ',
  ξ: ' xi ',
  ν: ' nu ',
  '&': ' and ',
  '½': ' half ',
};
/** Numbers as people write them: Slave I, Home 1, Wing Zero, Mk-Ⅱ, Throne Eins. */
const NUMBERS: Record<string, string> = {
  zero: '0',
  o: '0',
  one: '1',
  i: '1',
  eins: '1',
  two: '2',
  zwei: '2',
  ii: '2',
  three: '3',
  drei: '3',
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

/** Most names are plain words, and there are thousands of them. */
const PLAIN = /^[a-z\d ,.:;!?"'()•-]*$/i;
/** A letter to the patterns below; it goes at the end. */
const APOSTROPHE = '\u02BC';

/** The words of a name, small, without marks of uniqueness, accents, apostrophes and punctuation. */
const wordsOf = (text: string): string[] => {
  const words = withoutApostrophes(PLAIN.test(text) ? text.toLowerCase() : spelledOut(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // 2nd, 4th, 2ème, 1er
  const cardinal = /\d\p{L}/u.test(words)
    ? words.replace(/\b(\d+)(?:st|nd|rd|th|i?eme|ere?|nde?)\b/g, '$1')
    : words;
  return cardinal.split(' ');
};

/** Between letters one leaves its trace: ein's is no number, though eins is one. */
const withoutApostrophes = (text: string): string =>
  /['’‘`´′]/.test(text)
    ? text.replace(/(?<=\p{L})['’‘`´′](?=\p{L})/gu, APOSTROPHE).replace(/['’‘`´′]/g, '')
    : text;

/** Small letters without accents, symbols as the words that they stand for. */
const spelledOut = (text: string): string =>
  text
    .replace(/[∀Ξξν&½]/g, (symbol) => SYMBOLS[symbol] ?? ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // D*, D*2: as players write the Death Star
    .replace(/\bd\*/g, 'death star ')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/\bw\/(?=\s|\p{L})/gu, 'with ');

/** A name without what people spell in several ways, numbers as digits; words apart by one space. */
export const scrub = (text: string): string =>
  wordsOf(text)
    .map((word) => (Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : word))
    .join(' ')
    .replaceAll(APOSTROPHE, '');

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
/** Within a name: who goes first, or the second step, is asked of the rules. */
const ORDINAL_WORD = new RegExp(`(?<=\\S\\s+)(?:${ORDINALS.join('|')})(?=\\s+\\S)`, 'gi');

/** Barbatos fourth form, 3rd Sister: an ordinal in figures for one in words, and the other way round. */
export function byOrdinals(typed: string): string[] {
  const figures = typed.replace(ORDINAL_WORD, (word) => String(ORDINALS.indexOf(word.toLowerCase()) + 1));
  const words = typed.replace(
    /\b([1-9]|10)(?:st|nd|rd|th)\b/gi,
    (_, at: string) => ORDINALS[Number(at) - 1] ?? at,
  );
  return [figures, words].filter((other) => other !== typed);
}

/** The same with no space at all: R2-D2, R2 D2 and r2d2 are one. */
export const squash = (text: string): string => scrub(text).replace(/ /g, '');

/** As squashed, but with numbers as they are written: only so is radiantvii told, or one with a slip in it. */
export const spelt = (text: string): string => wordsOf(text).join('').replaceAll(APOSTROPHE, '');

/** Without letters that stand twice or more in a row. */
export const unrepeated = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

/** A word as it is heard, so that spellings of one sound are one. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|qu|[cq](?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ee|ea|ii|ie|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/ae|ai|ei/g, 'e')
    .replace(/z/g, 's')
    .replace(/(?<=[tkrgd])h/g, '')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=\p{L}{3})e$/u, '');

/** First letters of the words, small ones too, as players write them: `Luke Skywalker, Jedi Knight` is lsjk. */
export const initialsOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word[0] ?? '')
    .join('');

/** What players of the Star Wars CCG write for places and ships that many titles begin with or end in. */
const SHORT_FORMS: Record<string, string> = {
  db: 'docking bay',
  cc: 'cloud city',
  jp: 'jabbas palace',
  ds2: 'death star 2',
  dsii: 'death star 2',
  h1: 'home 1',
  isd: 'imperial class star destroyer',
  vsd: 'victory class star destroyer',
  sd: 'star destroyer',
  qrs: 'queens royal starship',
  tf: 'trade federation',
};

/** A scrubbed name with its short forms written out: `db94`, `cc lower corridor`, `ds db 327`. */
export const writtenOut = (scrubbed: string): string =>
  scrubbed
    .replace(/\bdb(?=\d)/g, 'db ')
    .replace(/^ds(?= \w)/, 'death star')
    .replace(/\bdouble x\b/, 'dx')
    .replace(/[a-z]+\d?/g, (word) => (Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word));
