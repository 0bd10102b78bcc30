'use client';

import { useEffect, useState } from 'react';
import { type QuotedRuling, SHOW_EVENT, type ShownRuling } from '../../../_desk/ruling-card/ruling';
import { SHOW_RULING_WORDS } from '../../../_i18n/desk/show-ruling';
import type { Locale } from '../../../_i18n/locales';
import { PartFailed } from '../../on-demand/PartFailed';
import type { RulingCard } from './RulingCard';

type Wanted = ShownRuling | QuotedRuling;
type Card = typeof RulingCard;
interface Read {
  ruling: ShownRuling;
  /** The same with what takes longer to find. */
  whole?: Promise<ShownRuling>;
}
type Shown = { reading: Wanted } | { failed: Wanted } | (Read & { Card: Card });

/** Answers every `data-show-ruling` on the page with the card of the rule at that address. */
export function ShowRulings({ locale }: { locale: Locale }) {
  const t = SHOW_RULING_WORDS[locale];
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[data-show-ruling]') : null;
      const href = button?.getAttribute('data-show-ruling');
      if (href === null || href === undefined) return;
      event.preventDefault();
      setShown({ reading: { href: href || location.pathname } });
    };
    const onShow = (event: Event) => setShown({ reading: (event as CustomEvent<Wanted>).detail });
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
    Promise.all([readRuling(locale, reading), loadCard()]).then(
      ([read, Card]) => stale || setShown({ ...read, Card }),
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
  const close = () => setShown(undefined);
  if ('Card' in shown) {
    const { Card, ...read } = shown;
    return <Card locale={locale} {...read} onClose={close} />;
  }
  if ('failed' in shown)
    return (
      <PartFailed
        locale={locale}
        message={t.failed}
        className="ruling-card-wait"
        buttonClass="icon-button"
        onRetry={() => setShown({ reading: shown.failed })}
      >
        <button type="button" className="icon-button" onClick={close}>
          {t.close}
        </button>
      </PartFailed>
    );
  return (
    <p className="ruling-card-wait" role="status">
      {t.reading}
    </p>
  );
}

/** Both are fetched when a card is first wanted. */
const loadCard = async (): Promise<Card> => (await import('./RulingCard')).RulingCard;

async function readRuling(locale: Locale, wanted: Wanted): Promise<Read> {
  if (!('href' in wanted)) return { ruling: wanted };
  const { fetchRuling, withOtherSentence } = await import('../../../_desk/ruling-card/fetch-ruling');
  const ruling = await fetchRuling(locale, wanted);
  return { ruling, whole: withOtherSentence(locale, ruling, wanted) };
}
