import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { ofSide } from '../../../app/_desk/log/clash';
import { deletionOf } from '../../../app/_desk/log/deletion';
import { saidOfAnswers } from '../../../app/_desk/log/last-change';
import { mergeRulings } from '../../../app/_desk/log/merge';
import { type ComingLog, readLog } from '../../../app/_desk/log/read-file';
import type { Ruling } from '../../../app/_desk/log/ruling';
import { back, type Step } from '../../../app/_desk/log/step';
import { LogStore } from '../../../app/_desk/log/store';
import { writeLogJson } from '../../../app/_desk/log/write-file';
import { at, ruling } from './support';

const edited = (minute: number, past: number[], decision = 'revu'): Ruling =>
  ruling({ updatedAt: at(minute), past: past.map(at), decision });
const deleted = (one: Ruling, minute: number) => deletionOf(one, new Date(at(minute)), one);

describe('A ruling that was deleted', () => {
  it('does not come back from a device that still has it', () => {
    const gone = deleted(ruling(), 10);
    expect(mergeRulings([gone], [ruling()])).toMatchObject({ put: [], kept: 1, clashes: [] });
    const later = edited(5, [0]);
    expect(mergeRulings([deleted(later, 10)], [later])).toMatchObject({ put: [], kept: 1, clashes: [] });
  });
  it('is deleted on a device that has what was deleted, or what was before it', () => {
    const gone = deleted(edited(5, [0]), 10);
    for (const held of [ruling(), edited(5, [0])])
      expect(mergeRulings([held], [gone])).toMatchObject({ put: [gone], removed: 1, updated: 0 });
  });
  it('is asked about where an edit did not know of it, on either side', () => {
    const gone = deleted(ruling(), 10);
    const edit = edited(8, [0]);
    expect(mergeRulings([gone], [edit])).toMatchObject({
      put: [],
      clashes: [{ mine: edit, theirs: undefined, gone: { at: 'here', as: gone } }],
    });
    expect(mergeRulings([edit], [gone])).toMatchObject({
      put: [],
      removed: 0,
      clashes: [{ mine: edit, theirs: undefined, gone: { at: 'there', as: gone } }],
    });
  });
  it('is known to whoever hears of it, even without the ruling', () => {
    const gone = deleted(ruling(), 10);
    const first = mergeRulings([], [gone]);
    expect(first).toMatchObject({ put: [gone], added: 0, removed: 0 });
    expect(mergeRulings(first.put, [ruling()])).toMatchObject({ put: [], kept: 1 });
  });
  it('twice, on two devices, is known with everything that either knew', () => {
    const [mine, theirs] = [deleted(edited(3, [0]), 10), deleted(edited(5, [0]), 9)];
    const { put } = mergeRulings([mine], [theirs]);
    expect(put).toEqual([{ ...mine, past: [at(0), at(3), at(5), at(9)] }]);
    expect(mergeRulings(put, [theirs]).put).toEqual([]);
  });
  it('keeps no word of what was said', () => {
    const gone = deleted(ruling({ question: 'secret', table: '77', judge: 'LM' }), 10);
    expect(Object.keys(gone).sort()).toEqual(['createdAt', 'deleted', 'event', 'id', 'past', 'updatedAt']);
  });
});

