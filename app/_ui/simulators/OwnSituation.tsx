'use client';

import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { StandId } from '../../_stands/registry';
import { OnDemand } from '../on-demand/OnDemand';
import { OldLink } from './OldLink';

const loadWar = async () => (await import('./war/WarTable')).WarTable;

/** The war of Sense and Alter is solved on its page; other simulators take links of before to the table. */
export function OwnSituation({ locale, id }: { locale: Locale; id: StandId }) {
  if (id === 'swccg-battle') return <OldLink locale={locale} id={id} />;
  if (id !== 'swccg-war') return null;
  return (
    <section aria-labelledby="own-situation" className="needs-script border-t border-line pt-5 pb-12">
      <h2 id="own-situation" className="pb-4 text-xl">
        {SIMULATOR_WORDS[locale].ownSetup}
      </h2>
      <OnDemand locale={locale} load={loadWar} waitingClass="stand-waiting" failedClass="stepper-notice">
        {(WarTable) => <WarTable locale={locale} />}
      </OnDemand>
    </section>
  );
}
