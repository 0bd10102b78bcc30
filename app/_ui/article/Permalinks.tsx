'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { belowLanguage } from '../../_corpus/addresses';
import { isGame } from '../../_corpus/games';
import { noteHref } from '../../_desk/log/note';
import { SHOW_RULING_WORDS } from '../../_i18n/desk/show-ruling';
import type { Locale } from '../../_i18n/locales';
import { READING_WORDS } from '../../_i18n/reading';
import { holdsState } from '../../_leaf/address-state';
import { findPassage, isNumbered, readAnchor, writeAnchor } from '../../_leaf/passage-link';
import { wordsOf } from '../../_leaf/words-of';

/** Without the section that is being read, but with what the page holds. */
const pageAddress = (): string =>
  holdsState(location.hash) ? location.href : location.href.replace(/#.*$/, '');

/** Makes every permalink, and the button for the page itself, copy its full address on click. */
export function Permalinks({ locale }: { locale: Locale }) {
  const t = READING_WORDS[locale];
  const [message, setMessage] = useState('');
  const [place, setPlace] = useState<string>();
  const rule = place && ruleAt(place);

  const timer = useRef<number>(undefined);
  const say = useCallback((text: string, forMs = 8000) => {
    setMessage(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setMessage(''), forMs);
  }, []);
  const embed = () =>
    import('../embed/embed-passage').then(
      async ({ embedPassage }) => place && say(await embedPassage(locale, place), 20_000),
      () => say(t.linkNotCopied),
    );

  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target.closest<HTMLElement>('.permalink, [data-copy-page]');
      if (!link) return;
      const address = link instanceof HTMLAnchorElement ? passageAddress(link) : pageAddress();
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
    // Thousands of links would say their label twice: the hint for the mouse is put on when it comes.
    const onPointerOver = ({ target }: PointerEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('.permalink:not([title])');
      if (link) link.title = link.getAttribute('aria-label') ?? '';
    };
    const openPlace = () => {
      const anchor = readAnchor(location.hash);
      if (!isNumbered(anchor.id)) return;
      const place = findPassage(anchor, passagesOfPage());
      const section = anchor.id.replace(/\.\d+$/, '');
      const target = place.id ?? (document.getElementById(section) ? section : undefined);
      // Only a true change of the address makes the browser go there and mark the passage.
      if (target && location.hash !== `#${target}`) location.replace(`#${target}`);
      if (place.found === 'changed') say(t.passageMoved);
    };
    openPlace();
    window.addEventListener('hashchange', openPlace);
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPointerOver);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener('hashchange', openPlace);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPointerOver);
    };
  }, [t, say]);

  return (
    <div
      role="status"
      className={
        message
          ? 'no-print fixed inset-x-3 bottom-20 z-50 mx-auto flex w-fit max-w-xl flex-wrap items-center gap-x-5 rounded-3xl bg-ink px-5 py-1 text-sm text-paper md:bottom-8'
          : 'sr-only'
      }
    >
      <span className="py-2">{message}</span>
      {message && place && (
        <button type="button" className="min-h-11 font-semibold underline" data-show-ruling={place}>
          {SHOW_RULING_WORDS[locale].show}
        </button>
      )}
      {message && rule && (
        <button type="button" className="min-h-11 font-semibold underline" data-embed onClick={embed}>
          {t.embed}
        </button>
      )}
      {message && rule && (
        <a
          className="inline-flex min-h-11 items-center font-semibold decoration-current"
          href={noteHref(locale, rule)}
        >
          {SHOW_RULING_WORDS[locale].note}
        </a>
      )}
    </div>
  );
}

/** The address of a passage, with the code of its words where it has only a number. */
function passageAddress(link: HTMLAnchorElement): string {
  const { id } = readAnchor(link.hash);
  const passage = document.getElementById(id);
  const address = new URL(link.href);
  address.hash = passage ? writeAnchor(id, wordsOf(passage)) : id;
  return address.href;
}

/** The id of a passage or section by its address; nothing on pages that are no rules. */
function ruleAt(address: string): string | undefined {
  const { pathname, hash } = new URL(address);
  const page = belowLanguage(pathname).replace(/\/$/, '');
  return isGame(page.split('/')[0] ?? '') ? `${page}#${readAnchor(hash).id}` : undefined;
}

/** The words of every passage of the page, by its address. */
function passagesOfPage(): Map<string, string> {
  const passages = document.querySelectorAll('.prose p[id], .prose li[id]');
  return new Map([...passages].map((passage) => [passage.id, wordsOf(passage)]));
}
