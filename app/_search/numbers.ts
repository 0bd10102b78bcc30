import type { Locale } from '../_i18n/locales';

/** Numbers and ranks in words, by value. « Un » and "one" are left out: they mostly stand for something else. */
const WORDS: Record<Locale, Record<number, string>> = {
  fr: {
    0: 'zero',
    2: 'deux deuxieme second seconde',
    3: 'trois troisieme',
    4: 'quatre quatrieme',
    5: 'cinq cinquieme',
    6: 'six sixieme',
    7: 'sept septieme',
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
    2: 'two second twice',
    3: 'three third',
    4: 'four fourth',
    5: 'five fifth',
    6: 'six sixth',
    7: 'seven seventh',
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
    new Map(
      Object.entries(words).flatMap(([value, spelled]) => spelled.split(' ').map((word) => [word, value])),
    ),
  ]),
) as Record<Locale, Map<string, string>>;

/** 7e, 7eme, 2nd, 3rd: a figure with the ending of its rank. */
const RANK = /^(\d+)(?:er|ere|e|eme|nd|nde|rd|th|st)$/;

/** The digits of a number written in letters or with an ending, so that cinq, 5 and 5e find the same. Takes a folded word. */
export const digitsOf = (folded: string, locale: Locale): string | undefined =>
  DIGITS[locale].get(folded) ?? folded.match(RANK)?.[1];
