import type { Side } from '../_rules/core/sides';
import type { Card } from './card';
import { inEnglish } from './french';
import { type OfKind, withoutKind } from './kinds';
import { byModel } from './models';
import { byOrdinals, scrub, writtenOut } from './scrub';

/** What a name says beside the name itself. */
export interface Asked {
  name: string;
  virtual: boolean;
  side?: Side;
  /** Of these only: of the set ST01, defensive shields. */
  isMeant?: (card: Card) => boolean;
  /** Only what bears this very name: beside some kinds, words of a name may as well be a question of the rules. */
  isWhole?: true;
}

const SIDE_WORDS: [Side, RegExp][] = [
  ['light', /\s*\(?\b(?:ls|light(?: side)?|c[oô]t[ée] lumineux)\)?$/i],
  ['dark', /\s*\(?\b(?:ds|dark(?: side)?|c[oô]t[ée] obscur)\)?$/i],
];
const VIRTUAL_WORD = /\s*(?:\((?:v|virtual|virtuelle?)\)|(?<=\s)(?:v|virtual|virtuelle?))(?=\s*(?:\(|$))/i;
const PICTURE_WORD = /\s*\((?:[^()]*\bAI(?: \d)?|readable)\)/i;

/** What was typed as it stands, then without what only says which version is meant. */
export function readings(typed: string): Asked[] {
  const isSaid = VIRTUAL_WORD.test(typed);
  const plain = typed.replace(PICTURE_WORD, '').replace(VIRTUAL_WORD, '').trim();
  const [side, pattern] = SIDE_WORDS.find(([, each]) => each.test(plain)) ?? [];
  const without = pattern ? plain.replace(pattern, '').trim() : plain;
  const short = /(?<=\p{L}{2})v$/iu.test(typed) ? typed.slice(0, -1) : undefined;
  return [
    { name: typed, virtual: isSaid },
    { name: plain, virtual: isSaid },
    ...(side && without !== '' ? [{ name: without, virtual: isSaid, side }] : []),
    ...narrowed(plain).map((asked) => ({ ...asked, virtual: isSaid })),
    // LSJKv
    ...(short !== undefined && !/\s/.test(short) ? [{ name: short, virtual: true }] : []),
    ...(short !== undefined && !/\s/.test(short) ? [{ name: plain, virtual: isSaid }] : []),
  ];
}

/** A name with the set, or the kind of card, beside it: `gundam st01`, `battle plan shield`, `le site X`. */
function narrowed(typed: string): OfKind[] {
  const [, name = '', last = ''] = /^(.*\S)\s+\(?([\p{L}\d]+)\)?$/u.exec(typed) ?? [];
  return [
    ...(/^[a-z]{2}\d{2}$/i.test(last)
      ? [{ name, isMeant: ({ id }: Card) => id.startsWith(`${last.toUpperCase()}-`) }]
      : []),
    ...withoutKind(typed),
  ];
}

/** A name scrubbed, and what else it can be in the words of the cards. */
export function wordings(typed: string): string[] {
  const name = scrub(typed);
  const others = [writtenOut(name), ...byOrdinals(typed).map(scrub)].filter((other) => other !== name);
  return [name, ...new Set(others), ...byModel(typed), ...inEnglish(typed)];
}

/** RX-93, MS-06S, ZGMF-X10A: what a suit is called beside its name. */
export const MODEL = /(?<!\S)(?=\S*\d)[a-z]{2,5}-[a-z]{0,2}\d[\w/-]*(?!\S)/gi;
