import type { SearchDocument } from './documents';
import type { Ranked } from './rank';

/** What is left of the score of a document that only repeats. */
const REPEATED = 0.8;

/**
 * A glossary entry and a section of a rulebook often restate the same passage. The better one stands in its place;
 * the others, which cite nothing that a better one does not, make room for other rules.
 */
export function discountRepeats(ranked: Ranked[], documents: SearchDocument[]): Ranked[] {
  const cited = new Set<string>();
  return ranked
    .map((one) => {
      const sources = documents[one.document]?.sources ?? [];
      const repeats = sources.length > 0 && sources.every((source) => cited.has(source));
      for (const source of sources) cited.add(source);
      return repeats ? { ...one, score: one.score * REPEATED } : one;
    })
    .sort((a, b) => b.score - a.score || a.document - b.document);
}
