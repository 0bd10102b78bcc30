import type { Card } from './card';
import { inEnglish } from './french';
import { GRADES, type Grade } from './names';
import type { Asked } from './readings';
import { squash } from './scrub';

export interface Match {
  card: Card;
  grade: Grade;
  /** From 0 to 1. */
  score: number;
  /** Of a name that is only near: how many words that were typed it says nothing of. */
  untold?: number;
}

export interface Found {
  /** The surest first. */
  matches: Match[];
  /** The name means several cards just as well: all of them are at the top. */
  isAmbiguous: boolean;
}

export const MOST_MATCHES = 12;

export const isSure = ({ grade }: Match): boolean => grade !== 'initials' && grade !== 'near';

/** A name is a person's before it is that of the person's things. */
export const person = ({ card, grade }: Match): number =>
  grade !== 'initials' && (card.type === 'character' || card.type === 'pilot') ? 0 : 1;
const length = ({ card }: Match): number => card.title.length;
/** A site is called by its own name before the place that it is at: Tatooine: Jabba's Palace. */
const own = ({ card, grade }: Match, names: readonly string[]): number => {
  if (grade !== 'part' || card.type !== 'location') return 1;
  const title = squash(card.title);
  return names.some((name) => title.endsWith(name)) ? 0 : 1;
};

/** So much less is a word alone the name of a thing than of somebody. */
const OF_A_THING = 0.03;

/** Titles before aliases; of one grade the version that is asked for, then the side, then the shorter title. */
export function sorted(matches: Match[], { name, virtual, side }: Asked): Match[] {
  const rank = ({ card, grade }: Match): number =>
    (Boolean(card.virtual) === virtual ? 0 : 2.5) +
    (side && card.side !== side ? 2 : 0) +
    GRADES.indexOf(grade);
  // Han... Solo is not Han Solo
  const letters = ({ card }: Match): number => (card.title.toLowerCase() === name.toLowerCase() ? 0 : 1);
  // Sidious: somebody of this name before what is the person's own
  const isOneWord = !/\S\s+\S/.test(name);
  const told = (match: Match): number =>
    match.score - (isOneWord && match.grade === 'words' && person(match) > 0 ? OF_A_THING : 0);
  const names = matches[0]?.grade === 'part' ? [name, ...inEnglish(name)].map(squash) : [];
  return matches
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        own(a, names) - own(b, names) ||
        letters(a) - letters(b) ||
        told(b) - told(a) ||
        person(a) - person(b) ||
        length(a) - length(b),
    )
    .slice(0, MOST_MATCHES);
}

/** Those that a name means just as well as the first. */
const asGood = (matches: readonly Match[]): Match[] =>
  matches.filter(
    ({ grade, score, card }) =>
      grade === matches[0]?.grade &&
      Math.abs(score - matches[0].score) < 0.02 &&
      card.virtual === matches[0].card.virtual,
  );

export const found = (matches: Match[]): Found => ({
  matches,
  isAmbiguous: asGood(matches.slice(0, 2)).length > 1,
});

/** As many as are shown: none of several that a name means just as well is left out. */
export const shown = ({ matches, isAmbiguous }: Found, most: number): Match[] =>
  matches.slice(0, isAmbiguous ? Math.max(most, asGood(matches).length) : most);

/** What a name means in one way before what it means in another; where there is both, it can be either. */
export const both = (first: readonly Match[], others: readonly Match[]): Found => ({
  matches: [...first, ...others].slice(0, MOST_MATCHES),
  isAmbiguous: (first.length > 0 && others.length > 0) || found([...first, ...others]).isAmbiguous,
});
