import { assemble } from '../assemble';
import type { CorpusFiles } from '../files';
import { type Flaw, sortFlaws } from '../flaw';
import { anchors } from './anchors';
import { answers } from './answers';
import { authority } from './authority';
import { bottomLines } from './bottom-lines';
import { changes } from './changes';
import type { Check } from './check';
import { ids } from './ids';
import { images } from './images';
import { links } from './links';
import { simulators } from './simulators';
import { sources } from './sources';
import { terms } from './terms';
import { translations } from './translations';

const CHECKS: Check[] = [
  simulators,
  links,
  ids,
  terms,
  translations,
  bottomLines,
  sources,
  authority,
  anchors,
  answers,
  images,
  changes,
];

/** Every flaw of the corpus, in one run, sorted by file and line. */
export function checkCorpus(
  files: CorpusFiles,
  { corpus, flaws } = assemble(files),
  scenarios: ReadonlyMap<string, readonly string[]> = new Map(),
): Flaw[] {
  return sortFlaws([...flaws, ...CHECKS.flatMap((check) => check({ corpus, files, scenarios }))]);
}
