import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Sees every request first; true when it has answered, or made sure that nobody will. */
type Meddler = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

/** Serves `out/` as a plain web host would, compressed. Port 0 takes any free one. */
export async function startServer(
  port: number,
  folder = 'out',
  meddler: Meddler = () => false,
): Promise<{ url: string; stop(): Promise<void> }> {
  const root = path.resolve(folder);
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no site in ${folder}: run "npm run build" first.`);
  }
  const notFoundPage = fs.readFileSync(path.join(root, '404.html'));
  const files = sirv(root, {
    etag: true,
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      const immutable = pathname.startsWith('/_next/static/');
      response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    onNoMatch: (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...HEADERS });
      response.end(notFoundPage);
    },
  });
  const compress = compression() as unknown as (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    next: () => void,
  ) => void;
  const server = http.createServer((request, response) => {
    if (!meddler(request, response)) compress(request, response, () => files(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken: stop what uses it, or choose another, as in PORT=3030 npm start.`,
            )
          : error,
      ),
    );
    server.listen(port, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, stop };
}
