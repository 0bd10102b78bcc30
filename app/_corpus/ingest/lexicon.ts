import { toString as plainText } from 'mdast-util-to-string';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { type Corpus, pages } from '../corpus';
import { wordsOf } from '../linking/words';
import { ENGLISH_WORDS } from './data/english-words';
import { FRENCH_WORDS } from './data/french-words';
import type { Line } from './document';
import { likelyMisread, readings } from './readings';

/** Words that the document writes at least so often, and that nothing speaks against, are words. */
const OFTEN = 3;
/** A word belongs to a language when so much of its use stands among words of that language. */
const MOSTLY = 0.8;
/** Distinct words of one document that are worth counting; a document of noise has more. */
const MOST_WORDS = 400_000;

const WORD = /[\p{L}\p{N}]+/gu;

/** Which words are known, and of which language they are. All in lower case. */
export interface Lexicon {
  french: ReadonlySet<string>;
  english: ReadonlySet<string>;
}

const listed = (words: string): string[] => words.split(/\s+/).filter(Boolean);

/** Everyday words, and every word of the restated corpus. */
export function corpusLexicon(corpus: Corpus): Lexicon {
  const french = new Set(listed(FRENCH_WORDS));
  const english = new Set(listed(ENGLISH_WORDS));
  const everyday = { fr: new Set(french), en: new Set(english) };
  for (const page of pages(corpus)) {
    const words = page.locale === 'fr' ? french : english;
    // Each language quotes the other: an everyday word of one does not become a word of both.
    const foreign = everyday[otherLocale(page.locale)];
    // Aliases are no authority: they hold misspellings on purpose. So only the text counts, not the front matter.
    const prose = page.tree.children.filter((node) => node.type !== 'yaml').map((node) => plainText(node));
    for (const { text } of wordsOf([page.title, ...prose].join(' '))) {
      const word = text.toLowerCase();
      // Card titles stay in English: a capital does not make a French word.
      const isName = page.locale === 'fr' && word !== text;
      if (!isName && !/\d/.test(word) && !foreign.has(word)) words.add(word);
    }
  }
  return { french, english };
}

interface Use {
  lower: number;
  among: number;
}

/** Counts the words of a document while it is read for the first time. */
export class WordCount {
  readonly #uses = new Map<string, Use>();
  #frenchLines = 0;
  #englishLines = 0;

  constructor(private readonly base: Lexicon) {}

  add({ text }: Line): void {
    const words = text.match(WORD) ?? [];
    const lean = leaning(
      words.map((word) => word.toLowerCase()),
      this.base,
    );
    if (lean > 0) this.#frenchLines += 1;
    if (lean < 0) this.#englishLines += 1;
    for (const word of words) {
      if (word.length < 2 || word.length > 24 || /^\p{Lu}|\d/u.test(word)) continue;
      const use = this.#uses.get(word) ?? { lower: 0, among: 0 };
      use.lower += 1;
      if (lean > 0) use.among += 1;
      if (this.#uses.size < MOST_WORDS) this.#uses.set(word, use);
    }
  }

  language(): Locale {
    return this.#englishLines > this.#frenchLines ? 'en' : 'fr';
  }

  /** The base with the words that the document vouches for: frequent, French in their use, and no likely misreading. */
  lexicon(): Lexicon {
    const french = new Set(this.base.french);
    for (const [word, { lower, among }] of this.#uses) {
      if (lower < OFTEN || among < lower * MOSTLY || this.base.english.has(word)) continue;
      if (likelyMisread(word) || readings(word, this.base.french).length > 0) continue;
      french.add(word);
    }
    return { french, english: this.base.english };
  }
}

/** Above zero: the words speak French; below: English. Words of both languages, and of none, do not count. */
export function leaning(words: readonly string[], { french, english }: Lexicon): number {
  let balance = 0;
  for (const word of words) {
    if (word.length < 2) continue;
    const isFrench = french.has(word) || /[éèêàâçîïôûù]/.test(word);
    const isEnglish = english.has(word);
    if (isFrench && !isEnglish) balance += 1;
    if (isEnglish && !isFrench) balance -= 1;
  }
  return balance;
}
