import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { frameOf } from '../../app/_ui/embed/frame';
import { launchBrowser } from '../../scripts/browser';
import { policyInHeader } from '../../scripts/content-security-policy';
import { withoutWordsForOthers } from '../../scripts/pack/for-others';
import { startServer } from '../../scripts/static-server';
import { expectNoViolations } from '../e2e/axe';
import { panel } from '../e2e/event';
import { hydrated } from '../e2e/site';
import { otherSite } from './embed';
import { BASE, buildBelowPath, HOST } from './small-site';

/** `ARBITRE_BELOW` names a checkout that was built so before, while one works on these tests. */
const kept = process.env.ARBITRE_BELOW;
let folder: string;
let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  folder = kept ?? (await buildBelowPath());
  server = await startServer(0, { folder: path.join(folder, 'out'), base: BASE });
  browser = await launchBrowser();
}, 1_200_000);
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (folder && !kept) fs.rmSync(folder, { recursive: true, force: true });
});

/** Opens a page, and hears of every request that leaves the path and of everything that is missing. */
async function visit(
  address: string,
  isOpen = false,
): Promise<{ page: Page; context: BrowserContext; troubles: string[] }> {
  const context = await browser.newContext({
    bypassCSP: isOpen,
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
  });
  contexts.push(context);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${server.url}/`)) troubles.push(`left the path: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(server.url + address);
  return { page, context, troubles };
}

const read = (file: string): string => fs.readFileSync(path.join(folder, 'out', file), 'utf8');

