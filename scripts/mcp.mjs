import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run -s mcp`: the rules for assistants, as a Model Context Protocol server. It runs from a bundle, since reading
 * hundreds of modules would take longer than answering; one older than its sources is made anew. This file alone is no
 * TypeScript: the loader for that would read the whole bundle too.
 */
process.chdir(path.join(import.meta.dirname, '..'));
const bundle = path.join('.next', 'cache', 'assistant', 'server', 'server.mjs');

/** @param {string} folder */
const newest = (folder) =>
  Math.max(
    ...fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.ts'))
      .map(({ parentPath, name }) => fs.statSync(path.join(parentPath, name)).mtimeMs),
  );
const made = fs.statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (made <= Math.max(newest('app'), newest('scripts'), fs.statSync('package.json').mtimeMs)) {
  // Standard output belongs to the protocol.
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/mcp/bundle.ts'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(bundle).href);
