import { type Card, type Differing, FIGURES, MARKS } from './card';

/** One printing of a card: the card as this printing has it, and its words. */
export interface Printing {
  card: Card;
  text?: string;
}

/** All printings of a number as one card; what is not the same on all of them is told. */
export function mergePrintings(printings: readonly [Printing, ...Printing[]]): Card {
  const [{ card }] = printings;
  if (printings.length === 1) return card;
  const cards = printings.map((each) => each.card);
  const also = distinct(cards.flatMap((each) => each.also ?? [])).filter((name) => name !== card.title);
  const otherIds = distinct(cards.flatMap((each) => [each.id, ...(each.otherIds ?? [])])).filter(
    (id) => id !== card.id,
  );
  const sets = distinct(cards.flatMap((each) => each.sets ?? []));
  const differs = differencesOf(printings);
  return {
    ...card,
    ...(also.length > 0 && { also }),
    ...(otherIds.length > 0 && { otherIds }),
    ...(sets.length > 0 && { sets }),
    printings: cards.reduce((sum, each) => sum + each.printings, 0),
    ...(Object.keys(differs).length > 0 && { differs }),
  };
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

function differencesOf(printings: readonly Printing[]): Partial<Record<Differing, string[]>> {
  const differs: Partial<Record<Differing, string[]>> = {};
  const cards = printings.map(({ card }) => card);
  const [first] = cards;
  if (!first) return differs;
  // most printings are the same: only where one is not are all values gathered
  for (const figure of FIGURES) {
    const value = first.figures[figure];
    if (cards.some(({ figures }) => figures[figure] !== value))
      differs[figure] = distinct(cards.map(({ figures }) => figures[figure] ?? '–'));
  }
  for (const mark of MARKS)
    if (cards.some((card) => !isSame(card[mark], first[mark])))
      differs[mark] = distinct(cards.map((card) => card[mark]?.join(', ') || '–'));
  if (cards.some(({ type }) => type !== first.type)) differs.type = distinct(cards.map(({ type }) => type));
  const names = distinct(cards.map(({ title }) => title.replace(/[’‘`]/g, "'")));
  if (names.length > 1) differs.name = names;
  // the words themselves are none of the facts
  const texts = distinct(printings.map(({ text }) => text ?? ''));
  if (texts.length > 1) differs.text = [String(texts.length)];
  return differs;
}

const isSame = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);
