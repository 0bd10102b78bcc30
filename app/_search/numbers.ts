import type { Locale } from '../_i18n/locales';

/** Numbers in words, by value. « Un » and "one" are left out: they mostly stand for something else. */
const WORDS: Record<Locale, Record<number, string>> = {
  fr: {
    0: 'zero',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix',
    11: 'onze',
    12: 'douze',
    13: 'treize',
    14: 'quatorze',
    15: 'quinze',
    16: 'seize',
    20: 'vingt',
    30: 'trente',
    40: 'quarante',
    50: 'cinquante',
    60: 'soixante',
  },
  en: {
    0: 'zero',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    20: 'twenty',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    60: 'sixty',
  },
};

const DIGITS = Object.fromEntries(
  Object.entries(WORDS).map(([locale, words]) => [
    locale,
    new Map(Object.entries(words).map(([value, word]) => [word, value])),
  ]),
) as Record<Locale, Map<string, string>>;

/** The digits of a number written in letters, so that cinq and 5 find the same. Takes a folded word. */
export const digitsOf = (folded: string, locale: Locale): string | undefined => DIGITS[locale].get(folded);
