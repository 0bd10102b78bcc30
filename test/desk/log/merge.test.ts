import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGone } from '../../../app/_desk/log/deletion';
import { mergeRulings } from '../../../app/_desk/log/merge';
import type { Ruling } from '../../../app/_desk/log/ruling';
import { anyRuling, at, ruling } from './support';

const merged = (own: Ruling[], coming: Ruling[]): Ruling[] => {
  const all = new Map(own.map((one) => [one.id, one]));
  for (const one of mergeRulings(own, coming).put) if (!isGone(one)) all.set(one.id, one);
  return [...all.values()];
};

describe('Merging two logs', () => {
  it('adds what is new, updates what is newer, skips what is the same', () => {
    const own = [ruling(), ruling({ id: 'b' })];
    const newer = ruling({ id: 'b', updatedAt: at(5), past: [at(0)], decision: 'revu' });
    const { put, ...counts } = mergeRulings(own, [ruling(), newer, ruling({ id: 'c' })]);
    expect(counts).toEqual({ added: 1, updated: 1, removed: 0, same: 1, kept: 0, clashes: [] });
    expect(put).toEqual([newer, ruling({ id: 'c' })]);
  });
  it('keeps its own where the other is older, and asks where it is as old and different', () => {
    const own = [ruling({ updatedAt: at(5) }), ruling({ id: 'b' })];
    const other = ruling({ id: 'b', decision: 'autre' });
    const { put, ...counts } = mergeRulings(own, [ruling(), other]);
    expect(put).toEqual([]);
    expect(counts).toMatchObject({ added: 0, updated: 0, removed: 0, same: 0, kept: 1 });
    expect(counts.clashes).toMatchObject([{ mine: own[1], theirs: other }]);
  });
  it('takes a version that knows of its own, and keeps its own where that one knows of the other', () => {
    const mine = ruling({ updatedAt: at(5), decision: 'revu' });
    const next = ruling({ updatedAt: at(9), past: [at(0), at(5)], decision: 'revu encore' });
    expect(mergeRulings([mine], [next])).toMatchObject({ put: [next], updated: 1, clashes: [] });
    expect(mergeRulings([next], [mine])).toMatchObject({ put: [], kept: 1, clashes: [] });
  });
  it('asks where both were edited and neither knows of the other, whichever is the newer', () => {
    const [older, newer] = [
      ruling({ updatedAt: at(5), past: [at(0)], decision: 'revu ici' }),
      ruling({ updatedAt: at(9), past: [at(0)], decision: 'revu là-bas' }),
    ];
    for (const [mine, theirs] of [
      [older, newer],
      [newer, older],
    ] as const)
      expect(mergeRulings([mine], [theirs])).toMatchObject({ put: [], kept: 0, clashes: [{ mine, theirs }] });
  });
  it('asks where a newer one comes and its own was edited, unless they say the same', () => {
    const mine = ruling({ updatedAt: at(5), decision: 'revu ici' });
    const theirs = ruling({ updatedAt: at(9), decision: 'revu là-bas' });
    expect(mergeRulings([mine], [theirs])).toMatchObject({
      put: [],
      updated: 0,
      clashes: [{ mine, theirs }],
    });
    const alike = { ...mine, updatedAt: at(9) };
    const known = { ...alike, past: [at(5)] };
    expect(mergeRulings([mine], [alike])).toMatchObject({ put: [known], updated: 1, clashes: [] });
  });
  it('takes the newest of a ruling that a file holds twice', () => {
    const { put, added } = mergeRulings([], [ruling({ updatedAt: at(5), decision: 'x' }), ruling()]);
    expect([added, put]).toEqual([1, [ruling({ updatedAt: at(5), decision: 'x' })]]);
  });
  it('changes nothing the second time, never loses an id and never makes two of one', () => {
    const logs = fc.tuple(fc.array(anyRuling), fc.array(anyRuling), fc.array(anyRuling));
    fc.assert(
      fc.property(logs, ([mine, shared, theirs]) => {
        const own = [...new Map([...mine, ...shared].map((one) => [one.id, one])).values()];
        const coming = [...theirs, ...shared.map((one) => ({ ...one, updatedAt: at(0), round: 7 }))];
        const both = merged(own, coming);
        expect(mergeRulings(both, coming).put).toEqual([]);
        const ids = both.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set([...own, ...coming].map(({ id }) => id)));
      }),
      { seed: 4, numRuns: 200 },
    );
  });
});
