import { addSaid, type Draft, newDraft } from './draft';
import { plain } from './plain';
import { readPlain, readQuantity, readWhiteDots } from './plain-line';
import type { Flawed } from './read';
import { type Column, understand } from './vocabulary';

/** What sets the cells of a table apart; a comma only after a quantity or under a header, for titles have commas. */
export const separatorOf = (text: string): ';' | '\t' | '|' | undefined =>
  ([';', '\t', '|'] as const).find((separator) => text.includes(separator));

/** The cells of a line, quotes taken off; nothing if a quote is left open. */
export function splitCells(text: string, separator: string): string[] | undefined {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const at = text[i];
    if (at === '"') {
      if (quoted && text[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = !quoted;
    } else if (at === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += at;
  }
  if (quoted) return undefined;
  cells.push(cell.trim());
  if (separator === '|') {
    if (cells[0] === '') cells.shift();
    if (cells.at(-1) === '') cells.pop();
  }
  return cells;
}

const isYes = (text: string): boolean =>
  /^(1|x|y|yes|oui|o|true|vrai|wild|joker|\*)$/.test(plain(text) || text);

/** A line of a table: by its columns if they were named, or else by what each cell says. */
export function readCells(cells: readonly string[], columns: readonly Column[] | undefined): Draft | Flawed {
  return columns ? byColumn(cells, columns) : byContent(cells);
}

function byColumn(cells: readonly string[], columns: readonly Column[]): Draft | Flawed {
  const cell = (column: Column): string => cells[columns.indexOf(column)]?.trim() ?? '';
  const draft = newDraft();
  const quantity = readQuantity(cell('count') || '1');
  if (quantity === undefined) return { code: 'bad-quantity', args: { quantity: cell('count').slice(0, 20) } };
  draft.count = quantity;
  draft.isCounted = true;
  draft.name = cell('title');
  if (cell('subtitle')) draft.subtitle = cell('subtitle');
  for (const column of ['colour', 'type', 'planet', 'side'] as const) {
    const said = understand(cell(column));
    if (said) addSaid(draft, said);
  }
  const wild = cell('wild');
  if (wild && (isYes(wild) || readWhiteDots(draft, wild) || understand(wild)?.colours.length)) {
    draft.wild = true;
    const said = understand(wild);
    if (said && said.colours.length > 0) draft.dots = said.colours;
  }
  return draft;
}

function byContent(cells: readonly string[]): Draft | Flawed {
  const draft = newDraft();
  const texts: string[] = [];
  let counted = false;
  for (const cell of cells) {
    if (cell === '') continue;
    if (!counted && /^[x×]?\s*-?\d+([.,]\d+)?\s*[x×]?$/i.test(cell)) {
      const quantity = readQuantity(cell);
      if (quantity === undefined) return { code: 'bad-quantity', args: { quantity: cell.slice(0, 20) } };
      draft.count = quantity;
      counted = true;
      continue;
    }
    if (readWhiteDots(draft, cell)) continue;
    const said = texts.length > 0 || counted ? understand(cell) : undefined;
    if (said && (texts.length > 0 || said.colours.length > 0)) addSaid(draft, said);
    else texts.push(cell);
  }
  const [first = '', second] = texts;
  const inner = counted ? readPlain(first, true) : readPlain(first);
  if ('code' in inner) return inner;
  const merged: Draft = {
    ...inner,
    ...draft,
    name: inner.name,
    colours: [...inner.colours, ...draft.colours],
  };
  if (counted) merged.isCounted = true;
  else merged.count = inner.count;
  if (second && !merged.name.includes(',') && /\p{L}{2}/u.test(second) && !/^[A-Z]{2}[- ]?\d+$/.test(second))
    merged.subtitle = second;
  return merged;
}
