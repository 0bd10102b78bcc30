import type { Thesaurus } from '../../app/_corpus/schema/shelf';
import { buildIndex } from '../../app/_search/build';
import { createSearcher } from '../../app/_search/searcher';
import { type Engine, LIMIT } from './engine';

/** Ours. Its index also holds what a hit shows: titles, bottom lines, sources. */
export const arbitre = (thesaurus: Thesaurus): Engine => ({
  name: 'Arbitre',
  build: (found, locale) => JSON.stringify(buildIndex(found, thesaurus, locale)),
  restore(index, locale) {
    const searcher = createSearcher(JSON.parse(index), locale);
    return (query) => searcher.search(query, { limit: LIMIT }).hits.map(({ id }) => id);
  },
});
