import { simulatorHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import type { StandId } from '../../_stands/registry';

interface Props {
  locale: Locale;
  id: StandId;
  scenarios: readonly Scenario<unknown, unknown>[];
}

/** The worked examples of a simulator, each with its length. */
export function ScenarioLinks({ locale, id, scenarios }: Props) {
  const t = SIMULATOR_WORDS[locale];
  return (
    <ul className="pt-2">
      {scenarios.map((scenario) => (
        <li key={scenario.id}>
          <a
            className="quiet-link flex min-h-11 items-center justify-between gap-4"
            href={simulatorHref(locale, id, scenario.id)}
          >
            <span>
              <span aria-hidden="true" className="pr-2 text-accent">
                ▸
              </span>
              {typeset(scenario.title[locale], locale)}
            </span>{' '}
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {t.stepsCount(scenario.line.length)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
