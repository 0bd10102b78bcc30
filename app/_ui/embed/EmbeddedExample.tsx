import { simulatorHref } from '../../_corpus/addresses';
import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { gameOfStand, type StandId } from '../../_stands/registry';
import { SimulatorLoader } from '../simulators/SimulatorLoader';

interface Props {
  locale: Locale;
  id: StandId;
  scenario: Scenario<unknown, unknown>;
}

/** A worked example alone: its name with the way home, and the board. */
export function EmbeddedExample({ locale, id, scenario }: Props) {
  const home = simulatorHref(locale, id, scenario.id);
  return (
    <div className="stand-page" data-game={gameOfStand(id)}>
      <header className="stand-line">
        <h1>{typeset(scenario.title[locale], locale)}</h1>
        <a className="icon-button ml-auto" href={home} target="_top">
          {EMBED_WORDS[locale].openIn}
        </a>
      </header>
      <div className="stand-holder needs-script">
        <SimulatorLoader locale={locale} id={id} scenario={scenario.id} alone embedded />
      </div>
      <noscript>
        <p className="plain-notice">{SIMULATOR_WORDS[locale].needsScript}</p>
      </noscript>
    </div>
  );
}
