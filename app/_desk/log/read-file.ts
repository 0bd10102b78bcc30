import { type DeskEvent, flawOfEvent } from '../events/event';
import { flawOfSituation, type KeptSituation } from '../situations/kept';
import { flawOf } from './check-ruling';
import type { FieldFlaw } from './checks';
import { readCsv } from './csv';
import { GUARD_COLUMN, unguard, unguardStart } from './csv-guard';
import { type Deletion, flawOfDeletion } from './deletion';
import { type Cells, COLUMNS, recordOf } from './log-csv';
import { fromSchema1, fromSchema2 } from './migrate';
import { isForPeople } from './people-csv';
import { LOG_SCHEMA, type Ruling } from './ruling';

/** Why a file was refused, and where; entries and lines count from 1. */
export type FileFlaw =
  | { code: 'unreadable' | 'too-large' | 'not-text' | 'empty' | 'not-a-log' | 'for-people' }
  | { code: 'damaged-json'; line: number | undefined }
  | { code: 'newer-schema'; schema: number }
  | { code: 'open-quote' | 'stray-quote'; line: number }
  | { code: 'missing-column'; column: string }
  | { code: 'cells'; line: number; found: number; expected: number }
  | { code: 'entry' | 'event' | 'deletion' | 'situation'; entry: number; line?: number; flaw: FieldFlaw };

/** A log as it comes: its rulings, what of them was deleted, and the events that they belong to. */
export interface ComingLog {
  rulings: Ruling[];
  deletions: Deletion[];
  events: DeskEvent[];
}
/** A file may hold the situations of its device as well. */
export type ReadLog = (ComingLog & { situations?: KeptSituation[] }) | { flaw: FileFlaw };

const MOST_BYTES = 50_000_000;

/** Reads a whole file before anything is kept of it. */
export async function readLogFile(file: Blob): Promise<ReadLog> {
  if (file.size > MOST_BYTES) return { flaw: { code: 'too-large' } };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { flaw: { code: 'unreadable' } };
  }
  try {
    return readLog(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { flaw: { code: 'not-text' } };
  }
}

/** JSON or CSV, told apart by content. */
export function readLog(given: string): ReadLog {
  const text = given.replace(/^\ufeff/, '');
  if (!text.trim()) return { flaw: { code: 'empty' } };
  return /^\s*[[{]/.test(text) ? readJson(text) : readTable(text);
}

function readJson(text: string): ReadLog {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { flaw: { code: 'damaged-json', line: lineOf(error, text) } };
  }
  const { schema, rulings, deletions = [], events = [], situations = [] } = file as Record<string, unknown>;
  const flaw = flawOfSchema(schema);
  if (flaw) return { flaw };
  if (![rulings, deletions, events, situations].every(Array.isArray)) return { flaw: { code: 'not-a-log' } };
  const lift = schema === 1 ? fromSchema1 : schema === 2 ? fromSchema2 : (record: unknown) => record;
  const records = (rulings as unknown[]).map(lift);
  return checkAll(
    records.map((record) => ({ record })),
    deletions as unknown[],
    events as unknown[],
    situations as unknown[],
  );
}

/** Engines tell the place of a mistake in their own ways; some do not tell. */
function lineOf(error: unknown, text: string): number | undefined {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position ? text.slice(0, Number(position)).split('\n').length : undefined;
}

function flawOfSchema(schema: unknown): FileFlaw | undefined {
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1) return { code: 'not-a-log' };
  return schema > LOG_SCHEMA ? { code: 'newer-schema', schema } : undefined;
}

function readTable(text: string): ReadLog {
  const rows = readCsv(text);
  if (!Array.isArray(rows)) return { flaw: rows };
  const [head, ...body] = rows;
  const names = head?.cells.map((cell) => cell.trim()) ?? [];
  if (!names.includes('schema') || !names.includes('id'))
    return { flaw: { code: isForPeople(names) ? 'for-people' : 'not-a-log' } };
  const missing = COLUMNS.find((column) => !names.includes(column));
  if (missing) return { flaw: { code: 'missing-column', column: missing } };
  const plain = names.includes(GUARD_COLUMN) ? unguard : unguardStart;
  const records: { record: unknown; line: number }[] = [];
  for (const { cells, line } of body) {
    if (cells.length !== names.length)
      return { flaw: { code: 'cells', line, found: cells.length, expected: names.length } };
    const row = Object.fromEntries(
      COLUMNS.map((column) => [column, plain(cells[names.indexOf(column)] ?? '')]),
    ) as Cells;
    const flaw = flawOfTable(Number(row.schema));
    if (flaw) return { flaw };
    records.push({ record: fromSchema1(recordOf(row)), line });
  }
  return checkAll(records, [], [], []);
}

/** Tables to be read back were written by schema 1 alone; those of today are for people. */
const flawOfTable = (schema: number): FileFlaw | undefined =>
  flawOfSchema(schema) ?? (schema > 1 ? { code: 'not-a-log' } : undefined);

function checkAll(
  records: { record: unknown; line?: number }[],
  deletions: unknown[],
  events: unknown[],
  situations: unknown[],
): ReadLog {
  for (const [i, { record, line }] of records.entries()) {
    const flaw = flawOf(record);
    if (flaw) return { flaw: { code: 'entry', entry: i + 1, ...(line !== undefined && { line }), flaw } };
  }
  for (const [i, deletion] of deletions.entries()) {
    const flaw = flawOfDeletion(deletion);
    if (flaw) return { flaw: { code: 'deletion', entry: i + 1, flaw } };
  }
  for (const [i, event] of events.entries()) {
    const flaw = flawOfEvent(event);
    if (flaw) return { flaw: { code: 'event', entry: i + 1, flaw } };
  }
  for (const [i, situation] of situations.entries()) {
    const flaw = flawOfSituation(situation);
    if (flaw) return { flaw: { code: 'situation', entry: i + 1, flaw } };
  }
  return {
    rulings: records.map(({ record }) => record as Ruling),
    deletions: deletions as Deletion[],
    events: events as DeskEvent[],
    ...(situations.length > 0 && { situations: situations as KeptSituation[] }),
  };
}
