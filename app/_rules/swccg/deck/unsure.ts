import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import { isAboutTheDeck, isProse } from '../../core/deck-lines';
import { unlinked } from '../../core/deck-markup';
import type { Flawed } from './card-line';
import { DECK_SIZE, type ListedCard } from './list';
import type { SoFar } from './read';
import { candidatesOf } from './resolve';

/** Both sides of an Objective, (V) and the marks of uniqueness are those of a card. */
const MARKED = /[•/◇]|<>|\(v\)/i;

/** `Hey everybody,`: no title ends so; in a list whose lines end in commas, titles do. */
const BREAKS_OFF = /\p{L}[,;]$/u;

/** As alike as a title with a slip or two in it. */
const SLIP = 0.6;

/**
 * Which lines without a quantity are no cards: the name of the deck, words in a list that counts every card, and what
 * is no title that a file knows, nor near one, in a list that has its 60 cards without them.
 */
export function unsureLines(
  typed: readonly string[],
  cards: readonly ListedCard[],
  { uncounted, headings }: SoFar,
  facts: CardFacts,
): { named?: { line: number; text: string }; unread: Map<number, Flawed> } {
  const texts = typed.map((text) => unlinked(text).trim());
  const without = new Set(uncounted);
  const counted = cards.filter(({ line }) => !without.has(line));
  const countsEach = counted.some(({ count }) => count === 1) && counted.length >= 4 * uncounted.length;
  const isNamed = isName(texts, without, headings, countsEach);
  const first = texts.findIndex((text) => text !== '') + 1;
  const strangers = strangersIn(cards, without, facts);
  const breakOff = uncounted.filter((line) => BREAKS_OFF.test(texts[line - 1] ?? ''));
  const unread = uncounted.filter((line) => {
    const text = texts[line - 1] ?? '';
    if (isNamed && line === first) return false;
    return (
      (countsEach && !MARKED.test(text)) ||
      isProse(text) ||
      (breakOff.length * 4 < uncounted.length && breakOff.includes(line)) ||
      strangers.has(line)
    );
  });
  return {
    ...(isNamed && { named: { line: first, text: texts[first - 1] ?? '' } }),
    unread: new Map(
      unread.map((line) => [
        line,
        { code: 'no-quantity', args: { text: (texts[line - 1] ?? '').slice(0, 60) } },
      ]),
    ),
  };
}

function strangersIn(
  cards: readonly ListedCard[],
  without: ReadonlySet<number>,
  facts: CardFacts,
): ReadonlySet<number> {
  if (facts === NO_FACTS) return new Set();
  const isStrange = (card: ListedCard): boolean =>
    without.has(card.line) &&
    !card.outside &&
    candidatesOf(card, facts).length === 0 &&
    !facts.near(card.title).some((near) => likeness(card.title, near) > SLIP);
  const strange = new Set(cards.filter(isStrange));
  const others = cards.filter((card) => !strange.has(card) && !card.outside);
  const isWhole = others.reduce((all, { count }) => all + count, 0) === DECK_SIZE;
  return new Set(isWhole ? [...strange].map(({ line }) => line) : []);
}

const pairsOf = (text: string): string[] => {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return [...letters.slice(1)].map((letter, i) => `${letters[i]}${letter}`);
};

/** The share of pairs of letters that two titles have in common. */
function likeness(a: string, b: string): number {
  const [some, others] = [pairsOf(a), pairsOf(b)];
  const common = some.filter((pair) => others.includes(pair)).length;
  return (2 * common) / Math.max(1, some.length + others.length);
}

/** The first line, apart from cards that are all counted, or right above a heading, and without the marks of a card. */
function isName(
  texts: readonly string[],
  without: ReadonlySet<number>,
  headings: ReadonlySet<number>,
  countsEach: boolean,
): boolean {
  const first = texts.findIndex((text) => text !== '');
  const next = texts.findIndex((text, i) => i > first && text !== '' && !isAboutTheDeck(text));
  if (!without.has(first + 1) || MARKED.test(texts[first] ?? '')) return false;
  return headings.has(next + 1) || (countsEach && next > first + 1);
}
