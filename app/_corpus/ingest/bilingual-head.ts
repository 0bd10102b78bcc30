import type { Head } from './document';

/** A side or a version in brackets belongs to the name; it does not translate it. */
const SIDES: readonly (readonly [en: string, fr: string])[] = [
  ['light side', 'côté lumineux'],
  ['dark side', 'côté obscur'],
  ['light side system', 'système du côté lumineux'],
  ['dark side system', 'système du côté obscur'],
  ['light side site', 'site du côté lumineux'],
  ['dark side site', 'site du côté obscur'],
  ['v', 'v'],
];
const ENGLISH_MARKERS = new Set(SIDES.map(([en]) => en));
const FRENCH_MARKERS = new Map(SIDES.filter(([en, fr]) => en !== fr).map(([en, fr]) => [fr, en]));

/** `- Clarification` behind a name remarks on the entry. */
const REMARK = /\s*[-–—]\s*(?:clarification|errata|erratum)s?\s*(?=$|[:,(])/gi;
/** `Actions-stacking`, `Actions- taking turns`: a family in the plural, then its member in small letters. */
const FAMILY = /^(\p{Lu}\p{L}+(?<!s)s)\s*[-–]\s*(?=["\p{Ll}])/u;
const EXAMPLE = /\bexemple(?=s?\s+\d)/gi;

/** Reads a head of the forms `English (français)`, `English : français`, and several such with `/` or one after another. */
export function readHead(text: string): Head {
  const plain = balance(plainHead(text).replace(REMARK, ' ')).trim();
  const halves = plain
    .split(/(?<=\))\s*\/\s*(?=\S)/)
    .map((half) => half.trim())
    .filter(Boolean);
  if (halves.length > 1 && halves.every((half) => /\)$/.test(half))) return joined(halves.map(readOne));
  return readOne(plain);
}

/** The head without Markdown, a closing point and doubled blanks. */
export function plainHead(text: string): string {
  return text
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/\\(?=[*_#\\])/g, '')
    .replace(/\*\*|__/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\)\s*\.$/, ')')
    .trim();
}

/** Scanners and typists drop a bracket or double one: what does not pair goes. */
function balance(text: string): string {
  const kept: string[] = [];
  const opened: number[] = [];
  for (const sign of text) {
    if (sign === ')' && opened.length === 0) continue;
    if (sign === '(') opened.push(kept.length);
    if (sign === ')') opened.pop();
    kept.push(sign);
  }
  for (const at of opened) kept[at] = '';
  return kept.join('');
}

function readOne(text: string): Head {
  const marked = text.match(/^(.+?\(([^()]*)\))\s*[:,]\s*(\S.*)$/);
  if (marked?.[1] && marked[2] && marked[3] && isMarker(marked[2]))
    return tidy({ en: marked[1], fr: marked[3] });
  const pairs = [...text.matchAll(/\(([^()]*)\)/g)].filter(([, inside = '']) => isGloss(inside));
  const french = text.match(/^([^()]+)\(([^()]+)\)$/);
  const side = french?.[2] ? FRENCH_MARKERS.get(french[2].trim().toLowerCase()) : undefined;
  if (french?.[1] && side) return tidy({ en: `${french[1].trim()} (${side})`, fr: text });
  if (pairs.length > 0) {
    let en = text;
    for (const [whole] of pairs) en = en.replace(whole, ' ');
    return tidy({ en, fr: pairs.map(([, inside]) => inside).join(' – ') });
  }
  const colon = text.match(/^(.+?)\s*:\s+(.+)$/);
  if (colon?.[1] && colon[2] && !isMarker(colon[2])) return tidy({ en: colon[1], fr: colon[2] });
  return tidy({ en: text, fr: '' });
}

const isMarker = (inside: string): boolean => {
  const lower = inside.trim().toLowerCase();
  return ENGLISH_MARKERS.has(lower) || FRENCH_MARKERS.has(lower);
};

/** Letters in brackets that are not a marker translate what stands before them. */
const isGloss = (inside: string): boolean => /\p{L}{2}/u.test(inside) && !isMarker(inside);

const joined = (heads: readonly Head[]): Head => ({
  en: heads.map(({ en }) => en).join(' / '),
  fr: heads
    .map(({ fr }) => fr)
    .filter(Boolean)
    .join(' / '),
});

const tidy = ({ en, fr }: Head): Head => {
  const english = tidyPart(en).replace(EXAMPLE, 'example');
  return { en: english, fr: withoutFamily(tidyPart(fr), english) };
};

/** `Actions - step 2 (actions - étape 2)`: a family called the same in both languages is named once. */
function withoutFamily(fr: string, en: string): string {
  const family = en.match(/^(\p{L}+)\s*[-–]\s*/u)?.[1]?.toLowerCase();
  const [, first, rest] = fr.match(/^(\p{L}+)\s*[-–]\s*(.+)$/u) ?? [];
  return family && rest && first?.toLowerCase() === family ? rest : fr;
}

const tidyPart = (text: string): string =>
  text
    .replace(/\(\s*[●•*.]\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/(\p{L})\s?-\s(\d)/gu, '$1-$2')
    .replace(FAMILY, '$1 - ')
    .replace(/"\s*([^"]*?)\s*"/g, '"$1"')
    .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '')
    .trim();
