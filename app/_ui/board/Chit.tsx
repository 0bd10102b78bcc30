import type { CSSProperties } from 'react';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { PictureCard } from '../../_stands/picture';
import { inWords } from './in-words';

interface Props {
  card: PictureCard;
  locale: Locale;
  /** It has struck home. */
  hit?: boolean;
  style?: CSSProperties;
}

/** A card drawn so small that only its number is left. */
export function Chit({ card, locale, hit, style }: Props) {
  const { id, seat, figure, marks } = card;
  return (
    <li
      className="chit"
      data-card={id}
      data-seat={seat}
      data-tone={marks?.[0]?.tone}
      data-hit={hit || undefined}
      style={style}
    >
      <span role="img" aria-label={typeset(inWords(card, locale), locale)}>
        {figure ?? '?'}
      </span>
    </li>
  );
}
