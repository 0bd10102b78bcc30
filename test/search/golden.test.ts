import { describe, expect, it } from 'vitest';
import { type GoldenQuery, QUERY_TYPES, type QueryType, readGolden } from '../../scripts/bench/golden';
import { placeOf, recallAt } from '../../scripts/bench/measures';
import { everythingFindable, searcherOf } from './support';

const golden = readGolden();
const found = { fr: everythingFindable('fr'), en: everythingFindable('en') };
const searchers = { fr: searcherOf('fr', found.fr), en: searcherOf('en', found.en) };

const idsFound = ({ locale, text }: GoldenQuery) => searchers[locale].search(text).hits.map(({ id }) => id);

/** What must be reached at least, among the first 1, 3 and 10: a query or two under what is measured. */
const LEAST: Record<QueryType, [first: number, inThree: number, inTen: number]> = {
  word: [0.81, 0.94, 0.97],
  prefix: [0.78, 0.92, 0.92],
  typo: [0.81, 0.93, 0.96],
  accent: [0.75, 0.93, 0.93],
  slang: [0.52, 0.83, 0.87],
  code: [0.85, 0.95, 0.95],
  mixed: [0.8, 0.86, 0.93],
  question: [0.72, 0.86, 0.95],
};

describe('The golden queries', () => {
  it('are many, whole questions above all, and about half of them in each language', () => {
    expect(golden.length).toBeGreaterThanOrEqual(150);
    expect(golden.filter(({ type }) => type === 'question').length).toBeGreaterThanOrEqual(100);
    for (const locale of ['fr', 'en'] as const) {
      const part = golden.filter((query) => query.locale === locale).length / golden.length;
      expect(part, locale).toBeGreaterThan(0.4);
    }
  });
  it('ask for documents that exist', () => {
    for (const locale of ['fr', 'en'] as const) {
      const known = new Set(found[locale].map(({ document }) => document.id));
      const unknown = golden
        .filter((query) => query.locale === locale)
        .flatMap(({ ids }) => ids)
        .filter((id) => !known.has(id));
      expect(unknown).toEqual([]);
    }
  });
  it('are no questions of the corpus itself', () => {
    const own = new Set(
      [...found.fr, ...found.en].flatMap(({ names }) =>
        names.flatMap(({ kind, text }) => (kind === 'question' ? text : [])),
      ),
    );
    expect(golden.filter(({ text }) => own.has(text))).toEqual([]);
  });
  it.each(QUERY_TYPES)('of the type %s find what they ask for', (type) => {
    const places = golden
      .filter((query) => query.type === type)
      .map((query) => placeOf(idsFound(query), query.ids));
    const [first, inThree, inTen] = LEAST[type];
    expect(recallAt(places, 1)).toBeGreaterThanOrEqual(first);
    expect(recallAt(places, 3)).toBeGreaterThanOrEqual(inThree);
    expect(recallAt(places, 10)).toBeGreaterThanOrEqual(inTen);
  });
  it('find battle destiny through two slips', () =>
    expect(searchers.fr.search('desitnée de bataile').hits[0]?.id).toBe('swccg/battle-destiny'));
});
