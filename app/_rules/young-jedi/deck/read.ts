import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import { isRule } from '../../core/cells';
import { type Exported, exportedCards } from '../../core/deck-json';
import {
  type Announced,
  beginsDeck,
  commentOf,
  isAboutTheDeck,
  isProse,
  namedTotalOf,
  numberedLines,
  type Sum,
  subtotalled,
  subtotalOf,
  totalOf,
  withoutOrdinal,
} from '../../core/deck-lines';
import { unlinked } from '../../core/deck-markup';
import { type OwnHeading, ownHeadings } from '../../core/own-headings';
import { type DeckPart, decksIn } from '../../core/several-decks';
import { readCells, separatorOf, splitCells } from './cells';
import { type Draft, type Finished, finishCard, newDraft } from './draft';
import { DECK_SIZE, LINE_RULES, type LineArgs, type LineCode, type ListedCard, type Remark } from './list';
import { readPlain, readQuantity } from './plain-line';
import { type Column, columnOf, type Said, understand } from './vocabulary';

export interface ReadList {
  /** Every line as it was typed. */
  texts: string[];
  cards: ListedCard[];
  /** Headings that announce a number, with what was read below them, and totals. */
  announced: Announced[];
  /** Where the text holds several decks, each of them. */
  decks?: DeckPart[];
  /** The line that is taken for the name of the deck. */
  named?: { line: number; text: string };
  /** Lines that could not be read; the others are in `cards`. A card that lacks nothing but its colour is in both. */
  flaws: Remark<LineCode>[];
}

const LONGEST_LINE = 400;
const MOST_LINES = 2_000;

export type Flawed = { [Code in LineCode]: { code: Code; args: LineArgs[Code] } }[LineCode];

/**
 * Reads a list of cards: `4 Title, Subtitle`, `4x Title (red)`, headings such as `Red` or `Weapons`, comments after
 * `#` or `//`, a numbered list, a table whose columns are apart by commas, semicolons, tabs or bars, or JSON.
 */
export function read(text: string, facts: CardFacts = NO_FACTS): ReadList {
  const texts = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES + 1);
  const so: SoFar = {
    section: { colours: [] },
    numbered: numberedLines(texts),
    repeated: repeatedIn(texts),
    own: ownHeadings(texts.map(withoutComment), (name) => facts.byName(name).length > 0),
    announced: [],
    above: new Map(),
    totals: [],
    subtotals: [],
    headings: [],
    beginnings: [],
  };
  const exported = exportedCards(text, () => false);
  const all = exported
    ? exported.map((card) => ({ line: card.line, ...fromJson(card, facts) }))
    : texts.map((typed, i) => ({
        line: i + 1,
        ...(i < MOST_LINES
          ? readLine(typed, i + 1, so, facts)
          : { flaw: { code: 'too-many-lines' as const, args: { most: MOST_LINES } } }),
      }));
  const cards = all.flatMap(({ card }) => card ?? []);
  const named = nameIn(texts, all, cards.length);
  const decks = decksIn(cards, so.beginnings, DECK_SIZE);
  return {
    texts,
    cards,
    announced: announcedIn(so, cards),
    ...(decks && { decks }),
    ...(named && { named }),
    flaws: all.flatMap(({ line, flaw }) =>
      flaw && line !== named?.line
        ? [{ code: flaw.code, rule: LINE_RULES[flaw.code], args: flaw.args, lines: [line] }]
        : [],
    ),
  };
}

function fromJson({ line, name = '', quantity = '1', under }: Exported, facts: CardFacts): Finished {
  const count = readQuantity(quantity);
  if (count === undefined)
    return { flaw: { code: 'bad-quantity', args: { quantity: quantity.slice(0, 20) } } };
  const section = under.map(understand).findLast((each) => each !== undefined) ?? { colours: [] };
  return finishCard({ ...newDraft(), name, count, isCounted: true }, section, line, facts);
}

/** The first line, if it says neither how many nor of what colour, in a list that has cards below it. */
function nameIn(
  texts: readonly string[],
  all: readonly ({ line: number } & Finished)[],
  cards: number,
): ReadList['named'] {
  const first = texts.findIndex((text) => text.trim() !== '') + 1;
  const found = all.find(({ line }) => line === first);
  const isWords = found?.flaw?.code === 'no-colour' || found?.flaw?.code === 'no-quantity';
  return isWords && !found.card && cards > 1
    ? { line: first, text: (texts[first - 1] ?? '').trim().slice(0, 60) }
    : undefined;
}

function announcedIn(
  { announced, above, totals, subtotals, headings }: SoFar,
  cards: readonly ListedCard[],
): Announced[] {
  for (const { line, count } of cards) {
    const heading = above.get(line);
    if (heading) heading.count += count;
  }
  const all = cards.reduce((sum, { count }) => sum + count, 0);
  return [
    ...announced,
    ...subtotalled(subtotals, headings, cards),
    ...totals.map((total) => ({ ...total, count: all })),
  ];
}

