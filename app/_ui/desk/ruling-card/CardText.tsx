import type { Told } from '../../../_desk/ruling-card/choice';
import type { Locale } from '../../../_i18n/locales';
import { VerdictChip } from '../../search/VerdictChip';

/** What one language tells: the first thing large, the rest under it. */
export function CardText({ locale, told }: { locale: Locale; told: readonly Told[] }) {
  return told.map(({ kind, verdict, lead, text }, i) => (
    <p key={kind} className={i === 0 ? 'ruling-card-line' : 'ruling-card-more'} data-part={kind}>
      {verdict && <VerdictChip verdict={verdict} locale={locale} />}
      {lead && <span className="ruling-card-lead">{lead}</span>}
      {text}
    </p>
  ));
}
