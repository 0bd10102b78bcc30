const KEY = 'arbitre.recent';
const MOST_KEPT = 6;

/** What was searched on this device, the newest first. Damaged or forbidden storage is an empty list. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query) => typeof query === 'string').slice(0, MOST_KEPT)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const trimmed = query.trim().slice(0, 200);
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
