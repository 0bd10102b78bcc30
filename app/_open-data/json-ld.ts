import { glossaryHref, hrefOf } from '../_corpus/addresses';
import { historyOf } from '../_corpus/changes/history';
import { type Chapter, type Entry, pageOf } from '../_corpus/corpus';
import { editionText } from '../_corpus/editions';
import type { Game } from '../_corpus/games';
import { library } from '../_corpus/library';
import { dictionary } from '../_i18n/dictionary';
import { type Locale, otherLocale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import { absolute } from './addresses';

/** What a page tells machines of itself, in the words of schema.org. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = { '@context': 'https://schema.org' };
const LICENSE = 'https://spdx.org/licenses/MIT.html';

export function definedTermSet(locale: Locale, game: Game): StructuredData {
  const url = absolute(glossaryHref(locale, game));
  const { short = game, title } = library().corpus.games.get(game) ?? {};
  return {
    ...CONTEXT,
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name: `${dictionary(locale).glossary} ${short}`,
    about: title?.[locale] ?? game,
    inLanguage: locale,
    license: LICENSE,
  };
}

export function definedTerm(locale: Locale, entry: Entry): StructuredData {
  const url = absolute(hrefOf(locale, entry.id));
  const other = otherLocale(locale);
  const { title } = pageOf(entry, locale);
  const set = definedTermSet(locale, entry.game);
  const names = [entry.term[locale], pageOf(entry, other).title, entry.term[other]];
  return {
    ...CONTEXT,
    '@type': 'DefinedTerm',
    '@id': url,
    url,
    name: title,
    alternateName: [...new Set(names)].filter((name) => name.toLowerCase() !== title.toLowerCase()),
    termCode: entry.id,
    description: library().targets[locale].get(entry.id)?.bottomLine,
    inDefinedTermSet: { '@type': set['@type'], '@id': set['@id'], name: set.name },
  };
}

export function chapterData(locale: Locale, chapter: Chapter): StructuredData {
  const { corpus, targets } = library();
  const url = absolute(hrefOf(locale, chapter.id));
  const book = corpus.books.get(chapter.book);
  const modified = historyOf(corpus).lastChange(chapter.id);
  return {
    ...CONTEXT,
    '@type': 'Chapter',
    '@id': url,
    url,
    name: pageOf(chapter, locale).title,
    abstract: targets[locale].get(chapter.id)?.bottomLine,
    position: (book?.chapters.indexOf(chapter) ?? 0) + 1,
    inLanguage: locale,
    license: LICENSE,
    ...(modified && { dateModified: modified }),
    ...(book && {
      isPartOf: {
        '@type': 'Book',
        '@id': absolute(hrefOf(locale, book.id)),
        name: typeset(book.title[locale], locale),
        bookEdition: editionText(book, locale),
      },
    }),
  };
}
