import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import type { Locale } from '../_i18n/locales';
import { FRENCH_FAMILIES } from './french-families';
import { digitsOf } from './numbers';
import { isStopword } from './stopwords';

/** Changes whenever the same text would give other terms: an index made with another analyser is refused. */
export const ANALYSER_VERSION = 3;

/** A word of a text as the index knows it, and where it stands. */
export interface Term {
  term: string;
  /** The folded word before stemming. */
  word: string;
  start: number;
  end: number;
  stop: boolean;
}

const LONGEST_WORD = 40;
/** Words, with inner points, hyphens and apostrophes: `4.1.14`, `DS-61-2`, `R2-D2`, `l'adversaire`. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ.\-/‐‑][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const PART = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const JOINT = /['’ʼ.\-/‐‑]/;
/** French words that lose a vowel before another: l'action, qu'il, jusqu'à. */
const ELISION = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu|aujourd)$/;
/** What follows an English apostrophe: opponent's, don't. */
const ENDING = /^(?:s|t|d|ll|re|ve|m)$/;

export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

/**
 * Folds, then stems: a word typed without accents must give the same term as the word well written. The French
 * stemmer tells participles by their accents, so -é, -ée, -és, -ées, -e and -s go first, and what is left is taken for
 * a verb: utilisé, utilise and utiliser are one.
 */
function stem(folded: string, locale: Locale): string {
  if (/\d/.test(folded) || folded.length < 3) return folded;
  if (locale === 'en') return stemEnglish(folded);
  const base = folded.replace(/(?<=.{3})(?:ees|ee|es|e|s)$/, '');
  return stemFrench(base === folded ? folded : `${base}er`).replace(/y$/, 'i');
}

/** The term of each word of a French family is that of its first. */
const FAMILIES = new Map(
  FRENCH_FAMILIES.flatMap(([head = '', ...others]) =>
    others.map((other) => [other, stem(head, 'fr')] as const),
  ),
);

function termOf(folded: string, locale: Locale): string {
  const family = locale === 'fr' ? FAMILIES.get(folded) : undefined;
  return digitsOf(folded, locale) ?? family ?? stem(folded, locale);
}

type Known = Pick<Term, 'term' | 'word' | 'stop'>;

/** Words recur: each is folded and stemmed once, until there are too many to keep. */
const MOST_KNOWN = 20_000;
const known: Record<Locale, Map<string, Known>> = { fr: new Map(), en: new Map() };

function look(written: string, locale: Locale): Known {
  const words = known[locale];
  const found = words.get(written);
  if (found) return found;
  if (words.size >= MOST_KNOWN) words.clear();
  const word = foldWord(written);
  const looked = { term: termOf(word, locale), word, stop: isStopword(word, locale) };
  words.set(written, looked);
  return looked;
}

/** The terms of a text, in order. The same for the index, the worker, the command line and the tests. */
export function analyse(text: string, locale: Locale): Term[] {
  const terms: Term[] = [];
  const push = (word: string, start: number) => {
    if (word.length > LONGEST_WORD) return;
    const looked = look(word, locale);
    if (!looked.word) return;
    const { term, word: folded, stop } = looked;
    terms.push({ term, word: folded, start, end: start + word.length, stop });
  };
  for (const match of text.matchAll(TOKEN)) {
    // Most tokens are one word, and a text has thousands.
    if (!JOINT.test(match[0])) {
      push(match[0], match.index);
      continue;
    }
    const parts = [...match[0].matchAll(PART)];
    const isCode = parts.length > 1 && /\d/.test(match[0]);
    // A number or card code is findable whole as well as in parts.
    if (isCode) push(match[0].replace(/['’ʼ‐‑/]/g, '-'), match.index);
    parts.forEach((part, i) => {
      const { word: folded } = look(part[0], locale);
      const before = parts[i - 1]?.[0];
      if (i < parts.length - 1 && ELISION.test(folded) && isApostrophe(match[0], part)) return;
      if (before && ENDING.test(folded) && isApostrophe(match[0], parts[i - 1])) return;
      push(part[0], match.index + part.index);
    });
  }
  return terms;
}

/** Whether what follows a part within its token is an apostrophe. */
function isApostrophe(token: string, part: RegExpMatchArray | undefined): boolean {
  return part !== undefined && /['’ʼ]/.test(token[(part.index ?? 0) + part[0].length] ?? '');
}

/** Terms without repetition, for the index. Titles keep their stop words, so that « With » can be found. */
export function termsOf(text: string, locale: Locale, keepStops = false): string[] {
  const terms = analyse(text, locale);
  const telling = keepStops ? terms : terms.filter(({ stop }) => !stop);
  return [...new Set(telling.map(({ term }) => term))];
}
