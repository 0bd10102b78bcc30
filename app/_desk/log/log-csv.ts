import { writeCsv } from './csv';
import { GUARD_COLUMN } from './csv-guard';
import { LOG_SCHEMA, type Ruling } from './ruling';

/** One column a field; rules stand one a line in their cell, id before title. */
export const COLUMNS = [
  'schema',
  'id',
  'createdAt',
  'updatedAt',
  'round',
  'table',
  'seats',
  'game',
  'question',
  'rules',
  'outcome',
  'decision',
  'extensionMinutes',
  'extensionStartedAt',
] as const;
type Column = (typeof COLUMNS)[number];
export type Cells = Record<Column, string>;

function cellsOf({ rules, seats, extension, round, ...plain }: Ruling): Cells {
  return {
    ...plain,
    schema: String(LOG_SCHEMA),
    round: String(round),
    seats: seats.join(' '),
    rules: rules.map(({ id, title }) => `${id} ${title}`).join('\n'),
    extensionMinutes: extension ? String(extension.minutes) : '',
    extensionStartedAt: extension ? extension.startedAt : '',
  };
}

export const writeLogCsv = (rulings: readonly Ruling[]): string =>
  writeCsv([
    [...COLUMNS, GUARD_COLUMN],
    ...rulings.map((ruling) => {
      const cells = cellsOf(ruling);
      return [...COLUMNS.map((column) => cells[column]), '1'];
    }),
  ]);

const number = (cell: string): number | string => (/^\d{1,9}$/.test(cell) ? Number(cell) : cell);

/** The record that the cells of a row stand for; whether it is a ruling is for the check to say. */
export function recordOf(cells: Cells): Record<string, unknown> {
  const { schema: _, extensionMinutes, extensionStartedAt, ...rest } = cells;
  return {
    ...rest,
    round: number(cells.round),
    seats: cells.seats === '' ? [] : cells.seats.split(' '),
    rules: cells.rules === '' ? [] : cells.rules.split(/\r?\n/).map(ruleOf),
    extension:
      extensionMinutes === '' && extensionStartedAt === ''
        ? null
        : { minutes: number(extensionMinutes), startedAt: extensionStartedAt },
  };
}

function ruleOf(line: string) {
  const [id = '', ...title] = line.split(' ');
  return { id, title: title.join(' ') };
}
