import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import type { PictureCard } from '../../../_stands/picture';
import { BoardContext } from '../board-hands';
import { CardView } from '../CardView';
import { Empty } from './Empty';

interface Props {
  cards: readonly PictureCard[];
  tight?: true | undefined;
  empty: string | undefined;
  locale: Locale;
}

/** How many cards wide they are together: one that is turned sideways takes more room. */
const across = (cards: readonly PictureCard[]): number =>
  cards.reduce((sum, { rested }) => sum + (rested ? 1.27 : 1), 0);

/** Side by side; tight, in one row however many there are, to be seen but not taken up. */
export function Cards({ cards, tight, empty, locale }: Props) {
  if (cards.length === 0) return <Empty text={empty} />;
  const row = (
    <ol className="cards" data-tight={tight} style={{ '--across': across(cards) } as CSSProperties}>
      {cards.map((card) => (
        <CardView key={card.id} card={card} locale={locale} />
      ))}
    </ol>
  );
  return tight ? <BoardContext value={NO_HANDS}>{row}</BoardContext> : row;
}

const NO_HANDS = {};
