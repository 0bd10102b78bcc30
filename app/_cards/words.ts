import type { Card } from './card';
import { likeness } from './near';
import { initialsOf, scrub, squash } from './scrub';

interface Entry {
  card: number;
  words: string[];
  /** The title itself is surer than another name. */
  isTitle: boolean;
}

/** What people cut short. */
const SHORT: Record<string, string> = {
  ops: 'operations',
  capt: 'captain',
  cpt: 'captain',
  cmdr: 'commander',
  gen: 'general',
  adm: 'admiral',
  w: 'with',
  ls: 'lightsaber',
  saber: 'lightsaber',
};

/** Finds cards by some of the words of their names, in any order, misspelt or cut short. */
export class WordIndex {
  private readonly entries: Entry[] = [];
  private readonly holders = new Map<string, number[]>();

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
  }

  /** Words that few names have say more. */
  private weight(word: string): number {
    return Math.log(1 + this.entries.length / (this.holders.get(word)?.length ?? 1));
  }

  /** Cards with how well their names fit, from 0 to 1. */
  find(scrubbed: string): Map<number, number> {
    const typed = [...new Set(scrubbed.split(' '))].filter(Boolean);
    const fits = new Map<number, (number | undefined)[]>();
    typed.forEach((word, t) => {
      for (const [held, entries] of this.holders) {
        const like = Math.max(likeness(word, held), SHORT[word] === held ? 0.95 : 0);
        if (like === 0) continue;
        for (const at of entries) {
          const fit = fits.get(at) ?? [];
          fit[t] = Math.max(fit[t] ?? 0, like);
          fits.set(at, fit);
        }
      }
    });
    const best = new Map<number, number>();
    for (const [at, fit] of fits) {
      const entry = this.entries[at];
      if (!entry) continue;
      const score = this.scoreOf(entry, typed, fit);
      if (score > (best.get(entry.card) ?? 0)) best.set(entry.card, score);
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
