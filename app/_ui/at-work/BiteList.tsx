import { AT_WORK_WORDS } from '../../_i18n/at-work';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { type Bite, biteHref } from './bites';
import { inBrief } from './in-brief';

/** Worked examples, each opened at the step at which the rule is seen. */
export function BiteList({ locale, bites }: { locale: Locale; bites: readonly Bite[] }) {
  const t = AT_WORK_WORDS[locale];
  return (
    <ul>
      {bites.map((bite) => {
        const { stand, scenario, step, isRefused } = bite;
        const told = scenario.line[step - 1]?.say[locale] ?? '';
        return (
          <li key={`${bite.id} ${scenario.id}`}>
            <a href={biteHref(locale, bite)}>
              <span className="at-work-told">{typeset(inBrief(told), locale)}</span>{' '}
              <span className="at-work-where">
                {isRefused && <strong>{t.refused} · </strong>}
                {typeset(`${stand.title[locale]} · ${scenario.title[locale]}`, locale)}
                {' · '}
                <span className="whitespace-nowrap">{t.step(step, scenario.line.length)}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
