import { gempLine, isGemp } from './gemp';
import { type Heading, headingOf } from './headings';
import { LINE_RULES, type LineArgs, type LineCode, type ListedCard, type Remark } from './list';

export interface ReadList {
  /** Every line as it was typed. */
  texts: string[];
  cards: ListedCard[];
  /** Headings that announce a number, with what was read below them. */
  announced: { line: number; heading: string; said: number; count: number }[];
  /** Lines that could not be read; the others are in `cards`. */
  flaws: Remark<LineCode>[];
}

const LONGEST_LINE = 400;
const MOST_LINES = 1_000;
const MOST_COPIES = 99;

const ABOUT_THE_DECK =
  /^(?:title|titre|name|nom|deck name|deck|author|auteur|player|joueur|date|format|total|event|tournoi|tournament|notes?|side|cote|côté|archetype)\s*:\s*\S/i;

type Flawed = { [Code in LineCode]: { code: Code; args: LineArgs[Code] } }[LineCode];

/**
 * Reads a list of cards: `1x Title`, `Title x2`, one title a line with duplicates repeated under headings such as
 * `Characters: (12)`, or the XML of GEMP. `#` and `//` begin comments.
 */
export function read(text: string): ReadList {
  const texts = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES + 1);
  const so: SoFar = { isXml: isGemp(text), announced: [] };
  const cards: ListedCard[] = [];
  const flaws: Remark<LineCode>[] = [];
  texts.forEach((typed, i) => {
    const found =
      i < MOST_LINES
        ? readLine(typed, i + 1, so)
        : { cards: [], flaw: { code: 'too-many-lines' as const, args: { most: MOST_LINES } } };
    cards.push(...found.cards);
    if (found.flaw)
      flaws.push({
        code: found.flaw.code,
        rule: LINE_RULES[found.flaw.code],
        args: found.flaw.args,
        lines: [i + 1],
      });
  });
  return { texts, cards, announced: so.announced, flaws };
}

/** What the lines so far have said of those below them. */
interface SoFar {
  isXml: boolean;
  heading?: Heading;
  announced: ReadList['announced'];
}
interface FoundOnLine {
  cards: ListedCard[];
  flaw?: Flawed;
}
const NOTHING: FoundOnLine = { cards: [] };
const wrong = (flaw: Flawed): FoundOnLine => ({ cards: [], flaw });

function readLine(typed: string, line: number, so: SoFar): FoundOnLine {
  if (so.isXml && typed.includes('<')) {
    const { cards, bad } = gempLine(typed, line);
    return { cards, ...(bad && { flaw: { code: 'bad-element', args: bad } }) };
  }
  if (typed.length > LONGEST_LINE) return wrong({ code: 'line-too-long', args: { most: LONGEST_LINE } });
  const bare = withoutComment(typed);
  if (!/[\p{L}\p{N}]/u.test(bare) || ABOUT_THE_DECK.test(bare)) return NOTHING;
  const next = headingOf(bare);
  if (next) {
    so.heading = next;
    if (next.count !== undefined) so.announced.push({ line, heading: next.text, said: next.count, count: 0 });
    return NOTHING;
  }
  const card = cardOf(bare, line, so.heading);
  if ('code' in card) return wrong(card);
  const above = so.heading?.count === undefined ? undefined : so.announced.at(-1);
  if (above) above.count += card.count;
  return { cards: [card] };
}

const withoutComment = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\uFEFF\u200B-\u200D\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:#|\/\/).*$/, '')
    .replace(/\s(?:#|\/\/)\s.*$/, '')
    .trim();

// 2X-7KPR, X-wing and 3,720 To 1 are titles
const AHEAD = /^(?:[-*+]\s+)?(?:x\s?)?(-?\d+(?:[.,]\d{1,2}(?!\d))?)\s?(?:[x×](?!-)\s*(?=\S)|[x×]?\s+)(?=\S)/i;
const BEHIND = /\s+(?:[([]?\s*[x×]\s?(-?\d+)\s*[)\]]?|[([](\d+)[x×]?[)\]]|(\d+)\s?[x×])$/i;

/** `2x Title`, `2 Title`, `Title x2`, `Title (x2)`, `Title`. Titles may begin with figures: `2-1B`, `8D8`. */
function cardOf(text: string, line: number, heading: Heading | undefined): ListedCard | Flawed {
  const ahead = AHEAD.exec(text);
  const behind = ahead ? null : BEHIND.exec(text);
  const typed = ahead?.[1] ?? behind?.[1] ?? behind?.[2] ?? behind?.[3];
  const count = typed === undefined ? 1 : Number(typed);
  if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES)
    return { code: 'bad-quantity', args: { quantity: (typed ?? '').slice(0, 20) } };
  const rest = ahead ? text.slice(ahead[0].length) : behind ? text.slice(0, behind.index) : text;
  const virtual = /\(v(?:irtual)?\)/i.test(rest);
  const number = /(?:^|[\s([])(\d{1,3}_\d{1,4})(?:[*^]*)(?=[\s)\]]|$)/.exec(rest)?.[1];
  const title = (number ? rest.replace(number, ' ').replace(/[([]\s*[*^]*\s*[)\]]/g, ' ') : rest)
    .replace(/\s*\(v(?:irtual)?\)/gi, '')
    .replace(/^[•\u0095\uFFFD*·◇\-–\s]+|^(?:<>)+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(title) && number === undefined) return { code: 'no-title', args: {} };
  return {
    line,
    count,
    title: title || (number ?? ''),
    ...(virtual && { virtual: true as const }),
    ...(number !== undefined && { number }),
    ...(heading?.outside && { outside: true as const }),
    ...(heading?.kind && { kind: heading.kind }),
  };
}
