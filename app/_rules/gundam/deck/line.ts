import type { CardFacts } from '../../core/card-facts';
import { factsOf, knownByName, knownByNumber, namedCards } from './known';
import type { LineArgs, LineCode, ListedCard } from './list';
import { colourOf, type Heading, typeOf } from './vocabulary';

export type Flawed = { [Code in LineCode]: { code: Code; args: LineArgs[Code] } }[LineCode] & {
  /** A card of the deck all the same, whichever it is. */
  listed?: ListedCard;
};

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

/** The set of a card has two figures, ST03, or is one of a few special ones; MS-078 is the model of a Unit. */
const CARD_NUMBER = /^(?:[A-Z]{1,4}\d{2}|EXB|EXR|EXRP|EXBP|RP|RB|R|T|P)-\d{3}$/;

/** A card number and nothing else, maybe with the mark of its picture. */
export const isCardNumber = (text: string): boolean =>
  CARD_NUMBER.test(text.toUpperCase().replace(/[-_ ]?P\d{1,2}$/, ''));

/** The card numbers of a line; what only looks like one counts where there is no other. */
export function numbersIn(text: string): RegExpMatchArray[] {
  const all = [...text.matchAll(NUMBER)];
  const sure = all.filter((match) => CARD_NUMBER.test(numberOf(match)));
  return sure.length > 0 ? sure : all;
}

export const numberOf = (match: RegExpMatchArray): string => `${match[1]}-${match[2]}`.toUpperCase();

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Quantities up to three figures; more is a slip of the keyboard. */
function countOf(quantity: string | undefined): number | undefined {
  if (quantity === undefined) return 1;
  const figure = /^\s*[x×*+]?\s*(\d{1,3})\s*(?:[x×*]|枚)?\s*$/i.exec(quantity);
  const count = figure ? Number(figure[1]) : 0;
  return count > 0 ? count : undefined;
}

/** Tokens and Resources have numbers of their own: T-001, EXB-001, EXR-001, R-001. */
const isToken = (number: string): boolean => /^(EXB|EXR|EXRP|EXBP|T)-/.test(number);
const isResource = (number: string): boolean => /^R[PB]?-/.test(number);
export const TOKEN_NAME = /^ex[\s-]?(base|res+ource)s?$/i;

/** A card made of what its line, and the heading above it, say. */
export function finish(
  draft: Draft,
  section: Pick<Heading, 'type' | 'aside'> | undefined,
  line: number,
  text: string,
  facts: CardFacts,
): ListedCard | Flawed {
  const count = countOf(draft.quantity);
  if (count === undefined) return { code: 'bad-quantity', args: { quantity: shown(draft.quantity ?? '') } };
  const said = {
    ...(draft.colour !== undefined && { colour: colourOf(draft.colour) }),
    ...(draft.lv !== undefined && /^\d{1,2}$/.test(draft.lv) && { lv: Number(draft.lv) }),
  };
  const type = (draft.type === undefined ? undefined : typeOf(draft.type)) ?? section?.type;
  const name = draft.name?.trim() || undefined;
  const card: ListedCard = {
    line,
    count,
    ...(name !== undefined && { name: shown(name) }),
    ...(said.colour && { colour: said.colour }),
    ...(said.lv !== undefined && { lv: said.lv }),
    ...(type && { type }),
    ...(section?.aside && { aside: true as const }),
  };
  if (draft.number === undefined) return withoutNumber(card, name, text, facts);
  const { number } = draft;
  if (isToken(number)) return { ...card, number, token: true };
  if (!isResource(number)) return { ...card, number };
  const { aside: _, ...resource } = card;
  return { ...resource, number, type: 'resource' };
}

/** The limit goes by number, so a name is only enough where it can mean one card. */
// gundam/card-number
function withoutNumber(
  card: ListedCard,
  name: string | undefined,
  text: string,
  facts: CardFacts,
): ListedCard | Flawed {
  if (name !== undefined && TOKEN_NAME.test(name)) return { ...card, token: true };
  if (name !== undefined && typeOf(name) === 'resource') return { ...card, type: 'resource' };
  const found = name === undefined ? [] : namedCards(name, facts);
  const [only] = found;
  if (!only || name === undefined) return { code: 'no-number', args: { text: shown(text) } };
  if (found.length > 1)
    return {
      code: 'which-number',
      args: { name: only.name, numbers: found.map(({ number }) => number).join(', ') },
      listed: found.every(({ token }) => token) ? { ...card, token: true } : card,
    };
  return { ...card, number: only.number, byName: true, ...(only.token && { token: true as const }) };
}

