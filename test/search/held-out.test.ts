import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import type { Findable } from '../../app/_search/documents';
import { everythingFindable, searcherOf } from './support';

/** What must be reached at least: some two points under what is measured. */
const LEAST = { fr: { first: 0.61, inTen: 0.89 }, en: { first: 0.5, inTen: 0.81 } };

/**
 * Each entry's own first question, asked of an index that does not hold it: how well players' other words find
 * what they mean. The ranking's weights were chosen by this measure, never by single questions.
 */
describe.each(LOCALES)('Questions held out of the index, in %s', (locale) => {
  it('find their rule among the first ten in more than four of five cases, and first in more than half', () => {
    const found = everythingFindable(locale);
    const questionsOf = ({ names }: Findable) => names.filter(({ kind }) => kind === 'question');
    const asked = found.filter((one) => questionsOf(one).length > 1);
    const searcher = searcherOf(
      locale,
      found.map((one) => {
        const [first] = questionsOf(one);
        return { ...one, names: one.names.filter((line) => line !== first) };
      }),
    );
    let inFirst = 0;
    let inTen = 0;
    for (const one of asked) {
      const { document } = one;
      const { hits } = searcher.search(questionsOf(one)[0]?.text ?? '');
      const at = hits.findIndex(
        ({ id, sources }) =>
          id === document.id || sources.some((source) => document.sources.includes(source)),
      );
      if (at === 0) inFirst += 1;
      if (at >= 0) inTen += 1;
    }
    expect(asked.length).toBeGreaterThan(400);
    expect(inTen / asked.length).toBeGreaterThan(LEAST[locale].inTen);
    expect(inFirst / asked.length).toBeGreaterThan(LEAST[locale].first);
  });
});
