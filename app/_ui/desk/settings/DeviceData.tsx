'use client';

import { useCallback, useEffect, useState } from 'react';
import { CARDS_DATABASE } from '../../../_desk/cards/store';
import { eraseAll, type Kept, keptHere } from '../../../_desk/settings/device-data';
import { SETTINGS_WORDS } from '../../../_i18n/desk/settings';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';

const STORES = ['choices', 'searches', 'practice', 'rulings', 'situations', 'cards', 'offline'] as const;

/** What is kept on this device, and the button that erases it. */
export function DeviceData({ locale }: { locale: Locale }) {
  const t = SETTINGS_WORDS[locale];
  const [kept, setKept] = useState<Kept>();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const look = useCallback(async () => setKept(await keptHere()), []);
  useEffect(() => {
    look();
    if (typeof BroadcastChannel !== 'function') return;
    // cards are brought and erased a little above
    const news = new BroadcastChannel(CARDS_DATABASE);
    news.onmessage = () => void look();
    return () => news.close();
  }, [look]);

  const erase = async () => {
    setAsking(false);
    setSaid((await eraseAll()) ? t.erased : t.eraseFailed);
    await look();
  };
  return (
    <section aria-labelledby="kept" className="needs-script grid gap-4 border-t border-line pt-6">
      <h2 id="kept" className="text-xl">
        {t.kept}
      </h2>
      <p className="text-muted">{typeset(t.keptHint, locale)}</p>
      <dl className="divide-y divide-line border-y border-line">
        {STORES.map((store) => (
          <div key={store} className="flex justify-between gap-4 py-2">
            <dt>{t.stores[store]}</dt>
            <dd className="text-muted tabular-nums">
              {kept && (kept[store] > 0 ? t.amount(kept[store]) : t.nothing)}
            </dd>
          </div>
        ))}
      </dl>
      {kept?.space !== undefined && (
        <p className="text-sm text-muted">{typeset(t.space(megabytes(kept.space, locale)), locale)}</p>
      )}
      {isAsking ? (
        <div role="alert" className="stepper-notice grid gap-3">
          <p>{typeset(t.eraseSure, locale)}</p>
          <p className="flex flex-wrap gap-2">
            <button type="button" className="move" onClick={erase}>
              {t.eraseYes}
            </button>
            <button type="button" className="move" onClick={() => setAsking(false)}>
              {t.eraseNo}
            </button>
          </p>
        </div>
      ) : (
        <p>
          <button type="button" className="move" onClick={() => setAsking(true)}>
            {t.erase}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

const megabytes = (bytes: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e6)} ${locale === 'fr' ? 'Mo' : 'MB'}`;
