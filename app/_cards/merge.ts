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
  const compare = (what: Differing, pick: (printing: Printing) => string): void => {
    const values = distinct(printings.map(pick));
    if (values.length > 1) differs[what] = values;
  };
  for (const figure of FIGURES) compare(figure, ({ card }) => card.figures[figure] ?? '–');
  for (const mark of MARKS) compare(mark, ({ card }) => card[mark]?.join(', ') || '–');
  compare('type', ({ card }) => card.type);
  compare('name', ({ card }) => card.title.replace(/[’‘`]/g, "'"));
  // the words themselves are none of the facts
  const texts = distinct(printings.map(({ text }) => text ?? ''));
  if (texts.length > 1) differs.text = [String(texts.length)];
  return differs;
}
