import type { Card } from './card';
import { initialsOf } from './scrub';

/** How surely a name means its card, the surest first. */
export const GRADES = ['number', 'title', 'alias', 'part', 'initials', 'words', 'near'] as const;
export type Grade = (typeof GRADES)[number];

export interface Name {
  grade: Exclude<Grade, 'number' | 'words' | 'near'>;
  name: string;
}

/** A title that is said to be virtual the short way: `WGv`, `Math Vader V`. */
const withoutV = (name: string): string => name.replace(/(?<=\p{L})\s?\(?[vV]\)?$/u, '');

const lettersOfHalves = (name: string): string =>
  name
    .split(/ (?:&|and) /i)
    .map(initialsOf)
    .join(' & ');

/** Control & Tunnel Vision: CTV, C&TV; Knowledge And Defense: K&D. */
const joinedInitials = (name: string): string[] =>
  / (?:&|and) /i.test(name)
    ? [
        initialsOf(name.replaceAll(' & ', ' ')),
        lettersOfHalves(name),
        // Han, Chewie, And The Falcon: HC&F
        lettersOfHalves(name.replace(/ the /gi, ' ')),
      ]
    : [];

/** First letters in other ways than word by word. */
const otherInitials = (name: string): string[] => [
  ...joinedInitials(name),
  // T-47 Battle Formation: TBF
  ...(/\w-\w/.test(name) ? [initialsOf(name.replace(/(?<=\w)-(?=\w)/g, ''))] : []),
  ...(/ the /i.test(name) ? [initialsOf(name.replace(/ the /gi, ' '))] : []),
];

/** IAO & Secret Plans, Battle Order/FS: one half of a combined card by its first letters. */
function halfShortened([first = '', second = '']: string[]): string[] {
  const [left, right] = [initialsOf(first), initialsOf(second)];
  return [
    ...(left.length > 1 ? [`${left} & ${second}`, `${left} ${second}`] : []),
    ...(right.length > 1 ? [`${first} & ${right}`, `${first} ${right}`] : []),
  ];
}

/** Every name by which people call a card. */
export function namesOf(card: Card): Name[] {
  const names: Name[] = [{ grade: 'title', name: card.title }];
  const also = (grade: Name['grade'], ...more: (string | undefined)[]): void => {
    for (const name of more) if (name && /[\p{L}\p{N}]/u.test(name)) names.push({ grade, name });
  };
  for (const name of card.also ?? []) {
    also('alias', name);
    // CCT/MFD: either side of an objective
    if (/^\S+\/\S+$/.test(name)) also('alias', ...name.split('/'));
    if (card.virtual) also('initials', withoutV(name));
  }
  also('alias', card.back);
  // 2-1B (Too-Onebee): either; Cloud City: Platform 327 (Docking Bay): without the brackets
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(card.title);
  also('alias', bracket?.[1], bracket?.[2]);
  // objectives have two titles, combined cards are two cards
  const sides = card.title.split(/\s+\/\s+/);
  if (sides.length > 1) also('alias', ...sides);
  const halves = card.title.split(/\s+&\s+/);
  if (halves.length > 1) {
    also('part', ...halves);
    also('alias', ...halves.map((half) => `${half} combo`), card.title.replaceAll(' & ', ' '));
  }
  if (/^(the|a|an)\s/i.test(card.title)) also('alias', card.title.replace(/^(the|a|an)\s+/i, ''));
  // Luke Skywalker, Jedi Knight; Tatooine: Cantina; Naboo • Reed Marsh
  const [whole = '', ...rest] = card.title.split(/\s*(?:,|:|•|\s-\s)\s*/);
  if (rest.length > 0) also('part', rest.join(' '), whole);
  for (const { name } of [...names]) {
    const initials = initialsOf(name);
    // a word alone has none
    if (initials.length > 1)
      for (const each of new Set([initials, ...otherInitials(name)]))
        if (each.length >= 3) also('initials', each);
  }
  if (halves.length > 1) also('initials', ...halfShortened(halves));
  return names;
}
