import path from 'node:path';
import { build } from 'esbuild';
import { KEPT_FOLDER } from './kept-folder';

/** Bundles the server for assistants; each engine is a file of its own, read when it is first asked for. */
await build({
  entryPoints: ['scripts/mcp/server.ts'],
  outdir: path.join(KEPT_FOLDER, 'server'),
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
