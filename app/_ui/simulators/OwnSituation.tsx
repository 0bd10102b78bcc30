'use client';

import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { StandId } from '../../_stands/registry';
import { OnDemand } from '../on-demand/OnDemand';

const TABLES = {
  'swccg-battle': async () => (await import('./battle/BattleTable')).BattleTable,
  'swccg-war': async () => (await import('./war/WarTable')).WarTable,
} as const;

const hasTable = (id: StandId): id is keyof typeof TABLES => Object.hasOwn(TABLES, id);

/** Where the reader sets up a situation of their own and plays it, for the simulators that have a form for it. */
export function OwnSituation({ locale, id }: { locale: Locale; id: StandId }) {
  if (!hasTable(id)) return null;
  const t = SIMULATOR_WORDS[locale];
  return (
    <section aria-labelledby="own-situation" className="needs-script border-t border-line pt-5 pb-12">
      <h2 id="own-situation" className="pb-4 text-xl">
        {t.ownSetup}
      </h2>
      <OnDemand locale={locale} load={TABLES[id]} waitingClass="stand-waiting" failedClass="stepper-notice">
        {(Table) => <Table locale={locale} />}
      </OnDemand>
    </section>
  );
}
