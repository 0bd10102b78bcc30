import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { typeset } from '../../../_i18n/typeset';
import type { Draw } from '../../../_stands/picture';

const signed = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

/** A destiny turned over as a card, then what is added to it, one after another, to its sum. */
export function DestinyDraw({ draw, locale }: { draw: Draw; locale: Locale }) {
  const { seat, cards, terms, total, against } = draw;
  const { faceDown } = SIMULATOR_WORDS[locale];
  const isPlain = terms.length === 0 && cards.length === 1;
  return (
    <div className="draw" data-seat={seat}>
      <ol className="draw-cards">
        {cards.map(({ id, title, value }) => (
          <li
            key={id}
            className="card"
            data-card={id}
            data-seat={seat}
            data-down={value === undefined || undefined}
            data-turns={value !== undefined || undefined}
          >
            <div
              className="card-face"
              role="img"
              title={title}
              aria-label={[title ?? (value === undefined && faceDown), value].filter(isSaid).join(', ')}
            >
              {value === undefined ? <span className="card-back" /> : <b className="card-figure">{value}</b>}
            </div>
          </li>
        ))}
      </ol>
      {terms.length > 0 && (
        <ol className="draw-terms">
          {terms.map(({ label, value }, i) => (
            <li key={label} style={{ '--nth': i } as CSSProperties}>
              <b>{signed(value)}</b> <span>{typeset(label, locale)}</span>
            </li>
          ))}
        </ol>
      )}
      {total !== undefined && !isPlain && (
        <p key={total} className="draw-total" style={{ '--nth': terms.length } as CSSProperties}>
          = {total}
        </p>
      )}
      {against && <p className="draw-against">{typeset(against, locale)}</p>}
    </div>
  );
}

const isSaid = (part: string | number | false | undefined): boolean => part !== undefined && part !== false;
