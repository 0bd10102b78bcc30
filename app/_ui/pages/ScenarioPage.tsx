import { homeHref, simulatorHref, simulatorsHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { gameOfStand, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { Citations } from '../article/Citation';
import { PageTools } from '../article/PageTools';
import { Permalinks } from '../article/Permalinks';
import { Breadcrumb } from '../shell/Breadcrumb';
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
    <div className="frame" data-game={gameOfStand(id)}>
      <Breadcrumb
        locale={locale}
        crumbs={[
          { label: dictionary(locale).home, href: homeHref(locale) },
          { label: t.simulators, href: simulatorsHref(locale) },
          { label: typeset(stand.title[locale], locale), href: simulatorHref(locale, id) },
        ]}
      />
      <header className="pt-3 pb-5">
        <h1 className="text-xl xs:text-2xl md:text-3xl">{typeset(scenario.title[locale], locale)}</h1>
        <p className="print-only pt-2">{typeset(scenario.intro[locale], locale)}</p>
      </header>
      <div className="needs-script no-print">
        <SimulatorLoader locale={locale} id={id} scenario={scenario.id} alone />
      </div>
      <noscript>
        <p className="stepper-notice">{t.needsScript}</p>
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
