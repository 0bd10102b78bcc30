'use client';

import { simulatorHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { writeState } from '../../_leaf/address-state';
import type { Scenario } from '../../_rules/core/contract';
import { writeSetup } from '../../_stands/position-link';
import type { StandId } from '../../_stands/registry';
import { PartFailed } from '../on-demand/PartFailed';
import { useLoaded } from './SimulatorLoader';

interface Props {
  locale: Locale;
  id: StandId;
  /** What the reader has set up, as a scenario with whatever line there is to show. */
  scenario: Scenario<unknown, unknown>;
  opening: string | null;
}

/** The stepper on a situation of the reader's own; its address holds set-up and position. */
export function OwnPlay({ locale, id, scenario, opening }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const { loaded, failed, retry } = useLoaded(locale, id);
  if (failed)
    return <PartFailed locale={locale} message={t.loadFailed} className="stepper-notice" onRetry={retry} />;
  if (!loaded)
    return (
      <p className="stand-waiting" role="status">
        {t.loading}
      </p>
    );
  const { Stepper, stand, rules } = loaded;
  const page = simulatorHref(locale, id);
  const setup = writeSetup(scenario.setup);
  return (
    <div className="stand-holder">
      <Stepper
        locale={locale}
        stand={stand}
        scenario={scenario}
        rules={rules}
        alone
        opening={opening}
        addressOf={(position) =>
          page + writeState(position.startsWith('0-') ? { setup } : { setup, path: position })
        }
      />
    </div>
  );
}
