'use client';

import type { FoundCards } from '../../_desk/cards/messages';
import type { Locale } from '../../_i18n/locales';
import { OnDemand } from '../on-demand/OnDemand';

const load = async () => (await import('./CardsFound')).CardsFound;

/** The cards that a question is about, fetched with their words when there are any. */
export function FoundCardsPart({ locale, found }: { locale: Locale; found: FoundCards | undefined }) {
  if (!found || found.matches.length + found.mentioned.length === 0) return null;
  return (
    <OnDemand locale={locale} load={load} waitingClass="sr-only" failedClass="stepper-notice">
      {(CardsFound) => <CardsFound locale={locale} found={found} />}
    </OnDemand>
  );
}
