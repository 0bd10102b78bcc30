import type { Ruling } from '../../../_desk/log/ruling';
import { verdictOf } from '../../../_desk/log/verdict';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { hourOf } from '../../../_i18n/desk/times';
import type { Locale } from '../../../_i18n/locales';

/** A ruling as one line of text. */
export function lineText(ruling: Ruling, locale: Locale): string {
  const { createdAt, table, question, decision, rules, judge, situation } = ruling;
  const t = LOG_WORDS[locale];
  return [
    hourOf(createdAt, locale),
    t.table(table),
    judge,
    question,
    verdictOf(ruling, t),
    decision,
    ...rules.map(({ title }) => title),
    situation && t.situation(situation.title),
  ]
    .filter(Boolean)
    .join(' · ');
}
