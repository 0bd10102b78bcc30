import type { Card } from '../../_cards/card';
import { FIGURES, type Figure } from '../../_cards/card';
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

/** A figure as it is printed; every one of them where printings differ. */
export function figureOf(
  { figures, differs }: Pick<Card, 'figures' | 'differs'>,
  figure: Figure,
  locale: Locale,
): string | undefined {
  const { colours } = CARD_PAGE_WORDS[locale];
  const one = figures[figure];
  const values = differs?.[figure] ?? (one === undefined ? [] : [one]);
  if (values.length === 0) return undefined;
  return values.map((value) => (figure === 'colour' ? (colours[value] ?? value) : value)).join(' / ');
}

/** A name stays with its figure, a dot with what it ends. */
const NBSP = '\u00a0';

/** Type, side, number and the first figures, in a line. */
export function factLine(
  card: Pick<Card, 'type' | 'subtype' | 'side' | 'id' | 'figures' | 'differs'>,
  locale: Locale,
): string {
  const t = CARD_PAGE_WORDS[locale];
  const figures = FIGURES.flatMap((figure) => {
    const value = figureOf(card, figure, locale);
    if (value === undefined || figure === 'zone' || figure === 'parsec') return [];
    return [`${t.figures[figure]} ${value}`.replaceAll(' ', NBSP)];
  });
  return [
    typeLine(card, locale),
    ...(card.side ? [t.sides[card.side]] : []),
    card.id,
    ...figures.slice(0, 5),
  ].join(`${NBSP}· `);
}
