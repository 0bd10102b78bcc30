import { assemble } from '../app/_corpus/assemble';
import { historyOf } from '../app/_corpus/changes/history';
import { checkCorpus } from '../app/_corpus/checks';
import { checkLocal } from '../app/_corpus/checks/local';
import { corpusRoot, readCorpusFiles } from '../app/_corpus/files';
import { formatFlaw, sortFlaws } from '../app/_corpus/flaw';
import { stageNotes } from '../app/_corpus/ingest/stage';
import { writeTrees } from '../app/_corpus/kept-trees';
import { scenarioIds } from '../app/_stands/registry';
import { endWithReader } from './end-with-reader';

endWithReader();

const root = corpusRoot();
const files = readCorpusFiles(root);
const assembly = assemble(files);
const flaws = sortFlaws([...checkCorpus(files, assembly, await scenarioIds()), ...checkLocal(root)]);
for (const flaw of flaws) console.log(formatFlaw(flaw));
const amount = flaws.length === 1 ? '1 flaw' : `${flaws.length} flaws`;
console.error(`${files.texts.length} files checked: ${flaws.length === 0 ? 'no flaw' : amount}.`);
for (const note of stageNotes(root)) console.error(note);

const { pending } = historyOf(assembly.corpus);
if (pending.length > 0) {
  const shown = pending.slice(0, 5).map(({ id }) => id);
  const ids = [...shown, ...(pending.length > shown.length ? ['…'] : [])].join(', ');
  console.error(`Changed since the last record (${pending.length}): ${ids}. "npm run changes" dates them.`);
}
writeTrees();
process.exitCode = flaws.length === 0 ? 0 : 1;
