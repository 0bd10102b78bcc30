import { asOfText, newestOf } from '../../_corpus/as-of';
import { documentOf } from '../../_corpus/authority';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { Hit } from '../../_search/searcher';
import type { DocumentName } from './SearchPanel';

type Documents = Record<string, DocumentName>;

/** Each source of a hit, short: document and section. */
export const citedBy = ({ sources, topics }: Hit, documents: Documents): string[] =>
  sources.map(
    (source, i) => `${documents[documentOf(source)]?.title ?? documentOf(source)} § ${topics[i] ?? ''}`,
  );

/** What a hit rests on, in one line: the rank of its bottom line unless it is the document itself, the first source, the age of the rules. */
export function citeShort(hit: Hit, documents: Documents, locale: Locale): string {
  const { sources, authority } = hit;
  const newest = newestOf([...new Set(sources.map(documentOf))].flatMap((id) => documents[id] ?? []));
  return [
    authority !== 'document' && dictionary(locale).authority[authority],
    citedBy(hit, documents)[0],
    newest && asOfText(newest, locale),
  ]
    .filter(Boolean)
    .join(' · ');
}
