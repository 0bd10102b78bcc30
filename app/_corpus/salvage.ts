import type { z } from 'zod';
import type { YamlSource } from './front-matter';
import { nearest } from './nearest';

/** What can be used of front matter, good or bad. */
export interface Salvage<T extends z.ZodType> {
  data: z.infer<T>;
  /** What was kept, each part of it with its place in the file. */
  yaml: YamlSource;
  /** Keys of which something is wrong or missing: what they would say is not known, and not to be judged. */
  lost: ReadonlySet<string>;
}

type Path = readonly PropertyKey[];
/** Where the items of a list stood before others were taken out. */
type Origins = WeakMap<object, number[]>;

/** What is left after so many rounds would never be right. */
const MOST_ROUNDS = 20;

/**
 * Front matter without the parts that its schema refuses, so that one wrong key does not hide what else is wrong with
 * a page. What has to be there and is not is taken from `standIn`.
 */
export function salvage<T extends z.ZodType>(
  schema: T,
  source: YamlSource,
  standIn: Record<string, unknown>,
  knownKeys: readonly string[],
): Salvage<T> {
  const lost = new Set(Object.keys(standIn).filter((key) => !hasChild(source.value, key)));
  const origins: Origins = new WeakMap();
  let kept: unknown = isObject(source.value) && !Array.isArray(source.value) ? source.value : {};
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const result = schema.safeParse({ ...standIn, ...(kept as object) });
    if (result.success) return { data: result.data, yaml: shortened(source, kept, origins), lost };
    const wrong = result.error.issues.flatMap((issue): Path[] =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    );
    for (const key of new Set(wrong.map(([first]) => String(first)))) {
      lost.add(key);
      // Of a misspelt key, the one that was meant is not known.
      lost.add(nearest(key, knownKeys) ?? key);
    }
    const whole = kept;
    kept = without(
      whole,
      wrong.map((path) => present(whole, path)),
      origins,
    );
  }
  return nothing(schema, source, standIn, knownKeys);
}

/** Of front matter that cannot be read at all, nothing is known. */
export const nothing = <T extends z.ZodType>(
  schema: T,
  { placeOf }: Pick<YamlSource, 'placeOf'>,
  standIn: Record<string, unknown>,
  knownKeys: readonly string[],
): Salvage<T> => ({
  data: schema.parse(standIn),
  yaml: { value: standIn, placeOf },
  lost: new Set(knownKeys),
});

/** Lists have become shorter: the place of an item is the one that it had. */
const shortened = (source: YamlSource, kept: unknown, origins: Origins): YamlSource => ({
  value: kept,
  placeOf: (path) => {
    let node = kept;
    const written = path.map((key) => {
      const at = (isObject(node) ? origins.get(node)?.[Number(key)] : undefined) ?? key;
      node = childOf(node, key);
      return at;
    });
    return source.placeOf(written);
  },
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasChild = (value: unknown, key: PropertyKey): boolean => isObject(value) && Object.hasOwn(value, key);
const childOf = (value: unknown, key: PropertyKey): unknown =>
  hasChild(value, key) ? (value as Record<PropertyKey, unknown>)[key] : undefined;

/** What has to go for a path to be right: the part itself or, where that is missing, what lacks it. */
function present(value: unknown, path: Path): Path {
  let node = value;
  for (const [depth, key] of path.entries()) {
    if (!hasChild(node, key)) return path.slice(0, Math.max(1, depth));
    node = childOf(node, key);
  }
  return path;
}

/** A copy that lacks the parts at these paths. */
function without(value: unknown, paths: readonly Path[], origins: Origins): unknown {
  if (!isObject(value)) return value;
  const goes = new Set(paths.filter((path) => path.length === 1).map(([key]) => String(key)));
  const below = new Map<string, Path[]>();
  for (const [key, ...path] of paths) {
    const known = below.get(String(key));
    if (known) known.push(path);
    else below.set(String(key), [path]);
  }
  const rest = Object.keys(value)
    .filter((key) => !goes.has(key))
    .map((key): [string, unknown] => {
      const own = below.get(key);
      return [key, own ? without(childOf(value, key), own, origins) : childOf(value, key)];
    });
  if (!Array.isArray(value)) return Object.fromEntries(rest);
  const list = rest.map(([, item]) => item);
  const before = origins.get(value);
  origins.set(
    list,
    rest.map(([key]) => before?.[Number(key)] ?? Number(key)),
  );
  return list;
}
