import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import { isRule } from '../../core/cells';
import { type Exported, exportedCards } from '../../core/deck-json';
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
} from '../../core/deck-lines';
import { unlinked } from '../../core/deck-markup';
import { type OwnHeading, ownHeadings } from '../../core/own-headings';
import { type DeckPart, decksIn } from '../../core/several-decks';
import { namedCards } from './known';
import { type Flawed, finish, isCardNumber, type Manner, numbersIn, readPlain, TOKEN_NAME } from './line';
import { DECK_SIZE, LINE_RULES, type LineCode, type ListedCard, type Remark } from './list';
import { type Header, headerOf, readRow } from './table';
import { type Heading, headingOf } from './vocabulary';

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
  /** Cards on lines whose name is that of several: they count, though nobody can tell which they are. */
  undecided: ListedCard[];
  /** Lines that could not be read; the others are in `cards`. */
  flaws: Remark<LineCode>[];
}

const LONGEST_LINE = 300;
const MOST_LINES = 1_000;

/** `Colours: blue, white`, said of the whole deck. */
const OF_THE_DECK = /^\W*(?:colou?rs?|couleurs?)\s*[:=]\s*\S/i;

/** What the lines so far have said of those below them. */
interface SoFar {
  manner: Manner;
  heading?: Heading | undefined;
  header?: Header | undefined;
  numbered: ReadonlySet<number>;
  /** Headings in words of the list's own. */
  own: ReadonlyMap<number, OwnHeading>;
  announced: Announced[];
  /** The announcement that each line stands under. */
  above: Map<number, Announced>;
  totals: Sum[];
  subtotals: Sum[];
  headings: number[];
  /** Lines that announce a deck. */
  beginnings: number[];
  /** Headings of Resources. */
  resources: number[];
}

/**
 * Reads a list of cards: `4x ST01-001`, `4 ST01-001 Gundam`, `4 Gundam [ST01-001]`, `ST01-001 x4`, a numbered list, a
 * table whose columns are apart by commas, semicolons, tabs or bars, or JSON. Headings such as `Units` or `Resource
 * deck` tell the type of what follows; `#` and `//` begin comments, and one that is a heading counts as such. `(blue)`,
 * `(Unit)` and `Lv. 3` say what is not known of a card.
 */
export function read(text: string, facts: CardFacts = NO_FACTS): ReadList {
  const texts = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES + 1);
  const so: SoFar = {
    manner: {
      isNumbered: false,
      isCountedLast: areCountedLast(texts),
      isNoughtOfName: !areCountedSecond(texts),
    },
    numbered: numberedLines(texts),
    own: ownHeadings(texts.map(tidy), (name) => namesCard(name, facts)),
    announced: [],
    above: new Map(),
    totals: [],
    subtotals: [],
    headings: [],
    beginnings: [],
    resources: [],
  };
  const exported = exportedCards(text, isCardNumber);
  const found = exported
    ? exported.map((card) => ({ line: card.line, card: fromJson(card, facts) }))
    : texts.flatMap((typed, i) => {
        const line = i + 1;
        if (i >= MOST_LINES)
          return [{ line, card: { code: 'too-many-lines' as const, args: { most: MOST_LINES } } }];
        const several = severalOn(tidy(typed), line, so, facts);
        return (several ?? [readLine(typed, line, so, facts)]).map((card) => ({ line, card }));
      });
  const cards = found.flatMap(({ card }) => (card && !('code' in card) ? [card] : []));
  cards.push(...announcedResources(so, cards));
  const undecided = found.flatMap(({ card }) => (card && 'code' in card ? (card.listed ?? []) : []));
  const flawed = found.flatMap(({ line, card }) => (card && 'code' in card ? [{ line, ...card }] : []));
  const named = nameIn(texts, flawed, cards);
  const all = [...cards, ...undecided];
  const decks = decksIn(all.filter(isOfDeck), so.beginnings, DECK_SIZE);
  return {
    texts,
    cards,
    undecided,
    announced: announcedIn(so, all),
    ...(decks && { decks }),
    ...(named && { named }),
    flaws: flawed
      .filter(({ line }) => line !== named?.line)
      .map(({ line, code, args }) => ({ code, rule: LINE_RULES[code], args, lines: [line] })),
  };
}

