'use client';

import { useCallback, useEffect, useState } from 'react';
import { tableHref } from '../../_corpus/addresses';
import type { KeptSituation } from '../../_desk/situations/kept';
import { eraseSituation, keptSituations } from '../../_desk/situations/store';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { writeState } from '../../_leaf/address-state';
import { CloseIcon } from '../shell/icons';

/** What this device keeps. */
export function KeptSituations({ locale }: { locale: Locale }) {
  const t = TABLE_WORDS[locale];
  const [kept, setKept] = useState<KeptSituation[]>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => void keptSituations().then(setKept, () => setFailed(true)), []);
  useEffect(read, [read]);
  const erase = (id: string) => void eraseSituation(id).then(read, () => setFailed(true));
  return (
    <section aria-labelledby="table-mine">
      <h2 id="table-mine" className="text-xl">
        {t.mine}
      </h2>
      {failed && <p role="alert">{t.keepFailed}</p>}
      {kept?.length === 0 && <p className="pt-2 text-muted">{t.noneKept}</p>}
      <ul className="table-mine">
        {kept?.map(({ id, title, link, changed }) => (
          <li key={id}>
            <a href={tableHref(locale) + writeState({ s: link })}>
              {title}
              <small>
                {new Date(changed).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
              </small>
            </a>
            <button
              type="button"
              className="icon-button"
              aria-label={`${t.erase}${t.colon}${title}`}
              title={t.erase}
              onClick={() => erase(id)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
