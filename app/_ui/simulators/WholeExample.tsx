import { hrefOf } from '../../_corpus/addresses';
import { library } from '../../_corpus/library';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { replay } from '../../_rules/core/replay';
import type { AnyStand } from '../../_stands/stand';

interface Props {
  locale: Locale;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
}

/** The example as a numbered list: for paper, for reading at one go, and where no script runs. */
export function WholeExample({ locale, stand, scenario }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const targets = library().targets[locale];
  const moves = scenario.line.map(({ move }) => move);
  const { results } = replay<unknown, unknown, unknown>(stand.simulator, scenario.setup, moves);
  return (
    <ol className="whole-example">
      {scenario.line.map(({ say, key }, i) => {
        const result = results[i]?.result;
        const rule = result?.rule ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a line never change places
          <li key={i} data-key={key}>
            <p>{typeset(say[locale], locale)}</p>
            {result && !result.ok && (
              <p className="narration-refused">
                <strong>{t.refused}.</strong> {typeset(stand.tellRefusal(locale, result), locale)}
              </p>
            )}
            <p className="whole-example-rule">
              {t.rule}
              {t.colon}
              <a href={hrefOf(locale, rule)}>{targets.get(rule)?.title ?? rule}</a>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