/** Most cards have a figure at their end: then it is the quantity. `GD04-130 Industrial 7` has one in its name. */
function areCountedLast(texts: readonly string[]): boolean {
  const rests = texts.flatMap((text) => {
    const [first, ...more] = numbersIn(text);
    return first && more.length === 0 ? [text.replace(first[0], '').trim()] : [];
  });
  return rests.filter((text) => /\s\d{1,2}$/.test(text)).length * 2 >= rests.length;
}

/** Many cards have a figure right behind their number: then a nought there is a quantity too, and a wrong one. */
function areCountedSecond(texts: readonly string[]): boolean {
  const rests = texts.flatMap((text) => {
    const [first] = numbersIn(text);
    return first && text.trim().startsWith(first[0]) ? [text.trim().slice(first[0].length)] : [];
  });
  const counted = rests.filter((rest) => /^\s+[1-9]\d?\s+\S/.test(rest)).length;
  return counted > 0 && counted * 2 >= rests.length;
}

function fromJson(card: Exported, facts: CardFacts): ListedCard | Flawed {
  const { line, under, ...draft } = card;
  const heading = under
    .map((key) => headingOf(key.replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ')))
    .findLast((each) => each);
  const number = draft.number?.toUpperCase().replace(/[-_ ]?P\d{1,2}$/, '');
  return finish(
    { ...draft, ...(number !== undefined && { number }) },
    heading,
    line,
    draft.name ?? '',
    facts,
  );
}

/** The first line, if it names no card: the name of the deck, in a list that has cards below it. */
function nameIn(
  texts: readonly string[],
  flawed: readonly ({ line: number } & Flawed)[],
  cards: readonly ListedCard[],
): ReadList['named'] {
  const first = texts.findIndex((text) => text.trim() !== '') + 1;
  const flaw = flawed.find(({ line }) => line === first);
  const text = (texts[first - 1] ?? '').trim();
  return flaw?.code === 'no-number' && cards.length > 1 && !/^\W*\d+\s|[x×]\s?\d+$/i.test(text)
    ? { line: first, text: text.slice(0, 60) }
    : undefined;
}

/** `Resources (10)` with nothing below it is all that a list has to say of them. */
function announcedResources({ announced, resources }: SoFar, cards: readonly ListedCard[]): ListedCard[] {
  const last = cards.at(-1)?.line ?? 0;
  const [only, ...more] = announced.filter(({ line }) => resources.includes(line));
  if (!only || more.length > 0 || only.line < last || only.said > 99) return [];
  return [{ line: only.line, count: only.said, type: 'resource' }];
}

const isOfDeck = ({ type, token, aside }: ListedCard): boolean => type !== 'resource' && !token && !aside;

/** A total speaks of the deck, or of all that is listed. */
function announcedIn(
  { announced, above, totals, subtotals, headings }: SoFar,
  cards: readonly ListedCard[],
): Announced[] {
  for (const { line, count } of cards) {
    const heading = above.get(line) ?? announced.find((each) => each.line === line);
    if (heading) heading.count += count;
  }
  const sum = (some: readonly ListedCard[]): number => some.reduce((all, { count }) => all + count, 0);
  const [all, deck] = [sum(cards), sum(cards.filter(isOfDeck))];
  return [
    ...announced,
    ...subtotalled(subtotals, headings, cards),
    ...totals.map((total) => ({ ...total, count: total.said === all ? all : deck })),
  ];
}

function readLine(typed: string, line: number, so: SoFar, facts: CardFacts): ListedCard | Flawed | undefined {
  if (typed.length > LONGEST_LINE) return { code: 'line-too-long', args: { most: LONGEST_LINE } };
  const whole = tidy(typed);
  const comment = commentOf(whole);
  const heading = comment === undefined ? undefined : headingOf(comment);
  if (heading) begin(heading, line, so);
  if (comment !== undefined) return undefined;
  const text = whole.replace(/\s(#|\/\/)\s.*$/, '').replace(/^ +| +$/g, '');
  if (!/[\p{L}\p{N}]/u.test(text) || isRule(text) || isAboutTheDeck(text) || OF_THE_DECK.test(text))
    return undefined;
  if (beginsDeck(text)) {
    begin({ text, deck: true }, line, so);
    return undefined;
  }
  const total = totalOf(text);
  if (total !== undefined) {
    so.totals.push({ line, heading: text, said: total });
    return undefined;
  }
  const subtotal = subtotalOf(text);
  if (subtotal !== undefined) {
    so.subtotals.push({ line, heading: text.replace(/\s+/g, ' '), said: subtotal });
    return undefined;
  }
  const header = headerOf(text);
  if (header) {
    so.header = header;
    return undefined;
  }
  const above = so.heading?.count === undefined || so.heading.deck ? undefined : so.announced.at(-1);
  if (above) so.above.set(line, above);
  const row = readRow(text, so.header);
  if (row) return finish(row, so.heading, line, text, facts);
  const next = headingOf(text);
  if (next && !/^\s*[-•*]?\s*\d+\s*[x×]|[x×]\s?\d+$/i.test(text) && !resources(text)) {
    begin(next, line, so);
    return undefined;
  }
  const own = so.own.get(line - 1);
  if (own) {
    begin({ text: own.text, count: own.said }, line, so);
    return undefined;
  }
  const named = numbersIn(text).length === 0 ? namedTotalOf(text) : undefined;
  if (named !== undefined && !/^\W*\d/.test(text)) {
    so.totals.push({ line, heading: text, said: named });
    return undefined;
  }
  const draft = readPlain(text, facts, { ...so.manner, isNumbered: so.numbered.has(line - 1) });
  if ('code' in draft) return draft;
  // `Hold ST01-001 for the last turn.`: words on a card, and no copy of it
  if (draft.quantity === undefined && draft.number !== undefined && CLOSED.test(text))
    return { code: 'no-number', args: { text: text.slice(0, 60) } };
  return finish(draft, so.heading, line, text, facts);
}

/** Four words or more, closed as a sentence is. */
const CLOSED = /^\p{L}+(?:[\s,]+\S+){3,}[.!?]$/u;

/** What parts cards that stand on one line: commas and the like, wide gaps, or the quantity of the next one. */
const BETWEEN =
  /\s*[,;|、]\s*|\s*\/\s+|\t|\s{2,}|\s+(?=\d{1,2}\s?[x×]?\s?[a-z]{1,4}\d{2}-\d{3})|(?<=-\d{3}\s?[x×]\s?\d{1,2})\s+/i;
const MOST_ON_A_LINE = 2_000;

/** `4x ST01-001, 2x ST01-005 GM`: several cards, each with a number and a quantity of its own. */
function severalOn(text: string, line: number, so: SoFar, facts: CardFacts): ListedCard[] | undefined {
  if (text.length > MOST_ON_A_LINE || numbersIn(text).length < 2 || commentOf(text) !== undefined)
    return undefined;
  const pieces = text
    .trim()
    .split(BETWEEN)
    .filter((piece) => piece !== '');
  if (pieces.some((piece) => numbersIn(piece).length !== 1)) return undefined;
  const cards = pieces.map((piece) => {
    const draft = readPlain(piece, facts, { ...so.manner, isNumbered: false });
    return 'code' in draft || draft.quantity === undefined
      ? undefined
      : finish(draft, so.heading, line, piece, facts);
  });
  return cards.every((card) => card !== undefined && !('code' in card)) ? (cards as ListedCard[]) : undefined;
}

/** What names a card, so that it is no heading. */
const namesCard = (text: string, facts: CardFacts): boolean =>
  numbersIn(text).length > 0 || TOKEN_NAME.test(text) || namedCards(text, facts).length > 0;

function begin(heading: Heading, line: number, so: SoFar): void {
  so.heading = heading;
  so.header = undefined;
  so.headings.push(line);
  if (heading.deck) so.beginnings.push(line);
  if (heading.type === 'resource') so.resources.push(line);
  if (heading.count === undefined) return;
  const said = { line, heading: heading.text, said: heading.count };
  // other headings may stand below that of a deck
  if (heading.deck) so.totals.push(said);
  else so.announced.push({ ...said, count: 0 });
}

/** `10 Resources` is a line with a quantity; `Resources (10)` and `Resources` are headings. */
const resources = (text: string): boolean => /^\d+\s+res+ources?(\s+cards?)?$/i.test(text);

/** A line with figures and spaces as everybody types them. */
const tidy = (typed: string): string =>
  unlinked(typed)
    .normalize('NFKC')
    .replace(/[\uFEFF\u200B-\u200D\u2060]/g, '')
    .replace(/\s/g, (space) => (space === '\t' ? '\t' : ' '))
    .replace(/[一二三四](?=枚)/g, (figure) => String('一二三四'.indexOf(figure) + 1))
    .replace(/(\d)[x×](?=[a-z]{1,4}\d{0,2}-\d{3})/gi, '$1x ')
    .replace(/(-\d{3})(?=[x×]\s?\d)/gi, '$1 ');
