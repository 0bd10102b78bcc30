import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf } from '../../../app/_desk/log/chunks';
import { ruling } from './support';

const log = (count: number) => Array.from({ length: count }, (_, i) => ruling({ id: `r-${count - i}` }));

describe('The lines of a long log', () => {
  it('are all there, once, in their order', () => {
    fc.assert(
      fc.property(fc.nat(300), (count) => {
        const chunks = chunksOf(log(count));
        expect(chunks.flatMap(({ rulings }) => rulings)).toEqual(log(count));
        expect(chunks.every(({ rulings }) => rulings.length > 0)).toBe(true);
      }),
      { numRuns: 60, seed: 1 },
    );
  });
  it('stay where they are drawn when a new one comes: only the first piece changes', () => {
    const [before, after] = [chunksOf(log(70)), chunksOf(log(71))];
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]?.key).toBe(before[0]?.key);
  });
});
