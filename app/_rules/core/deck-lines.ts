/** Lines of a pasted list that list no card, the same in every game. */

const FIELDS =
  'title|titre|name|nom|deck ?name|deck|decklist|author|auteur|by|par|player|joueur|username|date|format|event|tournoi|tournament|result|place|record|notes?|archetype|source|url|link|lien|version|created|updated';
const FIELD = new RegExp(`^[\\s*_>-]*(?:${FIELDS})[*_]*\\s*[:=]\\s*[*_]*\\s*\\S`, 'i');
const ADDRESS = /^[\s<([*_-]*(?:https?:\/\/|www\.)\S+[>)\]*_]*$/i;
const MONTH = '(?:jan|feb|fev|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|aou|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const DATE = new RegExp(
  `^\\W*(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2} ${MONTH} \\d{4})\\W*$`,
  'i',
);

/** `Name: …`, `Auteur : …`, the address of a page, a date: what says something of the deck and nothing of its cards. */
export const isAboutTheDeck = (text: string): boolean =>
  FIELD.test(text) || ADDRESS.test(text) || DATE.test(unaccented(text));

const unaccented = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

const OF_ALL =
  /^\W*(?:grand )?(?:total|sum|somme|(?:total )?(?:card|deck) (?:count|size)|nombre de cartes)(?: (?:of )?(?:cards?|cartes?|count|deck|main deck))?\s*[:=\-–([]*\s*(\d{1,3})(?:\s*\/\s*\d{1,3})?(?: ?(?:cards?|cartes?))?\W*$/i;
const SO_MANY =
  /^\W*(\d{1,3})(?: ?(?:cards?|cartes?)(?: (?:in total|total|in all|in (?:the )?deck|au total|en tout))?| (?:in total|total|in all|au total|en tout))\W*$/i;

/** `Total: 60`, `60 cards`: how many cards the list says that it has. */
export function totalOf(text: string): number | undefined {
  const said = (OF_ALL.exec(text) ?? SO_MANY.exec(text))?.[1];
  return said === undefined ? undefined : Number(said);
}

/** What a comment says that may be a heading: `## Units (26)`, `// Resource deck`. */
export const commentOf = (text: string): string | undefined => /^\s*(?:#+|\/{2,})\s*(.*)$/.exec(text)?.[1];

const ORDINAL = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/**
 * Lines that are numbered 1, 2, 3 … as a list is: their number is no quantity. The numbers may begin anew after a line
 * without one.
 */
export function numberedLines(texts: readonly string[]): ReadonlySet<number> {
  const found: number[] = [];
  let last = 0;
  let highest = 0;
  for (const [i, text] of texts.entries()) {
    const typed = ORDINAL.exec(text)?.[1];
    if (typed === undefined) continue;
    const number = Number(typed);
    const begins = number === 1 && (found.length === 0 || found.at(-1) !== i - 1);
    if (number !== last + 1 && !begins) return new Set();
    last = number;
    highest = Math.max(highest, number);
    found.push(i);
  }
  return new Set(highest > 2 ? found : []);
}

export const withoutOrdinal = (text: string): string => text.replace(ORDINAL, '');

/** A heading that announces a number of cards, or a total, with what was read below it or in all. */
export interface Announced {
  line: number;
  heading: string;
  said: number;
  count: number;
}

/** Those that the list does not bear out. */
export const notBorneOut = (announced: readonly Announced[]): readonly Announced[] =>
  announced.filter(({ said, count }) => said !== count);
