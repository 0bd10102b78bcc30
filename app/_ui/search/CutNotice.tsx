import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { LONGEST_QUERY } from '../../_search/longest-query';

/** Says that a question is longer than what is searched for. To stand in a live region. */
export function CutNotice({ locale, typed }: { locale: Locale; typed: string }) {
  if (typed.length <= LONGEST_QUERY) return null;
  return (
    <span className="block text-ink" data-cut>
      {dictionary(locale).queryCut(LONGEST_QUERY)}
    </span>
  );
}
