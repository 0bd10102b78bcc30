import { guard } from './csv-guard';

/** What keeps a text from being read as CSV, and on which line. */
export interface CsvFlaw {
  code: 'open-quote' | 'stray-quote';
  line: number;
}

export interface CsvRow {
  cells: string[];
  /** Where the row begins in the text, from 1. */
  line: number;
}

const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** RFC 4180, with every cell made harmless for spreadsheets. */
export const writeCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows.map((row) => `${row.map((cell) => quote(guard(cell))).join(separator)}\r\n`).join('');

/** Spreadsheets of some countries set cells apart by semicolons or tabs: the first line tells. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0] as string;
}

/** Reads RFC 4180 strictly: a quote out of place is refused rather than guessed at. Empty lines are passed over. */
export function readCsv(text: string): CsvRow[] | CsvFlaw {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let row: CsvRow = { cells: [], line: 1 };
  let line = 1;
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const opened = line;
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        if (end < 0) return { code: 'open-quote', line: opened };
        const piece = text.slice(at, end);
        line += piece.split('\n').length - 1;
        cell += piece;
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    } else {
      const start = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
        if (text[at] === '"') return { code: 'stray-quote', line };
        at += 1;
      }
      cell = text.slice(start, at);
    }
    row.cells.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.cells.push('');
      continue;
    }
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r') return { code: 'stray-quote', line };
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
    row = { cells: [], line };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows;
}
