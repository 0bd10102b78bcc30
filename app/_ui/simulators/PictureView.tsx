import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { PictureCard, Pile, Zone } from '../../_stands/picture';
import { SeatSign } from './SeatSign';

/** One part of the table. */
export function ZoneView({ zone, locale }: { zone: Zone; locale: Locale }) {
  return (
    <section className="zone" data-form={zone.form} data-zone={zone.id}>
      <h3 className="zone-title">
        {zone.seat && <SeatSign seat={zone.seat} locale={locale} />}
        <span>{typeset(zone.title, locale)}</span>
      </h3>
      <ZoneBody zone={zone} locale={locale} />
    </section>
  );
}

function ZoneBody({ zone, locale }: { zone: Zone; locale: Locale }) {
  switch (zone.form) {
    case 'stack':
    case 'cards':
      if (zone.cards.length === 0) return <p className="zone-empty">{zone.empty ?? '—'}</p>;
      return (
        <ol className={zone.form === 'stack' ? 'slips' : 'slips slips-row'}>
          {zone.cards
            .filter((card) => !isBack(card))
            .map((card) => (
              <Slip key={card.id} card={card} locale={locale} />
            ))}
          <Backs cards={zone.cards.filter(isBack)} locale={locale} />
        </ol>
      );
    case 'piles':
      return (
        <ul className="piles">
          {zone.piles.map((pile) => (
            <PileView key={pile.id} pile={pile} locale={locale} />
          ))}
        </ul>
      );
    case 'figures':
      return (
        <dl className="figures">
          {zone.figures.map(({ label, value, seat, tone }) => (
            <div key={`${seat ?? ''} ${label}`} data-tone={tone}>
              <dt>
                {seat && <SeatSign seat={seat} locale={locale} />}
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'track':
      return (
        <ol className="track">
          {zone.steps.map(({ title, at, note }) => (
            <li key={title} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
              {title}
              {note && <span className="track-note">{note}</span>}
            </li>
          ))}
        </ol>
      );
  }
}

/** A hidden card of which there is nothing more to say. */
const isBack = ({ faceDown, marks, holds, facts }: PictureCard): boolean =>
  faceDown === true && !marks && !holds && !facts;

/** Hidden cards, as so many backs. */
function Backs({ cards, locale }: { cards: PictureCard[]; locale: Locale }) {
  if (cards.length === 0) return null;
  return (
    <li className="backs">
      <span className="pile-cards" aria-hidden="true">
        {cards.map(({ id }) => (
          <span key={id} className="pile-card" data-card={id} />
        ))}
      </span>
      {SIMULATOR_WORDS[locale].hiddenCards(cards.length)}
    </li>
  );
}

function Slip({ card, locale }: { card: PictureCard; locale: Locale }) {
  const { id, title, seat, faceDown, kind, facts = [], marks = [], holds = [] } = card;
  const below = [...(kind ? [kind] : []), ...facts];
  const live = marks.some(({ tone }) => tone === 'live');
  return (
    <li
      className="slip"
      data-card={id}
      data-seat={seat}
      data-live={live || undefined}
      data-weak={(!live && marks.some(({ tone }) => tone === 'weak')) || undefined}
      data-down={faceDown}
    >
      <p className="slip-head">
        {seat && <SeatSign seat={seat} locale={locale} />}
        <span className="slip-title">{faceDown ? SIMULATOR_WORDS[locale].faceDown : title}</span>
        {marks.map(({ text, tone }) => (
          <span key={text} className="slip-mark" data-tone={tone}>
            {text}
          </span>
        ))}
      </p>
      {below.length > 0 && <p className="slip-facts">{typeset(below.join(' · '), locale)}</p>}
      {holds.length > 0 && (
        <ol className="slips slips-held">
          {holds.map((held) => (
            <Slip key={held.id} card={held} locale={locale} />
          ))}
        </ol>
      )}
    </li>
  );
}

function PileView({ pile, locale }: { pile: Pile; locale: Locale }) {
  return (
    <li className="pile" data-tone={pile.tone} data-empty={pile.count === 0 || undefined}>
      <p className="pile-count">{pile.count}</p>
      <p className="pile-title">{typeset(pile.title, locale)}</p>
      {pile.cards && (
        <p className="pile-cards" role="img" aria-label={SIMULATOR_WORDS[locale].cardsCount(pile.count)}>
          {pile.cards.map((id) => (
            <span key={id} className="pile-card" data-card={id} />
          ))}
        </p>
      )}
      {pile.top && <p className="pile-top">{pile.top.join(', ')}</p>}
    </li>
  );
}
