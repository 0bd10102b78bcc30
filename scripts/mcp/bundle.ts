import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { KEPT_FOLDER } from './kept-folder';

/**
 * Bundles the server for assistants; each engine is a file of its own, read when it is first asked for. What it is made
 * of is noted beside it, so that a start can see whether any of that has changed since.
 */
const folder = path.join(KEPT_FOLDER, 'server');
fs.rmSync(folder, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ['scripts/mcp/server.ts'],
  outdir: folder,
  bundle: true,
  splitting: true,
  minify: true,
  // Messages of errors name what failed.
  keepNames: true,
  metafile: true,
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
const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules'));
const made = ['package-lock.json', 'scripts/mcp.mjs', 'scripts/mcp/bundle.ts', ...own];
fs.writeFileSync(path.join(folder, 'made-from.json'), JSON.stringify(made));
