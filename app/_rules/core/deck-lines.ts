/** Lines of a pasted list that list no card, the same in every game. */

const FIELDS =
  'title|titre|name|nom|deck ?name|deck|decklist|author|auteur|by|par|player|joueur|username|date|format|event|tournoi|tournament|result|place|record|notes?|archetype|source|url|link|lien|version|created|updated';
const FIELD = new RegExp(`^[\\s*_>-]*(?:${FIELDS})[*_]*\\s*[:=]\\s*[*_]*\\s*\\S`, 'i');
const ADDRESS = /^[\s<([*_-]*(?:https?:\/\/|www\.)\S+[>)\]*_]*$/i;
/** `Deploy early and drain.`: no title ends in a full stop after a word, nor goes on after one; ranks are cut short. */
const SENTENCE = /\s\S+\s\S*\p{L}{3}\.(?:\s+\p{Lu}|$)/u;
/** No title is as long, both sides of an Objective included. */
const LONGEST_TITLE = 90;

/** Words, and no card. */
export const isProse = (text: string): boolean => text.length > LONGEST_TITLE || SENTENCE.test(text);

const MONTH = '(?:jan|feb|fev|mar|apr|avr|may|mai|jun|juin|jul|juil|aug|aou|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const DATE = new RegExp(
  `^\\W*(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2} ${MONTH} \\d{4})\\W*$`,
  'i',
);

/** `Name: …`, `Auteur : …`, the address of a page, a date: what says something of the deck and nothing of its cards. */
export const isAboutTheDeck = (text: string): boolean =>
  FIELD.test(text) || ADDRESS.test(text) || DATE.test(unaccented(text));

/** `Deck 1`, `Deck B: the dunes`, `Liste n° 2`: one of several decks begins. */
export const beginsDeck = (text: string): boolean =>
  /^\W*(?:deck ?list|deck|list|liste)\s*(?:#|n[°o]\.?)?\s*(?:[1-9]|[A-D]|one|two|un|deux)\s*(?:$|[:–—()\]=*-])/i.test(
    text,
  );

const unaccented = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

const CARDS = '(?:cards?|cartes?|枚)';
const OF_ALL = new RegExp(
  `^\\W*(?:(?:grand )?(?:total|sum|somme|(?:total )?(?:card|deck) (?:count|size)|nombre de cartes)|(?:デッキ)?(?:合計|総数|総計|計)(?:枚数)?)(?: (?:of )?(?:cards?|cartes?|count|deck|main deck))?\\s*[:=\\-–([]*\\s*(\\d{1,3})(?:\\s*\\/\\s*\\d{1,3})?(?: ?${CARDS})?\\W*$`,
  'i',
);
const SO_MANY = new RegExp(
  `^\\W*(\\d{1,3})(?: ?${CARDS}(?: (?:in total|total|in all|in (?:the )?deck|au total|en tout))?| (?:in total|total|in all|au total|en tout))\\W*$`,
  'i',
);

/** `-- 60 --`: a line of its own. */
const RULED = /^\s*[-=~*_]{2,}\s*(\d{2,3})\s*[-=~*_]{2,}\s*$/;

/** `Total: 60`, `60 cards`, `合計 50枚`: how many cards the list says that it has. */
export function totalOf(text: string): number | undefined {
  // Unit 4枚 is what is left of a name that was all in Japanese
  const soMany = /^[^\p{L}]*\d/u.test(text) ? SO_MANY.exec(text) : null;
  const said = (OF_ALL.exec(text) ?? soMany ?? RULED.exec(text))?.[1];
  return said === undefined ? undefined : Number(said);
}

const OF_PART =
  /^\W*(?:(?:sub|sous)[- ]?total\w*[^\d\n]{0,40}|total (?:of |des? |d[’'])?\p{L}[\p{L} /&+’']{1,30}\s*[:=\t;,|([–-]+\s*|[^\p{L}\p{N}]*小計\P{N}{0,40})(\d{1,3})(?: ?(?:cards?|cartes?|枚))?[^\p{L}\p{N}]*$/iu;

/** A row of a table with one figure in it and nothing else. */
const SUM_ROW = /^(?=.*[\t;|])[\s;|]*(\d{1,3})[\s;|]*$/;

/** `Sous-total : 26`, `Total Units: 26`: how many cards a part of the list says that it has, at its end. */
export function subtotalOf(text: string): number | undefined {
  const said = (OF_PART.exec(text) ?? SUM_ROW.exec(text))?.[1];
  return said === undefined ? undefined : Number(said);
}

const FEWEST_NAMED = 40;

/** `Steel and sand (60 cards)`: the name of the deck with its total, where it is no heading of a part. */
export function namedTotalOf(text: string): number | undefined {
  const said = /\p{L}.*?[\s([–:-]+(\d{2,3})\s*(?:cards?|cartes?)\s*[)\]]*\W*$/iu.exec(text)?.[1];
  return said === undefined || Number(said) < FEWEST_NAMED ? undefined : Number(said);
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

/** What a line says that the cards above it, or all of them, come to. */
export interface Sum {
  line: number;
  heading: string;
  said: number;
}

/** Each subtotal with the cards since the last heading, or since the subtotal before it; the last may be of all. */
export function subtotalled(
  subtotals: readonly Sum[],
  headings: readonly number[],
  cards: readonly { line: number; count: number }[],
): Announced[] {
  return subtotals.map((sum, i) => {
    const since = (from: number): number =>
      cards.filter(({ line }) => line > from && line < sum.line).reduce((all, { count }) => all + count, 0);
    const before = subtotals[i - 1]?.line ?? 0;
    const heading = Math.max(before, ...headings.filter((line) => line < sum.line));
    const isSaid = [before, 0].some((from) => since(from) === sum.said);
    return { ...sum, count: isSaid ? sum.said : since(heading) };
  });
}
