import type { Heading } from './headings';
import type { LineArgs, LineCode, ListedCard } from './list';

export type Flawed = { [Code in LineCode]: { code: Code; args: LineArgs[Code] } }[LineCode];

const MOST_COPIES = 99;

// 2X-7KPR, X-wing, Xizor's Bounty and 3,720 To 1 are titles
const AHEAD =
  /^(?:[-*+•·]\s+|[•·+](?=\d))?(?:x\s?)?(-?\d+(?:[.,]\d{1,2}(?!\d))?)(?:\s?[x×][.:]?\s+|[x×](?=[^\s-])|\s?[:=–-]\s+|\s+)(?=\S)/iu;
const BRACKETED = /^(?:[-*+•·]\s+)?[([]\s?x?\s?(\d{1,3})\s?x?\s?[)\]]\s*(?=\S)/iu;
const BEHIND =
  /\s+(?:[([]?\s*[x×]\s?(-?\d+)\s*[)\]]?|\*\s?(\d{1,2})|[([](\d{1,2}) (?:ex|exemplaires?|copies|copy)\.?[)\]]|(?:[([]|[-–]\s)(\d{1,2})[x×]?[)\]]?|(\d+)\s?[x×])$|\s*(?:\.{2,}|…|[=:,])\s*(\d{1,2})$/i;
/** `3. `, `3) `: the number of a line in a list, or a quantity? */
const ORDINAL = /^\d{1,3}[.)]\s+(?=\S)/;

/** What a line says of how many, and what is left of it. */
export interface Quantified {
  /** As typed; nothing where the line says no quantity. */
  quantity?: string;
  rest: string;
}

/** `2x Title`, `2 Title`, `(2) Title`, `Title x2`, `Title (x2)`, `Title`. Titles may begin with figures: `2-1B`, `8D8`. */
export function quantified(text: string): Quantified {
  const numbered = ORDINAL.exec(text);
  if (numbered) {
    const after = quantified(text.slice(numbered[0].length));
    return after.quantity === undefined ? { quantity: numbered[0].trim(), rest: after.rest } : after;
  }
  const ahead = AHEAD.exec(text) ?? BRACKETED.exec(text);
  if (ahead) return { quantity: ahead[1] ?? '', rest: text.slice(ahead[0].length) };
  const behind = BEHIND.exec(text);
  const quantity = behind?.slice(1).find((each) => each !== undefined);
  return behind && quantity !== undefined ? { quantity, rest: text.slice(0, behind.index) } : { rest: text };
}

/** `Objective: …`, `Starting Interrupt: …`: what the card after it is for. */
const LABEL =
  /^(?:objective|objectif|starting (?:location|site|system|interrupt|effect|objective)|(?:localisation|interruption|effet) de depart)\s*[:=]\s*(?=\S)/i;

/** The card of a line, with what its heading says; or why there is none. */
export function cardOf({ quantity, rest }: Quantified, line: number, heading?: Heading): ListedCard | Flawed {
  const count = quantity === undefined ? 1 : Number(quantity);
  if (!/^\d+$/.test(quantity ?? '1') || count < 1 || count > MOST_COPIES)
    return { code: 'bad-quantity', args: { quantity: (quantity ?? '').slice(0, 20) } };
  const virtual = /\(v(?:irtual)?\)/i.test(rest);
  const number = /(?:^|[\s([])(\d{1,3}_\d{1,4})(?:[*^]*)(?=[\s)\]]|$)/.exec(rest)?.[1];
  const title = (number ? rest.replace(number, ' ').replace(/[([]\s*[*^]*\s*[)\]]/g, ' ') : rest)
    .replace(/\s*\(v(?:irtual)?\)/gi, '')
    .replace(/^[•\u0095\uFFFD*_·◇\-–\s]+|^(?:<>)+/u, '')
    .replace(/[*_\s]+$/u, '')
    .replace(LABEL, '')
    .replace(/\s+/g, ' ')
    .trim();
  // no title is a mere figure, and none is made of marks
  if ((!/\p{L}/u.test(title) || /^\d*\s?x$/i.test(title)) && number === undefined)
    return { code: 'no-title', args: {} };
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
