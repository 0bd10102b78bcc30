import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSite, PHONE } from './site';

const OUT = path.resolve('out');
const site = openSite();
afterEach(() => site.closeAll());

const read = (file: string): string => fs.readFileSync(path.join(OUT, file), 'utf8');
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(OUT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)));

const records = JSON.parse(read('data/entries.fr.json')).entries as {
  id: string;
  kind: string;
  title: string;
}[];
const whole = records.filter(({ kind }) => kind !== 'section');

describe('Open data', () => {
  it('is served beside the schema that it names', async () => {
    const { page } = await site.visit('/fr/changes/');
    for (const file of ['entries.fr.json', 'entries.en.json', 'rules.json', 'names.json']) {
      const data = await (await page.request.get(site.url(`/data/${file}`))).json();
      expect(data).toMatchObject({ schema: 1, license: 'MIT' });
      const schema = await page.request.get(site.url(new URL(data.$schema).pathname));
      expect(await schema.json()).toMatchObject({ $id: data.$schema });
    }
    const guide = await (await page.request.get(site.url('/llms.txt'))).text();
    expect(guide).toMatch(/^# Arbitre\n/);
  });

  it('is told of on one page, whose every link leads somewhere', async () => {
    const { page, troubles } = await site.visit('/fr/open-data/', { viewport: PHONE });
    expect(await page.title()).toBe('Données ouvertes · Arbitre');
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(12);
    for (const link of new Set(links))
      expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    await page.locator('a[href="/r/#swccg/attrition"]').click();
    await page.waitForURL(site.url('/fr/swccg/attrition/'));
    expect(troubles).toEqual([]);
  });

  it('gives addresses that are pages of the site', () => {
    const missing = whole.filter(({ id }) => !fs.existsSync(path.join(OUT, 'fr', id, 'index.html')));
    expect(missing).toEqual([]);
  });
});

describe('What changed', () => {
  it('lists each change with its texts, and leads to them', async () => {
    const { page, troubles } = await site.visit('/fr/changes/', { viewport: PHONE });
    expect(await page.title()).toBe('Ce qui a changé · Arbitre');
    const long = page.locator('details').first();
    await long.locator('summary').click();
    await long.locator('a').first().click();
    await page.waitForURL(/\/fr\/(swccg|young-jedi|gundam)\//);
    expect(troubles).toEqual([]);
  });
  it('is at hand in the footer of every page, with the feed and the data', async () => {
    const { page } = await site.visit('/en/swccg/actions-stacking/');
    const links = await page.locator('footer a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(['/en/changes/', '/en/changes.atom', '/en/open-data/']));
  });
  it.each(['fr', 'en'])('is a feed that browsers find and can read: %s', async (locale) => {
    const { page } = await site.visit(`/${locale}/`);
    const feed = await page.evaluate(async () => {
      const address =
        document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')?.href ?? '';
      const xml = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml');
      const ids = [...xml.querySelectorAll('entry > id')].map((id) => id.textContent ?? '');
      return {
        address,
        broken: xml.querySelector('parsererror')?.textContent,
        root: xml.documentElement.tagName,
        ids,
      };
    });
    expect(feed).toMatchObject({
      address: site.url(`/${locale}/changes.atom`),
      broken: undefined,
      root: 'feed',
    });
    const pageHtml = read(`${locale}/changes/index.html`);
    for (const id of feed.ids) expect(pageHtml).toContain(` id="${new URL(id).hash.slice(1)}"`);
  });
});

describe('A shared link', () => {
  let images: Map<string, string>;
  beforeAll(() => {
    images = new Map(
      filesIn('.')
        .filter((file) => /^(fr|en)\/.*\.html$/.test(file))
        .flatMap((file) => {
          const html = read(file);
          const url = html.match(/<meta property="og:image" content="([^"]+)"/)?.[1];
          return url ? [[file, url]] : [];
        }),
    );
  });

  it('shows a picture of 1200 by 630 for every entry and chapter, its own in each language', () => {
    for (const locale of ['fr', 'en']) {
      const own = whole.map(({ id }) => images.get(`${locale}/${id}/index.html`));
      expect(new Set(own).size).toBe(whole.length);
    }
    for (const [file, url] of images) {
      expect(url, file).toMatch(/^https?:\/\//);
      const png = fs.readFileSync(path.join(OUT, new URL(url).pathname));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([1200, 630]);
    }
  });
  it('says in words what the picture shows', () => {
    const html = read('fr/swccg/destiny-draw/index.html');
    expect(html).toMatch(/<meta property="og:image:alt" content="Tirage de destinée : [^"]{40,}"/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
  it('has pictures that a browser can open, and none that no page names', async () => {
    const used = new Set([...images.values()].map((url) => new URL(url).pathname.slice(1)));
    expect(filesIn('og').filter((file) => !used.has(file))).toEqual([]);
    const { page } = await site.visit('/fr/');
    const [first = ''] = used;
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, `/${first}`);
    expect(size).toEqual([1200, 630]);
  });
  it('keeps all pictures together under 25 MB', () => {
    const bytes = filesIn('og').reduce((sum, file) => sum + fs.statSync(path.join(OUT, file)).size, 0);
    expect(bytes).toBeLessThan(25e6);
  });
});

describe('Structured data', () => {
  it('is on every entry, readable, and true to it', () => {
    for (const { id, kind, title } of whole) {
      const html = read(`fr/${id}/index.html`);
      const blocks = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g));
      expect(blocks.length, id).toBe(1);
      const data = JSON.parse(blocks[0]?.[1] ?? '');
      expect(data, id).toMatchObject({
        '@type': kind === 'chapter' ? 'Chapter' : 'DefinedTerm',
        name: title,
      });
    }
  });
  it('troubles no policy', async () => {
    const { page, troubles } = await site.visit('/fr/swccg/destiny-draw/');
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
    expect(troubles).toEqual([]);
  });
});
