/** One of the decks that a text holds. */
export interface DeckPart {
  /** The line that it begins on, from 1. */
  line: number;
  count: number;
}

/** A part with fewer cards, as a share of a deck, is a part of a deck. */
const NEARLY = 0.8;

/**
 * The decks of a text that holds several: each begins at a line that announces a deck, or where a whole one has ended
 * and the lines leave a gap. Nothing if there is only one.
 */
export function decksIn(
  cards: readonly { line: number; count: number }[],
  announced: readonly number[],
  size: number,
): DeckPart[] | undefined {
  const byLine = [...cards].sort((a, b) => a.line - b.line);
  return (
    several(partsAt(byLine, announced, size), (count) => count >= size * NEARLY) ??
    several(wholeOnes(byLine, size), (count) => count === size)
  );
}

const several = (parts: readonly DeckPart[], isDeck: (count: number) => boolean): DeckPart[] | undefined =>
  parts.length > 1 && parts.every(({ count }) => isDeck(count)) ? [...parts] : undefined;

function partsAt(
  cards: readonly { line: number; count: number }[],
  announced: readonly number[],
  size: number,
): DeckPart[] {
  const parts: DeckPart[] = [];
  let last: number | undefined;
  for (const { line, count } of cards) {
    const above = announced.findLast((each) => each <= line);
    const part = parts.at(-1);
    if (!part || (above !== last && part.count >= size * NEARLY)) parts.push({ line: above ?? line, count });
    else part.count += count;
    last = above;
  }
  return parts;
}

function wholeOnes(cards: readonly { line: number; count: number }[], size: number): DeckPart[] {
  const parts: DeckPart[] = [];
  let last = 0;
  for (const { line, count } of cards) {
    const part = parts.at(-1);
    if (!part || (part.count === size && line > last + 1)) parts.push({ line, count });
    else part.count += count;
    last = line;
  }
  return parts;
}
