import fc from 'fast-check';
import { GAMES } from '../../../app/_corpus/games';
import { OUTCOMES, type Ruling, SEATS } from '../../../app/_desk/log/ruling';

export const at = (minute: number): string => new Date(Date.UTC(2026, 4, 9, 9, minute)).toISOString();

/** A ruling on attrition at table 4, unless told otherwise. */
export const ruling = (change: Partial<Ruling> = {}): Ruling => ({
  id: 'a',
  createdAt: at(0),
  updatedAt: at(0),
  round: 1,
  table: '4',
  seats: ['light'],
  game: 'swccg',
  question: 'Qui perd ses cartes en premier ?',
  rules: [{ id: 'swccg/attrition', title: 'Attrition' }],
  outcome: 'allowed',
  decision: '',
  extension: null,
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
    outcome: fc.constantFrom(...OUTCOMES),
    decision: typed(120),
    extension: fc.option(fc.record({ minutes: fc.integer({ min: 1, max: 120 }), startedAt: time })),
  }),
);
