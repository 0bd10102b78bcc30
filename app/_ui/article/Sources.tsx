import { asOfText } from '../../_corpus/as-of';
import type { Rank } from '../../_corpus/authority';
import { newestDocument } from '../../_corpus/editions';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { Aftermath } from './Aftermath';
import { Citations, citationText } from './Citation';

interface Props {
  sources: readonly string[];
  /** On what the bottom line rests. */
  authority: Rank;
  locale: Locale;
}

/** On what an entry rests, in one line that opens: document, age of the rules, rank of the bottom line. */
export function Sources({ sources, authority, locale }: Props) {
  const t = dictionary(locale);
  const newest = newestDocument(library().corpus, sources);
  const documents = [...new Set(sources.map((source) => citationText(source, locale).document))];
  const [first, ...others] = documents;
  return (
    <details className="sources">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="eyebrow mr-2">{t.source}</span>
        {authority !== 'document' && (
          <>
            <strong data-authority={authority}>{t.authority[authority]}</strong>
            {' · '}
          </>
        )}
        {first}
        {others.length > 0 && <span className="text-muted"> {t.andMore(others.length)}</span>}
        {newest && (
          <>
            {' · '}
            <span data-as-of={newest.date}>{asOfText(newest, locale)}</span>
          </>
        )}
      </summary>
      <div className="pb-2">
        <Citations sources={sources} locale={locale} />
        <Aftermath sources={sources} locale={locale} />
      </div>
    </details>
  );
}
