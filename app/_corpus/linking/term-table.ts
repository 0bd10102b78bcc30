import type { Locale } from '../../_i18n/locales';
import type { Linking } from '../schema/entry';
import { plainSeparator, singular, wordsOf } from './words';

/** One wording that means one target. */
export interface Wording {
  text: string;
  target: string;
  linking: Linking;
}

export interface Mention {
  start: number;
  end: number;
  /** What it may mean: one target, unless homographs share the wording. */
  readings: Reading[];
}

export interface Reading {
  target: string;
  linking: Linking;
  /** The mention has the very case of the wording. */
  sameCase: boolean;
}

interface Pattern extends Wording {
  /** Separators before the first word, between words and after the last. */
  separators: string[];
  keys: string[];
  cased: string[];
}

interface Branch {
  next: Map<string, Branch>;
  patterns: Pattern[];
}

const newBranch = (): Branch => ({ next: new Map(), patterns: [] });

/** All wordings of one game in one language, as a tree of words: finding is one pass over the text. */
export class TermTable {
  private readonly root = newBranch();

  constructor(
    wordings: Iterable<Wording>,
    private readonly locale: Locale,
  ) {
    for (const wording of wordings) this.add(wording);
  }

  private add(wording: Wording): void {
    const words = wordsOf(wording.text);
    if (words.length === 0) return;
    const cased = words.map((word) => singular(word.text, this.locale));
    const keys = cased.map((word) => word.toLowerCase());
    const separators = [0, ...words.map((word) => word.end)].map((from, i) =>
      plainSeparator(wording.text.slice(from, words[i]?.start ?? wording.text.length)),
    );
    let branch = this.root;
    for (const key of keys) {
      const next = branch.next.get(key) ?? newBranch();
      branch.next.set(key, next);
      branch = next;
    }
    branch.patterns.push({ ...wording, separators, keys, cased });
  }

  /** Mentions from left to right, the longest at each place; they never overlap. */
  find(text: string): Mention[] {
    const words = wordsOf(text);
    const cased = words.map((word) => singular(word.text, this.locale));
    const keys = cased.map((word) => word.toLowerCase());
    const mentions: Mention[] = [];
    for (let i = 0; i < words.length; ) {
      const found = this.longestAt(text, words, keys, i);
      if (!found) {
        i += 1;
        continue;
      }
      const readings = found.patterns.map(({ target, linking, cased: own }) => ({
        target,
        linking,
        sameCase: own.every((word, k) => word === cased[i + k]),
      }));
      mentions.push({ start: found.start, end: found.end, readings });
      i += found.length;
    }
    return mentions;
  }

  private longestAt(text: string, words: ReturnType<typeof wordsOf>, keys: string[], first: number) {
    let branch: Branch | undefined = this.root;
    let found: { patterns: Pattern[]; length: number; start: number; end: number } | undefined;
    for (let i = first; i < words.length; i++) {
      branch = branch.next.get(keys[i] ?? '');
      if (!branch) break;
      for (const pattern of branch.patterns) {
        const span = spanOf(text, words, first, pattern);
        if (!span) continue;
        const length = pattern.keys.length;
        const others = found?.length === length ? found.patterns : [];
        found = { patterns: [...others, pattern], length, ...span };
      }
    }
    return found;
  }
}

/** The stretch of text that the pattern covers, if its separators agree and it stands free on both sides. */
function spanOf(text: string, words: ReturnType<typeof wordsOf>, first: number, pattern: Pattern) {
  const count = pattern.keys.length;
  const head = words[first];
  const tail = words[first + count - 1];
  if (!head || !tail) return undefined;
  for (let k = 1; k < count; k++) {
    const between = text.slice(words[first + k - 1]?.end, words[first + k]?.start);
    if (plainSeparator(between) !== pattern.separators[k]) return undefined;
  }
  const start = reach(text.slice(0, head.start), pattern.separators[0] ?? '', 'before');
  const end = reach(text.slice(tail.end), pattern.separators[count] ?? '', 'after');
  if (start === undefined || end === undefined) return undefined;
  const span = { start: head.start - start, end: tail.end + end };
  return standsFree(text, span.start, span.end) ? span : undefined;
}

/** How many characters beside the words belong to the wording's own marks, such as the quotes of « just ». */
function reach(beside: string, marks: string, side: 'before' | 'after'): number | undefined {
  if (marks === '') return 0;
  for (let length = 1; length <= Math.min(beside.length, marks.length + 2); length++) {
    const piece = side === 'before' ? beside.slice(-length) : beside.slice(0, length);
    if (plainSeparator(piece) === marks) return length;
  }
  return undefined;
}

/** Not a part of a hyphenated word (`non-unique` is no mention of `unique`). */
function standsFree(text: string, start: number, end: number): boolean {
  return !/[\p{L}\p{N}][-‐‑]$/u.test(text.slice(0, start)) && !/^[-‐‑][\p{L}\p{N}]/u.test(text.slice(end));
}
