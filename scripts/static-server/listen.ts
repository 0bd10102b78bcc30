import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What `localhost` means: browsers try both, so another program on one of them would take our visitors. */
export const LOOPBACK = ['127.0.0.1', '::1'];

/** A client that takes nothing for so long has gone away without saying so. */
const PATIENCE_MS = 120_000;
/** How many may stand in line; a system that allows fewer keeps to its own number. */
const LINE = 4096;
const TRIES = 10;

/** Listens on every host of the list that the machine has, on one port. Port 0 takes one that is free on all. */
export async function listen(
  onRequest: http.RequestListener,
  port: number,
  hosts: string[],
): Promise<{ servers: http.Server[]; port: number }> {
  for (let tried = 1; ; tried += 1) {
    const servers: http.Server[] = [];
    let taken = port;
    try {
      for (const host of hosts) {
        const server = await listenOn(onRequest, taken, host).catch((error: NodeJS.ErrnoException) => {
          // A machine without IPv6 has no ::1.
          if (servers.length > 0 && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(error.code ?? '')) return undefined;
          throw error;
        });
        if (!server) continue;
        servers.push(server);
        taken = (server.address() as AddressInfo).port;
      }
      return { servers, port: taken };
    } catch (error) {
      for (const server of servers) server.close();
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port === 0 && tried < TRIES) continue;
      throw new Error(explained(error as NodeJS.ErrnoException, taken, hosts), { cause: error });
    }
  }
}

function listenOn(onRequest: http.RequestListener, port: number, host: string): Promise<http.Server> {
  const server = http.createServer(onRequest);
  server.timeout = PATIENCE_MS;
  server.maxConnections = MOST_CONNECTIONS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: LINE }, () => {
      server.off('error', reject);
      // Such as no descriptor left for a further connection: those that stand go on.
      server.on('error', (error) => console.error(`A connection was refused: ${error.message}`));
      resolve(server);
    });
  });
}

/** Of the files that the system lets a process open, a third for each loopback address, a third to send. */
const MOST_CONNECTIONS = Math.floor(openFileLimit() / 3);

function openFileLimit(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
}

function explained({ code, message }: NodeJS.ErrnoException, port: number, hosts: string[]): string {
  const [host] = hosts;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what uses it, or choose another, as in PORT=3030 npm start.`;
    case 'EACCES':
      return `Port ${port} is for the system: choose one from 1024 up, as in PORT=3030 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
      return (
        `HOST is "${host}", which is no address of this machine: leave it out to serve this machine alone, ` +
        'or set HOST=0.0.0.0 to serve the network.'
      );
    default:
      return `The server cannot listen on ${hosts.join(' and ')}, port ${port}: ${message}`;
  }
}