/** What the lines so far have said of those below them. */
interface SoFar {
  section: Said;
  table?: Table;
  numbered: ReadonlySet<number>;
  /** Headings in words of the list's own. */
  own: ReadonlyMap<number, OwnHeading>;
  /** What stands on several lines: copies of a card. */
  repeated: ReadonlySet<string>;
  announced: Announced[];
  /** The announcement that each line stands under. */
  above: Map<number, Announced>;
  totals: Sum[];
  subtotals: Sum[];
  headings: number[];
  /** Lines that announce a deck. */
  beginnings: number[];
  /** What the heading above announces. */
  current?: Announced | undefined;
}

function readLine(typed: string, line: number, so: SoFar, facts: CardFacts): Finished {
  if (typed.length > LONGEST_LINE) return { flaw: { code: 'line-too-long', args: { most: LONGEST_LINE } } };
  const bare = withoutComment(typed);
  if (!/[\p{L}\p{N}]/u.test(bare) || isRule(bare) || isAboutTheDeck(bare)) return {};
  if (beginsDeck(bare)) {
    so.beginnings.push(line);
    so.section = { colours: [] };
    return {};
  }
  const total = totalOf(bare);
  if (total !== undefined) {
    so.totals.push({ line, heading: bare, said: total });
    return {};
  }
  const subtotal = subtotalOf(bare);
  if (subtotal !== undefined) {
    so.subtotals.push({ line, heading: bare.replace(/\s+/g, ' '), said: subtotal });
    return {};
  }
  const table = headerOf(bare);
  if (table) {
    so.table = table;
    return {};
  }
  const heading = headingOf(bare);
  if (heading) return begin(heading, bare, line, so);
  const own = so.own.get(line - 1);
  if (own) return begin({ ...so.section }, bare, line, so);
  const named = /^\W*\d/.test(bare) ? undefined : namedTotalOf(bare);
  if (named !== undefined) {
    so.totals.push({ line, heading: bare, said: named });
    return {};
  }
  if (so.current) so.above.set(line, so.current);
  const text = so.numbered.has(line - 1) ? withoutOrdinal(bare) : bare;
  const draft = draftOf(text, so.table, facts);
  if ('code' in draft) return { flaw: draft };
  if (so.repeated.has(typed.trim())) draft.isCounted = true;
  else if (!draft.isCounted && isProse(text))
    return { flaw: { code: 'no-quantity', args: { text: text.slice(0, 60) } } };
  return finishCard(draft, so.section, line, facts);
}

function repeatedIn(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const again = texts.map((text) => text.trim()).filter((text) => seen.has(text) || !seen.add(text));
  return new Set(again);
}

function begin(heading: Said | 'unknown', text: string, line: number, so: SoFar): Finished {
  const { side } = so.section;
  so.headings.push(line);
  const isDeck = heading !== 'unknown' && isOfDeck(heading);
  if (isDeck) so.beginnings.push(line);
  // A side of the Force holds for the sections that follow, until another one is named.
  so.section = { ...(side && { side }), ...(heading === 'unknown' ? { colours: [] } : heading) };
  delete so.table;
  const said = /(?<![\p{L}\p{N}])(\d{1,3})(?:\s*\/\s*\d+)?(?![\p{L}\p{N}])/u.exec(text)?.[1];
  so.current = undefined;
  if (said !== undefined) {
    const sum = { line, heading: text, said: Number(said) };
    // other headings may stand below that of a deck
    if (isDeck) so.totals.push(sum);
    else {
      so.current = { ...sum, count: 0 };
      so.announced.push(so.current);
    }
  }
  return heading === 'unknown'
    ? { flaw: { code: 'unknown-heading', args: { text: text.slice(0, 60) } } }
    : {};
}

/** A heading that says nothing of its cards but their side: `Deck list`, `Light Side`. */
const isOfDeck = ({ colours, side: _, ...said }: Said): boolean =>
  colours.length === 0 && Object.keys(said).length === 0;

/** What is left of a line without its comment; a comment that names a colour or a type is a heading. */
function withoutComment(typed: string): string {
  const text = unlinked(typed)
    .replace(/[\uFEFF\u200B-\u200D\u2060]/g, '')
    .trim();
  const comment = commentOf(text);
  if (comment === undefined) return text.replace(/\s(#|\/\/)(\s.*)?$/, '').trim();
  const said = understand(comment.replace(/[([]\s*\d+.*$/, ''));
  return said && (said.colours.length > 0 || said.type || said.wild) ? comment.trim() : '';
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
  if (/^\W*(?:side ?board|side deck|maybe ?board)\W*\d*\W*$/i.test(text)) return 'unknown';
  const inner = text.replace(/(?<![\p{L}\p{N}])\d+(\s*\/\s*\d+)?(?![\p{L}\p{N}])/gu, ' ');
  return understand(inner) ?? (framed ? 'unknown' : undefined);
}

function draftOf(text: string, table: Table | undefined, facts: CardFacts): Draft | Flawed {
  const separator = table?.separator ?? separatorOf(text) ?? (/^"?\d+\s*"?,/.test(text) ? ',' : undefined);
  if (!separator || !text.includes(separator)) return readPlain(text, false, facts);
  const cells = splitCells(text, separator);
  return cells ? readCells(cells, table?.columns) : { code: 'bad-quotes', args: {} };
}
