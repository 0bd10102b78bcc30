import type { Card } from './card';
import { distance } from './near';
import { scrub } from './scrub';

/** Sounds that Japanese does not tell apart, as spellings of one name differ in them. */
const SOUNDS: [RegExp, string][] = [
  [/tch|ch/g, 't'],
  [/ph/g, 'f'],
  [/th|sh|c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ck|q|c/g, 'k'],
  [/j|dz/g, 'z'],
  [/l/g, 'r'],
  [/v/g, 'b'],
  [/f/g, 'h'],
  [/m(?=[bp])/g, 'n'],
  [/w(?=[^aeiou]|$)|(?<=[aeiouy])h(?=[^aeiouy]|$)/g, ''],
];

const heardAs = (word: string): string =>
  SOUNDS.reduce((sounds, [from, to]) => sounds.replace(from, to), word).replace(/(\p{L})\1+/gu, '$1');

/** The consonants of a word as Japanese has them, with the vowel that it begins with: Zeong and Jiong, Athrun and Asuran. */
function bonesOf(word: string): string {
  return heardAs(word)
    .replace(/^[aeiouy]+/, 'a')
    .replace(/(?<=.)[aeiouy]+/g, '')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** A word of fewer consonants is heard like too many others. */
const LEAST = 3;

/** The vowels differ in few places, but for the u that Japanese puts between consonants. */
function isHeardAlike(typed: string, word: string): boolean {
  const [a, b] = [typed, word].map((each) => heardAs(each).replace(/u/g, '')) as [string, string];
  const most = typed.length < 8 ? 1 : 2;
  return distance(a, b, most) <= most;
}

/** The words of the names of suits and pilots, by how they are heard. */
export class HeardWords {
  private readonly words = new Map<string, Set<string>>();

  constructor(cards: readonly Card[]) {
    for (const { game, title, also = [] } of cards)
      if (game === 'gundam')
        for (const word of [title, ...also].flatMap((name) => scrub(name).split(' '))) {
          const bones = bonesOf(word);
          if (bones.length < LEAST) continue;
          const known = this.words.get(bones);
          if (known) known.add(word);
          else this.words.set(bones, new Set([word]));
        }
  }

  /** A name with each word that no name has as names have it; none where nothing is heard alike. */
  turned(words: readonly string[], isKnown: (word: string) => boolean): string[] {
    const likeOf = (word: string): string[] =>
      [...(this.words.get(bonesOf(word)) ?? [])].filter((other) => isHeardAlike(word, other));
    const each = words.map((word) => (isKnown(word) ? [word] : likeOf(word)));
    if (each.some((some) => some.length === 0) || words.every(isKnown)) return [];
    return each.reduce<string[]>(
      (names, some) => names.flatMap((name) => some.map((word) => `${name} ${word}`.trim())),
      [''],
    );
  }
}
