import type { Corpus } from '../corpus';
import type { CorpusFiles } from '../files';
import type { Flaw } from '../flaw';

export interface CheckInput {
  corpus: Corpus;
  files: CorpusFiles;
}

/** One rule that the corpus keeps: a pure function that returns every flaw it finds. */
export type Check = (input: CheckInput) => Flaw[];
