import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest, IDBRequest } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRuling } from '../../../app/_desk/log/check-ruling';
import { UPGRADES } from '../../../app/_desk/log/connection';
import { EVENTS_STORE, LOG_DATABASE, RULINGS_STORE } from '../../../app/_desk/log/database-name';
import { draftOf, rulingOf } from '../../../app/_desk/log/draft';
import { readLog } from '../../../app/_desk/log/read-file';
import { byNewest, type Ruling } from '../../../app/_desk/log/ruling';
import { back } from '../../../app/_desk/log/step';
import { LogStore, StorageError } from '../../../app/_desk/log/store';
import { writeLogJson } from '../../../app/_desk/log/write-file';
import { at, event, ofSchema1, ruling, schema1Csv } from './support';

let store: LogStore;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = new LogStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

const put = (...rulings: Ruling[]) => store.apply(rulings.map((to) => ({ id: to.id, from: undefined, to })));
const merge = (...rulings: Ruling[]) => store.merge({ rulings, deletions: [], events: [] });
const ids = async () => (await store.read()).rulings.map(({ id }) => id);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => (error instanceof StorageError ? error.reason : error),
  );

describe('The log on the device', () => {
  it('keeps, changes and takes away rulings', async () => {
    await put(ruling(), ruling({ id: 'b' }));
    const missed = await store.apply([
      { id: 'a', from: ruling(), to: ruling({ table: '9' }) },
      { id: 'b', from: ruling({ id: 'b' }), to: undefined },
    ]);
    expect(missed).toEqual([]);
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
    expect(await store.read()).toEqual({ rulings: [ruling()], deletions: [], events: [], unreadable: 1 });
    const { merge: done } = await merge(ruling({ id: 'b' }), ruling({ id: 'c' }));
    expect(done).toMatchObject({ added: 1, kept: 1 });
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
      [EVENTS_STORE, 'later', RULINGS_STORE],
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

describe('A log of schema 1', () => {
  const old = [
    ruling({ extension: { minutes: 3, startedAt: at(1) } }),
    ruling({ id: 'b', createdAt: at(2), updatedAt: at(7), outcome: 'other', decision: 'revu' }),
  ];
  /** The database as the version of that time made it. */
  const keepOld = async (...records: unknown[]) => {
    const database = await openDB(LOG_DATABASE, 1, {
      upgrade: (made) => void made.createObjectStore(RULINGS_STORE, { keyPath: 'id' }),
    });
    for (const record of records) await database.put(RULINGS_STORE, record);
    database.close();
  };
  it('opens with every ruling, outside any event, decided, by nobody named', async () => {
    await keepOld(...old.map(ofSchema1));
    expect(await store.read()).toEqual({ rulings: old, deletions: [], events: [], unreadable: 0 });
    expect(old[0]).toMatchObject({ event: '', judge: '', state: 'decided', past: [] });
  });
  it('keeps what it cannot read as it was', async () => {
    await keepOld(ofSchema1(ruling()), { id: 'x', from: 'another version' });
    expect(await store.read()).toEqual({ rulings: [ruling()], deletions: [], events: [], unreadable: 1 });
    await store.close();
    const database = await openDB(LOG_DATABASE);
    expect(await database.get(RULINGS_STORE, 'x')).toEqual({ id: 'x', from: 'another version' });
    database.close();
  });
  it('goes on: its rulings are edited, and its files come in as the same rulings', async () => {
    await keepOld(...old.map(ofSchema1));
    const [first] = old as [Ruling];
    const edited = rulingOf({ ...draftOf(first), state: 'appealed' }, new Date(at(9)));
    expect(await store.apply([{ id: 'a', from: first, to: edited }])).toEqual([]);
    const file = JSON.stringify({ schema: 1, exportedAt: at(8), rulings: old.map(ofSchema1) });
    for (const text of [file, schema1Csv(old)]) {
      const found = readLog(text);
      if ('flaw' in found) throw new Error(found.flaw.code);
      expect((await store.merge(found)).merge).toMatchObject({ added: 0, same: 1, kept: 1, clashes: [] });
    }
    expect((await store.read()).rulings).toEqual([edited, old[1]]);
  });
});

describe('Events', () => {
  it('are kept, changed, and join what another tab added meanwhile', async () => {
    await store.keepEvent(undefined, event());
    const mine = event({ updatedAt: at(2), name: 'Open', judges: ['LM'] });
    expect(await store.keepEvent(event(), mine)).toEqual(mine);
    const late = event({ updatedAt: at(3), name: 'Open 2', judges: ['ZZ'] });
    const joined = await store.keepEvent(event(), late);
    expect(joined).toEqual({ ...late, judges: ['ZZ', 'LM'] });
    expect((await store.read()).events).toEqual([joined]);
  });
  it('come with the rulings that belong to them, once', async () => {
    const log = { rulings: [ruling({ event: 'open-lyon' })], deletions: [], events: [event()] };
    expect((await store.merge(log)).merge.added).toBe(1);
    expect((await store.merge(log)).merge).toMatchObject({ added: 0, same: 1 });
    expect(await store.read()).toEqual({ ...log, unreadable: 0 });
  });
  it('stay as long as a ruling belongs to them', async () => {
    await store.merge({
      rulings: [ruling({ event: 'open-lyon' })],
      deletions: [],
      events: [event(), event({ id: 'b' })],
    });
    expect([await store.dropEvent('open-lyon'), await store.dropEvent('b')]).toEqual([false, true]);
    expect((await store.read()).events.map(({ id }) => id)).toEqual(['open-lyon']);
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
    expect(await reasonOf(merge(...coming))).toBe('full');
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
      upgrade: async (database, _, __, transaction) => {
        for (const step of UPGRADES) await step(database, transaction);
      },
    });
    store = new LogStore([...UPGRADES, () => undefined]);
    const told = await new Promise((resolve) => {
      const reading = store.read((reason) => {
        older.close();
        reading.then((log) => resolve([reason, log]));
      });
    });
    expect(told).toEqual(['blocked', { rulings: [], deletions: [], events: [], unreadable: 0 }]);
  });
});

describe('A ruling that another tab changed meanwhile', () => {
  const theirs = ruling({ updatedAt: at(5), decision: 'la leur' });
  const mine = ruling({ updatedAt: at(6), decision: 'la mienne' });
  it('is neither overwritten nor deleted, and is handed back', async () => {
    await put(theirs, ruling({ id: 'b' }));
    for (const to of [mine, undefined]) {
      const step = { id: 'a', from: ruling(), to };
      expect(await store.apply([step])).toEqual([{ step, found: theirs }]);
    }
    expect((await store.read()).rulings[0]).toEqual(theirs);
  });
  it('is not brought back after it was deleted', async () => {
    const step = { id: 'a', from: ruling(), to: mine };
    expect(await store.apply([step])).toEqual([{ step, found: undefined }]);
    expect(await ids()).toEqual([]);
  });
  it('is not taken twice, if it is what this tab wrote', async () => {
    await put(ruling());
    const step = { id: 'a', from: ruling(), to: mine };
    expect([await store.apply([step]), await store.apply([step])]).toEqual([[], []]);
    const gone = { id: 'a', from: mine, to: undefined };
    expect([await store.apply([gone]), await store.apply([gone])]).toEqual([[], []]);
  });
  it('is left alone by the undoing of an import, which takes back the rest', async () => {
    const { steps } = await merge(ruling(), ruling({ id: 'b' }));
    await store.apply([{ id: 'a', from: ruling(), to: theirs }]);
    expect((await store.apply(back(steps))).map(({ found }) => found)).toEqual([theirs]);
    expect((await store.read()).rulings).toEqual([theirs]);
  });
  it('is not written over if this version cannot read it', async () => {
    await put(ruling());
    const database = await openDB(LOG_DATABASE);
    await database.put(RULINGS_STORE, { id: 'a', from: 'another version' });
    database.close();
    expect(await reasonOf(store.apply([{ id: 'a', from: ruling(), to: mine }]))).toBe('newer');
    expect((await store.read()).unreadable).toBe(1);
  });
});

describe('A correction made here', () => {
  it('outlives the same old file from a clock that runs ahead', async () => {
    const ahead = ruling({ createdAt: at(0), updatedAt: '2027-01-01T00:00:00.000Z' });
    await merge(ahead);
    const corrected = rulingOf({ ...draftOf(ahead), outcome: 'refused' }, new Date(at(30)));
    await store.apply([{ id: 'a', from: ahead, to: corrected }]);
    const { merge: done } = await merge(ahead);
    expect(done).toMatchObject({ updated: 0, kept: 1, clashes: [] });
    expect((await store.read()).rulings).toEqual([corrected]);
  });
  it('is asked about where the file has a newer version that cannot know of it', async () => {
    const corrected = ruling({ updatedAt: at(5), decision: 'corrigé ici' });
    await put(corrected);
    const theirs = ruling({ updatedAt: at(9), question: 'corrigé là-bas' });
    const { merge: done, steps } = await merge(theirs);
    expect(done.clashes).toEqual([{ from: 'file', base: undefined, mine: corrected, theirs }]);
    expect(steps).toEqual([]);
    expect((await store.read()).rulings).toEqual([corrected]);
  });
});

describe('A hostile file', () => {
  it('whose ruling is named __proto__ is kept as any other and changes nothing else', async () => {
    const hostile = ruling({ id: '__proto__', decision: 'x' });
    const found = readLog(writeLogJson([hostile, ruling()], new Date(at(9))));
    if ('flaw' in found) throw new Error(found.flaw.code);
    await store.merge(found);
    expect((await store.read()).rulings).toEqual([hostile, ruling()]);
    expect(readLog(schema1Csv([hostile]))).toEqual({ rulings: [hostile], deletions: [], events: [] });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Partial<Ruling>).decision).toBeUndefined();
  });
  it('that sets a prototype is refused', () => {
    const text = writeLogJson([ruling()], new Date(at(9))).replace('"id":', '"__proto__": {"x": 1}, "id":');
    expect(readLog(text)).toMatchObject({ flaw: { flaw: { code: 'unknown-field', field: '__proto__' } } });
  });
});

