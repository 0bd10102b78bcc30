import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSteps, writeSteps } from '../../app/_search/steps';

describe('Rising numbers', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 100_000 })), (numbers) => {
        const rising = numbers.toSorted((a, b) => a - b);
        expect(readSteps(writeSteps(rising))).toEqual(rising);
      }),
    );
  });
  it('are short where they are near each other', () =>
    expect(writeSteps([3, 10, 45, 46, 900])).toHaveLength(6));
});
