import type { Card } from '../../_cards/card';
import { FIGURES } from '../../_cards/card';
import { cardAddress } from '../../_cards/link';
import { cardsHref } from '../../_corpus/addresses';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { writeState } from '../../_leaf/address-state';

export const cardHref = (locale: Locale, card: Pick<Card, 'game' | 'id'>): string =>
  cardsHref(locale) + writeState({ card: cardAddress(card) });

/** The title as it is printed. */
export const printedTitle = ({ unique, title, virtual }: Card): string =>
  `${unique ?? ''}${title}${virtual ? ' (V)' : ''}`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const typeLine = ({ type, subtype }: Card): string =>
  [capital(type), subtype].filter(Boolean).join(' · ');

/** Type, side, number and the first figures, in a line. */
export function factLine(card: Card, locale: Locale): string {
  const t = CARD_PAGE_WORDS[locale];
  const figures = FIGURES.flatMap((figure) => {
    const value = card.figures[figure];
    if (value === undefined || figure === 'zone' || figure === 'parsec') return [];
    return [`${t.figures[figure]} ${figure === 'colour' ? (t.colours[value] ?? value) : value}`];
  });
  return [typeLine(card), ...(card.side ? [t.sides[card.side]] : []), card.id, ...figures.slice(0, 5)].join(
    ' · ',
  );
}
