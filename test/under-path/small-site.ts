import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const BASE = '/club/arbitre';
export const HOST = 'https://club.example';

/** What a checkout holds, apart from its texts. */
const PROJECT = [
  'app',
  'scripts',
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'LICENSE',
];

/** A checkout of its own with the small corpus of the fixtures, built to stand below a path; gives its folder. */
export async function buildBelowPath(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-below-'));
  for (const name of PROJECT) fs.cpSync(name, path.join(folder, name), { recursive: true });
  for (const name of ['content', 'glossary'])
    fs.cpSync(path.join('test', 'fixtures', 'corpus', name), path.join(folder, name), { recursive: true });
  fs.mkdirSync(path.join(folder, 'public'));
  for (const name of fs.readdirSync('public', { withFileTypes: true }))
    if (name.isFile()) fs.cpSync(path.join('public', name.name), path.join(folder, 'public', name.name));
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  const said: string[] = [];
  const build = spawn('npm', ['run', '-s', 'build'], {
    cwd: folder,
    env: { ...process.env, SITE_URL: HOST, BASE_PATH: BASE, NODE_ENV: 'production', ARBITRE_CORPUS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [build.stdout, build.stderr]) output.on('data', (text) => said.push(String(text)));
  const code = await new Promise((resolve) => build.on('exit', resolve));
  if (code !== 0) throw new Error(`The build below a path failed:\n${said.join('')}`);
  return folder;
}
