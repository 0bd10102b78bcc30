'use client';

import { useCallback, useState } from 'react';
import { titlesHref } from '../../_corpus/addresses';
import type { TitleRow } from '../../_corpus/titles';
import type { Locale } from '../../_i18n/locales';

export type Titles = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; rows: TitleRow[] };

/** The titles of a language, fetched when first wanted. */
export function useTitles(locale: Locale): [Titles, () => Promise<void>] {
  const [titles, setTitles] = useState<Titles>({ state: 'idle' });
  const load = useCallback(async () => {
    setTitles((now) => (now.state === 'ready' ? now : { state: 'loading' }));
    try {
      const response = await fetch(titlesHref(locale));
      if (!response.ok) throw new Error(`${response.status}`);
      setTitles({ state: 'ready', rows: (await response.json()) as TitleRow[] });
    } catch {
      setTitles({ state: 'failed' });
    }
  }, [locale]);
  return [titles, load];
}
