import { Fragment } from 'react';
import { type CitationParts, citationOf } from '../../_corpus/editions';
import { library } from '../../_corpus/library';
import type { Locale } from '../../_i18n/locales';

export const citationText = (source: string, locale: Locale): CitationParts =>
  citationOf(library().corpus, source, locale);

/** What a text rests on: a line for each document, with its edition and the sections cited. */
export function Citations({ sources, locale }: { sources: readonly string[]; locale: Locale }) {
  const cited = sources.map((source) => ({ source, ...citationText(source, locale) }));
  const documents = new Map(cited.map(({ document, edition }) => [document, edition]));
  return [...documents].map(([document, edition]) => (
    <cite key={document} className="citation block not-italic not-first:mt-1">
      {document}
      <span className="text-muted"> ({edition})</span>{' '}
      {cited
        .filter((one) => one.document === document)
        .map(({ source, section }, i) => (
          <Fragment key={source}>
            {i === 0 ? '§\u00a0' : ' · '}
            <span data-source={source}>{section}</span>
          </Fragment>
        ))}
    </cite>
  ));
}
