'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { ON_DEMAND_WORDS } from '../../_i18n/on-demand';
import { PartFailed } from './PartFailed';

interface Props<Part> {
  locale: Locale;
  /** Stays the same from one rendering to the next. */
  load(): Promise<Part>;
  waitingClass: string;
  failedClass: string;
  children(part: Part): ReactNode;
}

/**
 * Fetches a part of the page when it is first shown. Unlike React's `lazy`, one that does not come leaves the page
 * standing and says what can be done.
 */
export function OnDemand<Part>({ locale, load, waitingClass, failedClass, children }: Props<Part>) {
  const t = ON_DEMAND_WORDS[locale];
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const [hasFailed, setFailed] = useState(false);
  const attempt = useCallback(async () => {
    setFailed(false);
    try {
      setLoaded({ part: await load() });
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
      setFailed(true);
    }
  }, [load]);
  useEffect(() => {
    void attempt();
  }, [attempt]);
  if (loaded) return children(loaded.part);
  if (hasFailed)
    return <PartFailed locale={locale} message={t.failed} className={failedClass} onRetry={attempt} />;
  return (
    <p role="status" className={waitingClass}>
      {t.loading}
    </p>
  );
}
