import { describe, expect, it } from 'vitest';
import { deepFreeze, readsTheSame } from './support';

describe('Two plain values', () => {
  const table = () => ({ units: [{ id: 'a', damage: 0 }], deck: ['b', 'c'], over: null });

  it.each([
    ['all is the same', table(), true],
    ['a figure differs', { ...table(), units: [{ id: 'a', damage: 1 }] }, false],
    ['one has more', { ...table(), due: null }, false],
    ['keys stand in another order', { deck: ['b', 'c'], units: table().units, over: null }, false],
    ['the order of a list differs', { ...table(), deck: ['c', 'b'] }, false],
    ['a list is an object in the other', { ...table(), deck: { 0: 'b', 1: 'c' } }, false],
  ])('read the same only if they are written alike: %s', (_, other, same) => {
    expect(readsTheSame(table(), other)).toBe(same);
    expect(JSON.stringify(table()) === JSON.stringify(other)).toBe(same);
  });

  it('are looked at again with another, though one of them was found the same before', () => {
    const known = new WeakMap<object, object>();
    const deck = deepFreeze(['b', 'c']);
    expect(readsTheSame(deck, ['b', 'c'], known)).toBe(true);
    expect(readsTheSame(deck, ['c', 'b'], known)).toBe(false);
  });
});
