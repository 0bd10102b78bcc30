import type { Card } from '../../_cards/card';
import { FIGURES } from '../../_cards/card';
import { cardAddress } from '../../_cards/link';
import { kindOf } from '../../_cards/table-piece';
import { cardsHref } from '../../_corpus/addresses';
import { CARD_KINDS } from '../../_i18n/card-kinds';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { writeState } from '../../_leaf/address-state';

export const cardHref = (locale: Locale, card: Pick<Card, 'game' | 'id'>): string =>
  cardsHref(locale) + writeState({ card: cardAddress(card) });

/** The title as it is printed. */
export const printedTitle = ({
  unique,
  title,
  virtual,
}: Pick<Card, 'unique' | 'title' | 'virtual'>): string => `${unique ?? ''}${title}${virtual ? ' (V)' : ''}`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const typeLine = ({ type, subtype }: Pick<Card, 'type' | 'subtype'>, locale: Locale): string => {
  const kind = kindOf(type);
  // a Jedi Test has a number, a token is a Unit of a kind of its own
  const isPlain = kind !== 'other' && (kind === type || kind.replaceAll('-', ' ') === type);
  return [capital(isPlain ? CARD_KINDS[locale][kind] : type), subtype].filter(Boolean).join(' · ');
};

/** Type, side, number and the first figures, in a line. */
export function factLine(
  card: Pick<Card, 'type' | 'subtype' | 'side' | 'id' | 'figures'>,
  locale: Locale,
): string {
  const t = CARD_PAGE_WORDS[locale];
  const figures = FIGURES.flatMap((figure) => {
    const value = card.figures[figure];
    if (value === undefined || figure === 'zone' || figure === 'parsec') return [];
    return [`${t.figures[figure]} ${figure === 'colour' ? (t.colours[value] ?? value) : value}`];
  });
  return [
    typeLine(card, locale),
    ...(card.side ? [t.sides[card.side]] : []),
    card.id,
    ...figures.slice(0, 5),
  ].join(' · ');
}
