import type { Card } from './card';
import { type Comparable, comparable, likeness } from './near';
import { initialsOf, scrub, squash } from './scrub';

interface Entry {
  card: number;
  words: string[];
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
  w: ['with'],
  torps: ['torpedoes'],
  torp: ['torpedoes'],
  ls: ['lightsaber'],
  saber: ['lightsaber'],
  chewie: ['chewbacca'],
  chewbacca: ['chewie'],
  palpy: ['palpatine'],
  palps: ['palpatine'],
};

/** How well a card's names fit. */
export interface Fit {
  /** From 0 to 1. */
  score: number;
  /** Every word that was typed is a word of the name. */
  isWhole: boolean;
}

/** Finds cards by some of the words of their names, in any order, misspelt or cut short. */
export class WordIndex {
  private readonly entries: Entry[] = [];
  private readonly holders = new Map<string, number[]>();
  private readonly words: { word: Comparable; entries: number[] }[];

  constructor(cards: readonly Card[]) {
    cards.forEach((card, i) => {
      for (const name of [card.title, ...(card.also ?? []), ...(card.back ? [card.back] : [])]) {
        const words = [...new Set(scrub(name).split(' '))].filter(Boolean);
        const at = this.entries.push({ card: i, words, isTitle: name === card.title }) - 1;
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

  /** Cards with how well their names fit. */
  find(scrubbed: string): Map<number, Fit> {
    const typed = [...new Set(scrubbed.split(' '))].filter(Boolean);
    const fits = new Map<number, (number | undefined)[]>();
    typed.forEach((word, t) => {
      const own = comparable(word);
      for (const { word: held, entries } of this.words) {
        const like = SHORT[word]?.includes(held.text) ? 0.95 : likeness(own, held);
        if (like === 0) continue;
        for (const at of entries) {
          const fit = fits.get(at) ?? [];
          fit[t] = Math.max(fit[t] ?? 0, like);
          fits.set(at, fit);
        }
      }
    });
    const best = new Map<number, Fit>();
    for (const [at, fit] of fits) {
      const entry = this.entries[at];
      if (!entry) continue;
      const score = this.scoreOf(entry, typed, fit);
      const isWhole = typed.every((_, t) => (fit[t] ?? 0) >= 0.95);
      if (score > (best.get(entry.card)?.score ?? 0)) best.set(entry.card, { score, isWhole });
    }
    return best;
  }

  private scoreOf(
    { words, isTitle }: Entry,
    typed: readonly string[],
    fit: readonly (number | undefined)[],
  ): number {
    const letters = initialsOf(words.join(' '));
    let [said, all] = [0, 0];
    typed.forEach((word, t) => {
      // luke jk: the rest of the title by its first letters
      const like = fit[t] ?? (word.length >= 2 && word.length <= 6 && letters.includes(word) ? 0.8 : 0);
      // a word that no name has weighs as one that a few have
      const weight = this.holders.has(word) ? this.weight(word) : this.weight(words[0] ?? '');
      said += like * weight;
      all += weight;
    });
    const named = typed.filter((_, t) => (fit[t] ?? 0) > 0).length;
    const unsaid = Math.max(0, words.length - named) / words.length;
    return all === 0 ? 0 : (said / all) * (1 - 0.25 * unsaid) * (isTitle ? 1 : 0.97);
  }
}
