import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TREES_VARIABLE } from '../app/_corpus/kept-trees';
import { wrongAddress } from './site-address';
import { run, tsx } from './steps';

/** Makes the whole site in `out`. Each step is a process of its own; one that fails stops the build. */
const wrong = wrongAddress(process.env);
if (wrong) {
  console.error(wrong);
  process.exit(2);
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-build-'));
process.env[TREES_VARIABLE] = path.join(folder, 'trees');
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

await Promise.all([tsx('check'), tsx('fonts').then(() => tsx('icons'))]);
await tsx('build-index');
await run('next', 'build');
await Promise.all([tsx('share-images'), tsx('seal'), tsx('licenses')]);
await tsx('service-worker');
await tsx('pack');
await tsx('compress');
