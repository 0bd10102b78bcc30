import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import { isRule } from '../../core/cells';
import { exportedCards } from '../../core/deck-json';
import {
  type Announced,
  beginsDeck,
  commentOf,
  isAboutTheDeck,
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
import { cardOf, type Flawed, quantified } from './card-line';
import { blueprintsIn, gempLine, isBlueprint, isElement, isGemp } from './gemp';
import { type Heading, headingOf } from './headings';
import { DECK_SIZE, LINE_RULES, type LineCode, type ListedCard, type Remark } from './list';
import { type Header, headerOf, rowOf } from './table';
import { titlesOn } from './titles-on-line';
import { unsureLines } from './unsure';

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
  /** Lines that could not be read; the others are in `cards`. */
  flaws: Remark<LineCode>[];
}

const LONGEST_LINE = 400;
const MOST_LINES = 1_000;

/**
 * Reads a list of cards: `1x Title`, `Title x2`, one title a line with duplicates repeated under headings such as
 * `Characters: (12)`, a numbered list, a table, the XML of GEMP, its rows of blueprints, or JSON. `#` and `//` begin
 * comments; one that is a heading counts as such.
 */
export function read(text: string, facts: CardFacts = NO_FACTS): ReadList {
  const texts = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES + 1);
  const so: SoFar = {
    isXml: isGemp(text),
    numbered: numberedLines(texts),
    own: ownHeadings(
      texts.map((typed) => tidy(typed)),
      (name) => facts.byName(name).length > 0,
    ),
    areNotes: false,
    announced: [],
    above: new Map(),
    totals: [],
    subtotals: [],
    uncounted: [],
    headings: new Set(),
    beginnings: [],
    headless: new Set(),
  };
  const exported = exportedCards(text, isBlueprint);
  const found = exported
    ? exported.map((card) => ({ line: card.line, ...fromJson(card) }))
    : texts.map((typed, i) => ({
        line: i + 1,
        ...(i < MOST_LINES
          ? readLine(typed, i + 1, so, facts)
          : wrong({ code: 'too-many-lines', args: { most: MOST_LINES } })),
      }));
  const all = found.flatMap(({ cards }) => cards);
  const { named, unread } = unsureLines(texts, all, so, facts);
  const isParted = all.some(({ outside }) => outside);
  const cards = all
    .filter(({ line }) => line !== named?.line && !unread.has(line))
    .map((card) => (isParted && so.headless.has(card.line) ? { ...card, inDeck: true as const } : card));
  const flawed = [
    ...found.flatMap(({ line, flaw }) => (flaw ? [{ line, flaw }] : [])),
    ...[...unread].map(([line, flaw]) => ({ line, flaw })),
  ].sort((a, b) => a.line - b.line);
  const decks = decksIn(
    cards.filter(({ outside }) => !outside),
    so.beginnings,
    DECK_SIZE,
  );
  return {
    texts,
    cards,
    announced: announcedIn(so, cards),
    ...(decks && { decks }),
    ...(named && { named }),
    flaws: flawed.map(({ line, flaw: { code, args } }) => ({
      code,
      rule: LINE_RULES[code],
      args,
      lines: [line],
    })),
  };
}

/** What the lines so far have said of those below them, and what is to be known of them all. */
export interface SoFar {
  isXml: boolean;
  numbered: ReadonlySet<number>;
  /** Headings in words of the list's own. */
  own: ReadonlyMap<number, OwnHeading>;
  heading?: Heading;
  /** They stand below `Strategy:` or the like. */
  areNotes: boolean;
  header?: Header;
  announced: Announced[];
  /** The announcement that each line stands under. */
  above: Map<number, Announced>;
  totals: Sum[];
  subtotals: Sum[];
  /** Lines that name a card and say no quantity. */
  uncounted: number[];
  headings: Set<number>;
  /** Lines that announce a deck. */
  beginnings: number[];
  /** Lines above the first heading. */
  headless: Set<number>;
}
interface FoundOnLine {
  cards: ListedCard[];
  flaw?: Flawed;
}
const NOTHING: FoundOnLine = { cards: [] };
const wrong = (flaw: Flawed): FoundOnLine => ({ cards: [], flaw });
const together = (all: readonly FoundOnLine[]): FoundOnLine => ({ cards: all.flatMap(({ cards }) => cards) });
const found = (card: ListedCard | Flawed): FoundOnLine => ('code' in card ? wrong(card) : { cards: [card] });

function fromJson(card: NonNullable<ReturnType<typeof exportedCards>>[number]): FoundOnLine {
  const { line, name = '', number, quantity, under } = card;
  const heading = under.map(headingOf).findLast((each) => each !== undefined);
  const rest = number === undefined ? name : `${name} [${number}]`;
  return found(cardOf({ rest, ...(quantity !== undefined && { quantity }) }, line, heading));
}

