import type { Ruling } from '../../../_desk/log/ruling';
import { verdictOf } from '../../../_desk/log/verdict';
import { LOG_WORDS } from '../../../_i18n/desk/log';
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

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** The hour and minute. Making a format takes longer than using it a hundred times. */
export function hourOf(moment: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  formats.set(locale, format);
  return format.format(new Date(moment));
}
