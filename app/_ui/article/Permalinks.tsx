'use client';

import { useEffect, useState } from 'react';
import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';

/** Makes every permalink, and the button for the page itself, copy its full address on click. */
export function Permalinks({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const [message, setMessage] = useState('');
  const [place, setPlace] = useState<string>();

  useEffect(() => {
    let timer: number | undefined;
    const say = (text: string) => {
      setMessage(text);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setMessage(''), 6000);
    };
    const onClick = async (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target.closest<HTMLElement>('.permalink, [data-copy-page]');
      if (!link) return;
      const address = link instanceof HTMLAnchorElement ? link.href : location.href.replace(/#.*$/, '');
      setPlace(link.matches('a[href^="#"]') ? address : undefined);
      if (link instanceof HTMLAnchorElement) {
        event.preventDefault();
        history.replaceState(null, '', address);
      }
      try {
        await navigator.clipboard.writeText(address);
        say(t.linkCopied);
      } catch {
        say(t.linkNotCopied);
      }
    };
    document.addEventListener('click', onClick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('click', onClick);
    };
  }, [t]);

  return (
    <div
      role="status"
      className={
        message
          ? 'no-print fixed inset-x-0 bottom-20 z-50 mx-auto flex w-fit items-center gap-3 rounded-full bg-ink px-5 py-1 text-sm text-paper md:bottom-8'
          : 'sr-only'
      }
    >
      <span className="py-2">{message}</span>
      {message && place && (
        <button type="button" className="min-h-11 font-semibold underline" data-show-ruling={place}>
          {RULING_CARD_WORDS[locale].show}
        </button>
      )}
    </div>
  );
}
