import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { AnyStand } from '../../_stands/stand';

interface Props {
  locale: Locale;
  stand: AnyStand;
  state: unknown;
  move: unknown;
  /** How many moves are told in these words: two copies of a card. */
  count?: number;
  onPress(): void;
}

/** A move to play, and its worth where that is known. */
export function MoveButton({ locale, stand, state, move, count = 1, onPress }: Props) {
  const worth = stand.worth?.(locale, state, move);
  return (
    <button type="button" className="move" onClick={onPress}>
      {typeset(stand.tellMove(locale, state, move), locale)}
      {count > 1 && <Times count={count} />}
      {worth && <small className="move-worth">{typeset(worth, locale)}</small>}
    </button>
  );
}

export const Times = ({ count }: { count: number }) => <span className="move-times"> ×{count}</span>;
