import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

/** `npm run serve` in a folder that holds a small site. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-serve-'));
fs.mkdirSync(path.join(folder, 'out'));
fs.writeFileSync(path.join(folder, 'out', 'index.html'), 'site');
fs.writeFileSync(path.join(folder, 'out', '404.html'), 'none');
fs.writeFileSync(path.join(folder, 'out', 'large.bin'), Buffer.alloc(4_000_000));
const LOADER = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const SCRIPT = path.resolve('scripts/serve.ts');

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill();
  running.clear();
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What it says first: where the site is, or why it is not. `files`: how many it may have open. */
async function serve(
  env: Record<string, string>,
  files = 1024,
): Promise<{ said: string; child: ChildProcess }> {
  const command = `ulimit -n ${files}; exec "$0" "$@"`;
  const child = spawn('sh', ['-c', command, process.execPath, '--import', LOADER, SCRIPT], {
    cwd: folder,
    env: { ...process.env, PORT: '', HOST: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = await new Promise<string>((resolve) => {
    for (const output of [child.stdout, child.stderr]) output.on('data', (text) => resolve(String(text)));
    child.on('exit', (code) => resolve(`exit ${code}`));
  });
  return { said, child };
}

async function freePort(): Promise<string> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

const answers = (host: string, port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(Number(port), host, () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const addresses = Object.values(os.networkInterfaces()).flatMap((all) => all ?? []);
const outward = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const hasIpv6 = addresses.some(({ address }) => address === '::1');

describe.skipIf(process.platform === 'win32')('npm run serve', () => {
  it('serves this machine alone, at every address that localhost means', async () => {
    const port = await freePort();
    const { said } = await serve({ PORT: port });
    expect(said).toBe(`Arbitre is at http://localhost:${port} (Ctrl+C stops it)\n`);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('site');
    expect(await answers('127.0.0.1', port)).toBe(true);
    expect(await answers('::1', port)).toBe(hasIpv6);
    if (outward) expect(await answers(outward, port)).toBe(false);
  });

  it('serves the network where HOST says so', async () => {
    const port = await freePort();
    expect((await serve({ PORT: port, HOST: '0.0.0.0' })).said).toContain(`http://localhost:${port} `);
    expect(await answers('127.0.0.1', port)).toBe(true);
    if (outward) expect(await answers(outward, port)).toBe(true);
  });

  it('says that a port is taken, on either address', async () => {
    for (const host of hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']) {
      const other = net.createServer();
      await new Promise<void>((resolve) => other.listen(0, host, resolve));
      const { port } = other.address() as AddressInfo;
      const { said } = await serve({ PORT: String(port) });
      expect(said).toContain(`Port ${port} is taken: stop what uses it, or choose another`);
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it.each(['0', '65536', '3e3'])('says what PORT=%s should be', async (port) => {
    expect((await serve({ PORT: port })).said).toBe(`PORT is "${port}": give a number from 1 to 65535.\n`);
  });

  it.each(['203.0.113.7', 'http://localhost'])(
    'says that HOST=%s is no address of this machine',
    async (host) => {
      const { said } = await serve({ PORT: await freePort(), HOST: host });
      expect(said).toContain(`HOST is "${host}", which is no address of this machine`);
    },
  );

  it('goes on when more is asked of it than it may open files', async () => {
    const port = await freePort();
    const { child } = await serve({ PORT: port }, 100);
    const sockets = Array.from({ length: 200 }, () => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      // Several at once on one connection: each opens its file before the one before it is sent.
      socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8));
      return socket.pause();
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const socket of sockets) socket.destroy();
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, child.exitCode]).toEqual([200, null]);
  });
});
