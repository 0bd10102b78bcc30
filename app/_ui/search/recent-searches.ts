import { cutText } from '../../_i18n/cut-text';
import { STORAGE_PREFIX } from '../../_leaf/storage';

const KEY = `${STORAGE_PREFIX}recent`;
const MOST_KEPT = 6;
const LONGEST_KEPT = 200;

/** What was searched on this device, the newest first. Damaged or forbidden storage is an empty list. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((query) => typeof query === 'string')
          .slice(0, MOST_KEPT)
          .map((query) => cutText(query, LONGEST_KEPT))
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const trimmed = cutText(query.trim(), LONGEST_KEPT);
  if (!trimmed) return;
  try {
    const kept = [trimmed, ...readRecent().filter((other) => other !== trimmed)].slice(0, MOST_KEPT);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Searching works without a memory.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
