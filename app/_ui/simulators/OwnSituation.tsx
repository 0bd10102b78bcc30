'use client';

import { lazy, Suspense } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { StandId } from '../../_stands/registry';

const TABLES = {
  'swccg-battle': lazy(async () => ({ default: (await import('./battle/BattleTable')).BattleTable })),
  'swccg-war': lazy(async () => ({ default: (await import('./war/WarTable')).WarTable })),
} as const;

const hasTable = (id: StandId): id is keyof typeof TABLES => Object.hasOwn(TABLES, id);

/** Where the reader sets up a situation of their own and plays it, for the simulators that have a form for it. */
export function OwnSituation({ locale, id }: { locale: Locale; id: StandId }) {
  if (!hasTable(id)) return null;
  const Table = TABLES[id];
  const t = SIMULATOR_WORDS[locale];
  return (
    <section aria-labelledby="own-situation" className="needs-script border-t border-line pt-5 pb-12">
      <h2 id="own-situation" className="pb-4 text-xl">
        {t.ownSetup}
      </h2>
      <Suspense fallback={<p className="stepper-waiting">{t.loading}</p>}>
        <Table locale={locale} />
      </Suspense>
    </section>
  );
}
