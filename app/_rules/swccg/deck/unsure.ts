import { isAboutTheDeck } from '../../core/deck-lines';
import type { Flawed } from './card-line';
import type { ListedCard } from './list';
import type { SoFar } from './read';

/** No title is as long, both sides of an Objective included. */
const LONGEST_TITLE = 90;

/** `Deploy early and drain.`: no title ends in a full stop after a word, nor goes on after one; ranks are cut short. */
const SENTENCE = /\s\S+\s\S*\p{L}{3}\.(?:\s+\p{Lu}|$)/u;

/** Both sides of an Objective, (V) and the marks of uniqueness are those of a card. */
const MARKED = /[•/◇]|<>|\(v\)/i;

/** Which lines without a quantity are no cards: the name of the deck, and words in a list that counts every card. */
export function unsureLines(
  texts: readonly string[],
  cards: readonly ListedCard[],
  { uncounted, headings }: SoFar,
): { named?: { line: number; text: string }; unread: Map<number, Flawed> } {
  const without = new Set(uncounted);
  const counted = cards.filter(({ line }) => !without.has(line));
  const countsEach = counted.some(({ count }) => count === 1) && counted.length >= 4 * uncounted.length;
  const isNamed = isName(texts, without, headings, countsEach);
  const first = texts.findIndex((text) => text.trim() !== '') + 1;
  const unread = uncounted.filter((line) => {
    const text = (texts[line - 1] ?? '').trim();
    if (isNamed && line === first) return false;
    return (countsEach && !MARKED.test(text)) || text.length > LONGEST_TITLE || SENTENCE.test(text);
  });
  return {
    ...(isNamed && { named: { line: first, text: (texts[first - 1] ?? '').trim() } }),
    unread: new Map(
      unread.map((line) => [
        line,
        { code: 'no-quantity', args: { text: (texts[line - 1] ?? '').trim().slice(0, 60) } },
      ]),
    ),
  };
}

/** The first line, apart from cards that are all counted, or right above a heading, and without the marks of a card. */
function isName(
  texts: readonly string[],
  without: ReadonlySet<number>,
  headings: ReadonlySet<number>,
  countsEach: boolean,
): boolean {
  const first = texts.findIndex((text) => text.trim() !== '');
  const next = texts.findIndex((text, i) => i > first && text.trim() !== '' && !isAboutTheDeck(text.trim()));
  if (!without.has(first + 1) || MARKED.test(texts[first] ?? '')) return false;
  return headings.has(next + 1) || (countsEach && next > first + 1);
}
