import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servedFolder } from './site-folder';

const site = servedFolder();
afterEach(() => vi.restoreAllMocks());

/** Begins a download and stops taking it once it has begun. */
function begun(target: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: site.port(), path: target, agent: false };
    http.get(options, (response) => resolve(response.pause())).on('error', reject);
  });
}

const failing = (code: string) => Object.assign(new Error(`${code}: as if`), { code });
const openFiles = () => fs.readdirSync('/proc/self/fd').length;

describe('The server outlives', () => {
  it('a file that was removed', async () => {
    fs.writeFileSync(site.file('removed.html'), 'here');
    expect((await site.ask('/removed.html')).status).toBe(200);
    fs.rmSync(site.file('removed.html'));
    expect((await site.ask('/removed.html')).status).toBe(404);
  });

  it('a missing page for what is missing', async () => {
    fs.renameSync(site.file('404.html'), site.file('away.html'));
    expect((await site.ask('/nothing/')).status).toBe(404);
    fs.renameSync(site.file('away.html'), site.file('404.html'));
  });

  it('a file that shrinks while it is sent: the answer is broken off', async () => {
    fs.writeFileSync(site.file('shrinking.bin'), Buffer.alloc(64_000_000));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await begun('/shrinking.bin');
    fs.truncateSync(site.file('shrinking.bin'), 10);
    const ended = new Promise((resolve) => {
      response.on('error', ({ message }) => resolve(message));
      response.on('end', () => resolve('whole'));
    });
    response.resume();
    expect(await ended).toBe('aborted');
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/shrinking\.bin.*has shrunk/)),
    );
  });

  it('a file that grows while it is sent: the answer is as long as it was said to be', async () => {
    fs.writeFileSync(site.file('growing.bin'), Buffer.alloc(16_000_000));
    const response = await begun('/growing.bin');
    fs.appendFileSync(site.file('growing.bin'), Buffer.alloc(1000, 1));
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    expect(bytes).toBe(16_000_000);
  });

  it('a file put in the place of another: the answer goes on with the first', async () => {
    fs.writeFileSync(site.file('exchanged.bin'), Buffer.alloc(16_000_000, 1));
    const response = await begun('/exchanged.bin');
    fs.writeFileSync(site.file('other.bin'), Buffer.alloc(16_000_000, 2));
    fs.renameSync(site.file('other.bin'), site.file('exchanged.bin'));
    const seen = new Set<number>();
    for await (const chunk of response) for (const byte of chunk as Buffer) seen.add(byte);
    expect([...seen]).toEqual([1]);
  });

  it.each(['EMFILE', 'ENFILE'])('having no file left to open (%s): come back later', async (code) => {
    for (const call of ['statSync', 'openSync'] as const) {
      vi.spyOn(fs, call).mockImplementationOnce(() => {
        throw failing(code);
      });
      const { status, headers } = await site.ask('/digits.txt');
      expect([status, headers['retry-after']], call).toEqual([503, '1']);
    }
    expect((await site.ask('/digits.txt')).status).toBe(200);
  });

  it('a disk that fails when it is opened or read, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const writable = fs.openSync(site.file('digits.txt'), 'a');
    const open = vi.spyOn(fs, 'openSync').mockImplementationOnce(() => {
      throw failing('EIO');
    });
    open.mockImplementationOnce(() => writable);
    for (const _ of ['opened', 'read']) {
      const { status, headers, body } = await site.ask('/digits.txt');
      expect([status, String(body), headers.etag]).toEqual([500, 'This file cannot be read.\n', undefined]);
    }
    expect(open).toHaveBeenCalledTimes(2);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['/digits.txt cannot be answered: EIO: as if'],
      ['/digits.txt cannot be answered: EBADF: bad file descriptor, read'],
    ]);
  });

  it.runIf(fs.existsSync('/proc/self/fd'))(
    'downloads that are broken off, and leaves no file open',
    async () => {
      const before = openFiles();
      for (let i = 0; i < 100; i += 1) {
        const { destroyed } = (await begun('/large.bin')).destroy();
        expect(destroyed).toBe(true);
      }
      await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 2), { timeout: 10_000 });
    },
  );

  it('what is no HTTP at all', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(site.port(), '127.0.0.1', () => socket.end('\0\0 not http\r\n\r\n'));
      socket.on('data', (bytes) => resolve(String(bytes)));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await site.ask('/digits.txt')).status).toBe(200);
  });
});
