/** How many times a property is tried: its share of all runs of its engine. PROPERTY_RUNS asks for more. */
export const runs = (share: number): number =>
  Math.max(1, Math.round(Number(process.env.PROPERTY_RUNS ?? 12_000) * share));

/** Long enough for a million runs. */
export const PATIENCE = 3_600_000;

/** Freezes all of it, so that a change shows as an error. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) deepFreeze(value[key]);
  }
  return value;
}

const foundPlain = new WeakSet<object>();

/**
 * Whether a value comes back the same from JSON: no key without a value, no number that JSON has no word for. Frozen
 * parts, which states share, are looked at once.
 */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null || foundPlain.has(value)) return true;
  const plain =
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain);
  if (plain && Object.isFrozen(value)) foundPlain.add(value);
  return plain;
}

/** Whether a plain value reads the same once it was written as JSON. */
export function comesBack(value: unknown): boolean {
  const text = JSON.stringify(value);
  return isPlain(value) && JSON.stringify(JSON.parse(text)) === text;
}

/** One spelling for moves that are the same whatever the order of their keys. */
export function spelled(move: object): string {
  const entries = Object.entries(move).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
