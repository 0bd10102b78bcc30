import { unescaped } from '../../core/deck-markup';
import type { LineArgs, ListedCard } from './list';

/** The XML of GEMP: `<card blueprintId="1_168" title="Darth Vader"/>`, `<cardOutsideDeck …/>`. */
export const isGemp = (text: string): boolean =>
  /<card(?:OutsideDeck)?\s[^<>]*(?:blueprintId|title)\s*=/i.test(text);

/** A line that is an element and nothing else; `<>` before a title is a diamond. */
export const isElement = (text: string): boolean => /^\s*<[/?!]?[a-z].*>\s*$/i.test(text);

const ELEMENT = /<([^<>]*)>/g;
const AROUND = /^(?:\?xml\b.*|\/?deck\b.*|!--.*|\/card|\/cardOutsideDeck|!doctype\b.*)$/is;

/** The cards of a line of that XML, each element one copy unless it counts them; what is none of it is given back. */
export function gempLine(
  text: string,
  line: number,
): { cards: ListedCard[]; bad: LineArgs['bad-element'] | undefined } {
  const cards: ListedCard[] = [];
  let bad: LineArgs['bad-element'] | undefined;
  let after = 0;
  const between = (until: number): void => {
    const loose = text.slice(after, until).trim();
    if (loose !== '') bad ??= { text: cut(loose) };
  };
  for (const match of text.matchAll(ELEMENT)) {
    between(match.index);
    after = match.index + match[0].length;
    const inside = (match[1] ?? '').trim();
    const card = /^(card|cardOutsideDeck)\s/i.exec(inside);
    if (!card) {
      if (!AROUND.test(inside)) bad ??= { text: cut(match[0]) };
      continue;
    }
    const [number, printed] = [attribute(inside, 'blueprintId'), attribute(inside, 'title')];
    if (number === undefined && printed === undefined) {
      bad ??= { text: cut(match[0]) };
      continue;
    }
    const isVirtual = /\(v\)/i.test(printed ?? '');
    const copies = attribute(inside, 'count') ?? attribute(inside, 'quantity') ?? '1';
    if (!/^[1-9]\d?$/.test(copies)) {
      bad ??= { text: cut(match[0]) };
      continue;
    }
    cards.push({
      line,
      count: Number(copies),
      title: bare(printed ?? number ?? ''),
      ...(isVirtual && { virtual: true as const }),
      // other pictures are 1_168*, foils 1_168^
      ...(number !== undefined && { number: number.replace(/[*^]+$/, '') }),
      ...(/outside/i.test(card[1] ?? '') && { outside: true as const }),
    });
  }
  between(text.length);
  return { cards, bad };
}

export const isBlueprint = (text: string): boolean => /^\d{1,3}_\d{1,4}[*^]*$/.test(text);

/** A deck as GEMP keeps it: blueprints apart by commas, and behind a bar those that are not among the 60. */
export function blueprintsIn(text: string, line: number): ListedCard[] | undefined {
  const parts = text
    .trim()
    .split('|')
    .map((part) => part.split(',').filter((each) => each.trim() !== ''));
  const all = parts.flat();
  if (parts.length > 2 || all.length < 2 || !all.every((each) => isBlueprint(each.trim()))) return undefined;
  return parts.flatMap((part, i) =>
    part.map((typed) => {
      const number = typed.trim().replace(/[*^]+$/, '');
      return { line, count: 1, title: number, number, ...(i > 0 && { outside: true as const }) };
    }),
  );
}

const bare = (title: string): string =>
  title
    .replace(/\s*\(v\)/gi, '')
    .replace(/^[•\u0095*<>◇\s]+/, '')
    .trim();

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function attribute(inside: string, name: string): string | undefined {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(inside);
  const value = (found?.[1] ?? found?.[2])?.trim();
  return value ? unescaped(value) : undefined;
}
