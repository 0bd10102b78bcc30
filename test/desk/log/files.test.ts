import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../app/_desk/log/csv';
import { writePeopleCsv } from '../../../app/_desk/log/people-csv';
import { readLog, readLogFile } from '../../../app/_desk/log/read-file';
import { csvFile, jsonFile, writeLogJson } from '../../../app/_desk/log/write-file';
import { LOG_FILES_WORDS } from '../../../app/_i18n/desk/log-files';
import { anyOldRuling, anyRuling, at, event, ruling, schema1Csv } from './support';

const NOW = new Date(at(30));
const GAME_NAMES = { swccg: 'SWCCG', 'young-jedi': 'Young Jedi', gundam: 'Gundam' };

/** What readers make of a text that know nothing of commas, or nothing of quotes. */
const cellsBySplitting = (text: string): string[] =>
  [/[;\r\n]/, /[;\t\r\n]/, /[;,\t\r\n]/].flatMap((separator) =>
    text.split(separator).map((cell) => cell.replace(/^["\s]+/, '')),
  );

describe('A log written to a file', () => {
  it('comes back the same from JSON', () => {
    fc.assert(
      fc.property(fc.array(anyRuling), (rulings) => {
        const events = [event()];
        expect(readLog(writeLogJson(rulings, NOW, events))).toEqual({ rulings, deletions: [], events });
      }),
      { seed: 1, numRuns: 200 },
    );
  });
  it('of schema 1 comes back from CSV, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(anyOldRuling, { minLength: 1 }), (rulings) => {
        expect(readLog(schema1Csv(rulings))).toEqual({ rulings, deletions: [], events: [] });
      }),
      { seed: 2, numRuns: 300 },
    );
  });
  it('comes back from a spreadsheet that sets cells apart by semicolons', () => {
    const rulings = [ruling({ question: 'oui, ou non ?' }), ruling({ id: 'b', decision: 'a "b"' })];
    const rows = readCsv(schema1Csv(rulings));
    if (!Array.isArray(rows)) throw new Error(rows.code);
    const text = rows
      .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\n');
    expect(readLog(`\ufeff${text}`)).toEqual({ rulings, deletions: [], events: [] });
  });
  it('holds no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(anyRuling, (one) => {
        const rows = readCsv(writePeopleCsv([one], [event()], 'fr', GAME_NAMES));
        if (!Array.isArray(rows)) throw new Error(rows.code);
        for (const cell of rows.flatMap(({ cells }) => cells)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { seed: 3, numRuns: 300 },
    );
    const written = writePeopleCsv([ruling({ table: '=1+1' })], [], 'en', GAME_NAMES);
    expect(written).toContain(",'=1+1,");
  });
  it('holds no such cell either where cells are set apart by semicolons or tabs', () => {
    const texts = [
      "x;=cmd|'/C calc'!A0;y",
      ' =1',
      '\n=1',
      ';=1',
      'a, -1',
      '; ＝1',
      'x;"=1"',
      "x;'=1",
      'x\t@1',
      '\t\t=1',
    ];
    const rulings = texts.map((decision, i) => ruling({ id: `r${i}`, decision, question: decision }));
    fc.assert(
      fc.property(fc.array(anyOldRuling, { maxLength: 3 }), (more) => {
        const text = schema1Csv([...rulings, ...more]);
        const forPeople = (['fr', 'en'] as const).map((locale) =>
          writePeopleCsv([...rulings, ...more], [], locale, GAME_NAMES),
        );
        for (const cell of [text, ...forPeople].flatMap(cellsBySplitting))
          expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(readLog(text)).toEqual({ rulings: [...rulings, ...more], deletions: [], events: [] });
      }),
      { seed: 6, numRuns: 200 },
    );
  });
  it('of an earlier version, with guards at the beginning of cells alone, comes back as it was written', () => {
    const one = ruling({ table: '=1', question: "a;'=b, '' c\n'-d", decision: "''" });
    const old = schema1Csv([one])
      .replace(',guard', '')
      .replace(/,1\r\n$/, '\r\n')
      .replace(/"a;[^"]*"/, `"${one.question}"`);
    expect(readLog(old)).toEqual({ rulings: [one], deletions: [], events: [] });
  });
  it('says what it is: its layout, its day, its name', async () => {
    const file = jsonFile(writeLogJson([ruling()], NOW, [event()]), NOW);
    expect(file.name).toBe('arbitre-2026-05-09.json');
    expect(JSON.parse(await file.text())).toMatchObject({ schema: 3, exportedAt: at(30), events: [event()] });
    expect(await readLogFile(file)).toEqual({ rulings: [ruling()], deletions: [], events: [event()] });
  });
  it('for people has the separator, the headings and the hours of the reader’s language', async () => {
    const one = ruling({
      event: 'open-lyon',
      judge: 'LM',
      outcome: 'refused',
      state: 'appealed',
      infraction: { fr: 'Retard', en: 'Tardiness' },
      extension: { minutes: 3, startedAt: null },
    });
    const [fr, en] = (['fr', 'en'] as const).map((locale) =>
      writePeopleCsv([one], [event()], locale, GAME_NAMES).split('\r\n'),
    );
    expect(fr?.[0]).toMatch(/^Événement;Jour;Heure;Ronde;Table;Jeu;Question;Règles citées;État;Décision;/);
    expect(fr?.[1]).toMatch(/^Open de Lyon;09\/05\/2026;\d\d:00;1;4;SWCCG;.*;Attrition;En appel;Refusé;/);
    expect(en?.[0]).toMatch(/^Event,Day,Time,Round,Table,Game,/);
    expect(en?.[1]).toMatch(/,Appealed,Not allowed,,Tardiness,,3,,,LM$/);
    for (const text of [fr, en])
      expect(await readLogFile(csvFile(text?.join('\r\n') ?? '', NOW))).toEqual({
        flaw: { code: 'for-people' },
      });
  });
});

