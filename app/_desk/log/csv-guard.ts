/** A spreadsheet runs a cell that begins with one of these; an apostrophe in front makes it text again. */
const SIGNS = new Set("=+-@＝＋－＠\t\r'");
/** Where cells are set apart otherwise than by commas, what follows one of these may become a cell of its own. */
const SEPARATORS = new Set(';,\t\r\n');
/** Passed over by spreadsheets before they look. */
const PASSED_OVER = /[\s"\u200b\u2060]/u;

/** In the head of a file whose guards stand wherever a cell may begin, not only where it does. */
export const GUARD_COLUMN = 'guard';

const mayBegin = (character: string, isBeginning: boolean): boolean =>
  SEPARATORS.has(character) || (isBeginning && PASSED_OVER.test(character));

export function guard(cell: string): string {
  let guarded = '';
  let isBeginning = true;
  for (const character of cell) {
    if (isBeginning && SIGNS.has(character)) guarded += "'";
    guarded += character;
    isBeginning = mayBegin(character, isBeginning);
  }
  return guarded;
}

export function unguard(guarded: string): string {
  let cell = '';
  let isBeginning = true;
  for (let at = 0; at < guarded.length; at += 1) {
    const isGuard = isBeginning && guarded[at] === "'" && SIGNS.has(guarded[at + 1] ?? '');
    if (isGuard) at += 1;
    const character = guarded[at] as string;
    cell += character;
    isBeginning = mayBegin(character, isBeginning);
  }
  return cell;
}

/** The guards of older files stand at the beginning of the whole cell alone. */
export const unguardStart = (cell: string): string =>
  cell[0] === "'" && SIGNS.has(cell[1] ?? '') ? cell.slice(1) : cell;
