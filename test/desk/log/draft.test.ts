import { describe, expect, it } from 'vitest';
import { flawOf } from '../../../app/_desk/log/check-ruling';
import {
  draftOf,
  isBlank,
  lacksOf,
  newDraft,
  parseDrafts,
  rulingOf,
  withGame,
  withNoted,
} from '../../../app/_desk/log/draft';
import { at, ofSchema1, ruling } from './support';

const NOW = new Date(at(30));
const SETTING = { round: 3, game: 'swccg', event: 'open-lyon', judge: 'LM' } as const;
const blank = newDraft(SETTING);
const noted = {
  question: 'Puis-je ?',
  game: 'gundam',
  rule: { id: 'gundam/blocker', title: 'Blocker' },
} as const;

describe('A call being written', () => {
  it('says what it lacks: a table, and a decision unless it is still open', () => {
    expect(lacksOf(blank)).toEqual(['table', 'outcome']);
    expect(lacksOf({ ...blank, table: '4', state: 'head-judge' })).toEqual([]);
    expect(lacksOf({ ...blank, table: '4', state: 'appealed' })).toEqual(['outcome']);
    expect(lacksOf({ ...blank, table: ' ', question: 'x', outcome: 'other' })).toEqual(['table']);
    expect(lacksOf({ ...blank, table: '4', rules: [noted.rule], outcome: 'other' })).toEqual([]);
    expect([isBlank(blank), isBlank({ ...blank, table: '4' })]).toEqual([true, false]);
  });
  it('becomes a ruling that can be kept, cleaned of what files cannot carry', () => {
    const made = rulingOf(
      {
        ...blank,
        table: ' 12\n',
        question: ' a\u0000b\r\nc ',
        outcome: 'allowed',
        minutes: 3,
        seats: ['dark', 'light'],
      },
      NOW,
    );
    expect(flawOf(made)).toBeUndefined();
    expect(made).toMatchObject({ table: '12', question: 'ab\nc', round: 3, seats: ['light', 'dark'] });
    expect(made).toMatchObject({ event: 'open-lyon', judge: 'LM', past: [] });
    expect(made.extension).toEqual({ minutes: 3, startedAt: null });
  });
  it('counts the time it gives down at once only where that was chosen', () => {
    const given = { ...blank, table: '4', outcome: 'allowed', minutes: 3 } as const;
    const made = rulingOf({ ...given, isAtOnce: true }, NOW);
    expect(made.extension).toEqual({ minutes: 3, startedAt: at(30) });
    const moved = rulingOf({ ...draftOf(made), isAtOnce: false }, NOW);
    expect(moved.extension).toEqual({ minutes: 3, startedAt: null });
  });
  it('that edits a ruling keeps its id, its hour and an extension that was not touched', () => {
    const before = ruling({ extension: { minutes: 5, startedAt: at(1) } });
    const edited = rulingOf({ ...draftOf(before), outcome: 'refused' }, NOW);
    expect(edited).toEqual({ ...before, outcome: 'refused', updatedAt: at(30), past: [at(0)] });
    const shorter = rulingOf({ ...draftOf(before), outcome: 'refused', minutes: 0 }, NOW);
    expect(shorter.extension).toBeNull();
  });
  it('that edits a ruling from a clock that runs ahead is newer all the same', () => {
    const ahead = ruling({ updatedAt: '2026-05-10T09:00:00.000Z' });
    const edited = rulingOf({ ...draftOf(ahead), outcome: 'refused' }, NOW);
    expect(edited.updatedAt).toBe('2026-05-10T09:00:00.001Z');
    const last = ruling({ updatedAt: '9999-12-31T23:59:59.999Z' });
    expect(flawOf(rulingOf({ ...draftOf(last), outcome: 'refused' }, NOW))).toBeUndefined();
  });
  it('is one ruling however often it is saved', () => {
    const draft = { ...blank, table: '4', question: 'x', outcome: 'other' } as const;
    expect(rulingOf(draft, NOW).id).toBe(rulingOf(draft, new Date(at(31))).id);
    expect(newDraft(SETTING).id).not.toBe(blank.id);
  });
  it('drops the seats of a game that it leaves', () => {
    expect(withGame({ ...blank, seats: ['light'] }, 'gundam').seats).toEqual([]);
    expect(withGame({ ...blank, seats: ['light'] }, 'young-jedi').seats).toEqual(['light']);
  });
  it('takes an answer from the page and keeps what is already written', () => {
    expect(withNoted(blank, noted)).toMatchObject({
      game: 'gundam',
      question: 'Puis-je ?',
      rules: [noted.rule],
    });
    const written = { ...blank, question: 'Déjà là' };
    expect(withNoted(withNoted(written, noted), noted)).toEqual({ ...written, rules: [noted.rule] });
  });
  it('takes the sentence of an answer as its decision, unless one is written', () => {
    const answered = { ...noted, say: 'Non. Une Unit au repos ne bloque pas.' };
    expect(withNoted(blank, answered).decision).toBe(answered.say);
    expect(withNoted({ ...blank, decision: 'Avertissement' }, answered).decision).toBe('Avertissement');
    expect(withNoted(blank, { ...noted, say: ` a\u0000b${'é'.repeat(3000)}` }).decision).toHaveLength(2000);
  });
  it('comes back from storage, and damaged storage gives none', () => {
    const drafts = [blank, draftOf(ruling({ table: '' }))];
    expect(parseDrafts(JSON.stringify(drafts))).toEqual(drafts);
    expect(parseDrafts(null)).toEqual([]);
    const damaged = [
      null,
      3,
      {},
      { ...blank, game: 'chess' },
      { ...blank, minutes: -1 },
      { ...blank, extra: 1 },
      { ...blank, from: ruling({ id: 'another' }) },
      { ...draftOf(ruling()), from: { id: 'a' } },
    ];
    expect(parseDrafts(JSON.stringify(damaged))).toEqual([]);
  });
  it('of an earlier version comes back too, with the id of the ruling that it edits', () => {
    const { event, judge, state, before, infraction, sanction, apart, isAtOnce, ...old } = blank;
    const { id: _, ...oldest } = old;
    const carried = { ...blank, event: '', judge: '', isAtOnce: true };
    const [fresh, editing, whole] = parseDrafts(
      JSON.stringify([oldest, { ...oldest, editing: 'a' }, { ...old, id: 'a', from: ofSchema1(ruling()) }]),
    );
    expect(fresh).toEqual({ ...carried, id: expect.any(String) });
    expect(editing).toEqual({ ...carried, id: 'a' });
    expect(whole).toEqual({ ...carried, id: 'a', from: ruling() });
  });
});
