import type { Block, Line } from './document';

const HEADING = /^ {0,3}#{1,6}\s+\S/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
/** Signs that open an item, as typed and as scanners read a bullet. */
const BULLET = /^\s*(?:[-–•●▪◦*+»¢«]\s|[»¢](?=\p{L})|\*(?=[\p{L}\s])(?!\*)(?![^*]*\*)|[-–](?=\p{Lu}))/u;
const MARK = new RegExp(`${BULLET.source}\\s*`, 'u');

/** Gathers lines into headings, paragraphs, items and tables. */
export function* segment(lines: Iterable<Line>): Generator<Block> {
  let open: Block | undefined;
  let blanks = 0;
  let afterPage = false;
  let afterDebris = false;
  for (const line of lines) {
    afterPage ||= line.afterPage;
    if (line.text.trim() === '') {
      if (open) yield open;
      open = undefined;
      if (line.debris) afterDebris = true;
      else blanks += 1;
      continue;
    }
    const kind = kindOf(line.text);
    if (open && !line.afterPage && continues(open, kind)) open.lines.push(line.text);
    else {
      if (open) yield open;
      open = { kind, lines: [line.text], line: line.number, blanks, afterPage, afterDebris };
    }
    blanks = 0;
    afterPage = false;
    afterDebris = false;
  }
  if (open) yield open;
}

function kindOf(text: string): Block['kind'] {
  if (HEADING.test(text)) return 'heading';
  if (TABLE_ROW.test(text)) return 'table';
  return BULLET.test(text) ? 'item' : 'text';
}

/** A line without a mark of its own goes on with what is open; rows go on with rows. */
function continues(open: Block, kind: Block['kind']): boolean {
  if (kind === 'table' || open.kind === 'table') return kind === open.kind;
  return kind === 'text' && open.kind !== 'heading';
}

/** The text of an item without the sign that opens it. */
export const withoutMark = (text: string): string => text.replace(MARK, '');

/** Every element with those that follow it, at most `ahead` of them. */
export function* withNext<T>(items: Iterable<T>, ahead: number): Generator<{ item: T; next: T[] }> {
  const window: T[] = [];
  for (const item of items) {
    window.push(item);
    if (window.length <= ahead) continue;
    const first = window.shift() as T;
    yield { item: first, next: [...window] };
  }
  for (let first = window.shift(); first !== undefined; first = window.shift())
    yield { item: first, next: [...window] };
}
