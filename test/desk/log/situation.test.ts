import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { flawOf } from '../../../app/_desk/log/check-ruling';
import { combine } from '../../../app/_desk/log/clash';
import { EVENTS_STORE, LOG_DATABASE, RULINGS_STORE } from '../../../app/_desk/log/database-name';
import { draftOf, isBlank, newDraft, parseDrafts, rulingOf, withNoted } from '../../../app/_desk/log/draft';
import { filterRulings } from '../../../app/_desk/log/find-rulings';
import { writePeopleCsv } from '../../../app/_desk/log/people-csv';
import { readLog } from '../../../app/_desk/log/read-file';
import { readNote } from '../../../app/_desk/log/read-note';
import { situationHref, situationOf } from '../../../app/_desk/log/situation';
import { LogStore } from '../../../app/_desk/log/store';
import { writeLogJson } from '../../../app/_desk/log/write-file';
import { at, ruling } from './support';

const situation = { link: '1.swccg-battle.e30_~-', title: 'Vader contre Luke' };
const GAMES = { swccg: 'SWCCG', 'young-jedi': 'YJ', gundam: 'Gundam' };

describe('A situation at a call', () => {
  const held = ruling({ situation });
  it('is kept through an edit, a file, and what another hand changed elsewhere', () => {
    const edited = rulingOf({ ...draftOf(held), decision: 'Non.' }, new Date(at(5)));
    expect(edited.situation).toEqual(situation);
    expect(readLog(writeLogJson([edited], new Date(at(6))))).toMatchObject({ rulings: [edited] });
    const theirs = { ...ruling(), table: '9', updatedAt: at(3), past: [at(0)] };
    const both = combine({ from: 'tab', base: ruling(), mine: held, theirs }, new Date(at(8)));
    expect(both?.ruling).toMatchObject({ situation, table: '9' });
  });
  it('stands in the table for people as its title and its address', () => {
    const csv = writePeopleCsv([held], [], 'fr', GAMES, 'https://arbitre.test');
    expect(csv).toContain('"Vader contre Luke\nhttps://arbitre.test/fr/table/#s=1.swccg-battle.e30_~-"');
    expect(readLog(csv)).toEqual({ flaw: { code: 'for-people' } });
  });
  it('is found by its title, and makes a call one that is about something', () => {
    expect(filterRulings([ruling({ id: 'b' }), held], { words: 'vader' })).toEqual([held]);
    const blank = newDraft({ round: 1, game: 'swccg', event: '', judge: '' });
    const call = withNoted(blank, { game: 'gundam', situation });
    expect(call).toMatchObject({ situation, game: 'gundam', rules: [] });
    expect([isBlank(blank), isBlank(call)]).toEqual([true, false]);
  });
  it('comes by an address without a rule, and is told where its link is damaged', async () => {
    const { link, title } = situation;
    expect(await readNote('fr', { situation: link, title, game: 'young-jedi' })).toEqual({
      noted: { situation, game: 'young-jedi' },
      unknown: {},
    });
    expect(await readNote('fr', { situation: '<b>', title })).toEqual({
      noted: undefined,
      unknown: { situation: true },
    });
  });
  it.each(['', 'a b', 'a/b', '#s=x', 'é', '%41', 'x'.repeat(8001)])('is refused with the link %j', (link) => {
    expect(situationOf(link, 'x')).toBeUndefined();
    expect(flawOf(ruling({ situation: { link, title: 'x' } }))).toEqual({
      code: 'out-of-range',
      field: 'situation.link',
    });
  });
  it('takes a link of 8,000 signs, and cuts a title that is too long', () => {
    const long = situationOf('x'.repeat(8000), `${'é'.repeat(130)}\n`);
    expect(long?.title).toHaveLength(120);
    expect(flawOf(ruling({ situation: long ?? null }))).toBeUndefined();
    expect(situationHref('en', situation)).toBe('/en/table/#s=1.swccg-battle.e30_~-');
  });
});

/** A ruling, letter by letter as schema 2 wrote it. */
const OF_SCHEMA_2 =
  '{"id":"c9a3","createdAt":"2026-05-09T09:12:00.000Z","updatedAt":"2026-05-09T09:20:00.000Z","past":["2026-05-09T09:12:00.000Z"],"event":"open","judge":"LM","round":2,"table":"12","seats":["dark"],"game":"swccg","question":"Peut-il répondre ?","rules":[{"id":"swccg/sense","title":"Sense"}],"state":"corrected","outcome":"refused","decision":"Non.","before":{"outcome":"allowed","decision":""},"infraction":{"fr":"Retard","en":"Tardiness"},"sanction":null,"apart":[{"from":"b1","why":"autre phase"}],"extension":{"minutes":3,"startedAt":null}}';
const EVENT_OF_SCHEMA_2 =
  '{"id":"open","createdAt":"2026-05-09T08:00:00.000Z","updatedAt":"2026-05-09T08:00:00.000Z","name":"Open","date":"2026-05-09","game":"swccg","edition":"","minutes":50,"tables":24,"judges":["LM"],"infractions":[],"sanctions":[]}';

describe('A log of schema 2', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  const expected = { ...JSON.parse(OF_SCHEMA_2), situation: null };
  const openEvent = JSON.parse(EVENT_OF_SCHEMA_2);
  it('opens with every ruling as it was, and without a situation', async () => {
    const database = await openDB(LOG_DATABASE, 2, {
      upgrade(made) {
        made.createObjectStore(RULINGS_STORE, { keyPath: 'id' });
        made.createObjectStore(EVENTS_STORE, { keyPath: 'id' });
      },
    });
    await database.put(RULINGS_STORE, JSON.parse(OF_SCHEMA_2));
    await database.put(RULINGS_STORE, { id: 'x', from: 'another version' });
    await database.put(EVENTS_STORE, openEvent);
    database.close();
    const store = new LogStore();
    expect(await store.read()).toMatchObject({ rulings: [expected], events: [openEvent], unreadable: 1 });
    await store.close();
  });
  it('comes in as a file', () => {
    const file = `{"schema":2,"exportedAt":"2026-05-09T18:00:00.000Z","events":[${EVENT_OF_SCHEMA_2}],"rulings":[${OF_SCHEMA_2}]}`;
    expect(readLog(file)).toMatchObject({ rulings: [expected], events: [openEvent] });
  });
  it('leaves a draft behind that goes on', () => {
    const { situation: _, ...draft } = draftOf(expected);
    const kept = { ...draft, from: JSON.parse(OF_SCHEMA_2) };
    expect(parseDrafts(JSON.stringify([kept]))).toEqual([draftOf(expected)]);
  });
});
