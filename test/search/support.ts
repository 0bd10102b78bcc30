import path from 'node:path';
import { buildLibrary } from '../../app/_corpus/library';
import type { Locale } from '../../app/_i18n/locales';
import { buildIndex } from '../../app/_search/build';
import { type Findable, findables } from '../../app/_search/documents';
import { createSearcher, type Searcher } from '../../app/_search/searcher';

const library = buildLibrary(path.resolve());

export const everythingFindable = (locale: Locale): Findable[] => findables(library, locale);

export const searcherOf = (locale: Locale, found = everythingFindable(locale)): Searcher =>
  createSearcher(buildIndex(found, library.corpus.thesaurus, locale), locale);
