import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import decode from 'qr/decode.js';
import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromBase45, toBase45 } from '../../../app/_desk/hand-over/base45';
import {
  type Collected,
  framesOf,
  isWhole,
  missingPages,
  take,
  textOf,
} from '../../../app/_desk/hand-over/frames';
import { isRuling } from '../../../app/_desk/log/check-ruling';
import { readLog } from '../../../app/_desk/log/read-file';
import { byNewest } from '../../../app/_desk/log/ruling';
import { LogStore } from '../../../app/_desk/log/store';
import { writeLogJson } from '../../../app/_desk/log/write-file';
import { at, event, ruling } from '../log/support';

const forty = Array.from({ length: 40 }, (_, i) =>
  ruling({
    id: `00000000-0000-4000-8000-${String(i * 7919).padStart(12, '0')}`,
    createdAt: at(i),
    updatedAt: at(i),
    event: 'open-lyon',
    judge: i % 2 ? 'LM' : 'PK',
    table: String(1 + (i % 24)),
    question: `Question ${i * 37} : qui perd d’abord ses cartes ?`,
  }),
);
const log = writeLogJson(forty, new Date(at(50)), [event()]);

const collect = (frames: Iterable<string>): Collected | undefined => {
  let collected: Collected | undefined;
  for (const frame of frames) ({ collected } = take(collected, frame));
  return collected;
};

describe('Bytes in the signs of codes', () => {
  it('come back the same, and what was not written so is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(fromBase45(toBase45(bytes))).toEqual(bytes);
      }),
      { seed: 1, numRuns: 300 },
    );
    expect(toBase45(new TextEncoder().encode('Hello!!'))).toBe('%69 VD92EX0');
    for (const bad of ['A', 'GGW', 'ab', ':::', 'A:::']) expect(fromBase45(bad)).toBeUndefined();
  });
});

describe('A log in pages of codes', () => {
  it('comes back whole in whatever order its pages are read, and some of them twice', async () => {
    const frames = (await framesOf(log)) ?? [];
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.length).toBeLessThan(20);
    const collected = collect([...frames.slice(2), ...frames].reverse());
    expect(collected && isWhole(collected)).toBe(true);
    expect(collected && (await textOf(collected))).toBe(log);
  });
  it('is read off the drawn code by the reader that is fetched', async () => {
    const [frame = ''] = (await framesOf(log)) ?? [];
    const { size, data } = encode(frame, { ecc: 'M', border: 4 });
    const side = size * 4;
    const pixels = new Uint8ClampedArray(side * side * 4);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const shade = data[Math.floor(y / 4)]?.[Math.floor(x / 4)] ? 0 : 255;
        pixels.set([shade, shade, shade, 255], (y * side + x) * 4);
      }
    expect(decode({ width: side, height: side, data: pixels })).toBe(frame);
  });
  it('says which pages are missing, passes over other codes, and begins anew at another log', async () => {
    const frames = (await framesOf(log)) ?? [];
    const collected = collect(frames.slice(1));
    expect(collected && [isWhole(collected), missingPages(collected)]).toEqual([false, [1]]);
    for (const foreign of ['https://example.org', 'ARB2/0/1/1/A', 'ARB2/00000000/3/2/AA', ''])
      expect(take(collected, foreign)).toEqual({ kind: 'foreign', collected });
    expect(take(collected, frames[1] ?? '').kind).toBe('known');
    const [other = ''] = (await framesOf(writeLogJson([ruling()], new Date(at(1))))) ?? [];
    expect(take(collected, other).kind).toBe('other');
  });
  it('is not put in codes when nobody would scan so many', async () => {
    let seed = 7;
    const noise = () => {
      seed = (seed * 48271) % 2147483647;
      return seed.toString(36);
    };
    const long = Array.from({ length: 2000 }, (_, i) =>
      ruling({ id: `r-${i}`, question: Array.from({ length: 30 }, noise).join(' ') }),
    );
    expect(await framesOf(writeLogJson(long, new Date(at(1))))).toBeUndefined();
  });
});

describe('1,000 exchanges that were harmed on their way', () => {
  let store: LogStore;
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    store = new LogStore();
  });
  afterEach(() => store.close());
  /** What can happen between two phones: pages lost, twice, swapped, misread, of another log; a text edited by hand. */
  const harm = fc.record({
    kind: fc.constantFrom('lost', 'twice', 'swapped', 'misread', 'other', 'edited'),
    at: fc.noBias(fc.integer({ min: 0, max: 1_000_000 })),
    with: fc.constantFrom('A', '0', ':', '%', '/', '"', '9', '}', 'decided', '2026'),
  });
  it('are each refused with nothing changed, or merged with nothing lost', async () => {
    const own = forty
      .slice(0, 8)
      .map((one) => ({ ...one, updatedAt: at(45), past: [one.updatedAt], decision: 'ici' }));
    const theirs = forty
      .slice(4, 12)
      .map((one) => ({ ...one, updatedAt: at(46), past: [one.updatedAt], decision: 'là-bas' }));
    const text = writeLogJson(theirs, new Date(at(50)), [event()]);
    const others = (await framesOf(writeLogJson([ruling()], new Date(at(1))))) ?? [];
    const seen = { refused: 0, merged: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 3 }), async (harms) => {
        await store.close();
        globalThis.indexedDB = new IDBFactory();
        store = new LogStore();
        await store.merge({ rulings: own, deletions: [], events: [] });
        let sent = text;
        for (const one of harms)
          if (one.kind === 'edited') {
            const place = one.at % sent.length;
            sent = sent.slice(0, place) + one.with + sent.slice(place + one.with.length);
          }
        let frames = (await framesOf(sent)) ?? [];
        for (const one of harms) {
          const place = one.at % frames.length;
          const frame = frames[place] ?? '';
          if (one.kind === 'lost') frames = frames.filter((_, i) => i !== place);
          if (one.kind === 'twice') frames = [...frames, frame];
          if (one.kind === 'swapped') frames = [...frames.slice(place), ...frames.slice(0, place)];
          if (one.kind === 'other') frames = [...frames.slice(0, place), ...others, ...frames.slice(place)];
          if (one.kind === 'misread') {
            const at = one.at % Math.max(1, frame.length);
            frames = frames.with(place, frame.slice(0, at) + one.with + frame.slice(at + 1));
          }
          if (frames.length === 0) break;
        }
        const collected = collect(frames);
        const whole = collected && isWhole(collected) ? await textOf(collected) : undefined;
        const found = whole === undefined ? undefined : readLog(whole);
        const before = own.toSorted(byNewest);
        if (!found || 'flaw' in found) {
          seen.refused += 1;
          expect((await store.read()).rulings.toSorted(byNewest)).toEqual(before);
          return;
        }
        seen.merged += 1;
        const { merge } = await store.merge(found);
        const after = (await store.read()).rulings;
        expect(after.every(isRuling)).toBe(true);
        expect(after.length).toBe(own.length + merge.added);
        // Nobody's edit gives way to another that does not know of it.
        for (const one of own) expect(after).toContainEqual(one);
        expect(merge.added + merge.updated + merge.same + merge.kept + merge.clashes.length).toBe(
          new Set(found.rulings.map(({ id }) => id)).size,
        );
      }),
      { seed: 20261118, numRuns: 1000 },
    );
    expect(seen.refused + seen.merged).toBe(1000);
    expect(Math.min(seen.refused, seen.merged)).toBeGreaterThan(100);
  });
});