describe('A site below a path', () => {
  it('names no address outside of it, on any page', () => {
    const pages = fs
      .readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'));
    const strays = pages.flatMap((file) =>
      Array.from(
        read(file).matchAll(/\s(?:href|src|action|data-path)="(\/(?!\/)[^"]*)"/g),
        (match) => match[1] ?? '',
      )
        .filter((address) => !address.startsWith(`${BASE}/`))
        .map((address) => `${file}: ${address}`),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(strays).toEqual([]);
  });

  it('says where it is to feeds, robots, assistants, browsers and whoever shares a link', () => {
    for (const file of [
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
      'fr/changes.atom',
      'fr/opensearch.xml',
      'data/entries.fr.json',
    ]) {
      const addresses = Array.from(
        read(file).matchAll(/https:\/\/club\.example(\/[^\s"<)]*)/g),
        (match) => match[1] ?? '',
      );
      expect(addresses.length, file).toBeGreaterThan(0);
      expect(
        addresses.filter((address) => !address.startsWith(`${BASE}/`)),
        file,
      ).toEqual([]);
    }
    const entry = read('fr/swccg/draw/index.html');
    const [, picture = ''] = entry.match(/property="og:image" content="([^"]+)"/) ?? [];
    expect(picture).toMatch(`${HOST}${BASE}/og/fr/swccg/draw-`);
    expect(fs.existsSync(path.join(folder, 'out', picture.slice(`${HOST}${BASE}`.length)))).toBe(true);
    expect(JSON.parse(read('fr/manifest.webmanifest'))).toMatchObject({
      id: `${BASE}/`,
      scope: `${BASE}/`,
      start_url: `${BASE}/fr/`,
    });
  });

  it('lets hosts that leave out what begins with an underline serve it all', () => {
    expect(fs.existsSync(path.join(folder, 'out', '.nojekyll'))).toBe(true);
  });

  it('is reached from the bare path, reads, links, changes its language and searches', async () => {
    const { page, troubles } = await visit('/');
    await page.waitForURL(`${server.url}/fr/`);
    await page.goto(`${server.url}/fr/swccg/guide/turn/`);
    await hydrated(page);
    await page.locator('.prose a[data-term="swccg/draw"]').first().click();
    await page.waitForURL(`${server.url}/fr/swccg/draw/`);
    await hydrated(page);
    await page.locator('header a[hreflang="en"]').click();
    await page.waitForURL(`${server.url}/en/swccg/draw/**`);
    await page.goto(`${server.url}/fr/search/?q=tirage`);
    await page.locator(`a[href^="${BASE}/fr/swccg/draw/"]`).first().waitFor();
    expect(await page.evaluate(() => document.fonts.check('16px "Arbitre Text"'))).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('plays its simulators', async () => {
    const { page, troubles } = await visit('/fr/simulators/swccg-stack/sense-alter-war/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Étape suivante' }).first().click();
    await page.waitForFunction(() => location.hash.includes('path='));
    expect(troubles).toEqual([]);
  });

  it('answers a wrong address with its own page, which leads back', async () => {
    const { page } = await visit('/fr/swccg/drawn/');
    await page.locator(`main a[href="${BASE}/fr/swccg/draw/"]`).first().waitFor();
    const outside = await page.request.get(`${new URL(server.url).origin}/fr/swccg/draw/`);
    expect(outside.status()).toBe(404);
  });

  it('gets ready for an event, and then needs no network', async () => {
    const { page, context } = await visit('/fr/judge/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Préparer l’événement' }).click();
    await panel(page, 'ready').waitFor();
    await server.stop();
    try {
      for (const address of ['/fr/swccg/draw/', '/en/simulators/swccg-stack/sense-alter-war/', '/fr/']) {
        const response = await page.goto(server.url + address);
        expect([response?.status(), response?.fromServiceWorker()], address).toEqual([200, true]);
      }
      await page.goto(`${server.url}/fr/search/?q=tirage`);
      await page.locator(`a[href^="${BASE}/fr/swccg/draw/"]`).first().waitFor();
      const stores: string[] = await page.evaluate(() => caches.keys());
      expect(stores.every((name) => name.startsWith(`arbitre${BASE}-`))).toBe(true);
    } finally {
      await context.close();
      server = await startServer(Number(new URL(server.url).port), {
        folder: path.join(folder, 'out'),
        base: BASE,
      });
    }
  });

  it.each([
    '/fr/',
    '/fr/swccg/draw/',
    '/fr/judge/',
    '/fr/open-data/',
    '/fr/embed/swccg-stack/sense-alter-war/',
    '/fr/embed/rule/#rule=swccg%2Fdraw',
  ])('is as accessible as at the root: %s', async (address) => {
    const { page } = await visit(address, true);
    await hydrated(page);
    await expectNoViolations(page);
  });

  it('leads from the short address of a rule to its page, and nowhere else', async () => {
    const { page } = await visit('/r/#swccg/draw#empty');
    await page.waitForURL(`${server.url}/fr/swccg/draw/#empty`);
    await page.goto(`${server.url}/r/#//evil.example/x`);
    await page.getByRole('heading', { name: 'Arbitre' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${BASE}/r/`);
    const { names } = JSON.parse(read('data/names.json'));
    expect(names).toContainEqual(
      expect.objectContaining({ id: 'swccg/draw', url: `${HOST}${BASE}/r/#swccg/draw` }),
    );
  });
});

describe('On another site', () => {
  const frameIn = async (html: string) => {
    const host = await otherSite(html);
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 800, height: 900 } });
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(host.url);
    return { page, frame: page.frameLocator('iframe'), stop: host.stop };
  };
  const EXAMPLE = '/fr/embed/swccg-stack/sense-alter-war/';

  it('an example plays, at the position and in the theme that the frame names, and tells its height alone', async () => {
    const { page: own } = await visit('/fr/simulators/swccg-stack/sense-alter-war/');
    await hydrated(own);
    await own.getByRole('button', { name: 'Étape suivante' }).first().click();
    await own.waitForFunction(() => location.hash.includes('path=1-'));
    await own.locator('[data-embed]').click();
    const copied = own.getByRole('status').filter({ hasText: /Cadre copié|Voici le cadre/ });
    await copied.waitFor();
    const address = `${server.url}${EXAMPLE}${new URL(own.url()).hash}&theme=dark`;
    const { page, frame, stop } = await frameIn(frameOf(address, 'Arbitre'));
    await frame.locator('.stand[data-at="1"]').waitFor();
    await frame.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    await frame.getByRole('button', { name: 'Étape suivante' }).first().click();
    await frame.locator('.stand[data-at="2"]').waitFor();
    await frame.getByRole('link', { name: 'Ouvrir dans Arbitre' }).first().waitFor();
    const heard = (await page.evaluate('window.heard')) as object[];
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every((one) => Object.keys(one).join() === 'height')).toBe(true);
    stop();
  });

  it('a passage is shown with its source and the way home', async () => {
    const address = `${server.url}/fr/embed/rule/#rule=swccg%2Fdraw%23modified`;
    const { frame, stop } = await frameIn(frameOf(address, 'Arbitre'));
    await frame.getByText('Le tirage peut être modifié.').waitFor();
    expect(await frame.getByRole('link', { name: 'Ouvrir dans Arbitre' }).getAttribute('href')).toContain(
      `${BASE}/fr/swccg/draw/#modified`,
    );
    stop();
  });

  it('a passage is embedded from the note that its link was copied, and from its card', async () => {
    const { page, context } = await visit('/fr/swccg/draw/');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await hydrated(page);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const link = page.locator('.permalink[href$="#modified"]');
    await link.click();
    await page.locator('[role="status"] [data-embed]').click();
    await page.getByText('Cadre copié').waitFor();
    const html = await copied();
    expect(html).toContain(`src="${server.url}/fr/embed/rule/#rule=swccg%2Fdraw%23modified"`);
    await link.click();
    await page.locator('[role="status"] [data-show-ruling]').click();
    await page.locator('dialog [data-embed]').click();
    await page.locator('dialog').getByText('Cadre copié').waitFor();
    expect(await copied()).toContain('#rule=swccg%2Fdraw%23modified');
    const { frame, stop } = await frameIn(html);
    await frame.getByText('Le tirage peut être modifié.').waitFor();
    stop();
  });

  it('a numbered passage that has other words now is said to have changed', async () => {
    const address = `${server.url}/fr/embed/rule/#rule=swccg%2Fdraw%23p.1~zzzz`;
    const { frame, stop } = await frameIn(frameOf(address, 'Arbitre'));
    await frame.getByText('Ce passage a changé ou bougé').waitFor();
    stop();
  });

  it('nothing else can be framed', async () => {
    for (const address of [
      '/fr/',
      '/fr/open-data/',
      '/fr/embed/nothing/',
      '/fr/swccg/draw/',
      '/fr/simulators/swccg-stack/sense-alter-war/',
      '/fr/judge/',
    ]) {
      const { headers } = await fetch(server.url + address);
      expect(headers.get('content-security-policy'), address).toBe(policyInHeader(false));
      expect(headers.get('x-frame-options'), address).toBe('DENY');
    }
    const { headers } = await fetch(server.url + EXAMPLE);
    expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([
      policyInHeader(true),
      null,
    ]);
    const { page, stop } = await frameIn(frameOf(`${server.url}/fr/swccg/draw/`, 'Arbitre'));
    const shown = page.frames().find((one) => one !== page.mainFrame());
    await page.waitForTimeout(500);
    expect(await shown?.locator('h1').count()).toBe(0);
    stop();
  });

  it('a host that asks gets an oEmbed document from the page of a rule, which the offline copy leaves out', () => {
    const address = `${HOST}${BASE}/fr/embed/rule/swccg/draw/oembed.json`;
    const page = read('fr/swccg/draw/index.html');
    expect(page).toContain(`<link rel="alternate" type="application/json+oembed" href="${address}"/>`);
    expect(withoutWordsForOthers(page)).not.toContain('oembed');
    expect(JSON.parse(read('fr/embed/rule/swccg/draw/oembed.json'))).toMatchObject({
      type: 'rich',
      html: expect.stringContaining(`<iframe src="${HOST}${BASE}/fr/embed/rule/#rule=swccg%2Fdraw"`),
    });
  });

  it('a host that asks gets an oEmbed document from the page of the example', async () => {
    const [, address = ''] =
      read('fr/simulators/swccg-stack/sense-alter-war/index.html').match(
        /type="application\/json\+oembed" href="([^"]+)"/,
      ) ?? [];
    expect(address).toBe(`${HOST}${BASE}${EXAMPLE}oembed.json`);
    expect(JSON.parse(read(`${EXAMPLE}oembed.json`))).toMatchObject({
      version: '1.0',
      type: 'rich',
      html: expect.stringContaining(`<iframe src="${HOST}${BASE}${EXAMPLE}"`),
    });
  });
});
