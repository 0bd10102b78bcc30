import type { Card } from '../card';
import { scrub } from '../scrub';

/**
 * Some Young Jedi cards are called by the names of their pictures: `yoda jedi master character`. The last word is then
 * the type, surer than the type that stands beside it.
 */
const PICTURE_NAME = /^([^\p{Lu}]+) (character|weapon|battle|location|starship|effect|objective)$/u;

export function pictureName(title: string): Pick<Card, 'title' | 'type'> | undefined {
  const [, name, type] = PICTURE_NAME.exec(title) ?? [];
  return name && type ? { title: name, type } : undefined;
}

/** Such titles, and foils that have no type of their own, as the same card stands elsewhere in the file. */
export function mendTitles(cards: readonly Card[]): void {
  const isOdd = ({ title, type }: Card): boolean => title === title.toLowerCase() || type === 'foil';
  const proper = new Map(cards.filter((card) => !isOdd(card)).map((card) => [scrub(card.title), card]));
  for (const card of cards) {
    const same = isOdd(card) ? proper.get(scrub(card.title)) : undefined;
    if (!same) continue;
    card.title = same.title;
    if (card.type === 'foil') {
      card.type = same.type;
      delete card.subtype;
    }
  }
}

/** What the file itself says elsewhere of a card's type: by the name of a picture, and in combined Battle cards. */
function typesElsewhere(cards: readonly Card[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const { title, type } of cards) {
    if (type === 'combobattle') for (const half of title.split(' & ')) types.set(scrub(half), 'battle');
    if (title === title.toLowerCase()) types.set(scrub(title), type);
  }
  return types;
}

/** In a set the types come one after the other: where a card is shown to be of the next, so are those behind it. */
export function mendTypes(cards: readonly Card[]): void {
  const shown = typesElsewhere(cards);
  const sets = new Map<string, Card[]>();
  const [setOf, placeOf] = [
    ({ id }: Card) => id.split('_')[0] ?? '',
    ({ id }: Card) => id.split('_')[1] ?? '',
  ];
  for (const card of cards)
    if (/^\d+$/.test(placeOf(card))) sets.set(setOf(card), [...(sets.get(setOf(card)) ?? []), card]);
  for (const set of sets.values()) {
    let [filed, mended] = ['', ''];
    for (const card of set.sort((a, b) => Number(placeOf(a)) - Number(placeOf(b)))) {
      if (card.type !== filed) [filed, mended] = [card.type, ''];
      const other = shown.get(scrub(card.title));
      if (filed === 'weapon' && other === 'battle') mended = other;
      if (mended !== '') card.type = mended;
    }
  }
}
