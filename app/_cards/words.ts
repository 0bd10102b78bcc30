import type { Card } from './card';
import { type Comparable, comparable, isFar, likeness } from './near';
import { initialsOf, scrub, squash } from './scrub';

interface Entry {
  card: number;
  words: string[];
  /** Their first letters. */
  letters: string;
  /** Of these, what stands in brackets and only says which form of a thing it is. */
  aside: number;
  /** And this is a word of nearly all, that goes without saying where the others are said. */
  shared: number;
  /** The title itself is surer than another name. */
  isTitle: boolean;
}

/** What people cut short, and what they call each other. */
const SHORT: Record<string, readonly string[]> = {
  ops: ['operations'],
  capt: ['captain'],
  cpt: ['captain'],
  cptn: ['captain'],
  cmdr: ['commander'],
  lt: ['lieutenant'],
  gen: ['general'],
  adm: ['admiral'],
  sgt: ['sergeant'],
  cpl: ['corporal'],
  col: ['colonel'],
  maj: ['major'],
  doc: ['dr'],
  doctor: ['dr'],
  w: ['with'],
  torps: ['torpedoes'],
  torp: ['torpedoes'],
  ls: ['lightsaber'],
  saber: ['lightsaber', 'lightsabers'],
  sabre: ['lightsaber', 'lightsabers'],
  stick: ['lightsaber'],
  gun: ['blaster', 'pistol', 'rifle', 'cannon', 'bowcaster'],
  trans: ['transport'],
  mk: ['mark'],
  mark: ['mk'],
  chewie: ['chewbacca', 'chewbaccas'],
  chewies: ['chewbaccas'],
  chewbacca: ['chewie'],
  chewbaccas: ['chewies'],
  gaffi: ['gaderffii'],
  ksi: ['xi'],
  v: ['victory', 'nu'],
  palpy: ['palpatine'],
  palps: ['palpatine'],
};

/** How well a card's names fit. */
export interface Fit {
  /** From 0 to 1. */
  score: number;
  /** Every word that was typed is a word of the name. */
  isWhole: boolean;
  /** How many words that were typed the name says nothing of, not even by its first letters. */
  untold: number;
}

interface Like {
  like: number;
  entries: readonly number[];
}
const MOST_LIKED = 400;
const ABBREVIATION = /^[\p{Lu}\d&/]{2,8}v?$/u;

/** Finds cards by some of the words of their names, in any order, misspelt or cut short. */
export class WordIndex {
  private readonly entries: Entry[] = [];
  private readonly holders = new Map<string, number[]>();
  private readonly words: { word: Comparable; entries: number[] }[];
  private readonly liked = new Map<string, readonly Like[]>();

  constructor(cards: readonly Card[]) {
    cards.forEach((card, i) => {
      for (const name of [card.title, ...(card.also ?? []), ...(card.back ? [card.back] : [])]) {
        // letters that stand for a name are no words that somebody misspells
        if (name !== card.title && ABBREVIATION.test(name)) continue;
        const all = scrub(name).split(' ').filter(Boolean);
        const words = [...new Set(all)];
        const inner = /\s\(([^()]+)\)$/.exec(name)?.[1];
        // most suits are called without the word that all of them share
        const shared = card.game === 'gundam' && words.length > 1 && words.includes('gundam') ? 1 : 0;
        const aside = inner === undefined ? 0 : scrub(inner).split(' ').length;
        // numbers as figures, and as they are written: I Have A Bad Feeling
        const letters = `${all.map((word) => word[0]).join('')} ${initialsOf(name)}`;
        const at =
          this.entries.push({ card: i, words, letters, aside, shared, isTitle: name === card.title }) - 1;
        // IG-88 is also found as ig88
        const joined = name.split(/\s+/).flatMap((part) => (/\w-\w/.test(part) ? [squash(part)] : []));
        for (const word of new Set([...words, ...joined])) {
          const known = this.holders.get(word);
          if (known) known.push(at);
          else this.holders.set(word, [at]);
        }
      }
    });
    this.words = [...this.holders].map(([word, entries]) => ({ word: comparable(word), entries }));
  }

  /** Words that few names have say more. */
  private weight(word: string): number {
    return Math.log(1 + this.entries.length / (this.holders.get(word)?.length ?? 1));
  }

  /** Whether a name has this very word. */
  holds(word: string): boolean {
    return this.holders.has(word);
  }

  /** Whether a name has this word, or one that is like it. */
  knows(word: string): boolean {
    return this.likes(word).length > 0;
  }

  /** `death scythe` for Deathscythe: words that only together are a word of a name. */
  private joined(words: readonly string[]): string[] {
    const [first, second, ...rest] = words;
    if (first === undefined || second === undefined) return [...words];
    const one = first + second;
    return this.holders.has(one) ? [one, ...this.joined(rest)] : [first, ...this.joined([second, ...rest])];
  }

