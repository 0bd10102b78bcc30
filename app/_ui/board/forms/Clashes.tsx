import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import type { Clash, ClashSide, Mark } from '../../../_stands/picture';
import { SeatSign } from '../../simulators/SeatSign';
import { CardView } from '../CardView';

/** Places where two sides face each other: the one that is fought over large, the others small in a line. */
export function Clashes({ clashes, locale }: { clashes: readonly Clash[]; locale: Locale }) {
  return (
    <ol className="clashes" data-count={clashes.length}>
      {clashes.map(({ id, title, small, marks = [], far, near }) => (
        <li key={id} className="clash" data-place={id} data-small={small}>
          <Side side={far} at="far" locale={locale} />
          <p className="clash-place">
            <span>{typeset(title, locale)}</span>
            <Marks marks={marks} locale={locale} />
          </p>
          <Side side={near} at="near" locale={locale} />
        </li>
      ))}
    </ol>
  );
}

function Side({ side, at, locale }: { side: ClashSide; at: 'far' | 'near'; locale: Locale }) {
  const { seat, cards, rest = [], total, marks = [] } = side;
  return (
    <div className="clash-side" data-side={at} data-seat={seat}>
      {rest.length > 0 && (
        <ol className="clash-rest">
          {rest.map((card) => (
            <CardView key={card.id} card={card} locale={locale} />
          ))}
        </ol>
      )}
      <ol className="clash-cards">
        {cards.map((card) => (
          <CardView key={card.id} card={card} locale={locale} />
        ))}
      </ol>
      {(total || marks.length > 0) && (
        <div className="clash-told">
          {total && (
            <p className="clash-total" data-tone={total.tone}>
              <span>
                <SeatSign seat={seat} locale={locale} />
                <b key={total.value}>{total.value}</b>
              </span>
              <small>{typeset(total.parts ?? total.label, locale)}</small>
            </p>
          )}
          <Marks marks={marks} locale={locale} />
        </div>
      )}
    </div>
  );
}

const Marks = ({ marks, locale }: { marks: readonly Mark[]; locale: Locale }) =>
  marks.map(({ text, tone, counts }) => (
    <span key={text} className="clash-mark" data-tone={tone} title={counts && typeset(text, locale)}>
      {counts && (
        <span aria-hidden="true" className="clash-counts">
          {counts.map(({ seat, count }) => (
            <span key={seat}>
              {count}
              <SeatSign seat={seat} locale={locale} />
            </span>
          ))}
        </span>
      )}
      <span className={counts && 'sr-only'}>{typeset(text, locale)}</span>
    </span>
  ));
