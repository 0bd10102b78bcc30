import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { corpusRoot } from '../app/_corpus/files';
import { TREES_VARIABLE } from '../app/_corpus/kept-trees';
import { LIVE_RELOAD_PORT } from '../app/_ui/dev/live-reload-port';

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

// Nothing is read from there or written to it; but its name has the server keep its trees, and parse again only what
// was edited.
process.env[TREES_VARIABLE] = os.devNull;
const next = spawn('next', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
