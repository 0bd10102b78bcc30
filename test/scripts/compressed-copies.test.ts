import fs from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { belongsInPack } from '../../app/_desk/event-ready/pack/contents';
import { compressSite } from '../../scripts/compress/compress-site';
import { servedFolder } from './site-folder';

const site = servedFolder();
const filesOf = (folder: string) => fs.readdirSync(folder, { recursive: true }).map(String).sort();
const copies = () => filesOf(site.folder).filter((file) => /\.(br|gz)$/.test(file));

beforeAll(async () => {
  fs.writeFileSync(site.file('orphan.html.br'), 'of a page that is no more');
  await compressSite(site.folder);
});

describe('The build', () => {
  it('copies what is text and not small, and removes what copies there were', () => {
    expect(copies()).toEqual(['index.html.br', 'index.html.gz']);
  });

  it('makes copies that unfold to the file, the same each time', async () => {
    const page = fs.readFileSync(site.file('index.html'));
    const read = () => copies().map((copy) => fs.readFileSync(site.file(copy)));
    const [brotli, gzip] = read() as [Buffer, Buffer];
    expect(brotliDecompressSync(brotli)).toEqual(page);
    expect(gunzipSync(gzip)).toEqual(page);
    await compressSite(site.folder);
    expect(read()).toEqual([brotli, gzip]);
  });

  it('leaves copies out of the pack, which compresses in its own way', () => {
    expect(['/fr/index.html', '/fr/index.html.br', '/fr/index.html.gz'].filter(belongsInPack)).toEqual([
      '/fr/index.html',
    ]);
  });
});

describe('A page with copies', () => {
  const encodingFor = async (accept: string) =>
    (await site.ask('/', { 'accept-encoding': accept })).headers['content-encoding'];

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0.5, identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('is sent as the client likes it best: “%s” gets %s', async (accept, encoding) => {
    expect(await encodingFor(accept)).toBe(encoding);
  });

  it('is sent as the copy stands, under the page’s own type', async () => {
    const { headers, body } = await site.ask('/', { 'accept-encoding': 'br' });
    expect(body).toEqual(fs.readFileSync(site.file('index.html.br')));
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
  });

  it('varies by encoding even where it is sent plainly', async () => {
    expect((await site.ask('/')).headers.vary).toBe('Accept-Encoding');
  });

  it('has a strong tag in each encoding, which stands for no other', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accept) => (await site.ask('/', { 'accept-encoding': accept })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    const ask = (accept: string) => site.ask('/', { 'accept-encoding': accept, 'if-none-match': tags[0] });
    expect([(await ask('br')).status, (await ask('gzip')).status]).toEqual([304, 200]);
  });

  it('is given in ranges of the encoding that was chosen, so that a download can be taken up again', async () => {
    const copy = fs.readFileSync(site.file('index.html.br'));
    const parts = ['bytes=0-9', 'bytes=10-'].map((range) =>
      site.ask('/', { 'accept-encoding': 'br', range }),
    );
    const [first, rest] = await Promise.all(parts);
    expect(Buffer.concat([first?.body ?? Buffer.of(), rest?.body ?? Buffer.of()])).toEqual(copy);
    expect(first?.headers).toMatchObject({
      'content-encoding': 'br',
      'content-range': `bytes 0-9/${copy.length}`,
    });
  });

  it('keeps its copies from view: they have no address', async () => {
    expect((await site.ask('/index.html.br')).status).toBe(404);
    expect((await site.ask('/index.html.gz')).status).toBe(404);
  });

  it('is never sent from a copy older than itself', async () => {
    const later = new Date(Date.now() + 10_000);
    fs.writeFileSync(site.file('index.html'), 'written anew');
    fs.utimesSync(site.file('index.html'), later, later);
    const { headers, body } = await site.ask('/', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], String(body)]).toEqual([undefined, 'written anew']);
  });
});

describe('A page without copies', () => {
  it('is sent plainly', async () => {
    const { status, headers } = await site.ask('/fr/', { 'accept-encoding': 'gzip, br' });
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  });
});
