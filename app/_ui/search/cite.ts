import { asOfText, newestOf } from '../../_corpus/as-of';
import { documentOf } from '../../_corpus/authority';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { Hit } from '../../_search/searcher';
import type { DocumentName } from './SearchPanel';

type Documents = Record<string, DocumentName>;
type Cited = Pick<Hit, 'sources' | 'topics' | 'authority'>;

/** What a hit rests on: the passage that answers or, as long as nothing does, its bottom line. */
function restsOn({ said, sources, topics, authority }: Hit): Cited {
  if (!said) return { sources, topics, authority };
  const own = said.sources.map((source) => topics[sources.indexOf(source)] ?? '');
  return { sources: said.sources, topics: own, authority: said.authority };
}

/** Each source of what a hit says, short: document and section. */
export function citedBy(hit: Hit, documents: Documents): string[] {
  const { sources, topics } = restsOn(hit);
  return sources.map(
    (source, i) => `${documents[documentOf(source)]?.title ?? documentOf(source)} § ${topics[i] ?? ''}`,
  );
}

/** What a hit rests on, in one line: its rank unless it is the document itself, the first source, the age of the rules. */
export function citeShort(hit: Hit, documents: Documents, locale: Locale): string {
  const { sources, authority } = restsOn(hit);
  const newest = newestOf([...new Set(sources.map(documentOf))].flatMap((id) => documents[id] ?? []));
  return [
    authority !== 'document' && dictionary(locale).authority[authority],
    citedBy(hit, documents)[0],
    newest && asOfText(newest, locale),
  ]
    .filter(Boolean)
    .join(' · ');
}
