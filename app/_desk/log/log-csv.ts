/** The tables that schema 1 wrote: one column a field; rules stand one a line in their cell, id before title. */
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
