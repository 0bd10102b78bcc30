import { checkCorpus } from '../app/_corpus/checks';
import { corpusRoot, readCorpusFiles } from '../app/_corpus/files';
import { formatFlaw } from '../app/_corpus/flaw';

const files = readCorpusFiles(corpusRoot());
const flaws = checkCorpus(files);
for (const flaw of flaws) console.log(formatFlaw(flaw));
const amount = flaws.length === 1 ? '1 flaw' : `${flaws.length} flaws`;
console.error(`${files.texts.length} files checked: ${flaws.length === 0 ? 'no flaw' : amount}.`);
process.exitCode = flaws.length === 0 ? 0 : 1;
