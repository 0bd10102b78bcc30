'use client';

import { useEffect, useState } from 'react';
import { tableHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { writeState } from '../../_leaf/address-state';
import { writeLink } from '../../_situations/link';
import type { Situation } from '../../_situations/situation';

/** The link of a situation as it changes, kept in the page's address. Nothing where it is too long for one. */
export function useSituationAddress(
  locale: Locale,
  situation: Situation,
  laying: boolean,
): { link: string | undefined; address: string } {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let stale = false;
    void writeLink(situation).then((written) => {
      if (stale) return;
      setLink(written);
      const state = written === undefined ? undefined : { s: written, ...(laying && { lay: '1' }) };
      if (state) history.replaceState(history.state, '', tableHref(locale) + writeState(state));
    });
    return () => {
      stale = true;
    };
  }, [locale, situation, laying]);
  return { link, address: tableHref(locale) + (link === undefined ? '' : writeState({ s: link })) };
}
