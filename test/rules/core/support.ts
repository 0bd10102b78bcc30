/** How often all properties of an engine are tried, together, and those of a reader of lists, which is much quicker. */
const USUAL = { plays: 4_000, lists: 12_000 };

/** How many times a property is tried: its share of all runs of its subject. PROPERTY_RUNS asks for more. */
export const runs = (share: number, of: keyof typeof USUAL = 'plays'): number =>
  Math.max(1, Math.round(Number(process.env.PROPERTY_RUNS ?? USUAL[of]) * share));

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

/** Whether a value comes back the same from JSON: no key without a value, no number that JSON has no word for. */
export function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isPlainLeaf(value);
  return isPlainHolder(value) && Object.values(value).every(isPlain);
}

const isPlainLeaf = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value === null || typeof value === 'string' || typeof value === 'boolean';

const isPlainHolder = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/** Freezes all of it as {@link deepFreeze} does, and holds what was not frozen yet to plain JSON. */
export function freezePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) {
    if (!isPlainLeaf(value)) throw new Error(`not plain JSON: ${String(value)}`);
  } else if (!Object.isFrozen(value)) {
    if (!isPlainHolder(value)) throw new Error('not plain JSON: an object of a class');
    Object.freeze(value);
    for (const key in value) freezePlain(value[key]);
  }
  return value;
}

/** Whether a plain value reads the same once it was written as JSON. */
export function comesBack(value: unknown): boolean {
  const text = JSON.stringify(value);
  return isPlain(value) && JSON.stringify(JSON.parse(text)) === text;
}

/**
 * Whether two plain values are written as the same JSON. Parts that were found to be the same are remembered, so that
 * positions on a way cost no more than what each move makes anew: what is frozen stays the same.
 */
export function readsTheSame(one: unknown, other: unknown, known = new WeakMap<object, object>()): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (known.get(one) === other) return true;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== others.length) return false;
  const same = keys.every(
    (key, i) =>
      key === others[i] &&
      readsTheSame(one[key as keyof typeof one], other[key as keyof typeof other], known),
  );
  if (same) known.set(one, other);
  return same;
}

/** One spelling for moves that are the same whatever the order of their keys. */
export function spelled(move: object): string {
  const entries = Object.entries(move).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
