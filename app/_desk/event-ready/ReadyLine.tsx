'use client';

import { useEffect, useState } from 'react';
import { judgeHref } from '../../_corpus/addresses';
import { eventReadyWords } from '../../_i18n/desk/event-ready';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { lookOnShelf } from './client';
import { fetchManifest } from './published';

/** One line on the home page: ready or not, and whether there is something newer. */
export function ReadyLine({ locale }: { locale: Locale }) {
  const t = eventReadyWords[locale];
  const [ready, setReady] = useState(false);
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    void lookOnShelf().then(async (found) => {
      if (found.state !== 'ready') return;
      setReady(true);
      if (!navigator.onLine) return;
      const published = await fetchManifest(fetch).catch(() => undefined);
      setNewer(published !== undefined && published.version !== found.held.manifest.version);
    });
  }, []);
  const answer = ready ? t.yes : t.no;
  return (
    <p className="no-print needs-script pt-12">
      <a
        href={`${judgeHref(locale)}#event-ready`}
        data-ready={ready}
        className="quiet-link inline-flex min-h-11 items-center gap-2"
      >
        <span aria-hidden="true">{ready ? '●' : '○'}</span>
        <span>
          {typeset(t.line(answer), locale)}
          {newer && typeset(` · ${t.lineNewVersion}`, locale)}
        </span>
      </a>
    </p>
  );
}
