import { STORAGE_PREFIX } from '../../_leaf/storage';
import type { Field } from './address';
import type { Level } from './question';

/** The last result of each game and level, on this device only. */
export const RESULTS_KEY = `${STORAGE_PREFIX}practice`;

export interface Result {
  right: number;
  of: number;
}
export type Results = Record<string, Result>;

export const resultKey = (field: Field, level: Level): string => `${field}.${level}`;

const isResult = (value: unknown): value is Result => {
  const { right, of } = (value ?? {}) as Partial<Result>;
  return Number.isInteger(right) && Number.isInteger(of) && Number(right) >= 0 && Number(right) <= Number(of);
};

/** What storage holds; what is damaged or forbidden counts as never played. */
export function readResults(): Results {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RESULTS_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(stored as object).filter(([, value]) => isResult(value)));
  } catch {
    return {};
  }
}

export function keepResult(field: Field, level: Level, result: Result): void {
  try {
    localStorage.setItem(
      RESULTS_KEY,
      JSON.stringify({ ...readResults(), [resultKey(field, level)]: result }),
    );
  } catch {
    // The result is still on the screen.
  }
}
