import { STORAGE_PREFIX } from '../../_leaf/storage';
import { FIELDS, type Field } from './address';
import { LEVELS, type Level, type Question } from './question';

/** Where a question comes from: a run is the same whenever it is made of the same wish. */
export interface Origin {
  field: Field;
  level: Level;
  seed: string;
  /** Its place in that run, from 0. */
  number: number;
}

/** A question that was missed, and when it comes back. */
export interface Kept extends Origin {
  /** What it is about: should the rules have changed since, it is let go. */
  position: string;
  /** How often it has been found since it was missed. */
  found: number;
  /** The day on which it comes back, counted from the first day of 1970. */
  due: number;
}

/** Days until a missed question comes back, then until it does once more; found as often as that, it is known. */
export const INTERVALS = [1, 3, 7, 21] as const;

export const KEPT_KEY = `${STORAGE_PREFIX}practice-missed`;
/** More than anybody would repeat. */
const MOST_KEPT = 200;

const isSame = (a: Origin, b: Origin): boolean =>
  a.field === b.field && a.level === b.level && a.seed === b.seed && a.number === b.number;

/** What is kept once a question has been answered. */
export function repeat(
  kept: readonly Kept[],
  origin: Origin,
  { position }: Pick<Question, 'position'>,
  isRight: boolean,
  today: number,
): Kept[] {
  const others = kept.filter((one) => !isSame(one, origin));
  const before = kept.find((one) => isSame(one, origin));
  if (!isRight)
    return [...others, { ...origin, position, found: 0, due: today + INTERVALS[0] }].slice(-MOST_KEPT);
  if (!before) return others;
  const interval = INTERVALS[before.found + 1];
  return interval === undefined
    ? others
    : [...others, { ...before, found: before.found + 1, due: today + interval }];
}

export const dueBy = (kept: readonly Kept[], today: number): Kept[] => kept.filter(({ due }) => due <= today);

/** The day it is where the reader is. */
export const dayOf = (now: Date): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000);

/** What storage holds; what is damaged or forbidden counts as nothing missed. */
export function readKept(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function writeKept(kept: readonly Kept[]): void {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify(kept));
  } catch {
    // They are asked again by chance.
  }
}

function isKept(value: unknown): value is Kept {
  const { field, level, seed, number, position, found, due } = (value ?? {}) as Record<keyof Kept, unknown>;
  return (
    (FIELDS as readonly unknown[]).includes(field) &&
    (LEVELS as readonly unknown[]).includes(level) &&
    typeof seed === 'string' &&
    /^[0-9a-z]{1,6}$/.test(seed) &&
    typeof position === 'string' &&
    [number, found, due].every((figure) => Number.isInteger(figure) && Number(figure) >= 0)
  );
}
