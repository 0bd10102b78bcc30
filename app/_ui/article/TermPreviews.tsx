'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { READING_WORDS } from '../../_i18n/reading';
import { PreviewCard } from './PreviewCard';
import { placePreview } from './place-preview';
import type { PreviewData } from './preview-data';

const HOVER_DELAY = 140;
const LEAVE_DELAY = 220;
const MOST_PINNED = 3;
const PREVIEW_ID = 'term-preview';

interface Open {
  link: HTMLAnchorElement;
  id: string;
  /** A tap opens a sheet; hover and focus open a card beside the link. */
  as: 'sheet' | 'card';
}

/** Previews of linked terms: on hover, focus or tap; pinned by choice; closed by Escape. */
export function TermPreviews({
  locale,
  previews,
}: {
  locale: Locale;
  previews: Record<string, PreviewData>;
}) {
  const t = READING_WORDS[locale];
  const [open, setOpen] = useState<Open>();
  const [pinned, setPinned] = useState<string[]>([]);
  const card = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);

  const close = useCallback((returnFocus: boolean) => {
    window.clearTimeout(timer.current);
    setOpen((now) => {
      if (now && returnFocus) now.link.focus();
      return undefined;
    });
  }, []);

  useEffect(() => {
    const termLink = (target: EventTarget | null): { link: HTMLAnchorElement; id: string } | undefined => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null;
      const id = link?.dataset.term;
      return link && id && previews[id] && !link.closest('.preview') ? { link, id } : undefined;
    };
    const later = (action: () => void, delay: number) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(action, delay);
    };
    /** A sheet stays until it is closed; a card goes when pointer and focus have left. */
    const closeCard = () => setOpen((now) => (now?.as === 'sheet' ? now : undefined));
    let touched = false;

    const onPointerDown = (event: PointerEvent) => {
      touched = event.pointerType !== 'mouse';
      if (!(event.target instanceof Element) || event.target.closest('.preview, a[data-term]')) return;
      close(false);
    };
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const found = termLink(event.target);
      if (found) later(() => setOpen({ ...found, as: 'card' }), HOVER_DELAY);
      else if (event.target instanceof Element && event.target.closest('.preview'))
        window.clearTimeout(timer.current);
      else if (!card.current?.contains(document.activeElement)) later(closeCard, LEAVE_DELAY);
    };
    const onFocusIn = (event: FocusEvent) => {
      if (touched) return;
      const found = termLink(event.target);
      if (found?.link.matches(':focus-visible')) setOpen({ ...found, as: 'card' });
      else if (!(event.target instanceof Element && event.target.closest('.preview'))) closeCard();
    };
    const onClick = (event: MouseEvent) => {
      const found = termLink(event.target);
      if (!found || !touched || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpen({ ...found, as: 'sheet' });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      touched = false;
      if (event.key === 'ArrowDown' && termLink(document.activeElement) && card.current) {
        event.preventDefault();
        card.current.querySelector<HTMLElement>('a, button')?.focus();
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      window.clearTimeout(timer.current);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [previews, close]);

  useEffect(() => {
    if (document.documentElement.dataset.terms !== 'both') return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-term]')) {
      const other = previews[link.dataset.term ?? '']?.other;
      if (other && other.toLowerCase() !== link.textContent?.toLowerCase()) link.dataset.other = other;
    }
  }, [previews]);

  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (open) close(card.current?.contains(document.activeElement) ?? false);
      else setPinned((ids) => ids.slice(0, -1));
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open, close]);

  useLayoutEffect(() => {
    if (!open) return;
    if (open.as === 'card' && card.current) placePreview(card.current, open.link);
    if (open.as === 'sheet') card.current?.focus();
    open.link.setAttribute('aria-describedby', PREVIEW_ID);
    return () => open.link.removeAttribute('aria-describedby');
  }, [open]);

  const togglePin = (id: string) => {
    setPinned((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MOST_PINNED),
    );
    if (!pinned.includes(id)) close(true);
  };
  const shown = open && previews[open.id];
  return (
    <div className="no-print">
      {pinned.length > 0 && (
        <section className="pinned-previews" aria-label={t.pinnedPreviews}>
          {pinned.map((id) => {
            const data = previews[id];
            return (
              data && <PreviewCard key={id} locale={locale} data={data} pinned onPin={() => togglePin(id)} />
            );
          })}
        </section>
      )}
      {open && shown && (
        <PreviewCard
          ref={card}
          id={PREVIEW_ID}
          locale={locale}
          data={shown}
          as={open.as}
          pinned={pinned.includes(open.id)}
          onPin={() => togglePin(open.id)}
          onClose={() => close(true)}
        />
      )}
    </div>
  );
}
