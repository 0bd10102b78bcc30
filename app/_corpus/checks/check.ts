import type { Corpus } from '../corpus';
import type { CorpusFiles } from '../files';
import type { Flaw } from '../flaw';

export interface CheckInput {
  corpus: Corpus;
  files: CorpusFiles;
  /** The worked examples of each simulator. */
  scenarios: ReadonlyMap<string, readonly string[]>;
}

/** One rule that the corpus keeps: a pure function that returns every flaw it finds. */
export type Check = (input: CheckInput) => Flaw[];
