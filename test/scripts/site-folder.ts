import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startServer } from '../../scripts/static-server';

/** What the tests ask for: a page, text of ten bytes, what is hidden, and something large. */
const FILES = {
  'index.html': `<title>Arbitre</title>${'<p>une règle</p>'.repeat(300)}`,
  '404.html': '<title>Introuvable</title>',
  'fr/index.html': '<title>Accueil</title>',
  'fr/embed/x/index.html': '<title>Cadre</title>',
  'digits.txt': '0123456789',
  'empty.txt': '',
  '_next/static/a.js': 'let a',
  '.hidden': 'hidden',
  'fr/.hidden': 'hidden',
  'large.bin': Buffer.alloc(8_000_000, 7),
};

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A small site in a folder of its own, served on any free port. */
export function servedFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-served-'));
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    for (const [file, content] of Object.entries(FILES)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), content);
    }
    server = await startServer(0, { folder });
  });
  afterAll(async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true });
  });

  const port = () => Number(new URL(server.url).port);
  return {
    folder,
    port,
    file: (name: string) => path.join(folder, name),
    /** The path goes out as it is written: `fetch` would tidy it first. */
    ask: (target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port: port(), path: target, method, headers, agent: false };
        const request = http.request(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        request.on('error', reject);
        request.end();
      }),
  };
}
