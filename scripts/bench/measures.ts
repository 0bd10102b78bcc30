/** The place of the first acceptable id among the ids found, from 1; infinite if there is none. */
export function placeOf(found: readonly string[], acceptable: readonly string[]): number {
  const at = found.findIndex((id) => acceptable.includes(id));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The part of the queries that have an acceptable document among the first so many. */
export const recallAt = (places: readonly number[], depth: number): number =>
  mean(places.map((place) => (place <= depth ? 1 : 0)));

export const meanReciprocalRank = (places: readonly number[]): number =>
  mean(places.map((place) => 1 / place));

/** The value under which the given part of the values lies; 0 of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}
