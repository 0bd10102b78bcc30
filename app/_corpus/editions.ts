import type { Bilingual, Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import type { Corpus } from './corpus';

/** Edition and year of a document or book, as far as they are known. */
export function editionText(
  facts: { edition: Bilingual; date?: string | undefined },
  locale: Locale,
): string {
  return typeset([facts.edition[locale], facts.date].filter(Boolean).join(', '), locale);
}

export interface CitationParts {
  document: string;
  edition: string;
  section: string;
}

/** Document, edition and section of a source, as a judge would cite them. */
export function citationOf(corpus: Corpus, source: string, locale: Locale): CitationParts {
  const [id = '', topic = ''] = source.split('#');
  const facts = corpus.documents.get(id);
  return {
    document: typeset(facts?.title[locale] ?? id, locale),
    edition: facts ? editionText(facts, locale) : '',
    section: topic.replaceAll('-', ' '),
  };
}
