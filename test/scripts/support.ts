import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export function tempFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-scripts-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A program of `scripts`, started in a folder that is also its corpus unless told otherwise. */
export function start(
  script: string,
  args: readonly string[],
  folder: string,
  corpus = folder,
): ChildProcessWithoutNullStreams {
  const tsx = import.meta.resolve('tsx');
  return spawn(process.execPath, ['--import', tsx, path.join(projectRoot, 'scripts', script), ...args], {
    cwd: folder,
    env: { ...process.env, ARBITRE_CORPUS: corpus },
  });
}
