import { simulatorHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { gameOfStand, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { Citations } from '../article/Citation';
import { PageTools } from '../article/PageTools';
import { Permalinks } from '../article/Permalinks';
import { BackIcon } from '../shell/icons';
import { SimulatorLoader } from '../simulators/SimulatorLoader';
import { WholeExample } from '../simulators/WholeExample';

interface Props {
  locale: Locale;
  id: StandId;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
}

export function ScenarioPage({ locale, id, stand, scenario }: Props) {
  const t = SIMULATOR_WORDS[locale];
  return (
    <div className="frame stand-page" data-game={gameOfStand(id)}>
      <header className="stand-line">
        <a
          className="stand-back no-print"
          href={simulatorHref(locale, id)}
          aria-label={typeset(stand.title[locale], locale)}
          title={typeset(stand.title[locale], locale)}
        >
          <BackIcon />
        </a>
        <h1>{typeset(scenario.title[locale], locale)}</h1>
      </header>
      <p className="print-only pt-2">{typeset(scenario.intro[locale], locale)}</p>
      <div className="stand-holder needs-script no-print">
        <SimulatorLoader locale={locale} id={id} scenario={scenario.id} alone />
      </div>
      <noscript>
        <p className="plain-notice">{t.needsScript}</p>
        <p className="max-w-[68ch] py-4">{typeset(scenario.intro[locale], locale)}</p>
      </noscript>
      <section aria-labelledby="whole-example" className="mt-12 max-w-[68ch] border-t border-line pt-5">
        <h2 id="whole-example" className="text-xl">
          {t.wholeExample}
        </h2>
        <p className="pt-1 text-sm text-muted">
          <Citations sources={scenario.sources} locale={locale} />
        </p>
        <WholeExample locale={locale} stand={stand} scenario={scenario} />
        <PageTools locale={locale} />
      </section>
      <Permalinks locale={locale} />
    </div>
  );
}
