'use client';

import { useEffect, useState } from 'react';
import { tableHref } from '../../_corpus/addresses';
import { EDIT_WORDS } from '../../_i18n/edits';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { writeState } from '../../_leaf/address-state';
import { isFlaw, type SituationFlaw } from '../../_situations/situation';
import type { StandId } from '../../_stands/registry';
import { useAddressState } from '../use-address-state';

const NAMES = ['setup', 'path'] as const;

/** A situation in a link of before leads to the table where situations are laid out now. */
export function OldLink({ locale, id }: { locale: Locale; id: StandId }) {
  const visit = useAddressState(NAMES);
  const [flaw, setFlaw] = useState<SituationFlaw>();
  useEffect(() => {
    const { setup, path } = visit?.state ?? {};
    if (setup === undefined) return;
    let stale = false;
    const follow = async (): Promise<SituationFlaw | undefined> => {
      const [{ fromOldLink }, { writeLink }] = await Promise.all([
        import('../../_situations/from-old-link'),
        import('../../_situations/link'),
      ]);
      const situation = await fromOldLink(id, setup, path);
      if (isFlaw(situation)) return situation;
      const link = await writeLink(situation);
      if (link === undefined) return { code: 'too-long' };
      if (!stale) location.replace(tableHref(locale) + writeState({ s: link }));
      return undefined;
    };
    void follow().then((found) => stale || setFlaw(found));
    return () => {
      stale = true;
    };
  }, [locale, id, visit]);
  return flaw ? (
    <p role="alert" className="stepper-notice">
      {typeset(EDIT_WORDS[locale].flaws[flaw.code](flaw.at), locale)}
    </p>
  ) : null;
}
