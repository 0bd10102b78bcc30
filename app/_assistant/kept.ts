import type { CorpusFiles } from '../_corpus/files';
import type { Library } from '../_corpus/library';
import type { DocumentFacts } from '../_corpus/schema/shelf';
import { LOCALES, type Locale } from '../_i18n/locales';
import { entriesOf } from '../_open-data/entries';
import type { DataRecord } from '../_open-data/schema';
import { type FoundPassage, sectionsOf } from '../_search/passages';

/** Changes whenever what is kept is laid out otherwise. */
export const KEPT_VERSION = 2;

/** An entry, chapter or section as an assistant is told of it: the facts of the open data, and its passages by id. */
export interface KeptRule
  extends Pick<
    DataRecord,
    | 'id'
    | 'game'
    | 'kind'
    | 'title'
    | 'term'
    | 'aliases'
    | 'bottomLine'
    | 'authority'
    | 'answers'
    | 'sections'
    | 'see'
    | 'citedBy'
    | 'status'
    | 'since'
    | 'by'
    | 'note'
    | 'changed'
  > {
  /** `document#topic` */
  sources: string[];
  passages: FoundPassage[];
}

export type KeptDocument = Pick<DocumentFacts, 'title' | 'edition' | 'date' | 'force'>;

/** All that answers are made of, beside the search index. */
export interface Kept {
  documents: Record<string, KeptDocument>;
  /** Former ids and what they are now. */
  moved: Record<string, string>;
  /** For each rule the worked examples in which it decides a move, as `simulator/example`. */
  examples: Record<string, string[]>;
  rules: Record<Locale, KeptRule[]>;
}

export function keptOf(
  library: Library,
  files: CorpusFiles,
  examples: ReadonlyMap<string, readonly string[]>,
): Kept {
  const { corpus, redirects } = library;
  return {
    documents: Object.fromEntries(
      [...corpus.documents].map(([id, { title, edition, date, force }]) => [
        id,
        { title, edition, date, force },
      ]),
    ),
    moved: Object.fromEntries(redirects),
    examples: Object.fromEntries([...examples].map(([rule, list]) => [rule, [...list]])),
    rules: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        entriesOf(library, files, locale).entries.map((record) => keptRule(library, locale, record)),
      ]),
    ) as Kept['rules'],
  };
}

function keptRule({ corpus }: Library, locale: Locale, record: DataRecord): KeptRule {
  const { id, game, kind, title, term, aliases, bottomLine, authority, answers, sections } = record;
  const { see, citedBy, status, since, by, note, changed, sources } = record;
  const [pageId = '', section = ''] = id.split('#');
  const item = corpus.entries.get(pageId) ?? corpus.chapters.get(pageId);
  const page = item?.pages[locale];
  return {
    ...{ id, game, kind, title, aliases, bottomLine, authority, answers, sections },
    ...{ see, citedBy, status, changed },
    ...(term && { term }),
    ...(since && { since }),
    ...(by && { by }),
    ...(note && { note }),
    sources: sources.map((source) => source.id),
    passages: page ? sectionsOf(corpus, page, section).flatMap(({ passages }) => passages) : [],
  };
}
