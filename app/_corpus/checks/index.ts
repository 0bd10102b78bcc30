import { assemble } from '../assemble';
import type { CorpusFiles } from '../files';
import { type Flaw, sortFlaws } from '../flaw';
import { anchors } from './anchors';
import { bottomLines } from './bottom-lines';
import type { Check } from './check';
import { ids } from './ids';
import { images } from './images';
import { links } from './links';
import { mdxContent } from './mdx-content';
import { sources } from './sources';
import { terms } from './terms';
import { translations } from './translations';

const CHECKS: Check[] = [mdxContent, links, ids, terms, translations, bottomLines, sources, anchors, images];

/** Every flaw of the corpus, in one run, sorted by file and line. */
export function checkCorpus(files: CorpusFiles): Flaw[] {
  const { corpus, flaws } = assemble(files);
  return sortFlaws([...flaws, ...CHECKS.flatMap((check) => check({ corpus, files }))]);
}
