import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readLog } from '../../app/_desk/log/read-file';
import { writeLogJson } from '../../app/_desk/log/write-file';
import { isKeptSituation, type KeptSituation } from '../../app/_desk/situations/kept';
import {
  eraseSituation,
  joinSituations,
  keepSituation,
  keptSituations,
} from '../../app/_desk/situations/store';

const NOW = new Date('2026-11-18T10:00:00.000Z');
const duel: KeptSituation = {
  id: 'duel',
  title: 'Table 7',
  engine: 'yj-duel',
  link: '1.abc',
  changed: '2026-11-18T09:00:00.000Z',
};

beforeEach(async () => {
  for (const { id } of await keptSituations()) await eraseSituation(id);
});

describe('My situations', () => {
  it('are kept, the latest first, and erased one by one', async () => {
    await keepSituation(duel);
    await keepSituation({ ...duel, id: 'other', changed: '2026-11-18T09:30:00.000Z' });
    expect((await keptSituations()).map(({ id }) => id)).toEqual(['other', 'duel']);
    await eraseSituation('other');
    expect(await keptSituations()).toEqual([duel]);
  });
  it('travel with the log, and of two versions the later one stays', async () => {
    const read = readLog(writeLogJson([], NOW, [], [], [duel]));
    if ('flaw' in read) throw new Error(read.flaw.code);
    expect(await joinSituations(read.situations ?? [])).toBe(1);
    expect(await joinSituations(read.situations ?? [])).toBe(0);
    const later = { ...duel, title: 'Renamed', changed: '2026-11-18T11:00:00.000Z' };
    expect(await joinSituations([later])).toBe(1);
    expect(await joinSituations([duel])).toBe(0);
    expect(await keptSituations()).toEqual([later]);
  });
  it('that are none refuse the whole file, and say which and why', () => {
    const text = writeLogJson([], NOW, [], [], [duel, { ...duel, link: 'javascript:alert(1)' }]);
    expect(readLog(text)).toEqual({
      flaw: { code: 'situation', entry: 2, flaw: { code: 'out-of-range', field: 'link' } },
    });
  });
  it('of a file without any are none', () => {
    expect(readLog(writeLogJson([], NOW))).not.toHaveProperty('situations');
  });
  it.each([null, {}, { ...duel, engine: 'chess' }, { ...duel, changed: 'yesterday' }, { ...duel, more: 1 }])(
    'are not %j',
    (value) => {
      expect(isKeptSituation(value)).toBe(false);
    },
  );
});
