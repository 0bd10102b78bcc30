import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TREES_VARIABLE } from '../app/_corpus/kept-trees';

/** Makes the whole site in `out`. Each step is a process of its own; one that fails stops the build. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-build-'));
process.env[TREES_VARIABLE] = path.join(folder, 'trees');
const underWay = new Set<ChildProcess>();
process.on('exit', () => {
  for (const step of underWay) step.kill();
  fs.rmSync(folder, { recursive: true, force: true });
});

const tsx = (script: string) => run('tsx', `scripts/${script}.ts`);

await Promise.all([tsx('check'), tsx('fonts').then(() => tsx('icons'))]);
await tsx('build-index');
await run('next', 'build');
await Promise.all([tsx('share-images'), tsx('seal'), tsx('licenses')]);
await tsx('service-worker');
await tsx('pack');
await tsx('compress');

/** Runs a command of `node_modules/.bin`, which npm puts on the path. */
function run(command: string, ...args: string[]): Promise<void> {
  const step = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  underWay.add(step);
  return new Promise((resolve) => {
    step.on('error', (error) => {
      console.error(`${command} cannot be run (${error.message}): start the build with "npm run build".`);
      process.exit(1);
    });
    step.on('exit', (code) => {
      underWay.delete(step);
      if (code !== 0) process.exit(code ?? 1);
      resolve();
    });
  });
}
