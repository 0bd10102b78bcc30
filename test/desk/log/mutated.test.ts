import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletionOf, type Entry, isGone } from '../../../app/_desk/log/deletion';
import { differences } from '../../../app/_desk/log/pieces';
import { readLogFile } from '../../../app/_desk/log/read-file';
import { byNewest, follows } from '../../../app/_desk/log/ruling';
import { back } from '../../../app/_desk/log/step';
import { LogStore } from '../../../app/_desk/log/store';
import { writeLogJson } from '../../../app/_desk/log/write-file';
import { at, event, ruling } from './support';

type Json = Record<string, unknown>;
interface Log {
  schema: unknown;
  rulings: Json[];
  deletions: Json[];
  events: Json[];
}

/** What a hand, a program or a bad wire can do to a log. `a` and `b` say where. */
const HARMS: Record<string, (log: Log, a: number, b: number) => void> = {
  'a field is taken away': ({ rulings }, a, b) => {
    const one = rulings[a % rulings.length] ?? {};
    delete one[Object.keys(one)[b % Object.keys(one).length] ?? ''];
  },
  'a field holds that of another': ({ rulings }, a, b) => {
    const [one, other] = [rulings[a % rulings.length] ?? {}, rulings[b % rulings.length] ?? {}];
    const field = Object.keys(other)[(a + b) % Object.keys(other).length] ?? '';
    one[field] = other[field];
  },
  'a field holds something else': ({ rulings }, a, b) => {
    const one = rulings[a % rulings.length] ?? {};
    const values = [null, 0, '', [], {}, 'x', -1, '2026-02-31T00:00:00.000Z', true];
    one[Object.keys(one)[b % Object.keys(one).length] ?? ''] = values[(a * 7 + b) % values.length];
  },
  'a version says that it knows others': ({ rulings }, a, b) => {
    const one = rulings[a % rulings.length] ?? {};
    one.past = [at(0), at(45), at(b % 60)];
  },
  'a version is made older or newer': ({ rulings }, a, b) => {
    Object.assign(rulings[a % rulings.length] ?? {}, { updatedAt: at(b % 120) });
  },
  'two change their ids': ({ rulings }, a, b) => {
    const [one, other] = [rulings[a % rulings.length] ?? {}, rulings[b % rulings.length] ?? {}];
    [one.id, other.id] = [other.id, one.id];
  },
  'one comes twice, with other words': ({ rulings }, a, b) => {
    rulings.splice(b % rulings.length, 0, { ...rulings[a % rulings.length], decision: `redit ${b}` });
  },
  'all come in another order': ({ rulings, deletions }, a) => {
    rulings.push(...rulings.splice(0, a % rulings.length));
    deletions.reverse();
  },
  'the end is missing': ({ rulings }, a) => void rulings.splice(a % rulings.length),
  'a ruling is said to be deleted': ({ rulings, deletions }, a) => {
    const { id, event: of, createdAt, updatedAt, past } = rulings[a % rulings.length] ?? {};
    deletions.push({ id, event: of, createdAt, updatedAt, past, deleted: true });
  },
  'a deletion is harmed': ({ deletions }, a, b) => {
    const one = deletions[a % Math.max(1, deletions.length)];
    if (one) one[Object.keys(one)[b % 6] ?? ''] = [at(0), [], false, 'x', [at(45)]][b % 5];
  },
  'it is of another schema': (log, a) => {
    log.schema = [1, 2, 4, 'x', 0][a % 5];
  },
  nothing: () => undefined,
};

const harm = fc.record({
  kind: fc.constantFrom(...Object.keys(HARMS)),
  a: fc.noBias(fc.nat(100_000)),
  b: fc.noBias(fc.nat(100_000)),
});
/** Bytes that fall over on their way. */
const flips = fc.array(
  fc.record({ at: fc.noBias(fc.nat(1_000_000)), by: fc.integer({ min: 1, max: 255 }) }),
  {
    maxLength: 1,
  },
);

const knows = (entry: Entry | undefined, other: Entry): boolean => {
  if (!entry) return false;
  if (follows(entry, other)) return true;
  return isGone(entry) || isGone(other)
    ? isGone(entry) && isGone(other) && entry.updatedAt >= other.updatedAt
    : entry.updatedAt >= other.updatedAt && differences(entry, other).length === 0;
};

describe('1,000 exchanges whose fields, versions, order and bytes were changed', () => {
  it('are each refused with nothing changed, or merged with nothing lost, and can be taken back', async () => {
    const first = Array.from({ length: 8 }, (_, i) =>
      ruling({ id: `r-${i}`, createdAt: at(i), updatedAt: at(i), event: 'open-lyon' }),
    );
    const edited = (by: string, minute: number) => (one: (typeof first)[number]) => ({
      ...one,
      updatedAt: at(minute),
      past: [one.updatedAt],
      decision: by,
    });
    const [r0, r1, r2, , , r5, r6] = first as [never, never, never, never, never, never, never];
    const own = [...first.slice(2, 4).map(edited('ici', 45)), ...first.slice(4, 6)];
    const ownGone = [deletionOf(r0, new Date(at(46)), r0)];
    const theirs = [r0, r1, ...first.slice(3, 5).map(edited('là-bas', 47)), ...first.slice(7)];
    const theirsGone = [r2, r5, r6].map((one) => deletionOf(one, new Date(at(48)), one));
    const text = writeLogJson(theirs, new Date(at(50)), [event()], theirsGone);
    const seen = { refused: 0, merged: 0, asked: 0, removed: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 3 }), flips, async (harms, flipped) => {
        globalThis.indexedDB = new IDBFactory();
        const store = new LogStore();
        await store.merge({ rulings: own, deletions: ownGone, events: [] });
        const before = await store.read();
        const log = JSON.parse(text) as Log;
        for (const { kind, a, b } of harms) if (log.rulings.length > 0) HARMS[kind]?.(log, a, b);
        const bytes = new TextEncoder().encode(JSON.stringify(log));
        for (const flip of flipped) {
          const place = flip.at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ flip.by;
        }
        const found = await readLogFile(new Blob([bytes]));
        if ('flaw' in found) {
          seen.refused += 1;
          expect(found.flaw.code).toBeTruthy();
          expect(await store.read()).toEqual(before);
          return store.close();
        }
        const { merge, steps } = await store.merge(found);
        const after = await store.read();
        const entries = new Map([...after.rulings, ...after.deletions].map((entry) => [entry.id, entry]));
        expect(after.unreadable).toBe(0);
        for (const entry of [...before.rulings, ...before.deletions])
          expect(knows(entries.get(entry.id), entry), entry.id).toBe(true);
        for (const entry of [...found.rulings, ...found.deletions]) {
          const isAsked = merge.clashes.some(({ mine }) => mine.id === entry.id);
          expect(isAsked || knows(entries.get(entry.id), entry), entry.id).toBe(true);
        }
        const again = await store.merge(found);
        expect(again.merge.put).toEqual([]);
        seen.merged += 1;
        seen.asked += merge.clashes.length;
        seen.removed += merge.removed;
        expect(await store.apply(back(steps))).toEqual([]);
        const undone = await store.read();
        expect(undone.rulings.sort(byNewest)).toEqual(before.rulings.sort(byNewest));
        expect(undone.deletions).toEqual(before.deletions);
        return store.close();
      }),
      { seed: 20261118, numRuns: 1000 },
    );
    expect(seen.refused + seen.merged).toBe(1000);
    expect(Math.min(seen.refused, seen.merged, seen.asked, seen.removed)).toBeGreaterThan(100);
  }, 120_000);
});