describe('A damaged file', () => {
  const json = (change: (file: { schema: unknown; rulings: Record<string, unknown>[] }) => void) => {
    const file = JSON.parse(writeLogJson([ruling(), ruling({ id: 'b' })], NOW));
    change(file);
    return JSON.stringify(file);
  };
  const second = (change: Record<string, unknown>) =>
    json(({ rulings }) => Object.assign(rulings[1] as object, change));
  const entry = (code: string, field: string) => ({ code: 'entry', entry: 2, flaw: { code, field } });
  const csv = schema1Csv([ruling(), ruling({ id: 'b' })]);

  it.each([
    ['is empty', ' \n', { code: 'empty' }],
    ['is cut off', writeLogJson([ruling()], NOW).slice(0, 120), { code: 'damaged-json' }],
    ['is another JSON', '{"name":"arbitre"}', { code: 'not-a-log' }],
    ['is a list', '[]', { code: 'not-a-log' }],
    ['is a table of something else', 'name,price\nx,1\n', { code: 'not-a-log' }],
    ['holds no rulings', '{"schema":1,"rulings":{}}', { code: 'not-a-log' }],
    ['is newer', json((file) => Object.assign(file, { schema: 4 })), { code: 'newer-schema', schema: 4 }],
    ['decides nothing though it is decided', second({ outcome: null }), entry('out-of-range', 'outcome')],
    ['is in no known state', second({ state: 'lost' }), entry('out-of-range', 'state')],
    ['gives no reason', second({ apart: [{ from: 'a' }] }), entry('missing', 'apart[1].why')],
    ['sanctions without words', second({ sanction: { fr: '', en: '' } }), entry('missing', 'sanction.fr')],
    [
      'has an event of an impossible day',
      json((file) => Object.assign(file, { events: [event({ date: '2026-02-31' })] })),
      { code: 'event', entry: 1, flaw: { code: 'out-of-range', field: 'date' } },
    ],
    ['lacks a field', json(({ rulings }) => delete rulings[1]?.table), entry('missing', 'table')],
    ['has a field too many', second({ mood: 'x' }), entry('unknown-field', 'mood')],
    ['has a number for a text', second({ question: 3 }), entry('wrong-kind', 'question')],
    ['has a round 0', second({ round: 0 }), entry('out-of-range', 'round')],
    [
      'has an impossible day',
      second({ createdAt: '2026-02-31T10:00:00.000Z' }),
      entry('out-of-range', 'createdAt'),
    ],
    ['has an unknown game', second({ game: 'chess' }), entry('out-of-range', 'game')],
    ['seats a side that the game has not', second({ seats: ['1'] }), entry('out-of-range', 'seats[1]')],
    ['cites no id', second({ rules: [{ id: 'x y', title: 't' }] }), entry('out-of-range', 'rules[1].id')],
    [
      'extends by nothing',
      second({ extension: { minutes: 0, startedAt: at(0) } }),
      entry('out-of-range', 'extension.minutes'),
    ],
    ['is endless', second({ decision: 'x'.repeat(2001) }), entry('too-long', 'decision')],
    ['has half a character', second({ decision: '\ud800' }), entry('characters', 'decision')],
    [
      'has an entry that is none',
      json(({ rulings }) => rulings.splice(1, 1, null as never)),
      entry('not-a-record', ''),
    ],
    ['never closes a quote', `${csv}1,"`, { code: 'open-quote', line: 4 }],
    ['has a quote out of place', csv.replace(',b,', ',b"x,'), { code: 'stray-quote', line: 3 }],
    ['lacks cells', `${csv}1,c\r\n`, { code: 'cells', line: 4, found: 2, expected: 15 }],
    ['lacks a column', csv.replace('outcome', 'out'), { code: 'missing-column', column: 'outcome' }],
    [
      'misspells an outcome',
      csv.replace(/allowed(?![\s\S]*allowed)/, 'alowed'),
      { ...entry('out-of-range', 'outcome'), line: 3 },
    ],
  ])('that %s is refused with reason and place, in both languages', (_, text, flaw) => {
    const found = readLog(text);
    expect(found).toMatchObject({ flaw });
    if (!('flaw' in found)) return;
    const [fr, en] = [LOG_FILES_WORDS.fr.fileFlaw(found.flaw), LOG_FILES_WORDS.en.fileFlaw(found.flaw)];
    expect(fr).not.toBe(en);
    for (const words of [fr, en]) expect(words).not.toMatch(/undefined|\[object/);
    if (found.flaw.code === 'entry') expect(fr).toMatch(/^Décision 2/);
  });
  it('that is no text is refused', async () => {
    expect(await readLogFile(new Blob([new Uint8Array([0xff, 0xfe, 0x7b, 0x00])]))).toEqual({
      flaw: { code: 'not-text' },
    });
  });
});
