import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { KEPT_FOLDER } from './mcp/kept-folder';

/**
 * `npm run -s mcp`: the rules for assistants, as a Model Context Protocol server. It runs from a bundle, since reading
 * hundreds of modules would take longer than answering; a bundle older than its sources is made anew.
 */
process.chdir(path.join(import.meta.dirname, '..'));
const bundle = path.join(KEPT_FOLDER, 'server', 'server.mjs');

const newest = (folder: string): number =>
  Math.max(
    ...fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.ts'))
      .map(({ parentPath, name }) => fs.statSync(path.join(parentPath, name)).mtimeMs),
  );
const made = fs.statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const sources = Math.max(newest('app'), newest('scripts'), fs.statSync('package.json').mtimeMs);

if (made <= sources) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['scripts/mcp/server.ts'],
    outdir: path.dirname(bundle),
    bundle: true,
    splitting: true,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Some packages still ask for others by `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
}
await import(pathToFileURL(bundle).href);
