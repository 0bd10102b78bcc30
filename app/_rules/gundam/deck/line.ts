import type { CardType } from '../cards';
import { knownByName, knownByNumber } from './known';
import type { LineArgs, LineCode, ListedCard } from './list';
import { colourOf, typeOf } from './vocabulary';

export type Flawed = { [Code in LineCode]: { code: Code; args: LineArgs[Code] } }[LineCode];

/** What a line says, before its number is looked up. */
export interface Draft {
  quantity?: string;
  number?: string;
  name?: string;
  colour?: string;
  type?: string;
  lv?: string;
}

/** `ST01-001`, also with the mark of another picture of the same card: `ST01-001_p2`. */
export const NUMBER =
  /(?<![\p{L}\p{N}])([a-z]{1,4}\d{0,2})[-‐‑–—_]\s?(\d{3})(?:[-_ ]?p\d{1,2})?(?![\p{L}\p{N}])/giu;

export const numberOf = (match: RegExpMatchArray): string => `${match[1]}-${match[2]}`.toUpperCase();

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Quantities up to three figures; more is a slip of the keyboard. */
function countOf(quantity: string | undefined): number | undefined {
  if (quantity === undefined) return 1;
  const figure = /^\s*[x×*]?\s*(\d{1,3})\s*[x×*]?\s*$/i.exec(quantity);
  const count = figure ? Number(figure[1]) : 0;
  return count > 0 ? count : undefined;
}

/** Tokens and Resources have numbers of their own: T-001, EXB-001, EXR-001, R-001. */
const isToken = (number: string): boolean => /^(EXB|EXR|EXRP|EXBP|T)-/.test(number);
const isResource = (number: string): boolean => /^R[PB]?-/.test(number);
const TOKEN_NAME = /^ex[\s-]?(base|res+ource)s?$/i;

/** A card made of what its line, and the heading above it, say. */
export function finish(
  draft: Draft,
  section: CardType | undefined,
  line: number,
  text: string,
): ListedCard | Flawed {
  const count = countOf(draft.quantity);
  if (count === undefined) return { code: 'bad-quantity', args: { quantity: shown(draft.quantity ?? '') } };
  const said = {
    ...(draft.colour !== undefined && { colour: colourOf(draft.colour) }),
    ...(draft.lv !== undefined && /^\d{1,2}$/.test(draft.lv) && { lv: Number(draft.lv) }),
  };
  const type = (draft.type === undefined ? undefined : typeOf(draft.type)) ?? section;
  const name = draft.name?.trim() || undefined;
  const card: ListedCard = {
    line,
    count,
    ...(name !== undefined && { name: shown(name) }),
    ...(said.colour && { colour: said.colour }),
    ...(said.lv !== undefined && { lv: said.lv }),
    ...(type && { type }),
  };
  if (draft.number === undefined) return withoutNumber(card, name, text);
  const { number } = draft;
  if (isToken(number)) return { ...card, number, token: true };
  return isResource(number) ? { ...card, number, type: 'resource' } : { ...card, number };
}

/** The limit goes by number, so a name is only enough where it can mean one card. */
// gundam/card-number
function withoutNumber(card: ListedCard, name: string | undefined, text: string): ListedCard | Flawed {
  if (name !== undefined && TOKEN_NAME.test(name)) return { ...card, token: true };
  if (name !== undefined && typeOf(name) === 'resource') return { ...card, type: 'resource' };
  const found = name === undefined ? [] : knownByName(name);
  const [only] = found;
  if (!only || name === undefined) return { code: 'no-number', args: { text: shown(text) } };
  if (found.length > 1)
    return {
      code: 'which-number',
      args: { name: only.name, numbers: found.map(({ number }) => number).join(', ') },
    };
  return { ...card, number: only.number, byName: true };
}

