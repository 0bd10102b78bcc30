import { editDistance } from '../_corpus/nearest';
import type { IndexParts } from './index-format';
import { rarity } from './rarity';

/** A term that stands for a word of the query, and how far it may be trusted. */
export interface Alternative {
  term: string;
  trust: number;
}

/** One word of the query with everything that may stand for it. */
export interface QueryTerm {
  word: string;
  term: string;
  /** How much it tells: the most that any of its alternatives does. */
  value: number;
  alternatives: (Alternative & { value: number })[];
  /** The known word that a misspelt one was taken for. */
  meant: string | undefined;
}

export const TRUST = { exact: 1, prefix: 0.85, near: 0.75, far: 0.5, synonym: 0.65 };
const MOST_PREFIXED = 24;
const MOST_NEAR = 4;
/** A slip is rather of a common word than of a rare one. */
const RARE_READING = 0.15;
const MOST_SLIPS = 3;
const LEAST_COMMON = 15;

/** The vocabulary of an index: which terms it has, how rare each is, and for which word it stands. */
export class Vocabulary {
  private readonly counts: Map<string, number>;
  private readonly lines: Map<string, number>;
  private readonly words: Map<string, string>;
  private readonly byLength = new Map<number, { term: string; letters: number }[]>();

  constructor(
    private readonly terms: IndexParts['terms'],
    private readonly documents: number,
  ) {
    this.counts = new Map(terms.map(([term, count]) => [term, count]));
    this.lines = new Map(terms.map(([term, , lines]) => [term, lines]));
    this.words = new Map(terms.map(([term, , , word]) => [term, word]));
    for (const [term] of terms) {
      const group = this.byLength.get(term.length) ?? [];
      group.push({ term, letters: lettersOf(term) });
      this.byLength.set(term.length, group);
    }
  }

  has(term: string): boolean {
    return this.counts.has(term);
  }

  rarityOf(term: string): number {
    return rarity(this.counts.get(term) ?? 0, this.documents, this.lines.get(term) ?? 0);
  }

  /** The word that a term mostly stands for. */
  wordOf(term: string): string {
    return this.words.get(term) ?? term;
  }

  /** Terms that begin as any of what was typed, the commonest first. */
  beginningWith(...starts: string[]): string[] {
    return [...new Set(starts)]
      .flatMap((start) => this.range(start))
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_PREFIXED)
      .map(([term]) => term);
  }

  private range(start: string): IndexParts['terms'] {
    let from = 0;
    let to = this.terms.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.terms[middle]?.[0] ?? '') < start) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (this.terms[end]?.[0].startsWith(start)) end += 1;
    return this.terms.slice(from, end);
  }

  /** The common term of which a rare one is a slip: entries list misspellings among their aliases. */
  slipOf(term: string): string | undefined {
    const count = this.counts.get(term) ?? 0;
    if (count === 0 || count > MOST_SLIPS) return undefined;
    return this.near(term).find(({ term: other, distance }) => distance === 1 && this.isCommon(other))?.term;
  }

  isCommon(term: string): boolean {
    return (this.counts.get(term) ?? 0) >= LEAST_COMMON;
  }

  /** Terms a slip or two away, the nearest and then the commonest first; short words must be closer. */
  near(term: string): { term: string; distance: number }[] {
    if (term.length < 4) return [];
    const limit = term.length >= 8 ? 2 : 1;
    const own = lettersOf(term);
    const found: { term: string; distance: number }[] = [];
    for (let length = term.length - limit; length <= term.length + limit; length++) {
      for (const { term: candidate, letters } of this.byLength.get(length) ?? []) {
        // One edit changes at most one letter on each side, so most candidates need no closer look.
        if (countBits(own & ~letters) > limit || countBits(letters & ~own) > limit) continue;
        const distance = editDistance(term, candidate, limit);
        if (distance > 0 && distance <= limit) found.push({ term: candidate, distance });
      }
    }
    const count = ({ term: candidate }: { term: string }) => this.counts.get(candidate) ?? 0;
    found.sort((a, b) => a.distance - b.distance || count(b) - count(a));
    const [nearest] = found;
    return found
      .filter((other) => nearest && count(other) >= count(nearest) * RARE_READING)
      .slice(0, MOST_NEAR);
  }
}

/** The letters of a term as bits, several to a bit. */
function lettersOf(term: string): number {
  let letters = 0;
  for (let i = 0; i < term.length; i++) letters |= 1 << (term.charCodeAt(i) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Which terms of a query stand for others, by the thesaurus: for each term's place, the terms of the other members. */
export class Synonyms {
  private readonly byFirst = new Map<string, { phrase: string[]; group: string[][] }[]>();

  constructor(groups: string[][][]) {
    for (const group of groups) {
      for (const phrase of group) {
        const [first] = phrase;
        if (!first) continue;
        const known = this.byFirst.get(first) ?? [];
        known.push({ phrase, group });
        this.byFirst.set(first, known);
      }
    }
  }

  /** For each place of the query, the terms that may stand there instead. */
  of(terms: string[]): Map<number, Set<string>> {
    const found = new Map<number, Set<string>>();
    terms.forEach((term, at) => {
      for (const { phrase, group } of this.byFirst.get(term) ?? []) {
        if (!phrase.every((part, k) => terms[at + k] === part)) continue;
        const others = group.filter((member) => member !== phrase).flat();
        for (let k = 0; k < phrase.length; k++) {
          const known = found.get(at + k) ?? new Set<string>();
          for (const other of others) known.add(other);
          found.set(at + k, known);
        }
      }
    });
    return found;
  }
}
