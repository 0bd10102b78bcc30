import { type Card, FIGURES } from '../../_cards/card';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { figureOf } from './card-line';

/** The figures of a card in a row, its keywords and icons under them. */
export function CardFigures({ locale, card }: { locale: Locale; card: Card }) {
  const t = CARD_PAGE_WORDS[locale];
  const figures = FIGURES.flatMap((figure) => {
    const value = figureOf(card, figure, locale);
    return value === undefined || figure === 'zone' ? [] : [{ figure, value }];
  });
  const marks = (['keywords', 'icons', 'links'] as const).flatMap((mark) => {
    const words = card[mark];
    return words?.length ? [{ mark, words: words.join(', ') }] : [];
  });
  return (
    <>
      {figures.length > 0 && (
        <dl className="card-figures">
          {figures.map(({ figure, value }) => (
            <div key={figure}>
              <dt>{typeset(t.figures[figure], locale)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {marks.map(({ mark, words }) => (
        <p key={mark} className="text-sm">
          <span className="text-muted">{typeset(t.marks[mark], locale)} </span>
          {words}
        </p>
      ))}
    </>
  );
}
