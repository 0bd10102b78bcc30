import { soundOf, unrepeated } from './scrub';

/** How many letters have to be changed, left out, added or swapped, as far as `most`; more than that is `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next[j] = value;
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** A word made ready to be compared with thousands of others. */
export interface Comparable {
  text: string;
  /** Letters that stand twice or more count once: GQuuuuuuX, Suletta. */
  once: string;
  /** As it is heard: Pharact and faract, Pixy and pixie. */
  sound: string;
  /** A bit for each letter or digit that it has. */
  letters: number;
}

/** A bit for each letter or digit. */
export function lettersIn(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

export const comparable = (text: string): Comparable => ({
  text,
  once: unrepeated(text),
  sound: soundOf(text),
  letters: lettersIn(text),
});

/** How many letters one of two words has and the other has not. */
export function apart(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** Too many letters are not there for any likeness; told before anything is compared. */
export function isFar(typed: Comparable, word: Comparable): boolean {
  let missing = typed.letters & ~word.letters;
  missing &= missing - 1;
  missing &= missing - 1;
  return missing !== 0 && typed.sound !== word.sound;
}

const DIMINUTIVE = /^([a-z]{4,})(?:ie|y)$/;
const VOWELS = comparable('aeiou').letters;
const consonantsOf = (word: string): string => unrepeated(word.replace(/[aeiou]/g, ''));

/** How alike a word as typed is to a word of a title, from 0 to 1. */
export function likeness(typed: Comparable, word: Comparable): number {
  const [a, b] = [typed.text, word.text];
  if (a === b) return 1;
  // names lose their s and their 's
  if (a.length > 2 && Math.abs(a.length - b.length) === 1 && (a === `${b}s` || b === `${a}s`)) return 0.95;
  if (a.length >= 2 && b.startsWith(a)) return 0.8 + (0.1 * a.length) / b.length;
  if (a.length < 3 || b.length < 2) return 0;
  if (a.length >= 4 && typed.once === word.once) return 0.9;
  if (a.length >= 5 && typed.sound.length >= 3 && typed.sound === word.sound) return 0.75;
  // gens for generators, as ops for operations
  if (a.length >= 4 && a.endsWith('s') && b.endsWith('s') && b.startsWith(a.slice(0, -1))) return 0.85;
  // Ptolemy for Ptolemaios: all but the end
  if (a.length >= 7 && b.length > a.length && b.startsWith(a.slice(0, -1))) return 0.75;
  // Bernie for Bernard
  const stem = DIMINUTIVE.exec(a)?.[1];
  if (stem !== undefined && b.length > a.length && b.startsWith(stem)) return 0.75;
  // GQX: a word by its consonants
  if ((typed.letters & VOWELS) === 0 && a === consonantsOf(b)) return 0.8;
  // a word with two slips counts only beside others: alone it is too unlike
  const most = a.length >= 8 || (a.length >= 4 && a[0] === b[0]) ? 2 : 1;
  if (Math.abs(a.length - b.length) > most || apart(typed.letters, word.letters) > 2 * most) return 0;
  const away = distance(a, b, most);
  // Saverine for Savareen: other vowels, and one sound that is not the same
  const isHeard =
    a.length >= 7 &&
    Math.abs(a.length - b.length) <= 1 &&
    a[0] === b[0] &&
    distance(typed.sound, word.sound, 1) <= 1;
  if (away > most) return isHeard ? 0.65 : 0;
  if (a.length < 4) return 1 - away * 0.25;
  return away === 2 && a.length < 8 ? 0.5 : 1 - away * 0.18;
}
