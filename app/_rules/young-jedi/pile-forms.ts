import { count, either, type Form, isOneOf, listOf, parts, pileOf, whole, word } from '../core/form';
import { DARK_FIRST } from '../core/sides';

export const side: Form = isOneOf(DARK_FIRST);

export const bySide = (form: Form) => ({ light: form, dark: form });

/** A number of unknown cards, or cards and numbers of unknown ones. */
export const countedPile = (card: Form): Form =>
  pileOf(either(whole, card), (item) => (typeof item === 'number' ? item : 1));

const isRun = (item: unknown): item is { unknown: unknown } =>
  typeof item === 'object' && item !== null && 'unknown' in item;

const run = parts({ unknown: count });

/** A card typed in, where a number is its destiny. */
export const typedCards = (card: Form): Form => listOf(either(whole, card));

/** A number of unknown cards, or cards and runs of unknown ones; a number in a list is a destiny. */
export const typedDeck = (card: Form): Form => {
  const typed = either(whole, card);
  return pileOf(
    (item, at) => (isRun(item) ? run : typed)(item, at),
    (item) => (isRun(item) ? Number(item.unknown) : 1),
  );
};

/** The large cube, top right. */
export const destiny: Form = either(whole, listOf(whole));

/** What any card that can be drawn may have. */
export const deckCard = { title: word, subtitle: word, destiny };

/** What is named more than once, as often as it is named again. */
export const repeated = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((each) => seen.size === seen.add(each).size);
};
