import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { WHAT_NOW_WORDS } from '../../_i18n/what-now';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { Happened } from './Happened';
import { RuleCard } from './RuleCard';
import { SeatSign } from './SeatSign';

interface Props {
  locale: Locale;
  stand: AnyStand;
  state: unknown;
  move: unknown;
  rules: Record<string, PreviewData>;
}

/** Where a legal move leads: what happens, who may act then, and by which rule. */
export function Leads({ locale, stand, state, move, rules }: Props) {
  const t = WHAT_NOW_WORDS[locale];
  const made = stand.simulator.play(state, move);
  if (!made.ok) return null;
  const { opportunity } = stand.picture(locale, made.state);
  const told = made.events.map((event) => typeset(stand.tellEvent(locale, event), locale));
  return (
    <div className="leads">
      {told.length === 0 && <p>{t.nothingElse}</p>}
      <Happened told={told} />
      <p className="leads-then">
        <b>{t.afterwards}</b> {opportunity.seat && <SeatSign seat={opportunity.seat} locale={locale} />}{' '}
        {typeset(opportunity.text, locale)}
      </p>
      {made.rule && <RuleCard locale={locale} rule={made.rule} data={rules[made.rule]} />}
    </div>
  );
}
