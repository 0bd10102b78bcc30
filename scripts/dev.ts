import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { corpusRoot } from '../app/_corpus/files';
import { TREES_VARIABLE } from '../app/_corpus/kept-trees';
import { LIVE_RELOAD_PORT } from '../app/_ui/dev/live-reload-port';
import { tsx } from './steps';

// Parsing is done once, for the index: the server takes its trees from there, and parses again only what was edited.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-dev-'));
process.env[TREES_VARIABLE] = path.join(folder, 'trees');
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

await tsx('fonts');
await tsx('icons');
await tsx('build-index');

/** `next dev`, and beside it a stream that tells the browser when a file of the corpus has changed. */
const browsers = new Set<http.ServerResponse>();

const changes = http.createServer((request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
  });
  response.write(': listening\n\n');
  browsers.add(response);
  request.on('close', () => browsers.delete(response));
});
changes.on('error', (error) => console.error(`Live reload of MDX is off: ${error.message}`));
changes.listen(LIVE_RELOAD_PORT, 'localhost');

let pending: NodeJS.Timeout | undefined;
const announce = () => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    for (const browser of browsers) browser.write('data: changed\n\n');
  }, 60);
};
for (const folder of ['content', 'glossary']) {
  const full = path.join(corpusRoot(), folder);
  if (!fs.existsSync(full)) continue;
  const watcher = fs.watch(full, { recursive: true }, announce);
  // A link that leads round in circles is reported here, and the rest is watched all the same.
  watcher.on('error', (error) => console.error(`Live reload of MDX: ${error.message}`));
}

const next = spawn('next', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
