import type { CSSProperties } from 'react';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { Mark, PictureCard } from '../../_stands/picture';
import { useHands } from './board-hands';
import { CardSign } from './CardSign';
import { inWords } from './in-words';
import { Points } from './Points';
import { withSoftHyphens } from './soft-hyphens';

interface Props {
  card: PictureCard;
  locale: Locale;
  /** Its place among those that overlap, from 0. */
  place?: number;
}

/** A card on the table, and under it whatever it carries. */
export function CardView({ card, locale, place }: Props) {
  const { id, seat, art, faceDown, rested, aimsAt, marks = [], holds = [] } = card;
  const { playable } = useHands();
  const tone = toneOf(marks);
  return (
    <li
      className="card"
      style={place === undefined ? undefined : ({ '--place': place } as CSSProperties)}
      data-card={id}
      data-seat={seat}
      data-art={art}
      data-tone={tone}
      data-down={faceDown}
      data-rested={rested}
      data-aims={aimsAt}
      data-playable={playable?.has(id) || undefined}
    >
      <CardFace card={card} locale={locale} />
      {holds.length > 0 && (
        <ol className="card-holds">
          {holds.map((held) => (
            <CardView key={held.id} card={held} locale={locale} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** Its face as a button: a tap tells what it is and what it may do. */
export function CardFace({ card, locale }: { card: PictureCard; locale: Locale }) {
  const { id, title, faceDown, figure, art, stats = [], points, facts = [], marks = [] } = card;
  const { chosen, onChoose } = useHands();
  const inside = faceDown ? (
    <span className="card-back" />
  ) : (
    <>
      {title !== String(figure) && (
        <span className="card-name" aria-hidden="true">
          {withSoftHyphens(title)}
        </span>
      )}
      {figure === undefined ? (
        art && <CardSign art={art} />
      ) : (
        <span className="card-figure" aria-hidden="true">
          {figure}
        </span>
      )}
      {facts.length > 0 && (
        <span className="card-facts" aria-hidden="true">
          {typeset(facts.join(' · '), locale)}
        </span>
      )}
      {points && <Points {...points} />}
      {stats.length > 0 && (
        <span className="card-stats" aria-hidden="true">
          {stats.map(({ short, value, tone }) => (
            <span key={short} data-tone={tone}>
              <small>{short}</small>
              {value}
            </span>
          ))}
        </span>
      )}
    </>
  );
  const shown = marks.filter(({ text }) => text !== '').slice(0, 2);
  return (
    <>
      {onChoose ? (
        <button type="button" className="card-face" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          <span className="sr-only">{typeset(inWords(card, locale), locale)}</span>
          {inside}
        </button>
      ) : (
        <div className="card-face" role="img" aria-label={typeset(inWords(card, locale), locale)}>
          {inside}
        </div>
      )}
      {shown.length > 0 && (
        <span className="card-marks" aria-hidden="true">
          {shown.map(({ text, tone }) => (
            <span key={text} data-tone={tone}>
              {typeset(text, locale)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** What one sees of its marks at a glance. */
const toneOf = (marks: readonly Mark[]): Mark['tone'] =>
  (['live', 'bad', 'weak'] as const).find((wanted) => marks.some(({ tone }) => tone === wanted));
