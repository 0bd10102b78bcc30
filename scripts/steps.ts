import { type ChildProcess, spawn } from 'node:child_process';

const underWay = new Set<ChildProcess>();
process.on('exit', () => {
  for (const step of underWay) step.kill();
});

/** Runs one of these programs as a process of its own; one that fails ends this one. */
export const tsx = (script: string): Promise<void> => run('tsx', `scripts/${script}.ts`);

/** Runs a command of `node_modules/.bin`, which npm puts on the path. */
export function run(command: string, ...args: string[]): Promise<void> {
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
