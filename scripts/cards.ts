import { cardsCommand } from '../app/_cards/command';
import { corpusRoot } from '../app/_corpus/files';
import { endWithReader } from './end-with-reader';

endWithReader();

process.exitCode = cardsCommand(process.argv.slice(2), {
  root: corpusRoot(),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
