import path from 'node:path';
import { assemble } from '../../../../app/_corpus/assemble';
import { readCorpusFiles } from '../../../../app/_corpus/files';
import { targetsOf } from '../../../../app/_corpus/targets';

/** How many times a property is tried: its share of all runs of one engine. PROPERTY_RUNS asks for more. */
export const runs = (share: number): number =>
  Math.max(1, Math.round(Number(process.env.PROPERTY_RUNS ?? 10_000) * share));

/** Long enough for a million runs. */
export const PATIENCE = 3_600_000;

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

function youngJedi() {
  const files = readCorpusFiles(path.join(import.meta.dirname, '..', '..', '..', '..'));
  const texts = files.texts.filter((file) => file.path.includes('young-jedi') && !file.path.includes('.en.'));
  return targetsOf(assemble({ ...files, texts }).corpus, 'fr');
}

/** The ids of every entry, chapter and section that the corpus has on this game. */
export const corpusIds = (): ReadonlySet<string> => new Set(youngJedi().keys());

/** The passages of the documents that the corpus cites. */
export const corpusSources = (): ReadonlySet<string> =>
  new Set([...youngJedi().values()].flatMap(({ sources }) => sources));

/** One spelling for moves that are the same whatever the order of their keys. */
export const spelled = (move: object): string =>
  JSON.stringify(
    Object.entries(move)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether a value comes back the same from JSON: no key without a value, no number that JSON has no word for. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
