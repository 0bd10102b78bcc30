import fc from 'fast-check';
import { GAMES } from '../../../app/_corpus/games';
import type { DeskEvent } from '../../../app/_desk/events/event';
import { writeCsv } from '../../../app/_desk/log/csv';
import { type Cells, COLUMNS } from '../../../app/_desk/log/log-csv';
import { OUTCOMES, type Ruling, SEATS, STATES } from '../../../app/_desk/log/ruling';

export const at = (minute: number): string => new Date(Date.UTC(2026, 4, 9, 9, minute)).toISOString();

/** A ruling on attrition at table 4, unless told otherwise. */
export const ruling = (change: Partial<Ruling> = {}): Ruling => ({
  id: 'a',
  createdAt: at(0),
  updatedAt: at(0),
  past: [],
  event: '',
  judge: '',
  round: 1,
  table: '4',
  seats: ['light'],
  game: 'swccg',
  question: 'Qui perd ses cartes en premier ?',
  rules: [{ id: 'swccg/attrition', title: 'Attrition' }],
  state: 'decided',
  outcome: 'allowed',
  decision: '',
  before: null,
  infraction: null,
  sanction: null,
  apart: [],
  extension: null,
  situation: null,
  ...change,
});

/** An event of three judges, unless told otherwise. */
export const event = (change: Partial<DeskEvent> = {}): DeskEvent => ({
  id: 'open-lyon',
  createdAt: at(0),
  updatedAt: at(0),
  name: 'Open de Lyon',
  date: '2026-05-09',
  game: 'swccg',
  edition: '',
  minutes: 50,
  tables: 24,
  judges: ['LM', 'PK'],
  infractions: [{ fr: 'Retard', en: 'Tardiness' }],
  sanctions: [{ fr: 'Avertissement', en: 'Warning' }],
  ...change,
});

const time = fc.integer({ min: 0, max: 4e12 }).map((moment) => new Date(moment).toISOString());
/** Anything that can be typed, with what makes CSV hard more often than people type it. */
const typed = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('"', ',', ';', '\n', '\t', '\r\n', "'", '=', '@', '-', '+', ' ', 'é', '😀'),
        fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
      ),
      { maxLength: Math.floor(maxLength / 8) },
    )
    .map((parts) => parts.join(''));
const oneLine = (maxLength: number) => typed(maxLength).map((text) => text.replace(/[\r\n]/g, ' '));

export const anyRuling: fc.Arbitrary<Ruling> = fc.constantFrom(...GAMES).chain((game) =>
  fc.record({
    id: fc.uuid(),
    createdAt: time,
    updatedAt: time,
    past: fc.uniqueArray(time, { maxLength: 3 }),
    event: fc.constantFrom('', 'open-lyon'),
    judge: fc.constantFrom('', 'LM', 'ÉG'),
    round: fc.integer({ min: 1, max: 99 }),
    table: oneLine(16),
    seats: fc.subarray([...SEATS[game]]),
    game: fc.constant(game),
    question: typed(120),
    rules: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('swccg/attrition', 'gundam/rules/battle#block.2', 'young-jedi/duel'),
        title: oneLine(60),
      }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    state: fc.constantFrom(...STATES),
    outcome: fc.constantFrom(...OUTCOMES),
    decision: typed(120),
    before: fc.option(fc.record({ outcome: fc.constantFrom(...OUTCOMES), decision: typed(40) })),
    infraction: fc.option(fc.constant({ fr: 'Retard', en: 'Tardiness' })),
    sanction: fc.option(fc.constant({ fr: 'Avertissement', en: '' })),
    apart: fc.array(fc.record({ from: fc.uuid(), why: typed(40) }), { maxLength: 1 }),
    situation: fc.option(
      fc.record({ link: fc.stringMatching(/^[0-9A-Za-z_.~-]{1,40}$/), title: oneLine(60) }),
    ),
    extension: fc.option(
      fc.record({ minutes: fc.integer({ min: 1, max: 120 }), startedAt: fc.option(time) }),
    ),
  }),
);

/** A ruling as schema 1 had it: what a log of that time holds, in the database and in files. */
export function ofSchema1(ruling: Ruling): Record<string, unknown> {
  const { past, event, judge, state, before, infraction, sanction, apart, ...rest } = ofSchema2(ruling);
  return rest;
}

/** A ruling as schema 2 had it. */
export function ofSchema2(ruling: Ruling): Record<string, unknown> {
  const { situation, ...rest } = ruling;
  return rest;
}

/** The table that schema 1 wrote. */
export const schema1Csv = (rulings: readonly Ruling[]): string =>
  writeCsv([
    [...COLUMNS, 'guard'],
    ...rulings.map(({ rules, seats, extension, ...one }) => {
      const cells: Cells = {
        ...one,
        outcome: one.outcome ?? '',
        schema: '1',
        round: String(one.round),
        seats: seats.join(' '),
        rules: rules.map(({ id, title }) => `${id} ${title}`).join('\n'),
        extensionMinutes: extension ? String(extension.minutes) : '',
        extensionStartedAt: extension?.startedAt ?? '',
      };
      return [...COLUMNS.map((column) => cells[column]), '1'];
    }),
  ]);

/** Any ruling that schema 1 could hold. */
export const anyOldRuling: fc.Arbitrary<Ruling> = fc.tuple(anyRuling, time).map(([one, startedAt]) => ({
  ...ruling(),
  ...(ofSchema1(one) as Partial<Ruling>),
  extension: one.extension && { ...one.extension, startedAt },
}));