/** `(blue)`, `[Unit]`, `(Lv. 3)`: what brackets say of the card; other brackets belong to its name. */
const ASIDE = /[([]([^()[\]]{0,30})[)\]]/g;
const LEVEL = /(?:^|[\s,;])(?:lv|lvl|level|niveau)\.?\s*:?\s*(\d{1,2})(?![\p{L}\p{N}])/iu;

/** A line such as `4x ST01-001 Gundam`, in whatever order. */
export function readPlain(text: string): Draft | Flawed {
  const draft: Draft = {};
  const numbers = [...text.matchAll(NUMBER)];
  const [first] = numbers;
  if (numbers.length > 1) return { code: 'several-numbers', args: { text: shown(text) } };
  if (first) draft.number = numberOf(first);
  let rest = text
    .replace(NUMBER, ' ')
    .replace(/[{}"]/g, ' ')
    .replace(/[([]\s*[)\]]/g, ' ');
  rest = rest.replace(ASIDE, (whole, inside: string) => {
    for (const part of inside.split(/[,/;·]|\s(?=lv)/i)) {
      if (part.trim() === '') continue;
      const level = LEVEL.exec(part);
      if (colourOf(part)) draft.colour = part;
      else if (typeOf(part)) draft.type = part;
      else if (level) draft.lv = level[1] ?? '';
      else return whole;
    }
    return ' ';
  });
  rest = rest.replace(LEVEL, (_, figure: string) => {
    draft.lv = figure;
    return ' ';
  });
  return withQuantity(draft, clean(rest.replace(/\s+/g, ' ')));
}

/** The quantity stands first or last; what is left is the name. */
function withQuantity(draft: Draft, text: string): Draft {
  const leading = /^(?:[-•*+]\s+)?(?:[x×]\s?)?([-−]?\d+(?:[.,]\d+)?)\s?[x×*]?(?:\s|$|[:.\-–]\s?)(.*)$/iu.exec(
    text,
  );
  if (leading) return withWords({ ...draft, quantity: leading[1] ?? '' }, leading[2] ?? '');
  const marked = /^(.*?)[\s:=([]*[x×*]\s?([-−]?\d+(?:[.,]\d+)?)[)\]]?$/iu.exec(text);
  if (marked) return withWords({ ...draft, quantity: marked[2] ?? '' }, marked[1] ?? '');
  const name = clean(text);
  const known = draft.number === undefined ? undefined : knownByNumber(draft.number);
  if (knownByName(name).length > 0 || (known && name === '')) return withWords(draft, text);
  const trailing = /^(.*?)[\s:=([]+([-−]?\d+(?:[.,]\d+)?)[)\]]?$/u.exec(` ${text}`);
  if (trailing) return withWords({ ...draft, quantity: trailing[2] ?? '' }, trailing[1] ?? '');
  return withWords(draft, text);
}

const clean = (text: string): string =>
  text.replace(/^[\s:=,;.–—|•_]+|[\s:=,;\-–—|*•_]+$/g, '').replace(/^[-*]\s+/, '');

/** Words that are a name as they stand. */
const isName = (text: string): boolean => TOKEN_NAME.test(text) || knownByName(text).length > 0;

/** The last words of a line can be a type or a colour, unless they are part of the card's name. */
function withWords(draft: Draft, text: string): Draft {
  let name = clean(text);
  const known = draft.number !== undefined && knownByNumber(draft.number) !== undefined;
  for (let i = 0; i < 2 && !known && !isName(name); i++) {
    const last = /^(.*?)[\s,;]*([\p{L}]+)$/u.exec(name);
    const word = last?.[2] ?? '';
    if (draft.number === undefined && clean(last?.[1] ?? '') === '') break;
    if (draft.colour === undefined && colourOf(word)) draft.colour = word;
    else if (draft.type === undefined && typeOf(word)) draft.type = word;
    else break;
    name = clean(last?.[1] ?? '');
  }
  return name === '' ? draft : { ...draft, name };
}
