import path from 'node:path';
import { assemble } from '../../../app/_corpus/assemble';
import { readCorpusFiles } from '../../../app/_corpus/files';
import { targetsOf } from '../../../app/_corpus/targets';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

/** How many plays each property is tried on; `PROPERTY_RUNS` sets it for a long run. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 1_200);

/** Everything a rule reference of the Star Wars CCG may name. */
export function ruleIds(): Set<string> {
  const { texts, images } = readCorpusFiles(ROOT);
  const { corpus } = assemble({ texts: texts.filter((file) => file.path.includes('/swccg/')), images });
  return new Set(targetsOf(corpus, 'fr').keys());
}

/** Freezes all of it, so that a change shows as an error. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
