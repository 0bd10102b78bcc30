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
