import { checkCorpus } from '../app/_corpus/checks';
import { checkLocal } from '../app/_corpus/checks/local';
import { corpusRoot, readCorpusFiles } from '../app/_corpus/files';
import { formatFlaw, sortFlaws } from '../app/_corpus/flaw';

const root = corpusRoot();
const files = readCorpusFiles(root);
const flaws = sortFlaws([...checkCorpus(files), ...checkLocal(root)]);
for (const flaw of flaws) console.log(formatFlaw(flaw));
const amount = flaws.length === 1 ? '1 flaw' : `${flaws.length} flaws`;
console.error(`${files.texts.length} files checked: ${flaws.length === 0 ? 'no flaw' : amount}.`);
process.exitCode = flaws.length === 0 ? 0 : 1;
