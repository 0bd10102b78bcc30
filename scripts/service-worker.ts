import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { WORKER_PATH } from '../app/_desk/event-ready/readiness';
import { BROWSER_DEFINES } from './browser-defines';

/** Bundles the service worker into `out/`: it must stand at the root, to speak for the whole site. */
const folder = path.resolve('app', '_desk', 'event-ready', 'worker');
const to = path.join(path.resolve('out'), WORKER_PATH);
await build({
  entryPoints: [path.join(folder, 'service-worker.ts')],
  tsconfig: path.join(folder, 'tsconfig.json'),
  outfile: to,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: BROWSER_DEFINES,
});
console.error(`The service worker takes ${(fs.statSync(to).size / 1024).toFixed(0)} kB.`);
