'use client';

import { useEffect, useState } from 'react';
import { judgeHref } from '../../../_corpus/addresses';
import { lookOnShelf } from '../../../_desk/event-ready/client';
import { fetchManifest } from '../../../_desk/event-ready/published';
import { eventReadyWords } from '../../../_i18n/desk/event-ready';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import { OfflineIcon, PracticeIcon as ReadyIcon } from '../../shell/icons';

/** On the home page: an offer to take the site along; where it has been, that it is ready, and whether there is something newer. */
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
  return (
    <p className="no-print needs-script pt-12">
      <a href={`${judgeHref(locale)}#event-ready`} data-ready={ready} className="ready-line">
        {ready ? <ReadyIcon /> : <OfflineIcon />}
        <span>
          <span className="ready-line-title">{typeset(ready ? t.ready : t.offer, locale)}</span>
          {(newer || !ready) && (
            <span className="block text-sm text-muted">
              {typeset(ready ? t.lineNewVersion : t.offerHint, locale)}
            </span>
          )}
        </span>
      </a>
    </p>
  );
}
