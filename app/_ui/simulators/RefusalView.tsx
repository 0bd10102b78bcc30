import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Refusal } from '../../_rules/core/contract';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { RuleCard } from './RuleCard';

interface Props {
  locale: Locale;
  stand: AnyStand;
  state: unknown;
  move: unknown;
  refusal: Refusal;
  rules: Record<string, PreviewData>;
}

/** A move that the rules refuse, why, and by which rule. */
export function RefusalView({ locale, stand, state, move, refusal, rules }: Props) {
  const t = SIMULATOR_WORDS[locale];
  return (
    <div className="refusal">
      <p>
        <strong>
          {t.refused}
          {t.colon}
          {typeset(stand.tellMove(locale, state, move), locale)}.
        </strong>{' '}
        {typeset(stand.tellRefusal(locale, refusal), locale)}
      </p>
      <RuleCard locale={locale} rule={refusal.rule} data={rules[refusal.rule]} />
    </div>
  );
}
