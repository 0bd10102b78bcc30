import { describe, expect, it } from 'vitest';
import { OlderPacks, olderBytes, retire, stillOpen } from '../../../app/_desk/event-ready/older';
import type { PackManifest } from '../../../app/_desk/event-ready/pack/format';
import type { Pack } from '../../../app/_desk/event-ready/pack/open-pack';

const manifest = (version: string, bytes = 10): PackManifest => ({
  format: 1,
  version,
  parts: [{ sha256: '0'.repeat(64), bytes }],
  sections: { names: 1, copies: 1, fresh: 1 },
  pages: 1,
  files: 1,
  content: '',
  rules: { editions: { fr: [], en: [] }, date: null },
  trials: [],
});
const v1 = manifest('v1');
const v2 = manifest('v2');
const v3 = manifest('v3');

describe('A version that is replaced', () => {
  it('is kept for the pages that stand open', () => {
    expect(retire([], v1, ['a', 'b'])).toEqual([{ manifest: v1, pages: ['a', 'b'] }]);
  });
  it('is not kept where none does', () => {
    expect(retire([], v1, [])).toEqual([]);
  });
  it('is not kept for pages of a version before it', () => {
    const older = retire([], v1, ['a']);
    expect(retire(older, v2, ['a'])).toEqual([{ manifest: v1, pages: ['a'] }]);
    expect(retire(older, v2, ['a', 'b'])).toEqual([
      { manifest: v1, pages: ['a'] },
      { manifest: v2, pages: ['b'] },
    ]);
  });
  it('goes with its last page, whatever else stays', () => {
    const older = retire(retire([], v1, ['a', 'c']), v2, ['a', 'b', 'c']);
    expect(stillOpen(older, ['b', 'c', 'new'])).toEqual([
      { manifest: v1, pages: ['c'] },
      { manifest: v2, pages: ['b'] },
    ]);
    expect(stillOpen(older, ['b'])).toEqual([{ manifest: v2, pages: ['b'] }]);
    expect(stillOpen(older, ['new'])).toEqual([]);
  });
  it('that came back in between takes its space once', () => {
    const again = retire(retire(retire([], v1, ['a']), v2, ['a', 'b']), v1, ['a', 'b', 'c']);
    expect(again.map(({ manifest: { version } }) => version)).toEqual(['v1', 'v2', 'v1']);
    expect(olderBytes(again)).toBe(20);
  });
});

describe('An older version', () => {
  const packOf = (of: PackManifest, files: Record<string, string>): Pack => ({
    manifest: of,
    has: (path) => path in files,
    read: (path) => (files[path] === undefined ? undefined : new TextEncoder().encode(files[path])),
    isSound: async () => true,
  });
  const opened: string[] = [];
  const packs = new OlderPacks(async (of) => {
    opened.push(of.version);
    if (of === v2) return null;
    return packOf(of, { '/both.js': of.version, [`/${of.version}.js`]: 'own' });
  });
  const older = [v1, v2, v3].map((of) => ({ manifest: of, pages: ['a'] }));
  const ask = async (path: string) => (await packs.answer(older, new URL(path, 'http://localhost')))?.text();

  it('answers for itself, the newest first, also where one of them has been thrown away', async () => {
    expect(await ask('/both.js')).toBe('v3');
    expect(opened).toEqual(['v3']);
    expect(await ask('/v1.js')).toBe('own');
    expect(await ask('/none.js')).toBeUndefined();
  });
  it('is opened once, and again only after it was let go', async () => {
    expect(opened).toEqual(['v3', 'v2', 'v1']);
    packs.keepOnly(older.slice(1));
    expect(await ask('/v1.js')).toBe('own');
    expect(opened).toEqual(['v3', 'v2', 'v1', 'v1']);
  });
});
