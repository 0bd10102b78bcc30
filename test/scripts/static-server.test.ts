import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { policyInHeader } from '../../scripts/content-security-policy';
import { servedFolder } from './site-folder';

const site = servedFolder();
const etag = async (target: string, headers = {}) =>
  String((await site.ask(target, headers, 'HEAD')).headers.etag);
const modified = async (target: string) =>
  String((await site.ask(target, {}, 'HEAD')).headers['last-modified']);

describe('An answer', () => {
  it('is the file, with its type, length and validators', async () => {
    const { status, headers, body } = await site.ask('/digits.txt?any=thing');
    expect([status, String(body)]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
    });
    expect(headers.etag).toMatch(/^"[^"]+"$/);
  });

  it('says that it may be kept for ever where the name comes from the content', async () => {
    const { headers } = await site.ask('/_next/static/a.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('lets other sites frame what was made for it, and nothing that only looks like it', async () => {
    const framed = await site.ask('/fr/embed/x/');
    const missing = await site.ask('/fr/embed/nothing/');
    expect([missing.status, missing.headers['content-security-policy']]).toEqual([
      404,
      policyInHeader(false),
    ]);
    expect(framed.headers['content-security-policy']).toBe(policyInHeader(true));
    expect(framed.headers['x-frame-options']).toBeUndefined();
    for (const target of [
      '/embed/',
      '/fr/embedded/',
      '/fr/swccg/embed/',
      '/fr/embed/../judge/',
      '/fr/embed%2f..%2fjudge/',
    ])
      expect((await site.ask(target)).headers['x-frame-options'], target).toBe('DENY');
  });

  it.each(['/', '/digits.txt', '/no-such-page/', '/%zz', '/fr'])(
    'forbids other sites to frame it, whatever it says: %s',
    async (target) => {
      expect((await site.ask(target)).headers).toMatchObject({
        'x-frame-options': 'DENY',
        'content-security-policy': policyInHeader(false),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
      });
    },
  );

  it('has no body for HEAD, and the length of what GET would give', async () => {
    const { status, headers, body } = await site.ask('/digits.txt', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '10', 0]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    'to %s is 405, and names the methods there are',
    async (method) => {
      const { status, headers } = await site.ask('/digits.txt', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('An address', () => {
  it.each(['/no-such-page/', '/digits.txt/', '/fr/nothing', `/${'a'.repeat(300)}`])(
    'that leads nowhere gets the site’s own page, not to be kept: %s',
    async (target) => {
      const { status, headers, body } = await site.ask(target);
      expect([status, String(body)]).toEqual([404, '<title>Introuvable</title>']);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(headers.etag).toBeUndefined();
    },
  );

  it.each(['/%zz', '/%', '/%c3', '/a%00b', 'digits.txt', '*'])(
    'that is malformed is 400: %s',
    async (target) => {
      expect((await site.ask(target)).status).toBe(400);
    },
  );

  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/fr/../.hidden',
    '/..%5c..%5cetc%5cpasswd',
    '//etc/passwd',
    '/fr//index.html',
    '/.hidden',
    '/fr/.hidden',
    '/%2ehidden',
    '/./digits.txt',
    '/%2fdigits.txt',
  ])('outside the site, hidden or roundabout is as one that leads nowhere: %s', async (target) => {
    expect((await site.ask(target)).status).toBe(404);
  });

  it('that is longer than any page’s is refused', async () => {
    expect((await site.ask(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  it('may be written whole, as proxies do', async () => {
    expect(String((await site.ask('http://localhost/digits.txt?x')).body)).toBe('0123456789');
  });

  it.each([
    ['/fr', '/fr/'],
    ['/fr?q=a/b', '/fr/?q=a/b'],
    ['http://localhost/fr?q', '/fr/?q'],
  ])('of a folder without its slash leads to the one with it: %s', async (target, location) => {
    const { status, headers } = await site.ask(target);
    expect([status, headers.location]).toEqual([301, location]);
  });
});

describe('A range', () => {
  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-5', '56789', '5-9'],
    ['bytes=-50', '0123456789', '0-9'],
    ['bytes=8-500', '89', '8-9'],
    ['Bytes=1-1', '1', '1-1'],
  ])('%s gives exactly its bytes', async (range, text, given) => {
    const { status, headers, body } = await site.ask('/digits.txt', { range });
    expect([status, String(body)]).toEqual([206, text]);
    expect(headers).toMatchObject({
      'content-range': `bytes ${given}/10`,
      'content-length': String(text.length),
    });
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'that the file has not is 416: %s',
    async (range) => {
      const { status, headers } = await site.ask('/digits.txt', { range });
      expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
    },
  );

  it('of an empty file is 416', async () => {
    const { status, headers } = await site.ask('/empty.txt', { range: 'bytes=0-0' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */0']);
  });

  it.each([
    'bytes=10-5',
    'bytes=abc',
    'bytes=',
    'bytes=-',
    'items=0-5',
    'bytes=0-1,3-4',
    'bytes=1-2-3',
    '0-5',
  ])('that is malformed, in other units or several is not heeded: %s', async (range) => {
    const { status, headers, body } = await site.ask('/digits.txt', { range });
    expect([status, String(body), headers['content-range']]).toEqual([200, '0123456789', undefined]);
  });

  it('is for GET alone', async () => {
    const { status, headers } = await site.ask('/digits.txt', { range: 'bytes=0-0' }, 'HEAD');
    expect([status, headers['content-length']]).toEqual([200, '10']);
  });

  it('of the state that the client has is given, by tag or by date', async () => {
    for (const state of [await etag('/digits.txt'), await modified('/digits.txt')]) {
      const { status } = await site.ask('/digits.txt', { range: 'bytes=0-0', 'if-range': state });
      expect(status, state).toBe(206);
    }
  });

  it('of any other state is the whole: another tag, a weak one, a later date', async () => {
    const weak = `W/${await etag('/digits.txt')}`;
    for (const state of ['"other"', weak, 'Fri, 01 Jan 2100 00:00:00 GMT', 'nonsense']) {
      const { status } = await site.ask('/digits.txt', { range: 'bytes=0-0', 'if-range': state });
      expect(status, state).toBe(200);
    }
  });
});

describe('A condition', () => {
  const status = async (headers: Record<string, string>) => (await site.ask('/digits.txt', headers)).status;

  it('is met by the tag alone, in a list, weakly, or by any', async () => {
    const tag = await etag('/digits.txt');
    for (const list of [tag, `W/${tag}`, `"a", ${tag}`, `W/"a,b",W/${tag} , "c"`, '*']) {
      expect(await status({ 'if-none-match': list }), list).toBe(304);
    }
    expect(await status({ 'if-none-match': '"other", W/"more"' })).toBe(200);
  });

  it('keeps, where nothing changed, what a cache needs to know', async () => {
    const tag = await etag('/');
    const { status: code, headers, body } = await site.ask('/', { 'if-none-match': tag });
    expect([code, body.length, headers['content-type']]).toEqual([304, 0, undefined]);
    expect(headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  });

  it('by date is met from the day of the file on', async () => {
    expect(await status({ 'if-modified-since': await modified('/digits.txt') })).toBe(304);
    expect(await status({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' })).toBe(304);
    expect(await status({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toBe(200);
    expect(await status({ 'if-modified-since': 'some day in 2100' })).toBe(200);
  });

  it('by date does not count beside a tag', async () => {
    const since = await modified('/digits.txt');
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': since })).toBe(200);
  });

  it('that the file has changed since then fails', async () => {
    const tag = await etag('/digits.txt');
    expect(await status({ 'if-match': '"other"' })).toBe(412);
    expect(await status({ 'if-match': `W/${tag}` })).toBe(412);
    expect(await status({ 'if-match': tag })).toBe(200);
    expect(await status({ 'if-match': '*' })).toBe(200);
    expect(await status({ 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toBe(412);
  });

  it('sees a file that was written anew', async () => {
    const file = site.file('anew.txt');
    fs.writeFileSync(file, 'one');
    const before = await etag('/anew.txt');
    fs.writeFileSync(file, 'two');
    fs.utimesSync(file, new Date(), new Date(Date.now() + 5));
    const { status: code, body } = await site.ask('/anew.txt', { 'if-none-match': before });
    expect([code, String(body)]).toEqual([200, 'two']);
  });
});
