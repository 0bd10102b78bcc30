'use client';

import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { Hit } from '../../_search/searcher';
import { withoutVerdict } from '../../_search/without-verdict';
import { Marked } from './Marked';
import { VerdictChip } from './VerdictChip';

interface Props {
  locale: Locale;
  hits: readonly Hit[];
  terms: readonly string[];
}

/** What else may be meant, each with what it says to the question. */
export function RulingCandidates({ locale, hits, terms }: Props) {
  if (hits.length === 0) return null;
  return (
    <section className="pt-8">
      <h3 className="eyebrow border-b border-line pb-1 font-sans">{dictionary(locale).otherCandidates}</h3>
      <ol className="divide-y divide-line">
        {hits.map((hit) => (
          <li key={hit.id} data-game={hit.game}>
            <a href={hit.said?.passage.href ?? hit.href} className="block py-2.5 no-underline">
              <span className="font-title">{hit.title}</span>
              <span className="block text-sm text-muted">
                <Candidate locale={locale} hit={hit} terms={terms} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Candidate({ locale, hit, terms }: { locale: Locale; hit: Hit; terms: readonly string[] }) {
  const { say, verdict, passage } = hit.said ?? {};
  const text = say ?? [passage?.lead, passage?.text ?? hit.bottomLine].filter(Boolean).join(' ');
  return (
    <>
      {verdict && <VerdictChip verdict={verdict} locale={locale} />}
      <Marked text={verdict ? withoutVerdict(text) : text} terms={terms} locale={locale} />
    </>
  );
}
