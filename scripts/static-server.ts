import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { answer } from './static-server/answer';
import { LOOPBACK, listen } from './static-server/listen';

/** Sees every request first; true when it has answered, or made sure that nobody will. */
type Meddler = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

interface Wishes {
  folder?: string;
  /** The address to listen on; by default this machine's own, which no other reaches. */
  host?: string;
  meddler?: Meddler;
  /** The path below which the site was built. */
  base?: string;
}

/** Serves `out/` as a plain web host would. Port 0 takes any free one. */
export async function startServer(
  port: number,
  { folder = 'out', host, meddler = () => false, base = '' }: Wishes = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const root = path.resolve(folder);
  if (!fs.existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no site in ${folder}: run "npm run build" first.`);
  }
  const onRequest: http.RequestListener = (request, response) => {
    if (!meddler(request, response)) void answer({ root, base }, request, response);
  };
  const { servers, port: taken } = await listen(onRequest, port, host ? [host] : LOOPBACK);
  return {
    url: `http://${host ? nameOf(host) : 'localhost'}:${taken}${base}`,
    stop: async () => {
      await Promise.all(servers.map(stopped));
    },
  };
}

/** A host that means every address of this machine is reached by the nearest one. */
const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const stopped = (server: http.Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
