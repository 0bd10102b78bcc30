import { editDistance } from '../_corpus/nearest';
import { foldWord } from './analyse';
import type { OpenedTerm } from './opened';
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
  private readonly facts: Map<string, OpenedTerm>;
  /** How each term is spelled, as a stem and as a word: the ending of a word may be what was mistyped. */
  private readonly byLength = new Map<number, { term: string; spelling: string; letters: number }[]>();

  constructor(
    private readonly terms: OpenedTerm[],
    private readonly documents: number,
    /** Terms of titles, which are never taken for a slip of another word. */
    private readonly titles: ReadonlySet<string>,
  ) {
    this.facts = new Map(terms.map((facts) => [facts.term, facts]));
    for (const { term, word } of terms) {
      for (const spelling of new Set([term, foldWord(word)])) {
        const group = this.byLength.get(spelling.length) ?? [];
        group.push({ term, spelling, letters: lettersOf(spelling) });
        this.byLength.set(spelling.length, group);
      }
    }
  }

  has(term: string): boolean {
    return this.facts.has(term);
  }

  rarityOf(term: string): number {
    return this.facts.get(term)?.value ?? rarity(0, this.documents, 0);
  }

  private countOf(term: string): number {
    return this.facts.get(term)?.documents ?? 0;
  }

  /** The word that a term mostly stands for. */
  wordOf(term: string): string {
    return this.facts.get(term)?.word ?? term;
  }

  /** Terms that begin as any of what was typed, the commonest first. */
  beginningWith(...starts: string[]): string[] {
    return [...new Set(starts)]
      .flatMap((start) => this.range(start))
      .sort((a, b) => b.documents - a.documents)
      .slice(0, MOST_PREFIXED)
      .map(({ term }) => term);
  }

  private range(start: string): OpenedTerm[] {
    let from = 0;
    let to = this.terms.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.terms[middle]?.term ?? '') < start) from = middle + 1;
      else to = middle;
    }
    let end = from;
    while (this.terms[end]?.term.startsWith(start)) end += 1;
    return this.terms.slice(from, end);
  }

  /** The common term of which a rare one is a slip: entries list misspellings among their aliases. */
  slipOf(term: string): string | undefined {
    const count = this.countOf(term);
    if (count === 0 || count > MOST_SLIPS || this.titles.has(term)) return undefined;
    return this.near(term).find(({ term: other, distance }) => distance === 1 && this.isCommon(other))?.term;
  }

  isCommon(term: string): boolean {
    return this.countOf(term) >= LEAST_COMMON;
  }

  /** Terms a slip or two away, the nearest and then the commonest first; short words must be closer. */
  near(...spellings: string[]): { term: string; distance: number }[] {
    const distances = new Map<string, number>();
    for (const spelling of new Set(spellings)) {
      for (const { term, distance } of this.nearSpelling(spelling))
        distances.set(term, Math.min(distance, distances.get(term) ?? distance));
    }
    const found = [...distances].map(([term, distance]) => ({ term, distance }));
    found.sort((a, b) => a.distance - b.distance || this.countOf(b.term) - this.countOf(a.term));
    const [nearest] = found;
    return found
      .filter(({ term }) => nearest && this.countOf(term) >= this.countOf(nearest.term) * RARE_READING)
      .slice(0, MOST_NEAR);
  }

  private nearSpelling(own: string): { term: string; distance: number }[] {
    if (own.length < 4) return [];
    const limit = own.length >= 8 ? 2 : 1;
    const ownLetters = lettersOf(own);
    const found: { term: string; distance: number }[] = [];
    for (let length = own.length - limit; length <= own.length + limit; length++) {
      for (const { term, spelling, letters } of this.byLength.get(length) ?? []) {
        // One edit changes at most one letter on each side, so most candidates need no closer look.
        if (countBits(ownLetters & ~letters) > limit || countBits(letters & ~ownLetters) > limit) continue;
        const distance = editDistance(own, spelling, limit);
        if (distance > 0 && distance <= limit) found.push({ term, distance });
      }
    }
    return found;
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
