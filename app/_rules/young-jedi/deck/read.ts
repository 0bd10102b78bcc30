import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import { readCells, separatorOf, splitCells } from './cells';
import { type Draft, finishCard } from './draft';
import { LINE_RULES, type LineArgs, type LineCode, type ListedCard, type Remark } from './list';
import { readPlain } from './plain-line';
import { type Column, columnOf, type Said, understand } from './vocabulary';

export interface ReadList {
  /** Every line as it was typed. */
  texts: string[];
  cards: ListedCard[];
  /** Lines that could not be read; the others are in `cards`. */
  flaws: Remark<LineCode>[];
}

const LONGEST_LINE = 400;
const MOST_LINES = 2_000;

/** `Title: …`, `Auteur : …`: what says something of the deck and nothing of its cards. */
const ABOUT_THE_DECK =
  /^(title|titre|name|nom|deck|author|auteur|player|joueur|date|format|event|tournoi|tournament|notes?)\s*:\s*\S/i;

export type Flawed = { [Code in LineCode]: { code: Code; args: LineArgs[Code] } }[LineCode];

/**
 * Reads a list of cards: `4 Title, Subtitle`, `4x Title (red)`, headings such as `Red` or `Weapons`, comments after
 * `#` or `//`, or a table whose columns are apart by commas, semicolons, tabs or bars.
 */
export function read(text: string, facts: CardFacts = NO_FACTS): ReadList {
  const texts = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES + 1);
  const cards: ListedCard[] = [];
  const flaws: Remark<LineCode>[] = [];
  const so: SoFar = { section: { colours: [] } };
  texts.forEach((typed, i) => {
    const found: Found =
      i < MOST_LINES
        ? readLine(typed, i + 1, so, facts)
        : { code: 'too-many-lines', args: { most: MOST_LINES } };
    if (!found) return;
    if ('code' in found)
      flaws.push({
        code: found.code,
        rule: LINE_RULES[found.code],
        args: found.args,
        lines: [i + 1],
      });
    else cards.push(found);
  });
  return { texts, cards, flaws };
}

/** What the lines so far have said of those below them. */
interface SoFar {
  section: Said;
  table?: Table;
}
type Found = ListedCard | Flawed | undefined;

function readLine(typed: string, line: number, so: SoFar, facts: CardFacts): Found {
  if (typed.length > LONGEST_LINE) return { code: 'line-too-long', args: { most: LONGEST_LINE } };
  const bare = withoutComment(typed);
  if (!/[\p{L}\p{N}]/u.test(bare) || ABOUT_THE_DECK.test(bare)) return undefined;
  const table = headerOf(bare);
  if (table) {
    so.table = table;
    return undefined;
  }
  const heading = headingOf(bare);
  if (heading) {
    const { side } = so.section;
    // A side of the Force holds for the sections that follow, until another one is named.
    so.section = { ...(side && { side }), ...(heading === 'unknown' ? { colours: [] } : heading) };
    delete so.table;
    return heading === 'unknown' ? { code: 'unknown-heading', args: { text: bare.slice(0, 60) } } : undefined;
  }
  const draft = draftOf(bare, so.table);
  return 'code' in draft ? draft : finishCard(draft, so.section, line, facts);
}

/** What is left of a line without its comment; a comment that names a colour or a type is a heading. */
function withoutComment(typed: string): string {
  const text = typed.replace(/^\uFEFF/, '').trim();
  const comment = /^(?:#|\/\/)+(.*)$/.exec(text);
  if (!comment) return text.replace(/\s(#|\/\/)(\s.*)?$/, '').trim();
  const said = understand((comment[1] ?? '').replace(/[([]\s*\d+.*$/, ''));
  return said && (said.colours.length > 0 || said.type || said.wild) ? (comment[1] ?? '').trim() : '';
}

interface Table {
  separator: string;
  columns: Column[];
}

/** The columns of a table, if the line names them. */
function headerOf(text: string): Table | undefined {
  const separator = separatorOf(text) ?? (text.includes(',') ? ',' : undefined);
  if (!separator) return undefined;
  const columns = splitCells(text, separator)?.map(columnOf);
  return columns?.includes('title') && columns.every((column) => column !== undefined)
    ? { separator, columns: columns as Column[] }
    : undefined;
}

/** A heading says something of the cards below it; one with a colon at its end that says nothing known is a flaw. */
function headingOf(text: string): Said | 'unknown' | undefined {
  const framed = /^(\[.*\]|=+.*=+|\*+[^*]+\*+|-{3,}.*-{3,}|.*:)$/.test(text);
  if (/^\d/.test(text)) return undefined;
  const inner = text.replace(/(?<![\p{L}\p{N}])\d+(\s*\/\s*\d+)?(?![\p{L}\p{N}])/gu, ' ');
  return understand(inner) ?? (framed ? 'unknown' : undefined);
}

function draftOf(text: string, table: Table | undefined): Draft | Flawed {
  const separator = table?.separator ?? separatorOf(text) ?? (/^"?\d+\s*"?,/.test(text) ? ',' : undefined);
  if (!separator || !text.includes(separator)) return readPlain(text);
  const cells = splitCells(text, separator);
  return cells ? readCells(cells, table?.columns) : { code: 'bad-quotes', args: {} };
}