/** `(blue)`, `[Unit]`, `(Lv. 3)`: what brackets say of the card; other brackets belong to its name. */
const ASIDE = /[([]([^()[\]]{0,30})[)\]]/g;
const LEVEL = /(?:^|[\s,;])(?:lv|lvl|level|niveau)\.?\s*:?\s*(\d{1,2})(?![\p{L}\p{N}])/iu;

/** How the lines of a list are written. */
export interface Manner {
  /** The line is one of a numbered list. */
  isNumbered: boolean;
  /** A figure at the end of a name is a quantity. */
  isCountedLast: boolean;
  /** A nought behind the number begins the name: `GD03-063 0 Gundam`. */
  isNoughtOfName: boolean;
}

/** A line such as `4x ST01-001 Gundam`, in whatever order. */
export function readPlain(text: string, facts: CardFacts, manner: Manner): Draft | Flawed {
  const draft: Draft = {};
  const numbers = numbersIn(text);
  const [first] = numbers;
  if (numbers.length > 1) return { code: 'several-numbers', args: { text: shown(text) } };
  if (first) draft.number = numberOf(first);
  const named = first ? withoutName(text.replace(first[0], ' '), numberOf(first), facts) : { rest: text };
  if (named.name !== undefined) draft.name = named.name;
  const isKnown = first !== undefined && factsOf(numberOf(first), facts) !== undefined;
  const rest = asides(draft, isKnown, named.rest.replace(/[{}"]/g, ' ').replace(/[([]\s*[)\]]/g, ' '));
  return withQuantity(
    draft,
    clean(
      rest
        .replace(LEVEL, (_, figure: string) => {
          draft.lv = figure;
          return ' ';
        })
        .replace(/\s+/g, ' '),
    ),
    { ...manner, isNoughtOfName: manner.isNoughtOfName && text.trim().startsWith(first?.[0] ?? '\0') },
  );
}

/** The number tells the name: what stands in the line as that name says neither a quantity nor a colour. */
function withoutName(text: string, number: string, facts: CardFacts): { rest: string; name?: string } {
  // as the line itself was made: Zaku Ⅲ is Zaku III there
  const name = factsOf(number, facts)?.name.normalize('NFKC');
  const at = name === undefined ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  if (name === undefined || at < 0 || name.toLowerCase().length !== name.length) return { rest: text };
  const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`;
  // Gundam within Strike Gundam is not the name that was typed; behind a bar stands the model
  const others = rest.replace(/\|.*$/, ' ').replace(ASIDE, ' ').replace(LEVEL, ' ');
  return /\p{L}{2}/u.test(others) ? { rest: text } : { rest, name };
}

/** Takes out the brackets that say something of the card. A lone colour behind a name that nobody knows may belong to it. */
function asides(draft: Draft, isKnown: boolean, text: string): string {
  let ofColour = '';
  const rest = text.replace(ASIDE, (whole, inside: string, at: number) => {
    const said: Draft = {};
    for (const part of inside.split(/[,/;·]|\s(?=lv)/i)) {
      if (part.trim() === '') continue;
      const level = LEVEL.exec(part);
      if (colourOf(part)) said.colour = part;
      else if (typeOf(part)) said.type = part;
      else if (level) said.lv = level[1] ?? '';
      else return whole;
    }
    const isLone = whole.startsWith('(') && said.colour !== undefined && Object.keys(said).length === 1;
    // Rick Dias (Red) is white
    if (isLone && !isKnown && /\p{L}{2}/u.test(text.slice(0, at))) {
      ofColour = said.colour ?? '';
      return whole;
    }
    Object.assign(draft, said);
    return ' ';
  });
  if (ofColour === '' || (draft.type === undefined && draft.lv === undefined && !LEVEL.test(text)))
    return rest;
  draft.colour ??= ofColour;
  return rest.replace(`(${ofColour})`, ' ');
}

const FIGURE = String.raw`[-−]?\d+(?:[.,]\d+)?`;
/** `01 Gundam` is a name: no quantity begins with a nought. */
const LEADING = new RegExp(
  String.raw`^(?:[-•*]\s+|[+•·★☆◆▪‣►▶]\s*)?(?:(?:qty|quantity|count|quantit[eé]|nb)\.?\s*[:=]?\s*)?[([]?([x×]\s?)?((?!0\d)${FIGURE})\s?([x×*]|枚)?[)\]]?(?:\s|$|[:.)\-–]\s?)(.*)$`,
  'iu',
);
/** `GAT-X105` is a model, and no hundred copies. */
const MARKED = new RegExp(
  String.raw`^(.*?)[\s:=([]*(?:(?:(?<![\p{L}\p{N}]-?)x|[×*])\s?(${FIGURE})|(?<!\S)(${FIGURE})\s?(?:[x×]|枚))[)\]]?$`,
  'iu',
);
const TRAILING = new RegExp(
  String.raw`^(.*?)(?:\s*[:=,]\s*((?!0\d)${FIGURE})|\s+((?!0\d)${FIGURE})|\s*[([]\s?([1-9]\d?)\s?[)\]])$`,
  'u',
);
/** `1. `, `1) `: the number of a line in a list, before a quantity. */
const ORDINAL = /^\d{1,3}[.)](?:\s+(?=\S)|$)/u;

/** The quantity stands first or last; what is left is the name. */
function withQuantity(draft: Draft, text: string, manner: Manner): Draft | Flawed {
  const numbered = ORDINAL.exec(text);
  if (numbered) return afterOrdinal(draft, text, text.slice(numbered[0].length), manner);
  const marked = MARKED.exec(text);
  const leading = LEADING.exec(text);
  const last = marked?.[2] ?? marked?.[3];
  const firstIsMarked = leading !== null && (leading[1] ?? leading[3]) !== undefined;
  if (marked && last !== undefined && !(leading && firstIsMarked))
    return withWords({ ...draft, quantity: last }, marked[1] ?? '');
  // marked twice, as 4x … x4: which one is meant?
  if (
    leading &&
    firstIsMarked &&
    last !== undefined &&
    marked?.[1] !== '' &&
    Number(last) !== Number(leading[2])
  )
    return { code: 'bad-quantity', args: { quantity: shown(text) } };
  const isOfName = manner.isNoughtOfName && /^0\s+\p{L}/u.test(text);
  if (leading && !isOfName) return withWords({ ...draft, quantity: leading[2] ?? '' }, leading[4] ?? '');
  const name = clean(text);
  const known = draft.number === undefined ? undefined : knownByNumber(draft.number);
  if (knownByName(name).length > 0 || (known && name === '')) return withWords(draft, text);
  const trailing = TRAILING.exec(` ${text}`);
  const figure = trailing?.[2] ?? trailing?.[3] ?? trailing?.[4];
  const isQuantity = trailing?.[3] === undefined || manner.isCountedLast || clean(trailing[1] ?? '') === '';
  if (trailing && figure !== undefined && isQuantity)
    return withWords({ ...draft, quantity: figure }, trailing[1] ?? '');
  return withWords(draft, text);
}

/** What follows the number of a line has to say the quantity itself: `4. ST01-001` may mean either, out of a list. */
function afterOrdinal(draft: Draft, text: string, rest: string, manner: Manner): Draft | Flawed {
  const read = withQuantity(draft, rest, { ...manner, isNumbered: false });
  if (manner.isNumbered || 'code' in read || read.quantity !== undefined) return read;
  return { code: 'bad-quantity', args: { quantity: shown(text) } };
}

const clean = (text: string): string =>
  text.replace(/^[\s:=,;.–—|•_]+|[\s:=,;\-–—|*•_]+$/g, '').replace(/^[-*]\s+/, '');

/** Words that are a name as they stand. */
const isName = (text: string): boolean => TOKEN_NAME.test(text) || knownByName(text).length > 0;

/** Fields after the name say type and colour: `Some Suit, Unit, blue`. The words of a name say neither. */
function withWords(draft: Draft, text: string): Draft {
  const parts = clean(text).split(/[,;]/);
  const said: Draft = { ...draft };
  while (parts.length > 1 && saysMore(said, (parts.at(-1) ?? '').trim())) parts.pop();
  const name = clean(parts.join(','));
  if (draft.name !== undefined) return areFields(said, name) ? said : { ...draft };
  if (name === '' || (draft.number !== undefined && !isName(name) && areFields(said, name))) return said;
  return { ...said, name };
}

/** Notes a field that is a colour or a type. */
function saysMore(draft: Draft, field: string): boolean {
  if (colourOf(field)) draft.colour ??= field;
  else if (typeOf(field)) draft.type ??= field;
  else return false;
  return true;
}

/** `ST01-001 blue unit`: with a number and no name, the words are fields. */
function areFields(draft: Draft, text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.every((word) => colourOf(word) ?? typeOf(word)) && words.every((word) => saysMore(draft, word))
  );
}
