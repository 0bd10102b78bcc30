'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import type { Locale } from '../../_i18n/locales';
import { SHOW_EVENT, type ShownRuling } from './ruling';

/** Fetched when a card is first wanted. */
const RulingCard = lazy(async () => ({ default: (await import('./RulingCard')).RulingCard }));

type Shown = { ruling: ShownRuling } | { reading: string } | { failed: string };

/** Answers every `data-show-ruling` on the page with the card of the rule at that address. */
export function ShowRulings({ locale }: { locale: Locale }) {
  const t = RULING_CARD_WORDS[locale];
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[data-show-ruling]') : null;
      const href = button?.getAttribute('data-show-ruling');
      if (href === null || href === undefined) return;
      event.preventDefault();
      setShown({ reading: href || location.pathname });
    };
    const onShow = (event: Event) => setShown({ ruling: (event as CustomEvent<ShownRuling>).detail });
    document.addEventListener('click', onClick);
    document.addEventListener(SHOW_EVENT, onShow);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener(SHOW_EVENT, onShow);
    };
  }, []);

  const reading = shown && 'reading' in shown ? shown.reading : undefined;
  useEffect(() => {
    if (reading === undefined) return;
    let stale = false;
    import('./fetch-ruling')
      .then(({ fetchRuling }) => fetchRuling(locale, reading))
      .then(
        (ruling) => stale || setShown({ ruling }),
        (error) => {
          console.warn('The rule could not be read.', error);
          if (!stale) setShown({ failed: reading });
        },
      );
    return () => {
      stale = true;
    };
  }, [reading, locale]);

  if (!shown) return null;
  if ('ruling' in shown)
    return (
      <Suspense fallback={<p className="ruling-card-wait">{t.reading}</p>}>
        <RulingCard locale={locale} ruling={shown.ruling} onClose={() => setShown(undefined)} />
      </Suspense>
    );
  return (
    <div className="ruling-card-wait" role={'failed' in shown ? 'alert' : 'status'}>
      {'failed' in shown ? (
        <>
          <p>{t.failed}</p>
          <p>
            <button type="button" className="icon-button" onClick={() => setShown({ reading: shown.failed })}>
              {t.retry}
            </button>
            <button type="button" className="icon-button" onClick={() => setShown(undefined)}>
              {t.close}
            </button>
          </p>
        </>
      ) : (
        t.reading
      )}
    </div>
  );
}
