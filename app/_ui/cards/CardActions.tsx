import type { Card } from '../../_cards/card';
import { canLieOnTable } from '../../_cards/table-piece';
import { tableHref } from '../../_corpus/addresses';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { cardHref } from './card-line';

/** What can be done with a card: open its page, lay it on a table of one's own. */
export function CardActions(props: { locale: Locale; card: Card; withPage?: boolean }) {
  const { locale, card, withPage = false } = props;
  const t = CARD_PAGE_WORDS[locale];
  const canLie = canLieOnTable(card);
  if (!withPage && !canLie) return null;
  return (
    <p className="flex flex-wrap gap-2 print:hidden">
      {withPage && (
        <a className="move inline-flex items-center no-underline" href={cardHref(locale, card)}>
          {typeset(t.open, locale)}
        </a>
      )}
      {canLie && (
        <a
          className="move inline-flex items-center no-underline"
          href={tableHref(locale, card)}
          data-on-table
        >
          {typeset(t.onTable, locale)}
        </a>
      )}
    </p>
  );
}
