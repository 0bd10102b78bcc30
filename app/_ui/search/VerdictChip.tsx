import type { Verdict } from '../../_corpus/schema/shared';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';

/** A tick, a cross, two ways: on a square of 24 units. */
const SIGNS: Record<Verdict, string> = {
  yes: 'm4.500 12.500 5 5 10-11',
  no: 'm6 6 12 12M18 6 6 18',
  depends: 'M3 8.500h16l-4-4M21 15.500H5l4 4',
};

/** The yes or no of an answer: told by its word, its sign and its shape, and by its colour last. */
export function VerdictChip({ verdict, locale }: { verdict: Verdict; locale: Locale }) {
  return (
    <span className="verdict-chip" data-verdict={verdict}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[verdict]} />
      </svg>
      {SEARCH_WORDS[locale].verdicts[verdict]}
    </span>
  );
}
