import { createHash } from 'node:crypto';
import type { CorpusFiles } from '../_corpus/files';
import { underBase } from '../_leaf/base-path';
import { SITE_NAME } from '../_leaf/site-name';
import { absolute, type DataName, schemaPath } from './addresses';
import { DATA_VERSION, type DataHead } from './schema';

export const DATA_LICENSE = 'MIT';

/** What every data file begins with. No clock: the same corpus gives the same bytes. */
export function dataHead(name: DataName, { texts }: CorpusFiles): DataHead {
  const hash = createHash('sha256');
  for (const { path, text } of texts) hash.update(`${path}\0${text}\0`);
  return {
    $schema: absolute(schemaPath(name)),
    schema: DATA_VERSION,
    license: DATA_LICENSE,
    attribution: `${SITE_NAME}, ${absolute(underBase('/'))}`,
    notice:
      'Unofficial. The rules are restated in our own words, with the document each rests on; neither produced nor endorsed by the publishers.',
    generatedFrom: `sha256:${hash.digest('hex')}`,
  };
}
