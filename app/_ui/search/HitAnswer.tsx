import type { Locale } from '../../_i18n/locales';
import type { Hit } from '../../_search/searcher';
import { withoutVerdict } from '../../_search/without-verdict';
import { Marked } from './Marked';
import { VerdictChip } from './VerdictChip';

interface Props {
  locale: Locale;
  hit: Hit;
  terms: readonly string[];
  /** Among all hits: the first ones have room for what the passage stands in. */
  number: number;
}

const MOST_IN_CONTEXT = 2;

/** What a hit has to say: the sentence, the passage that proves it, and the bottom line of its page. */
export function HitAnswer({ locale, hit, terms, number }: Props) {
  if (!hit.said) return <span className="hit-coming" />;
  const { say, verdict, passage } = hit.said;
  return (
    <>
      {say && (
        <span className="hit-say">
          {verdict && <VerdictChip verdict={verdict} locale={locale} />} {verdict ? withoutVerdict(say) : say}
        </span>
      )}
      <span className={say ? 'hit-proof' : 'hit-passage'}>
        {passage.lead && <span className="text-muted">{passage.lead} </span>}
        <Marked text={passage.text} terms={terms} locale={locale} />
      </span>
      {number < MOST_IN_CONTEXT && hit.bottomLine !== passage.text && (
        <span className="hit-context">{hit.bottomLine}</span>
      )}
    </>
  );
}
