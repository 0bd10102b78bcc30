import { expect, it } from 'vitest';
import { sameWords } from '../../../app/_ui/simulators/same-words';

it('offers what is told in the same words once, in the order of the first of them', () => {
  expect(sameWords(['sense-1', 'pass', 'sense-2'], (move) => move.replace(/-\d/, ''))).toEqual([
    { item: 'sense-1', words: 'sense', count: 2 },
    { item: 'pass', words: 'pass', count: 1 },
  ]);
});
