import { cellsOf } from '../../core/cells';
import type { Quantified } from './card-line';
import { type Heading, headingOf } from './headings';

/** What a table can say in a column. */
type Column = 'quantity' | 'title' | 'number' | 'type';

const COLUMNS: Record<Column, RegExp> = {
  quantity: /^(?:quantity|qty|count|copies|amount|nb|nombre|quantite|qte|#|x)$/,
  title: /^(?:title|titre|name|nom|card|carte|card ?name|card ?title)$/,
  number: /^(?:gemp ?id|blueprint(?: ?id)?|id|number|numero)$/,
  type: /^(?:type|card ?type|kind)$/,
};

export interface Header {
  separator: string;
  columns: (Column | undefined)[];
}

/** What a row of a table says of a card. */
export interface Row extends Quantified {
  heading?: Heading;
}

const columnOf = (cell: string): Column | undefined => {
  const word = cell.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
  return (Object.keys(COLUMNS) as Column[]).find((column) => COLUMNS[column].test(word));
};

/** The columns of a table, if the line names its cards and another of them. */
export function headerOf(text: string): Header | undefined {
  for (const separator of ['|', '\t', ';', ',']) {
    if (!text.includes(separator)) continue;
    const columns = cellsOf(text, separator).map(columnOf);
    if (columns.includes('title') && columns.filter(Boolean).length > 1) return { separator, columns };
  }
  return undefined;
}

/** A row of a table: under its header, or by what each cell looks like. Titles have commas of their own. */
export function rowOf(text: string, header: Header | undefined): Row | undefined {
  if (header && text.includes(header.separator)) {
    const cells = cellsOf(text, header.separator);
    const cell = (column: Column): string | undefined => cells[header.columns.indexOf(column)] || undefined;
    const title = cell('title');
    return title === undefined ? undefined : rowWith(title, cell('quantity'), cell('number'), cell('type'));
  }
  const separator = ['|', '\t', ';'].find((each) => text.includes(each));
  if (separator) return byLooks(cellsOf(text, separator));
  const [, first, after] = /^"?(\d{1,3})"?\s*,(?!\d)\s*(.*)$/.exec(text) ?? [];
  if (first !== undefined && after) return rowOfComma(after, first);
  const [, title, last] = /^"(.*)"\s*,\s*(\d{1,3})$/.exec(text) ?? [];
  return title !== undefined && last !== undefined ? rowWith(title, last) : undefined;
}

function rowOfComma(after: string, quantity: string): Row {
  const [title, type] = titleAndType(after);
  return rowWith(title, quantity, undefined, type);
}

/** `"Title, Of Two",Character`, `Title,Character`, `Title, Of Two`. */
function titleAndType(text: string): [title: string, type?: string] {
  const cells = cellsOf(text, ',');
  const last = cells.at(-1) ?? '';
  const isType =
    cells.length > 1 && headingOf(last)?.kind !== undefined && !/,\s/.test(text.slice(-last.length - 2));
  if (text.startsWith('"')) return isType ? [cells[0] ?? '', last] : [cells[0] ?? text];
  return isType ? [cells.slice(0, -1).join(', '), last] : [text];
}

const FIGURE = /^x?\s?\d{1,3}\s?x?$/i;
const BLUEPRINT = /^\d{1,3}_\d{1,4}[*^]*$/;

/** The figure is the quantity; the first words that are no kind of card are the title. */
function byLooks(cells: readonly string[]): Row | undefined {
  const quantity = cells.find((cell) => FIGURE.test(cell));
  const number = cells.find((cell) => BLUEPRINT.test(cell));
  const words = cells.filter((cell) => cell !== '' && cell !== quantity && cell !== number);
  const title = words.find((cell) => !headingOf(cell));
  return title === undefined || words.length === cells.length
    ? undefined
    : rowWith(
        title,
        quantity,
        number,
        words.find((cell) => headingOf(cell)?.kind),
      );
}

function rowWith(title: string, quantity?: string, number?: string, type?: string): Row {
  const heading = type === undefined ? undefined : headingOf(type);
  return {
    rest: number === undefined ? title : `${title} [${number}]`,
    ...(quantity !== undefined && { quantity: quantity.replace(/[x\s]/gi, '') }),
    ...(heading && { heading }),
  };
}
