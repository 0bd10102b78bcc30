import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run -s mcp`: the rules for assistants, as a Model Context Protocol server. It runs from a bundle, since reading
 * hundreds of modules would take longer than answering; one older than what it was made from is made anew. This file
 * alone is no TypeScript: the loader for that would read the whole bundle too.
 */
process.chdir(path.join(import.meta.dirname, '..'));
const folder = path.join('.next', 'cache', 'assistant', 'server');
const bundle = path.join(folder, 'server.mjs');

function isFresh() {
  try {
    const files = JSON.parse(fs.readFileSync(path.join(folder, 'made-from.json'), 'utf8'));
    const made = fs.statSync(bundle).mtimeMs;
    return files.every((/** @type {string} */ file) => fs.statSync(file).mtimeMs < made);
  } catch {
    return false;
  }
}

if (!isFresh()) {
  // Standard output belongs to the protocol.
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/mcp/bundle.ts'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(bundle).href);
