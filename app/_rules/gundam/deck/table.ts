import { cellsOf } from '../../core/cells';
import { knownByNumber } from './known';
import { type Draft, NUMBER, numberOf, numbersIn } from './line';
import { type Column, colourOf, columnOf, typeOf } from './vocabulary';

const SEPARATORS = ['|', '\t', ';', ','] as const;

export interface Header {
  separator: string;
  columns: (Column | undefined)[];
}

/** The columns of a table, if the line names at least two of them. */
export function headerOf(text: string): Header | undefined {
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const columns = cellsOf(text, separator).map(columnOf);
    const named = columns.filter((column) => column !== undefined);
    if (named.length >= 2 && (named.includes('number') || named.includes('name')))
      return { separator, columns };
  }
  return undefined;
}

const exactNumber = (cell: string): string | undefined => {
  const [found, ...more] = [...cell.matchAll(NUMBER)];
  return found && more.length === 0 && found[0].length === cell.length ? numberOf(found) : undefined;
};

/** A row of a table: under its header, or by what each cell looks like. */
export function readRow(text: string, header: Header | undefined): Draft | undefined {
  if (header && text.includes(header.separator)) return underHeader(cellsOf(text, header.separator), header);
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const cells = cellsOf(text, separator);
    // the number of the card fills a cell of its own; a bar within a name makes no table
    const numbers = numbersIn(text).map(numberOf);
    const at = cells.findIndex((cell) => exactNumber(cell) === numbers[0]);
    if (numbers.length === 1 && at >= 0) return byLooks(cells, at);
  }
  return undefined;
}

function underHeader(cells: readonly string[], { columns }: Header): Draft | undefined {
  const draft: Draft = {};
  cells.forEach((cell, i) => {
    const column = columns[i];
    if (cell === '' || column === undefined || column === 'other') return;
    if (column === 'number') {
      const number = exactNumber(cell);
      if (number !== undefined) draft.number = number;
    } else draft[column] = cell;
  });
  return draft.number === undefined && draft.name === undefined ? undefined : draft;
}

/** Of several figures, the one that is the card's Lv. is not the quantity; else what stands before the number is. */
function byLooks(cells: readonly string[], at: number): Draft {
  const draft: Draft = {};
  const number = exactNumber(cells[at] ?? '');
  if (number !== undefined) draft.number = number;
  const figures = cells.flatMap((cell, i) =>
    /^[x×+]?\s?[-−]?\d+(?:[.,]\d+)?\s?(?:[x×]|枚)?$/i.test(cell) ? [i] : [],
  );
  const quantity =
    figures.length < 2
      ? figures[0]
      : (figures.find((i) => i < at) ?? lastBut(cells, figures, knownByNumber(number ?? '')?.lv));
  cells.forEach((cell, i) => {
    if (i === at || cell === '') return;
    if (i === quantity) draft.quantity = cell;
    else if (figures.includes(i)) draft.lv ??= cell;
    else if (colourOf(cell)) draft.colour = cell;
    else if (typeOf(cell)) draft.type = cell;
    else draft.name ??= cell;
  });
  return draft;
}

function lastBut(
  cells: readonly string[],
  figures: readonly number[],
  lv: number | undefined,
): number | undefined {
  const others = figures.filter((i) => cells[i] !== String(lv));
  return others.length === 1 ? others[0] : figures.at(-1);
}
