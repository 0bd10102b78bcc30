import { type CardFacts, NO_FACTS } from '../../core/card-facts';
import type { CardType } from '../cards';
import { type Flawed, finish, readPlain } from './line';
import { LINE_RULES, type LineCode, type ListedCard, type Remark } from './list';
import { type Header, headerOf, isRule, readRow } from './table';
import { headingOf } from './vocabulary';

export interface ReadList {
  /** Every line as it was typed. */
  texts: string[];
  cards: ListedCard[];
  /** Lines that could not be read; the others are in `cards`. */
  flaws: Remark<LineCode>[];
}

const LONGEST_LINE = 300;
const MOST_LINES = 1_000;

/** `Name: …`, `Auteur : …`: what says something of the deck and nothing of its cards. */
const ABOUT_THE_DECK =
  /^(title|titre|name|nom|deck name|deck|author|auteur|player|joueur|date|format|total|event|tournoi|tournament|notes?)\s*:\s*\S/i;

/** What the lines so far have said of those below them. */
interface SoFar {
  section?: CardType | undefined;
  header?: Header | undefined;
}

/**
 * Reads a list of cards: `4x ST01-001`, `4 ST01-001 Gundam`, `4 Gundam [ST01-001]`, `ST01-001 x4`, or a table whose
 * columns are apart by commas, semicolons, tabs or bars. Headings such as `Units` or `Resource deck` tell the type of
 * what follows; `#` and `//` begin comments. `(blue)`, `(Unit)` and `Lv. 3` say what is not known of a card.
 */
export function read(text: string, facts: CardFacts = NO_FACTS): ReadList {
  const texts = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES + 1);
  const cards: ListedCard[] = [];
  const flaws: Remark<LineCode>[] = [];
  const so: SoFar = {};
  texts.forEach((typed, i) => {
    const found: ListedCard | Flawed | undefined =
      i < MOST_LINES
        ? readLine(typed, i + 1, so, facts)
        : { code: 'too-many-lines', args: { most: MOST_LINES } };
    if (!found) return;
    if (!('code' in found)) cards.push(found);
    else {
      const { code, args } = found;
      flaws.push({ code, rule: LINE_RULES[code], args, lines: [i + 1] });
    }
  });
  return { texts, cards, flaws };
}

function readLine(typed: string, line: number, so: SoFar, facts: CardFacts): ListedCard | Flawed | undefined {
  if (typed.length > LONGEST_LINE) return { code: 'line-too-long', args: { most: LONGEST_LINE } };
  const text = bare(typed);
  if (!/[\p{L}\p{N}]/u.test(text) || isRule(text) || ABOUT_THE_DECK.test(text)) return undefined;
  const header = headerOf(text);
  if (header) {
    so.header = header;
    return undefined;
  }
  const row = readRow(text, so.header);
  if (row) return finish(row, so.section, line, text, facts);
  const heading = headingOf(text);
  if (heading && !/^\s*[-•*]?\s*\d+\s*[x×]|[x×]\s?\d+$/i.test(text) && !resources(text)) {
    so.section = heading.type;
    so.header = undefined;
    return undefined;
  }
  const draft = readPlain(text);
  return 'code' in draft ? draft : finish(draft, so.section, line, text, facts);
}

/** `10 Resources` is a line with a quantity; `Resources (10)` and `Resources` are headings. */
const resources = (text: string): boolean => /^\d+\s+res+ources?(\s+cards?)?$/i.test(text);

/** A line without its comment, and with figures and spaces as everybody types them. */
function bare(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/[\uFEFF\u200B-\u200D\u2060]/g, '')
    .replace(/\s/g, (space) => (space === '\t' ? '\t' : ' '));
  return text
    .replace(/(\d)[x×](?=[a-z]{1,4}\d{0,2}-\d{3})/gi, '$1x ')
    .replace(/(-\d{3})(?=[x×]\s?\d)/gi, '$1 ')
    .replace(/^\s*(#|\/\/).*$/, '')
    .replace(/\s(#|\/\/)\s.*$/, '')
    .replace(/^ +| +$/g, '');
}