function readLine(typed: string, line: number, so: SoFar, facts: CardFacts): FoundOnLine {
  if ((so.isXml && typed.includes('<')) || isElement(unlinked(typed))) {
    const { cards, bad } = gempLine(typed, line);
    if (/<deck\b/i.test(typed)) so.beginnings.push(line);
    return { cards, ...(bad && { flaw: { code: 'bad-element', args: bad } }) };
  }
  const blueprints = blueprintsIn(typed, line);
  if (blueprints) return { cards: blueprints };
  if (typed.length > LONGEST_LINE) return wrong({ code: 'line-too-long', args: { most: LONGEST_LINE } });
  const text = tidy(typed);
  const comment = commentOf(text);
  if (comment !== undefined) {
    const heading = headingOf(squashed(comment));
    if (heading) begin(heading, line, so);
    return NOTHING;
  }
  const whole = text.replace(/\s(?:#|\/\/)\s.*$/, '');
  const bare = squashed(whole);
  if (!/[\p{L}\p{N}]/u.test(bare) || isRule(bare) || isAboutTheDeck(bare)) return NOTHING;
  if (beginsDeck(bare)) {
    so.beginnings.push(line);
    delete so.heading;
    return NOTHING;
  }
  const total = totalOf(bare);
  if (total !== undefined) {
    so.totals.push({ line, heading: bare, said: total });
    return NOTHING;
  }
  const subtotal = so.header && /^\d+$/.test(bare) ? Number(bare) : subtotalOf(whole);
  if (subtotal !== undefined) {
    so.subtotals.push({ line, heading: bare, said: subtotal });
    return NOTHING;
  }
  const header = headerOf(whole);
  if (header) {
    so.header = header;
    return NOTHING;
  }
  const own = so.own.get(line - 1);
  const next = headingOf(bare) ?? (own && { text: own.text, count: own.said });
  if (next) {
    begin(next, line, so);
    return NOTHING;
  }
  const named = namedTotalOf(bare);
  if (named !== undefined && quantified(bare).quantity === undefined) {
    so.totals.push({ line, heading: bare, said: named });
    return NOTHING;
  }
  const listed = titlesOn(bare, facts);
  if (listed) {
    const heading = headingOf(listed.label);
    return together(listed.titles.map((each) => found(cardOf(each, line, heading))));
  }
  if (/^[^\d].*:$/.test(bare)) {
    delete so.heading;
    so.areNotes = NOTES.test(bare);
    return wrong({ code: 'unknown-heading', args: { text: bare.slice(0, 60) } });
  }
  return cardOn(so.numbered.has(line - 1) ? withoutOrdinal(whole) : whole, line, so);
}

function begin(heading: Heading, line: number, so: SoFar): void {
  so.heading = heading;
  so.areNotes = false;
  so.headings.add(line);
  if (heading.deck) so.beginnings.push(line);
  delete so.header;
  if (heading.count === undefined) return;
  const said = { line, heading: heading.text, said: heading.count };
  // other headings may stand below that of a deck
  if (heading.deck) so.totals.push(said);
  else so.announced.push({ ...said, count: 0 });
}

const NOTES =
  /^\W*(?:(?:the|my|deck) )?(?:strategy|strat[ée]gie|notes?|comments?|commentaires?|match-?ups?|tips|conclusion|overview|how to play(?: it)?)\s*:$/i;

function cardOn(text: string, line: number, so: SoFar): FoundOnLine {
  const row = rowOf(so.header ? text : text.trim(), so.header);
  const said = row ?? quantified(squashed(text));
  if (so.areNotes && said.quantity === undefined)
    return wrong({ code: 'no-quantity', args: { text: squashed(text).slice(0, 60) } });
  const card = cardOf(said, line, row?.heading ?? so.heading);
  if ('code' in card) return wrong(card);
  if (!row?.heading && so.headings.size === 0) so.headless.add(line);
  if (said.quantity === undefined && card.number === undefined) so.uncounted.push(line);
  const above = so.heading?.count === undefined || so.heading.deck ? undefined : so.announced.at(-1);
  if (above) so.above.set(line, above);
  return { cards: [card] };
}

/** A total speaks of the deck, or of all that is listed. */
function announcedIn(
  { announced, above, totals, subtotals, headings }: SoFar,
  cards: readonly ListedCard[],
): Announced[] {
  for (const { line, count } of cards) {
    const heading = above.get(line);
    if (heading) heading.count += count;
  }
  const sum = (some: readonly ListedCard[]): number => some.reduce((all, { count }) => all + count, 0);
  const [all, deck] = [sum(cards), sum(cards.filter(({ outside }) => !outside))];
  return [
    ...announced,
    ...subtotalled(subtotals, [...headings], cards),
    ...totals.map((total) => ({ ...total, count: total.said === all ? all : deck })),
  ];
}

/** Without what no one sees; tabs set the cells of a table apart. */
const tidy = (typed: string): string =>
  unlinked(typed)
    .normalize('NFC')
    .replace(/[\uFEFF\u200B-\u200D\u2060]/g, '')
    .replace(/[^\S\t]+/g, ' ')
    // a first cell may be empty
    .replace(/^ +|\s+$/g, '');
const squashed = (text: string): string => text.replace(/\s+/g, ' ').trim();
