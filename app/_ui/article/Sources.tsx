import type { ReactNode } from 'react';
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
  /** The editor's note, which opens with them. */
  note: ReactNode;
}

/** On what an entry rests, in one line that opens: documents, rank of the bottom line, note, age of the rules. */
export function Sources({ sources, authority, locale, note }: Props) {
  const t = dictionary(locale);
  const newest = newestDocument(library().corpus, sources);
  const documents = [...new Set(sources.map((source) => citationText(source, locale).document))];
  return (
    <details className="sources">
      <summary>
        <span className="sources-line">
          {authority !== 'document' && <strong data-authority={authority}>{t.authority[authority]}</strong>}
          <span>{documents.length > 1 ? t.sourcesCount(documents.length) : documents[0]}</span>
          {note && <span>{t.noteShort}</span>}
          {newest && <span data-as-of={newest.date}>{asOfText(newest, locale)}</span>}
        </span>
      </summary>
      <div className="grid gap-3 pb-4">
        <div>
          <Citations sources={sources} locale={locale} />
          <Aftermath sources={sources} locale={locale} />
        </div>
        {note}
      </div>
    </details>
  );
}
