import type { Flaw } from './flaw';

/**
 * What the parser reads in a moment. Some texts take it minutes (its work grows with the square of the signs in a
 * paragraph and with the depth of lists): they are refused unread. The corpus stays far below each limit.
 */
const LIMITS = {
  characters: 250_000,
  lines: 5_000,
  lineLength: 10_000,
  /** Signs that may mean something to Markdown, in the whole file, marks of lists and quotes weighed double. */
  signs: 10_000,
  /** … and in lines without an empty one between them. */
  signsTogether: 1_000,
  /** Lists and quotes in each other, as far as the start of a line can tell. */
  depth: 20,
};

const SIGN = /[*_~`[\]!<>{}&\\|=#@]|www\.|https?:/gi;
const LEAD = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;
const MARK = />|[-+*]|\d+[.)]/g;
const TAB_WIDTH = 4;
/** As many signs take as long to read as one list in another. */
const WEIGHT_OF_DEPTH = 2;

/** The first thing about a text that is out of all proportion; nothing for a text that can be parsed. */
export function sizeFlaw(file: string, text: string): Flaw | undefined {
  const at = (line: number, message: string, remedy: string): Flaw => ({
    file,
    line,
    column: 1,
    code: 'mdx-size',
    message,
    remedy,
  });
  if (text.length > LIMITS.characters)
    return at(1, tooMany(text.length, 'characters', LIMITS.characters), 'divide the file');
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > LIMITS.lines)
    return at(1, tooMany(lines.length, 'lines', LIMITS.lines), 'divide the file');
  let signs = 0;
  let together = 0;
  const body = bodyOf(lines);
  for (const [i, line] of lines.entries()) {
    if (line.length > LIMITS.lineLength)
      return at(
        i + 1,
        `a line with ${tooMany(line.length, 'characters', LIMITS.lineLength)}`,
        'break the line',
      );
    if (i < body) continue;
    if (line.trim() === '') {
      together = 0;
      continue;
    }
    const depth = depthOf(line);
    if (depth > LIMITS.depth) return at(i + 1, 'lists and quotes are nested too deep', 'write them flatter');
    const own = line.match(SIGN)?.length ?? 0;
    signs += own + WEIGHT_OF_DEPTH * depth;
    together += own;
    if (together > LIMITS.signsTogether)
      return at(
        i + 1,
        tooMany(together, 'signs in one paragraph', LIMITS.signsTogether),
        'divide the paragraph',
      );
    if (signs > LIMITS.signs) return at(i + 1, tooMany(signs, 'signs', LIMITS.signs), 'divide the file');
  }
  return undefined;
}

/** The line behind the front matter, which is no Markdown: the parser passes over it. */
function bodyOf(lines: readonly string[]): number {
  return lines[0]?.trim() === '---' ? lines.findIndex((line, i) => i > 0 && line.trim() === '---') + 1 : 0;
}

/** Each mark opens a list or a quote; two columns of indentation are enough to go on with one. */
function depthOf(line: string): number {
  const lead = line.match(LEAD)?.[0] ?? '';
  const marks = lead.match(MARK)?.length ?? 0;
  const blanks = lead.replaceAll('\t', ' '.repeat(TAB_WIDTH)).match(/ /g)?.length ?? 0;
  return Math.max(marks, Math.ceil((blanks - marks) / 2) + marks);
}

const tooMany = (count: number, what: string, limit: number): string =>
  `${count} ${what}, of at most ${limit}`;
