import { corpusRoot } from '../app/_corpus/files';
import { ingestCommand } from '../app/_corpus/ingest/command';
import { endWithReader } from './end-with-reader';

endWithReader();

process.exitCode = ingestCommand(process.argv.slice(2), {
  root: corpusRoot(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
