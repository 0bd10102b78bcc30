import { hrefOf } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { RuleRef } from '../../_rules/core/contract';
import type { PreviewData } from '../article/preview-data';

/** The rule that a step or a refusal rests on, in its bottom line. */
export function RuleCard({
  locale,
  rule,
  data,
}: {
  locale: Locale;
  rule: RuleRef;
  data: PreviewData | undefined;
}) {
  const t = SIMULATOR_WORDS[locale];
  return (
    <div className="rule-card" data-rule={rule}>
      <p className="eyebrow">{t.rule}</p>
      <p className="rule-card-title">
        <a href={data?.href ?? hrefOf(locale, rule)}>{data?.title ?? rule}</a>
      </p>
      {data && <p className="rule-card-line">{data.bottomLine}</p>}
      {data?.source && <p className="rule-card-source">{data.source}</p>}
    </div>
  );
}
