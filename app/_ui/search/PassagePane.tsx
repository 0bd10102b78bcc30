'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import { typeset } from '../../_i18n/typeset';
import type { Hit } from '../../_search/searcher';
import { articleAt } from './article-at';
import type { SearchNames } from './SearchPanel';

/** Arrow keys may run through the list. */
const PAUSE_MS = 120;

interface Props {
  locale: Locale;
  names: SearchNames;
  hit: Hit;
}

/** Where the screen is wide: the active answer in its page, at the passage. */
export function PassagePane({ locale, names, hit }: Props) {
  const t = SEARCH_WORDS[locale];
  const pane = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(pane);
  const [shown, setShown] = useState<{ href: string; failed: boolean }>();
  const href = hit.said?.passage.href;

  useEffect(() => {
    if (!isSeen || !href) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const article = await articleAt(href).catch(() => undefined);
      if (isStale || !text.current) return;
      text.current.replaceChildren(...(article ? [article] : []));
      scrollToPassage(text.current);
      setShown({ href, failed: !article });
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isSeen, href]);

  return (
    <aside
      ref={pane}
      aria-label={typeset(t.inItsPage(hit.page), locale)}
      className="passage-pane no-print"
      data-game={hit.game}
    >
      <p className="passage-pane-head">
        <a className="quiet-link font-title text-lg" href={href}>
          {hit.page}
        </a>
        <span className="text-sm text-accent">{names.games[hit.game]}</span>
      </p>
      {!shown && <p className="text-sm text-muted">{t.pageLoading}</p>}
      {shown?.failed && <p className="text-sm">{typeset(t.pageFailed, locale)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <div ref={text} tabIndex={0} className="passage-pane-text" hidden={shown?.failed} />
    </aside>
  );
}

/** The page around the pane stays where it is. */
function scrollToPassage(text: HTMLElement): void {
  const passage = text.querySelector('[data-passage]');
  const above = passage ? passage.getBoundingClientRect().top - text.getBoundingClientRect().top : 0;
  text.scrollTop = passage ? text.scrollTop + above - text.clientHeight / 4 : 0;
}

/** Whether the style sheet shows an element: what is not seen is not fetched for. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([entry]) => setSeen((entry?.contentRect.width ?? 0) > 0));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}