describe('A database that does not answer', () => {
  /** A request that fires nothing until it is told what to answer. */
  function silent<T extends IDBRequest>(kind: new () => T) {
    const events = new EventTarget();
    const request = Object.assign(new kind(), {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    });
    const answer = (result: unknown) => {
      Object.defineProperty(request, 'result', { value: result });
      events.dispatchEvent(new Event('success'));
    };
    return { request, answer };
  }
  const opened = () =>
    new Promise((resolve) => {
      const request = indexedDB.open(LOG_DATABASE);
      request.onsuccess = () => resolve(request.result);
    });
  /** The promise of what was asked, once its asker has been told that it takes long. */
  const slow = <T>(ask: (onWait: (reason: string) => void) => Promise<T>) =>
    new Promise<{ reason: string; asked: Promise<T> }>((resolve) => {
      const asked: Promise<T> = ask((reason) => resolve({ reason, asked }));
    });
  const theOpening = () => {
    const held = silent(IDBOpenDBRequest);
    vi.spyOn(indexedDB, 'open').mockReturnValueOnce(held.request);
    return held;
  };
  beforeEach(async () => {
    await put(ruling());
    await store.close();
    store = new LogStore(UPGRADES, 20);
  });
  it('is told of after a while, and its late answer is used', async () => {
    const opening = theOpening();
    const { reason, asked } = await slow((onWait) => store.read(onWait));
    expect(reason).toBe('failed');
    opening.answer(await opened());
    expect(await asked).toEqual({ rulings: [ruling()], deletions: [], events: [], unreadable: 0 });
  });
  it('is asked again; what was asked before is then done too, once, and no connection is left over', async () => {
    const opening = theOpening();
    const step = { id: 'b', from: undefined, to: ruling({ id: 'b' }) };
    const { asked } = await slow((onWait) => store.apply([step], onWait));
    expect(await store.apply([step])).toEqual([]);
    expect(await asked).toEqual([]);
    expect(await ids()).toEqual(['a', 'b']);
    opening.answer(await opened());
    await store.close();
    const erased = await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(LOG_DATABASE);
      request.onsuccess = () => resolve('erased');
      request.onblocked = () => resolve('blocked');
    });
    expect(erased).toBe('erased');
  });
  it('though it opened, is told of as well', async () => {
    const reading = silent(IDBRequest);
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValueOnce(reading.request);
    const { reason, asked } = await slow((onWait) => store.read(onWait));
    expect(reason).toBe('failed');
    reading.answer([ruling({ id: 'late' })]);
    expect(await asked).toEqual({
      rulings: [ruling({ id: 'late' })],
      deletions: [],
      events: [],
      unreadable: 0,
    });
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

describe('1,000 damaged imports', () => {
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
    const texts = [writeLogJson(theirs, new Date(at(50))), schema1Csv(theirs)];
    const seen = { refused: 0, merged: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts),
        fc.array(harm, { minLength: 1, maxLength: 2 }),
        async (text, harms) => {
          await store.close();
          globalThis.indexedDB = new IDBFactory();
          store = new LogStore();
          await put(...own);
          const found = readLog(harms.reduce((now, one) => (now ? harmed(now, one) : now), text));
          if ('flaw' in found) {
            seen.refused += 1;
            expect(found.flaw.code).toBeTruthy();
            expect((await store.read()).rulings.toSorted(byNewest)).toEqual(own.toSorted(byNewest));
            return;
          }
          seen.merged += 1;
          const { merge, steps } = await store.merge(found);
          const after = await store.read();
          expect(after.unreadable).toBe(0);
          expect(after.rulings.every(isRuling)).toBe(true);
          expect(after.rulings.length).toBe(own.length + merge.added);
          for (const one of own) {
            const now = after.rulings.find(({ id }) => id === one.id);
            expect(now && (now.updatedAt > one.updatedAt || now.decision === one.decision)).toBe(true);
          }
          expect(await store.apply(back(steps))).toEqual([]);
          expect((await store.read()).rulings.toSorted(byNewest)).toEqual(own.toSorted(byNewest));
        },
      ),
      { seed: 20260509, numRuns: 1000 },
    );
    expect(seen.refused + seen.merged).toBe(1000);
    expect(Math.min(seen.refused, seen.merged)).toBeGreaterThan(50);
  });
});
