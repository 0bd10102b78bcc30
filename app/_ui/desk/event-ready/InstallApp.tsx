'use client';

import { useEffect, useState } from 'react';
import { eventReadyWords } from '../../../_i18n/desk/event-ready';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';

/** Chromium's event; other browsers install from their own menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Offers to install the app, where the browser offers it; on Apple's phones says how. */
export function InstallApp({ locale }: { locale: Locale }) {
  const t = eventReadyWords[locale];
  const [offer, setOffer] = useState<InstallOffer>();
  const [onApple, setOnApple] = useState(false);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const drop = () => setOffer(undefined);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', drop);
    setOnApple((navigator as { standalone?: boolean }).standalone === false);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', drop);
    };
  }, []);
  if (offer)
    return (
      <p className="pt-3">
        <button
          type="button"
          className="min-h-11 rounded-md border border-line-strong px-6 hover:bg-sunken"
          onClick={() => offer.prompt().then(() => setOffer(undefined))}
        >
          {t.installApp}
        </button>
      </p>
    );
  return onApple && <p className="pt-3 text-sm text-muted">{typeset(t.installOnApple, locale)}</p>;
}
