import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRuling } from '../../../app/_desk/log/check-ruling';
import { LOG_DATABASE, RULINGS_STORE } from '../../../app/_desk/log/database-name';
import { writeLogCsv } from '../../../app/_desk/log/log-csv';
import { readLog } from '../../../app/_desk/log/read-file';
import { byNewest, type Ruling } from '../../../app/_desk/log/ruling';
import { LogStore, StorageError, UPGRADES } from '../../../app/_desk/log/store';
import { writeLogJson } from '../../../app/_desk/log/write-file';
import { at, ruling } from './support';

let store: LogStore;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = new LogStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

const put = (...rulings: Ruling[]) => store.apply({ put: rulings, remove: [] });
const ids = async () => (await store.read()).rulings.map(({ id }) => id);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => (error instanceof StorageError ? error.reason : error),
  );

describe('The log on the device', () => {
  it('keeps, changes and takes away rulings', async () => {
    await put(ruling(), ruling({ id: 'b' }));
    await store.apply({ put: [ruling({ table: '9' })], remove: ['b'] });
    expect((await store.read()).rulings).toEqual([ruling({ table: '9' })]);
  });
  it('is there for the next visit', async () => {
    await put(ruling());
    await store.close();
    store = new LogStore();
    expect(await ids()).toEqual(['a']);
  });
  it('leaves alone what it cannot read, and counts it', async () => {
    await put(ruling());
    const database = await openDB(LOG_DATABASE);
    await database.put(RULINGS_STORE, { id: 'b', from: 'another version' });
    database.close();
    expect(await store.read()).toEqual({ rulings: [ruling()], unreadable: 1 });
    const { merge } = await store.merge([ruling({ id: 'b' }), ruling({ id: 'c' })]);
    expect(merge).toMatchObject({ added: 1, kept: 1 });
    expect((await store.read()).unreadable).toBe(1);
  });
  it('moves up to a later layout without losing a ruling', async () => {
    await put(ruling());
    await store.close();
    store = new LogStore([...UPGRADES, (database) => void database.createObjectStore('later')]);
    expect(await ids()).toEqual(['a']);
    await store.close();
    const database = await openDB(LOG_DATABASE);
    expect([database.version, [...database.objectStoreNames]]).toEqual([
      UPGRADES.length + 1,
      ['later', RULINGS_STORE],
    ]);
    database.close();
  });
  it('lets go when a later version, or the erasing of everything, asks for it', async () => {
    await put(ruling());
    const erased = await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(LOG_DATABASE);
      request.onsuccess = () => resolve('erased');
      request.onblocked = () => resolve('blocked');
    });
    expect(erased).toBe('erased');
    expect(await ids()).toEqual([]);
  });
});

describe('When storage fails', () => {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  it('half-way, everything stays as it was', async () => {
    await put(ruling());
    const original = IDBObjectStore.prototype.put;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      writes += 1;
      return writes > 2 ? full() : original.call(this, value, key);
    });
    const coming = ['b', 'c', 'd', 'e'].map((id) => ruling({ id }));
    expect(await reasonOf(store.merge(coming))).toBe('full');
    writes = 0;
    expect(await reasonOf(put(...coming))).toBe('full');
    expect(writes).toBe(3);
    vi.restoreAllMocks();
    expect(await ids()).toEqual(['a']);
    await put(ruling({ id: 'b' }));
    expect(await ids()).toEqual(['a', 'b']);
  });
  it('for want of a database, it says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    expect(await reasonOf(store.read())).toBe('unavailable');
    vi.restoreAllMocks();
    expect(await ids()).toEqual([]);
  });
  it('because the database is from a newer version, it says so', async () => {
    (await openDB(LOG_DATABASE, UPGRADES.length + 5)).close();
    expect(await reasonOf(store.read())).toBe('newer');
  });
  it('because an older tab does not let go, it says so, and works once that is closed', async () => {
    const older = await openDB(LOG_DATABASE, UPGRADES.length, {
      upgrade: (database) => UPGRADES[0]?.(database),
    });
    store = new LogStore([...UPGRADES, () => undefined]);
    expect(await reasonOf(store.read())).toBe('blocked');
    older.close();
    expect(await ids()).toEqual([]);
  });
});

/** A small harm done to a text: a piece cut out, doubled, swapped for another, or everything after it lost. */
const harm = fc.record({
  kind: fc.constantFrom('cut', 'double', 'swap', 'end'),
  at: fc.noBias(fc.integer({ min: 0, max: 1_000_000 })),
  length: fc.constantFrom(1, 1, 2, 5, 40),
  with: fc.constantFrom('"', ',', '}', '{', '\n', '0', '9', 'a', ' ', 'null', '-1', '\\', 'é', '\u0000'),
});
type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

function harmed(text: string, { kind, at: place, length, with: other }: Harm): string {
  const from = place % text.length;
  const piece = text.slice(from, from + length);
  const [before, after] = [text.slice(0, from), text.slice(from + length)];
  return {
    cut: before + after,
    double: before + piece + piece + after,
    swap: before + other + after,
    end: before,
  }[kind];
}

describe('500 damaged imports', () => {
  it('are each refused with nothing changed, or merged with nothing lost', async () => {
    const own = Array.from({ length: 6 }, (_, i) => ruling({ id: `own-${i}`, createdAt: at(i) }));
    const theirs = [
      ...own.slice(0, 6).map((one) => ({
        ...one,
        updatedAt: at(40),
        decision: 'revu, "relu" et noté encore une fois, '.repeat(6),
      })),
      ...Array.from({ length: 3 }, (_, i) =>
        ruling({ id: `new-${i}`, extension: { minutes: 3, startedAt: at(i) } }),
      ),
    ];
    const texts = [writeLogJson(theirs, new Date(at(50))), writeLogCsv(theirs)];
    const seen = { refused: 0, merged: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts),
        fc.array(harm, { minLength: 1, maxLength: 2 }),
        async (text, harms) => {
          const before = await store.read();
          await store.apply({ put: own, remove: before.rulings.map(({ id }) => id) });
          const found = readLog(harms.reduce((now, one) => (now ? harmed(now, one) : now), text));
          if ('flaw' in found) {
            seen.refused += 1;
            expect(found.flaw.code).toBeTruthy();
            expect((await store.read()).rulings.toSorted(byNewest)).toEqual(own.toSorted(byNewest));
            return;
          }
          seen.merged += 1;
          const { merge, undo } = await store.merge(found.rulings);
          const after = await store.read();
          expect(after.unreadable).toBe(0);
          expect(after.rulings.every(isRuling)).toBe(true);
          expect(after.rulings.length).toBe(own.length + merge.added);
          for (const one of own) {
            const now = after.rulings.find(({ id }) => id === one.id);
            expect(now && (now.updatedAt > one.updatedAt || now.decision === one.decision)).toBe(true);
          }
          await store.apply(undo);
          expect((await store.read()).rulings.toSorted(byNewest)).toEqual(own.toSorted(byNewest));
        },
      ),
      { seed: 20260509, numRuns: 500 },
    );
    expect(seen.refused + seen.merged).toBe(500);
    expect(Math.min(seen.refused, seen.merged)).toBeGreaterThan(50);
  });
});
