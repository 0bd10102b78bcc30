import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import type { PictureCard } from '../../../_stands/picture';
import { CardView } from '../CardView';
import { Empty } from './Empty';

interface Props {
  cards: readonly PictureCard[];
  empty: string | undefined;
  locale: Locale;
}

/** Actions one on another, the topmost whole, each tied by a line to what it responds to. */
export function Stack({ cards, empty, locale }: Props) {
  if (cards.length === 0) return <Empty text={empty} />;
  const ties = tiesOf(cards);
  return (
    <div className="stack" style={{ '--cards': cards.length } as CSSProperties}>
      <ol>
        {cards.map((card, i) => (
          <CardView key={card.id} card={card} place={i} locale={locale} />
        ))}
      </ol>
      {ties.length > 0 && (
        <svg
          className="stack-ties"
          viewBox={`0 0 10 ${cards.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {ties.map(({ from, to }) => (
            <path key={`${from} ${to}`} d={curve(from, to)} data-from={from} />
          ))}
        </svg>
      )}
    </div>
  );
}

interface Tie {
  from: number;
  to: number;
}

function tiesOf(cards: readonly PictureCard[]): Tie[] {
  return cards.flatMap(({ respondsTo }, from) => {
    const to = respondsTo === undefined ? -1 : cards.findIndex(({ id }) => id === respondsTo);
    return to < 0 ? [] : [{ from, to }];
  });
}

/** From the middle of one row to the middle of another, out to the right and back. */
function curve(from: number, to: number): string {
  const out = Math.min(9.5, 4 + 2 * Math.abs(to - from));
  return `M0 ${from + 0.6}C${out} ${from + 0.6} ${out} ${to + 0.4} 0.6 ${to + 0.4}`;
}
