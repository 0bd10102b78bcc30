/** Cells of a row of a table; quotes keep a separator in, and doubled ones are a quote. */
export function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const mark = text[i] ?? '';
    if (mark === '"' && quoted && text[i + 1] === '"') {
      cell += mark;
      i++;
    } else if (mark === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (mark === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += mark;
  }
  cells.push(cell);
  const trimmed = cells.map((each) => each.trim().replace(/^\*+|\*+$/g, ''));
  if (separator !== '|') return trimmed;
  return trimmed.slice(trimmed[0] === '' ? 1 : 0, trimmed.at(-1) === '' ? -1 : undefined);
}

/** The line under the header of a table in Markdown. */
export const isRule = (text: string): boolean => /^[\s|:+-]*-{2,}[\s|:+-]*$/.test(text);