  /** `jarjar` for Jar Jar: a word that no name has, of two that names have. */
  private split(word: string): string[] {
    if (word.length < 6 || this.holders.has(word)) return [word];
    for (let i = 3; i <= word.length - 3; i++)
      if (this.holders.has(word.slice(0, i)) && this.holders.has(word.slice(i)))
        return [word.slice(0, i), word.slice(i)];
    return [word];
  }

  /** Cards with how well their names fit. */
  find(scrubbed: string): Map<number, Fit> {
    const apart = scrubbed.split(' ').filter(Boolean);
    const best = this.fitsOf([...new Set(apart)]);
    for (const words of [this.joined(apart), apart.flatMap((word) => this.split(word))])
      if (words.length !== apart.length)
        for (const [card, fit] of this.fitsOf([...new Set(words)]))
          if (fit.score > (best.get(card)?.score ?? 0)) best.set(card, fit);
    return best;
  }

  /** The last two words by their first letters, where a name has these: `endless waltz`. */
  shortened(words: readonly string[]): string | undefined {
    const [first = '', second = ''] = words.slice(-2);
    const letters = `${first[0]}${second[0]}`;
    const isShort = words.length > 2 && /^[a-z]{2}$/.test(letters) && this.holders.has(letters);
    return isShort && !(this.holders.has(first) && this.holders.has(second))
      ? [...words.slice(0, -2), letters].join(' ')
      : undefined;
  }

  /** Words of names that are like one as typed, and how much; kept, since a name is read in several ways. */
  private likes(word: string): readonly Like[] {
    const known = this.liked.get(word);
    if (known) return known;
    const own = comparable(word);
    const likes = this.words.flatMap(({ word: held, entries }): Like[] => {
      const like = SHORT[word]?.includes(held.text) ? 0.95 : isFar(own, held) ? 0 : likeness(own, held);
      return like === 0 ? [] : [{ like, entries }];
    });
    if (this.liked.size > MOST_LIKED) this.liked.clear();
    this.liked.set(word, likes);
    return likes;
  }

  private fitsOf(typed: readonly string[]): Map<number, Fit> {
    const fits = new Map<number, number[]>();
    typed.forEach((word, t) => {
      for (const { like, entries } of this.likes(word))
        for (const at of entries) {
          let fit = fits.get(at);
          if (!fit) {
            fit = typed.map(() => 0);
            fits.set(at, fit);
          }
          if (like > (fit[t] ?? 0)) fit[t] = like;
        }
    });
    const said = typed.map((word) => ({
      short: word.length >= 2 && word.length <= 8 ? word.replace(/(?<=\w)i{2,3}$/, lengthOf) : undefined,
      weight: this.holders.has(word) ? this.weight(word) : undefined,
    }));
    const best = new Map<number, Fit>();
    for (const [at, fit] of fits) {
      const entry = this.entries[at];
      if (!entry) continue;
      const score = this.scoreOf(entry, typed, said, fit);
      if (score <= (best.get(entry.card)?.score ?? 0)) continue;
      // a word of other names is no slip in a word of this one
      const isTold = (like: number, t: number): boolean =>
        like >= (said[t]?.weight === undefined ? 0.1 : 0.8) || isInitials(entry, said[t]?.short);
      best.set(entry.card, {
        score,
        isWhole: fit.every((like) => like >= 0.95),
        untold: typed.length - fit.filter(isTold).length,
      });
    }
    return best;
  }

  private scoreOf(
    { words, letters, aside, shared, isTitle }: Entry,
    typed: readonly string[],
    said: readonly { short: string | undefined; weight: number | undefined }[],
    fit: readonly number[],
  ): number {
    let [told, all, named] = [0, 0, 0];
    said.forEach(({ short, weight: own }, t) => {
      const like = fit[t] ?? 0;
      if (like > 0) named += 1;
      // a word that no name has weighs as one that a few have
      const weight = own ?? this.weight(words[0] ?? '');
      // luke jk: the rest of the title by its first letters
      told += weight * (like > 0 ? like : isInitials({ letters }, short) ? 0.8 : 0);
      all += weight;
    });
    const left = Math.max(0, words.length - named);
    // what stands in brackets need not be said, and a name is begun at its beginning
    const spared = aside + (named === typed.length && !typed.includes('gundam') ? shared : 0);
    const unsaid = (left - Math.min(left, spared) / 2) / words.length;
    const isBegun = typed.every((word, t) => word === words[t]);
    return all === 0 ? 0 : (told / all) * (1 - (isBegun ? 0.2 : 0.25) * unsaid) * (isTitle ? 1 : 0.97);
  }
}

const isInitials = ({ letters }: Pick<Entry, 'letters'>, short: string | undefined): boolean =>
  short !== undefined && letters.includes(short);
const lengthOf = (ones: string): string => String(ones.length);
