'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { clockKey, onClockNews, readKey } from '../../../_desk/round/clock-storage';
import type { Locale } from '../../../_i18n/locales';

/** The round in the header of every page. What shows it is fetched only once a round runs on this device. */
export function RoundInSight({ locale }: { locale: Locale }) {
  const [Pill, setPill] = useState<ComponentType<{ locale: Locale }>>();
  useEffect(() => {
    const look = async () => {
      if (!readKey(clockKey())?.includes('"ends"')) return;
      try {
        const { RoundPill } = await import('./RoundPill');
        setPill(() => RoundPill);
      } catch {
        // The page can be read without it, and the next news of the clock asks for it again.
      }
    };
    void look();
    return onClockNews(look);
  }, []);
  return Pill ? <Pill locale={locale} /> : null;
}
