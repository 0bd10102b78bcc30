import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import type { Pile } from '../../../_stands/picture';
import { withSoftHyphens } from '../soft-hyphens';

/** As many edges as a pile shows, however high it is. */
const MOST_EDGES = 5;

/** Piles as piles: the more cards, the thicker. */
export function Piles({ piles, locale }: { piles: readonly Pile[]; locale: Locale }) {
  return (
    <ul className="piles">
      {piles.map((pile) => (
        <PileView key={pile.id} pile={pile} locale={locale} />
      ))}
    </ul>
  );
}

function PileView({ pile, locale }: { pile: Pile; locale: Locale }) {
  const { id, title, short, count, seat, top = [], cards = [], open, tone } = pile;
  const edges = Math.min(MOST_EDGES, Math.ceil(count / 3));
  return (
    <li
      className="pile"
      data-pile={id}
      data-seat={seat}
      data-tone={tone}
      data-empty={count === 0 || undefined}
      data-open={open}
      data-holds={cards.join(' ') || undefined}
      title={[title, ...top].join(' · ')}
    >
      <span className="pile-cards" style={{ '--edges': edges } as CSSProperties} aria-hidden="true">
        {open && top[0] && <span className="pile-top">{withSoftHyphens(top[0])}</span>}
      </span>
      <span key={count} className="pile-count">
        {count}
      </span>
      <span className="pile-title" aria-hidden={short !== undefined || undefined}>
        {typeset(short ?? title, locale)}
      </span>
      {short && <span className="sr-only">{typeset(title, locale)}</span>}
      {top.length > 0 && <span className="sr-only">{top.join(', ')}</span>}
    </li>
  );
}
