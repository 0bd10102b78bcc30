import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../app/_corpus/games';
import { belongsInPack, fileBehind } from '../../app/_desk/event-ready/pack/contents';
import { MANIFEST_PATH } from '../../app/_desk/event-ready/pack/format';
import { LOCALES } from '../../app/_i18n/locales';
import { withoutWordsForOthers } from '../../scripts/pack/for-others';
import { makeReady, manifestIn, OUT, openEvent, panel } from './event';
import { hydrated } from './site';

const open = openEvent();
const THREE_MEGABYTES = 3_000_000;

/** Every address of the built site that leads nowhere else by itself. */
const addresses = fs
  .readdirSync(OUT, { recursive: true })
  .map((file) => `/${String(file)}`)
  .filter((file) => file.endsWith('/index.html') && file !== '/index.html' && belongsInPack(file))
  .filter((file) => !fs.readFileSync(path.join(OUT, file), 'utf8').includes('http-equiv="refresh"'))
  .map((file) => file.replace(/index\.html$/, ''));

/** Pages of one kind differ in names only: an entry's kind is `fr/x/x`. */
function kindOf(address: string): string {
  const [locale = '', ...rest] = address.split('/').slice(1, -1);
  const fixed = ['glossary', 'judge', 'search', 'changes', 'simulators', 'settings', 'practice'];
  return [locale, ...rest.map((name) => (fixed.includes(name) ? name : 'x'))].join('/');
}

const kinds = [...new Map(addresses.toReversed().map((address) => [kindOf(address), address])).values()];

/** Twenty entries of each language, other ones at every run. */
function someEntries(locale: string): string[] {
  const entries = addresses.filter((address) => {
    const [language, game = '', slug, ...more] = address.split('/').slice(1, -1);
    return language === locale && (GAMES as readonly string[]).includes(game) && slug && more.length === 0;
  });
  return entries
    .map((address) => ({ address, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, 20)
    .map(({ address }) => address);
}

/** Opens a page without network and compares it with the one that was built: no more is missing than what is said to others. */
async function expectHeld(page: Page, address: string): Promise<void> {
  const response = await page.goto(new URL(address, page.url()).href);
  expect(response?.status(), address).toBe(200);
  expect(response?.fromServiceWorker(), address).toBe(true);
  const built = fs.readFileSync(path.join(OUT, fileBehind(address)), 'utf8');
  expect((await response?.text()) === withoutWordsForOthers(built), `${address} as built`).toBe(true);
}

describe('Before anything is asked for', () => {
  it('keeps nothing and fetches no pack, and offers to prepare with the size of the download', async () => {
    const { page, host } = await open(OUT);
    await page.goto(host.url('/fr/judge/'));
    await panel(page, 'absent')
      .getByText(/À télécharger une fois\s: \d,\d\sMo/)
      .waitFor();
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(host.asked.filter((url) => url.endsWith('.bin'))).toEqual([]);
    await page.goto(host.url('/fr/'));
    await page.locator('[data-ready=false]', { hasText: /Emportez Arbitre/ }).waitFor();
  });
});

/** What goes over the line: the compressed copy, where there is one. */
const sentSize = (url: string): number => {
  const file = path.join(OUT, url);
  return fs.statSync(fs.existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
};

describe('An event that was prepared', () => {
  it('takes one tap and at most 3 MB, shows real progress, and says what is held', async () => {
    const { page, host } = await open(OUT);
    await page.goto(host.url('/fr/judge/'));
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector('progress');
        if (bar) seen.add(bar.value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const { pages, parts, version } = manifestIn(OUT);
    await page.getByRole('button', { name: 'Préparer l’événement' }).click();
    await panel(page, 'ready').waitFor();

    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
    expect(seen.length).toBeGreaterThan(2);
    expect(Math.max(...seen)).toBe(parts.reduce((sum, { bytes }) => sum + bytes, 0));

    const facts = await panel(page, 'ready').innerText();
    expect(facts).toMatch(new RegExp(`${pages}\\spages sur l’appareil`));
    expect(facts).toMatch(/essayée sans réseau/);
    expect(facts).toMatch(/dernier changement le \d{1,2}\S*\s\S+\s\d{4}[\s\S]*SWCCG · règles de 2002/);
    expect(facts).toMatch(/\d,\d\sMo occupés/);
    expect(facts).toContain(version.slice(0, 8));

    const fetched = new Set(host.asked.filter((url) => url.startsWith('/pack/') || url === '/sw.js'));
    const bytes = [...fetched].reduce((sum, url) => sum + sentSize(url), 0);
    expect(fetched.size).toBe(parts.length + 2);
    expect(bytes).toBeLessThanOrEqual(THREE_MEGABYTES);
  });

  it('is ready while the browser still asks whether to keep it, and tells the answer when it comes', async () => {
    const { page, host } = await open(OUT);
    await page.addInitScript(() => {
      const answer = new Promise((resolve) => {
        addEventListener('answered', () => resolve(true));
      });
      Object.assign(navigator.storage, { persist: () => answer });
    });
    await makeReady(page, host);
    await page.locator('[data-keeping=asking]', { hasText: 'La préparation n’attend pas' }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('answered')));
    await page.locator('[data-keeping=promised]', { hasText: 'Le navigateur garde cette copie' }).waitFor();
  });

  it('opens every kind of page and twenty entries of each language with the network cut', async () => {
    const { page, context, host } = await open(OUT);
    await makeReady(page, host);
    await host.switchOff();
    await context.setOffline(true);
    const troubles: string[] = [];
    page.on('requestfailed', (request) => {
      // The desk and the home page ask whether there is a new version; nothing else needs an answer.
      if (!request.url().endsWith(MANIFEST_PATH)) troubles.push(request.url());
    });
    page.on('pageerror', (error) => troubles.push(error.message));

    expect(kinds.length).toBeGreaterThan(15);
    for (const address of [...kinds, ...LOCALES.flatMap(someEntries)]) await expectHeld(page, address);
    // The bare address chooses a language and goes on.
    await page.goto(host.url('/'));
    await page.waitForURL('**/fr/');
    await page.locator('[data-ready=true]', { hasText: 'Prêt hors ligne' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('searches, answers, previews and steps through simulators with the network cut', async () => {
    const { page, context, host } = await open(OUT);
    await makeReady(page, host);
    await host.switchOff();
    await context.setOffline(true);

    await page.goto(host.url('/fr/search/?q=attrition'));
    await page.locator('.search-hit', { hasText: 'Attrition' }).first().click();
    await page.waitForURL(/attrition/);
    await hydrated(page);
    await page.locator('main .prose a[data-term]').first().focus();
    await page.locator('.preview').first().waitFor();

    await page.goto(host.url('/en/judge/?q=can%20Alter%20cancel%20a%20defensive%20shield'));
    await page.locator('.answer', { hasText: 'Defensive Shield' }).waitFor();
    const scenario = addresses.find((address) => /^\/fr\/simulators\/[^/]+\/[^/]+\/$/.test(address));
    await page.goto(host.url(scenario));
    await page.locator('.stand').first().waitFor();
  });

  it('finds pages as a host would, and has a page for those that do not exist', async () => {
    const { page, host } = await open(OUT);
    await makeReady(page, host);
    await host.switchOff();

    await page.goto(host.url('/fr/swccg/attrition?from=a%20link'));
    expect(page.url()).toBe(host.url('/fr/swccg/attrition/?from=a%20link'));
    const missing = await page.goto(host.url('/fr/swccg/atrition/'));
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Cette page n’existe pas' }).waitFor();
    await page.getByRole('link', { name: 'Attrition' }).first().waitFor();
  });
});
