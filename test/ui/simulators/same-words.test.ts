import { expect, it } from 'vitest';
import { inARow, sameWords } from '../../../app/_ui/simulators/same-words';

it('offers what is told in the same words once, in the order of the first of them', () => {
  expect(sameWords(['sense-1', 'pass', 'sense-2'], (move) => move.replace(/-\d/, ''))).toEqual([
    { item: 'sense-1', words: 'sense', count: 2 },
    { item: 'pass', words: 'pass', count: 1 },
  ]);
});

it('tells what happens several times in a row once, and again where something else came between', () => {
  expect(inARow(['uses 1 Force', 'uses 1 Force', 'initiated', 'uses 1 Force'])).toEqual([
    { words: 'uses 1 Force', count: 2 },
    { words: 'initiated', count: 1 },
    { words: 'uses 1 Force', count: 1 },
  ]);
});
