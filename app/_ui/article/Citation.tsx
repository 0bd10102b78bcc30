import { editionText } from '../../_corpus/editions';
import { library } from '../../_corpus/library';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

/** Document, edition and section, as a judge would cite them. */
export function citationText(
  source: string,
  locale: Locale,
): { document: string; edition: string; section: string } {
  const [id = '', topic = ''] = source.split('#');
  const facts = library().corpus.documents.get(id);
  return {
    document: typeset(facts?.title[locale] ?? id, locale),
    edition: facts ? editionText(facts, locale) : '',
    section: topic.replaceAll('-', ' '),
  };
}

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
