import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../../app/_desk/log/change';
import { changedWords } from '../../../app/_desk/log/changed-words';
import { isRuling } from '../../../app/_desk/log/check-ruling';
import { type Clash, changedBy, chosen, combine, wholly } from '../../../app/_desk/log/clash';
import { differences, PIECE_NAMES, type Piece } from '../../../app/_desk/log/pieces';
import type { Ruling } from '../../../app/_desk/log/ruling';
import { LogStore } from '../../../app/_desk/log/store';
import { anyRuling, at, ruling } from './support';

const NOW = new Date(at(30));
const base = ruling();
const clashOf = (mine: Partial<Ruling>, theirs: Partial<Ruling> | undefined): Clash => ({
  from: 'tab',
  base,
  mine: ruling({ updatedAt: at(5), ...mine }),
  theirs: theirs && ruling({ updatedAt: at(6), ...theirs }),
});

describe('Two versions of one ruling', () => {
  it('that changed different pieces are brought together, newer than both', () => {
    const both = combine(clashOf({ question: 'la mienne' }, { table: '9', round: 2 }), NOW);
    expect(both?.taken).toEqual(['round', 'table']);
    expect(both?.ruling).toEqual(
      ruling({
        question: 'la mienne',
        table: '9',
        round: 2,
        past: [at(5), at(6)],
        updatedAt: NOW.toISOString(),
      }),
    );
  });
  it('that changed one piece alike need no answer', () => {
    const both = combine(clashOf({ decision: 'même', table: '9' }, { decision: 'même' }), NOW);
    expect(both?.ruling).toMatchObject({ decision: 'même', table: '9' });
  });
  it.each([
    ['the same words', { decision: 'oui' }, { decision: 'non' }],
    ['the outcome and its words, which belong together', { outcome: 'refused' }, { decision: 'Il peut.' }],
    ['the game and its seats, which belong together', { game: 'gundam', seats: [] }, { seats: ['dark'] }],
    ['all that it is about', { question: '' }, { rules: [] }],
  ] as const)('that changed %s are asked about', (_, mine, theirs) => {
    expect(combine(clashOf(mine as Partial<Ruling>, theirs as Partial<Ruling>), NOW)).toBeUndefined();
  });
  it('say who alone changed a piece; without a common beginning nobody can', () => {
    const clash = clashOf({ table: '9', decision: 'a' }, { round: 2, decision: 'b' });
    expect([...changedBy(clash)]).toEqual([
      ['round', 'theirs'],
      ['table', 'mine'],
      ['decision', undefined],
    ]);
    expect([...changedBy({ ...clash, base: undefined }).values()]).toEqual([undefined, undefined, undefined]);
  });
  it('chosen piece by piece make a ruling newer than both, of those pieces and no others', () => {
    fc.assert(
      fc.property(anyRuling, anyRuling, fc.infiniteStream(fc.boolean()), (mine, other, coin) => {
        const theirs = { ...other, id: mine.id };
        const clash: Clash = { from: 'file', base: undefined, mine, theirs };
        const choice = Object.fromEntries(
          PIECE_NAMES.map((piece) => [piece, coin.next().value ? 'mine' : 'theirs']),
        ) as Record<Piece, 'mine' | 'theirs'>;
        const made = chosen(clash, choice, new Date(0));
        if (!made) throw new Error('a whole choice makes a ruling');
        expect(isRuling(made)).toBe(true);
        for (const piece of PIECE_NAMES)
          expect(differences(made, choice[piece] === 'mine' ? mine : theirs)).not.toContain(piece);
        if (made !== theirs)
          expect(made.updatedAt > mine.updatedAt && made.updatedAt > theirs.updatedAt).toBe(true);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
  it('make nothing while a piece is not chosen, and one side whole is what it was', () => {
    const clash = clashOf({ table: '9', decision: 'a' }, { decision: 'b' });
    expect(chosen(clash, { decision: 'mine' }, NOW)).toBeUndefined();
    expect(chosen(clash, wholly('theirs'), NOW)).toBe(clash.theirs);
    expect(chosen(clash, wholly('mine'), NOW)).toEqual({
      ...clash.mine,
      past: [at(5), at(6)],
      updatedAt: NOW.toISOString(),
    });
  });
  it('show the words that differ', () => {
    expect(changedWords('il perd deux cartes ici', 'il perd trois cartes ici')).toEqual([
      'il perd',
      ' deux',
      ' cartes ici',
    ]);
    expect(changedWords('a b', 'a')).toEqual(['a', ' b', '']);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(changedWords(a, b).join('')).toBe(a);
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});

describe('Saving over what another tab saved', () => {
  let store: LogStore;
  const put = (to: Ruling) => store.apply([{ id: 'a', from: undefined, to }]);
  const stored = async () => (await store.read()).rulings[0];
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    store = new LogStore();
  });
  const { mine, theirs } = clashOf({ question: 'la mienne' }, { decision: 'la leur' });

  it('keeps both where they changed different pieces, and the way back is theirs', async () => {
    await put(theirs as Ruling);
    const outcome = await change(store, { id: 'a', from: base, to: mine });
    expect(outcome).toMatchObject({ taken: ['decision'], step: { from: theirs } });
    expect(await stored()).toMatchObject({ question: 'la mienne', decision: 'la leur' });
  });
  it('changes nothing where someone has to choose', async () => {
    const other = ruling({ updatedAt: at(6), question: 'la leur' });
    await put(other);
    expect(await change(store, { id: 'a', from: base, to: mine })).toEqual({
      clash: { from: 'tab', base, mine, theirs: other },
    });
    expect(await stored()).toEqual(other);
  });
  it('asks about one that was deleted, and deletes none that was changed', async () => {
    expect(await change(store, { id: 'a', from: base, to: mine })).toMatchObject({
      clash: { mine, theirs: undefined },
    });
    await put(mine);
    expect(await change(store, { id: 'a', from: base, to: undefined })).toMatchObject({
      clash: { theirs: mine },
    });
    expect(await stored()).toEqual(mine);
  });
  it('goes on from what this very tab had sent, and was kept late', async () => {
    const sent = ruling({ updatedAt: at(5), question: 'la mienne, à moitié' });
    await put(sent);
    expect(await change(store, { id: 'a', from: undefined, to: mine }, undefined, [sent])).toMatchObject({
      taken: [],
    });
    expect(await stored()).toEqual(mine);
  });
});
