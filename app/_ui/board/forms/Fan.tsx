import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import type { PictureCard } from '../../../_stands/picture';
import { CardView } from '../CardView';
import { Empty } from './Empty';

/** A hidden card of which there is nothing more to say. */
const isBack = ({ faceDown, marks, holds, facts }: PictureCard): boolean =>
  faceDown === true && !marks && !holds && !facts;

interface Props {
  cards: readonly PictureCard[];
  empty: string | undefined;
  locale: Locale;
}

/** A hand: the cards one knows fanned out, the others as so many backs. */
export function Fan({ cards, empty, locale }: Props) {
  if (cards.length === 0) return <Empty text={empty} />;
  const known = cards.filter((card) => !isBack(card));
  const backs = cards.filter(isBack);
  return (
    <ol className="fan" style={{ '--cards': Math.max(known.length, 1) } as CSSProperties}>
      {known.map((card, i) => (
        <CardView key={card.id} card={card} place={i} locale={locale} />
      ))}
      {backs.length > 0 && (
        <li className="backs-groups">
          {alike(backs).map((group) => (
            <Backs key={group[0]?.id} cards={group} locale={locale} />
          ))}
        </li>
      )}
    </ol>
  );
}

/** Unknown cards are all one; Shields, Resources and the like are counted by what they are. */
function alike(backs: readonly PictureCard[]): PictureCard[][] {
  const groups = new Map<string, PictureCard[]>();
  for (const back of backs) {
    const what = back.art ? back.title : '';
    groups.set(what, [...(groups.get(what) ?? []), back]);
  }
  return [...groups.values()];
}

function Backs({ cards, locale }: { cards: readonly PictureCard[]; locale: Locale }) {
  const [{ art, title } = { art: undefined, title: '' }] = cards;
  const upright = cards.filter(({ rested }) => !rested).length;
  const count = upright === cards.length ? `${upright}` : `${upright}/${cards.length}`;
  const label = art ? `${title} ${count}` : SIMULATOR_WORDS[locale].hiddenCards(cards.length);
  return (
    <span className="backs" data-art={art} title={label}>
      <span className="backs-cards" aria-hidden="true">
        {cards.map(({ id, seat, rested }) => (
          <span key={id} className="back" data-card={id} data-seat={seat} data-down="" data-rested={rested} />
        ))}
      </span>
      <span className="backs-count" role="img" aria-label={label}>
        {count}
      </span>
      {art && (
        <span className="backs-name" aria-hidden="true">
          {title}
        </span>
      )}
    </span>
  );
}