describe('The device', () => {
  let store: LogStore;
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    store = new LogStore();
  });
  const only = (...rulings: Ruling[]): ComingLog => ({ rulings, deletions: [], events: [] });
  const remove = async (from: Ruling): Promise<Step> => {
    const step = { id: from.id, from, to: undefined };
    expect(await store.apply([step])).toEqual([]);
    return step;
  };
  it('keeps a deletion, hands it over in a file, and forgets nothing by reading it', async () => {
    await store.merge(only(ruling(), ruling({ id: 'b' })));
    await remove(ruling());
    const { rulings, deletions } = await store.read();
    expect([rulings, deletions]).toMatchObject([[{ id: 'b' }], [{ id: 'a', past: [at(0)] }]]);
    const file = readLog(writeLogJson(rulings, new Date(at(50)), [], deletions));
    expect(file).toEqual({ rulings, deletions, events: [] });
    expect((await store.merge(only(ruling()))).merge).toMatchObject({ added: 0, kept: 1 });
    expect((await store.read()).rulings).toEqual([ruling({ id: 'b' })]);
  });
  it('that takes a deletion back has a version that overrules it elsewhere', async () => {
    await store.merge(only(ruling()));
    const step = await remove(ruling());
    const [gone] = (await store.read()).deletions;
    expect(await store.apply(back([step]))).toEqual([]);
    // answered too late, and asked again
    expect(await store.apply(back([step]))).toEqual([]);
    const { rulings, deletions } = await store.read();
    expect(deletions).toEqual([]);
    expect(rulings).toMatchObject([{ id: 'a', decision: ruling().decision }]);
    expect(mergeRulings(gone ? [gone] : [], rulings)).toMatchObject({ put: rulings, added: 1 });
  });
  it('that takes an import back is as it was, deletions too', async () => {
    const held = ruling({ id: 'b' });
    await store.merge(only(held, ruling({ id: 'c' })));
    await remove(ruling({ id: 'c' }));
    const before = await store.read();
    const { steps } = await store.merge({
      rulings: [
        ruling(),
        edited(60, []),
        { ...ruling({ id: 'c' }), updatedAt: at(9_999_999), past: [before.deletions[0]?.updatedAt ?? ''] },
      ],
      deletions: [deleted(held, 9), deletionOf(ruling({ id: 'z' }), new Date(at(9)), ruling({ id: 'z' }))],
      events: [],
    });
    expect((await store.read()).rulings.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(await store.apply(back(steps))).toEqual([]);
    expect(await store.read()).toEqual(before);
    expect((await store.merge(only(ruling()))).merge.added).toBe(1);
  });
  it.each(['mine', 'theirs'] as const)('that answers for %s is not asked again', async (side) => {
    for (const at_ of ['here', 'there'] as const) {
      globalThis.indexedDB = new IDBFactory();
      store = new LogStore();
      const edit = edited(8, [0]);
      await store.merge(only(at_ === 'here' ? ruling() : edit));
      if (at_ === 'here') await remove(ruling());
      const coming = at_ === 'here' ? only(edit) : { ...only(), deletions: [deleted(ruling(), 10)] };
      const { merge } = await store.merge(coming);
      const [clash] = merge.clashes;
      if (!clash?.gone) throw new Error('nothing asked');
      const answer = ofSide(clash, side, new Date());
      expect(answer === undefined).toBe((at_ === 'here') === (side === 'mine'));
      const from = at_ === 'here' ? undefined : edit;
      const seen = [clash.mine, clash.gone.as];
      expect(await store.apply([{ id: 'a', from, to: answer, seen }])).toEqual([]);
      expect((await store.merge(coming)).merge).toMatchObject({ clashes: [], put: [] });
      expect((await store.read()).rulings).toHaveLength(answer ? 1 : 0);
    }
  });
  it('is told of an import whose questions were answered: what was put back, deleted, kept', () => {
    const asked = { added: 0, updated: 0, removed: 0, same: 0, kept: 0, asked: 2 };
    const gone = deleted(ruling(), 10);
    const clash = { from: 'file', base: undefined, mine: edited(8, [0]), theirs: undefined } as const;
    const said = saidOfAnswers(
      [
        { clash: { ...clash, gone: { at: 'here', as: gone } }, ruling: clash.mine },
        { clash: { ...clash, gone: { at: 'there', as: gone } }, ruling: undefined },
      ],
      [],
      { kind: 'imported', imported: asked },
      undefined,
    );
    expect(said.imported).toEqual({ ...asked, updated: 1, removed: 1, asked: 0 });
  });
});
