import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { Zone } from '../../_stands/picture';
import { SeatSign } from '../simulators/SeatSign';
import { Blows } from './forms/Blows';
import { Cards } from './forms/Cards';
import { Clashes } from './forms/Clashes';
import { Debts } from './forms/Debts';
import { DestinyDraw } from './forms/DestinyDraw';
import { Fan } from './forms/Fan';
import { Figures } from './forms/Figures';
import { Piles } from './forms/Piles';
import { Places } from './forms/Places';
import { Race } from './forms/Race';
import { Stack } from './forms/Stack';
import { Track } from './forms/Track';

/** One part of the table. */
export function ZoneView({ zone, locale }: { zone: Zone; locale: Locale }) {
  return (
    <section className="zone" data-form={zone.form} data-zone={zone.id} data-seat={zone.seat}>
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
      return <Stack cards={zone.cards} empty={zone.empty} locale={locale} />;
    case 'cards':
      return <Cards cards={zone.cards} tight={zone.tight} empty={zone.empty} locale={locale} />;
    case 'fan':
      return <Fan cards={zone.cards} empty={zone.empty} locale={locale} />;
    case 'piles':
      return <Piles piles={zone.piles} locale={locale} />;
    case 'figures':
      return <Figures figures={zone.figures} locale={locale} />;
    case 'debts':
      return <Debts debts={zone.debts} locale={locale} />;
    case 'draw':
      return <DestinyDraw draw={zone.draw} locale={locale} />;
    case 'track':
      return <Track steps={zone.steps} />;
    case 'places':
      return <Places places={zone.places} locale={locale} />;
    case 'clash':
      return <Clashes clashes={zone.clashes} locale={locale} />;
    case 'blows':
      return <Blows blows={zone.blows} empty={zone.empty} locale={locale} />;
    case 'race':
      return <Race lanes={zone.lanes} locale={locale} />;
  }
}
