import { type CitationParts, citationOf } from '../../_corpus/editions';
import { library } from '../../_corpus/library';
import type { Locale } from '../../_i18n/locales';

export const citationText = (source: string, locale: Locale): CitationParts =>
  citationOf(library().corpus, source, locale);

export function Citation({ source, locale }: { source: string; locale: Locale }) {
  const { document, edition, section } = citationText(source, locale);
  return (
    <cite className="citation block not-italic" data-source={source}>
      {document}
      <span className="text-muted"> ({edition})</span>{' '}
      <span className="whitespace-nowrap font-mono text-[0.92em]">§ {section}</span>
    </cite>
  );
}

/** Several sources, those of one document on one line. */
export function Citations({ sources, locale }: { sources: readonly string[]; locale: Locale }) {
  const cited = sources.map((source) => ({ source, ...citationText(source, locale) }));
  const documents = [...new Set(cited.map(({ document }) => document))];
  return documents.map((document) => {
    const sections = cited.filter((one) => one.document === document);
    return (
      <cite
        key={document}
        className="citation block not-italic"
        data-source={sections.map(({ source }) => source).join(' ')}
      >
        {document}{' '}
        <span className="font-mono text-[0.92em]">
          § {sections.map(({ section }) => section).join(' · ')}
        </span>
      </cite>
    );
  });
}
