import type { CSSProperties } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import type { PictureCard, Place } from '../../../_stands/picture';
import { SeatSign } from '../../simulators/SeatSign';
import { CardView } from '../CardView';

interface Props {
  places: readonly Place[];
  locale: Locale;
}

/** Places that cards travel between; planets at one side, space with what flies there at the other. */
export function Places({ places, locale }: Props) {
  const space = places.filter(({ kind }) => kind === 'space');
  if (space.length === 0) return <List places={places} locale={locale} />;
  return (
    <div className="places-map">
      <List places={places.filter(({ kind }) => kind !== 'space')} locale={locale} />
      <List places={space} locale={locale} />
    </div>
  );
}

const List = ({ places, locale }: Props) => (
  <ol className="places">
    {places.map((place) => (
      <PlaceView key={place.id} place={place} locale={locale} />
    ))}
  </ol>
);

/** A place, with the two sides' cards above and below its name. */
function PlaceView({ place, locale }: { place: Place; locale: Locale }) {
  const { id, title, seat, kind = 'site', marks = [], facts = [], far, near, between = [] } = place;
  const live = marks.some(({ tone }) => tone === 'live');
  const empty = far.length + near.length + between.length === 0;
  return (
    <li
      className="place"
      data-place={id}
      data-kind={kind}
      data-seat={seat}
      data-live={live || undefined}
      data-empty={empty || undefined}
    >
      {kind === 'planet' && <span className="place-disc" aria-hidden="true" />}
      <Side cards={far} side="far" locale={locale} />
      <p className="place-name">
        {seat && <SeatSign seat={seat} locale={locale} />}
        <span>{typeset(title, locale)}</span>
        {[...facts, ...marks.map(({ text }) => text)].map((text) => (
          <small key={text}>{typeset(text, locale)}</small>
        ))}
      </p>
      <Side cards={between} side="between" locale={locale} />
      <Side cards={near} side="near" locale={locale} />
    </li>
  );
}

function Side({ cards, side, locale }: { cards: readonly PictureCard[]; side: string; locale: Locale }) {
  if (cards.length === 0) return null;
  return (
    <ol className="cards" data-side={side} style={{ '--across': cards.length } as CSSProperties}>
      {cards.map((card) => (
        <CardView key={card.id} card={card} locale={locale} />
      ))}
    </ol>
  );
}
