import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../app/_search/documents';
import { rarity } from '../../app/_search/rarity';
import { discountRepeats } from '../../app/_search/repeats';

const documents = [['a#1'], ['a#1'], ['a#2'], ['a#1', 'a#3'], []].map(
  (sources, i) => ({ id: `swccg/${i}`, sources }) as unknown as SearchDocument,
);
const ordered = (...scores: number[]) => {
  const ranked = scores.map((score, document) => ({
    document,
    score,
    coverage: 1,
    isNamed: false,
    text: undefined,
  }));
  return discountRepeats(ranked, documents).map(({ document }) => document);
};

describe('Documents that rest on the same passage', () => {
  it('make room for another rule that is nearly as good', () =>
    expect(ordered(3, 2, 1.9)).toEqual([0, 2, 1]));
  it('stay before a rule that is far off', () => expect(ordered(3, 2, 1)).toEqual([0, 1, 2]));
  it('are no repeats when they cite a passage more, or none', () =>
    expect(ordered(3, 2, 1.9, 1.85, 1.8)).toEqual([0, 2, 3, 4, 1]));
});

describe('What a term tells', () => {
  it('is more when fewer documents have it', () =>
    expect(rarity(3, 500, 6)).toBeGreaterThan(rarity(30, 500, 60)));
  it('is more when those that have it keep coming back to it', () =>
    expect(rarity(20, 500, 44)).toBeGreaterThan(1.5 * rarity(20, 500, 22)));
});
