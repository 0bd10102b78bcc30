import { asOfText } from '../../_corpus/as-of';
import { newestDocument } from '../../_corpus/editions';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { Citations } from './Citation';
import { DocumentText } from './DocumentText';

/** On what a section rests and, where the owner has the document, its very words. */
export function SectionSource({ sources, locale }: { sources: string[]; locale: Locale }) {
  const newest = newestDocument(library().corpus, sources);
  const texts = sources.flatMap((source) => library().local.bySource.get(source) ?? []);
  return (
    <>
      <p className="text-sm text-muted">
        <Citations sources={sources} locale={locale} />
        {newest && <span data-as-of={newest.date}>{asOfText(newest, locale)}</span>}
      </p>
      {texts.map((text) => (
        <details key={text.source} className="no-print border-l-2 border-line pl-4">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            {dictionary(locale).documentText}
          </summary>
          <DocumentText text={text} locale={locale} />
        </details>
      ))}
    </>
  );
}
