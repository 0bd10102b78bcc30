import type { Bilingual, Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import { dateText, newestOf } from './as-of';
import { documentOf } from './authority';
import type { Corpus } from './corpus';
import type { DocumentFacts, Force } from './schema/shelf';
import { topicTitle } from './topics';

/** Edition and date of a document or book, as far as they are known. */
export function editionText(
  facts: { edition: Bilingual; date?: string | undefined },
  locale: Locale,
): string {
  const date = facts.date && dateText(facts.date, locale);
  return typeset([facts.edition[locale], date].filter(Boolean).join(', '), locale);
}

export interface CitationParts {
  document: string;
  edition: string;
  section: string;
  force: Force;
}

/** Document, edition and section of a source, as a judge would cite them. */
export function citationOf(corpus: Corpus, source: string, locale: Locale): CitationParts {
  const id = documentOf(source);
  const facts = corpus.documents.get(id);
  return {
    document: typeset(facts?.title[locale] ?? id, locale),
    edition: facts ? editionText(facts, locale) : '',
    section: topicTitle(corpus, source, locale),
    force: facts?.force ?? 'in-force',
  };
}

/** The newest document that a text rests on. */
export function newestDocument(corpus: Corpus, sources: readonly string[]): DocumentFacts | undefined {
  return newestOf([...new Set(sources.map(documentOf))].flatMap((id) => corpus.documents.get(id) ?? []));
}
