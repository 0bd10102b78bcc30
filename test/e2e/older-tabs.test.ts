import fs from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, makeReady, manifestIn, openEvent, smallSite, stopWorker, updateFrom } from './event';
import { hydrated } from './site';

const open = openEvent();
const MARKS = ['first', 'second', 'third', 'fourth'] as const;
let versions: string[];
beforeAll(async () => {
  versions = [];
  for (const mark of MARKS) versions.push(await smallSite(mark));
});
afterAll(() => {
  for (const folder of versions) fs.rmSync(folder, { recursive: true, force: true });
});
const version = (i: number): string => versions[i] as string;

async function openTab(context: BrowserContext, host: Host, address = '/fr/judge/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.url(address));
  await hydrated(page);
  return page;
}

/** The version of the site that a page came from. */
const markOf = (page: Page) =>
  page.evaluate(
    () =>
      /-(\w+)\.js$/.exec(document.querySelector('script[data-wakes]')?.getAttribute('data-wakes') ?? '')?.[1],
  );

/** The versions whose parts are on the device, by their place in the row of versions. */
async function held(page: Page): Promise<number[]> {
  const names = await page.evaluate(() => caches.keys());
  return versions.flatMap((folder, i) =>
    names.includes(`arbitre-pack-${manifestIn(folder).version}`) ? [i] : [],
  );
}

async function goOffline(context: BrowserContext, host: Host): Promise<void> {
  await host.switchOff();
  await context.setOffline(true);
}

const openFiles = (page: Page) =>
  page.locator('.desk-files summary').filter({ hasText: 'Exporter et importer' }).click();
const fileInput = (page: Page) => page.locator('.desk-files input[type=file]');
const reload = (page: Page) => page.getByRole('button', { name: 'Recharger la page' });
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

/** A device that holds the first version, and a tab of it. */
async function withOldTab() {
  const event = await open(version(0));
  await makeReady(event.page, event.host);
  await event.page.reload();
  await hydrated(event.page);
  return { ...event, old: event.page };
}

describe('A tab of an earlier version', () => {
  it('loads what it had not yet loaded, after the worker has slept and the network is gone', async () => {
    const { old, context, host } = await withOldTab();
    await updateFrom(context, host, version(1));
    await goOffline(context, host);
    await stopWorker(context, old);

    await openFiles(old);
    await fileInput(old).waitFor({ state: 'attached' });
    await old.keyboard.press('Control+k');
    await old.getByRole('dialog').getByRole('combobox', { name: 'Chercher' }).fill('attrition');
    await old.locator('.search-hit', { hasText: 'Attrition' }).first().waitFor();
    expect(await markOf(old)).toBe('first');
  });

  it('stays whole through several updates, beside tabs of other versions', async () => {
    const { old, context, host } = await withOldTab();
    await updateFrom(context, host, version(1));
    const between = await openTab(context, host);
    expect(await markOf(between)).toBe('second');
    await updateFrom(context, host, version(2));
    await updateFrom(context, host, version(3));
    // The third version has no tab: only those that are needed are kept.
    await openTab(context, host);
    expect(await held(old)).toEqual([0, 1, 3]);

    await goOffline(context, host);
    await stopWorker(context, old);
    for (const tab of [old, between]) {
      await openFiles(tab);
      await fileInput(tab).waitFor({ state: 'attached' });
    }
    const fresh = await openTab(context, host);
    expect(await markOf(fresh)).toBe('fourth');
  });

  it('has its parts kept until it is closed, and no longer', async () => {
    const { old, context, host } = await withOldTab();
    await updateFrom(context, host, version(1));
    const tab = await openTab(context, host);
    await tab.getByText(/de la version précédente tant que des pages en sont ouvertes/).waitFor();
    expect(await held(tab)).toEqual([0, 1]);
    await old.close();
    await stopWorker(context, tab);
    await tab.reload();
    await expect.poll(() => held(tab)).toEqual([1]);
    await tab.getByText(/de la version précédente tant que/).waitFor({ state: 'detached' });
  });

  it('leaves nothing behind after three updates', async () => {
    const { old, context, host } = await withOldTab();
    const entries = () =>
      old.evaluate(async () => {
        let count = 0;
        for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
        return count;
      });
    const before = await entries();
    for (const i of [1, 2, 3]) await updateFrom(context, host, version(i));
    await old.reload();
    await expect.poll(() => held(old)).toEqual([3]);
    const parts = [0, 3].map((i) => manifestIn(version(i)).parts.length);
    expect(await entries()).toBe(before - (parts[0] ?? 0) + (parts[1] ?? 0));
  });
});

describe('A tab whose parts are gone', () => {
  it('says so, offers no try in vain, and comes back in the new version with what was written', async () => {
    const { old, context, host } = await withOldTab();
    await old.getByRole('button', { name: 'Nouvel appel' }).first().click();
    await old.locator('[data-field=table]').fill('17');
    await old.locator('.desk-ask textarea').fill('qui commence ?');
    await updateFrom(context, host, version(1));
    await old.evaluate((name) => caches.delete(name), `arbitre-pack-${manifestIn(version(0)).version}`);
    await goOffline(context, host);
    await stopWorker(context, old);

    await openFiles(old);
    await old.getByText('Cette page vient d’une version précédente du site').waitFor();
    expect(await retry(old).count()).toBe(0);
    await reload(old).click();
    await expect.poll(() => markOf(old)).toBe('second');
    await old.getByText('Cet appel n’était pas enregistré.').waitFor();
    expect(await old.locator('[data-field=table]').inputValue()).toBe('17');
    expect(await old.locator('.desk-ask textarea').inputValue()).toBe('qui commence ?');
    await openFiles(old);
    await fileInput(old).waitFor({ state: 'attached' });
  });

  it('is told apart by the site itself where nothing was prepared: a pasted deck outlives the reload', async () => {
    const { page, host } = await open(version(0));
    await page.goto(host.url('/fr/simulators/gundam-deck/'));
    await hydrated(page);
    await page.locator('#deck-list').fill('4 RX-78-2 Gundam');
    await host.serve(version(1));
    await page.keyboard.press('Control+k');
    await reload(page).click();
    await expect.poll(() => markOf(page)).toBe('second');
    await expect.poll(() => page.locator('#deck-list').inputValue()).toBe('4 RX-78-2 Gundam');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Chercher' }).waitFor();
  });

  it('keeps a war that was set up when its solver does not come', async () => {
    const { page, host } = await open(version(0));
    await page.goto(host.url('/fr/simulators/swccg-war/'));
    const ability = page.locator('form input[type=number], form input[inputmode=numeric]').first();
    await ability.fill('3');
    await host.serve(version(1));
    await page.locator('main form [type=submit]').click();
    await reload(page).click();
    await expect.poll(() => markOf(page)).toBe('second');
    await ability.waitFor();
    await expect.poll(() => ability.inputValue()).toBe('3');
  });
});

describe('A part that the network did not bring', () => {
  it('is tried again, with success, once there is a network', async () => {
    const { page, host } = await open(version(0));
    await page.goto(host.url('/fr/judge/'));
    await hydrated(page);
    host.mishap = (url) => (url.endsWith('.js') ? 'cut' : undefined);
    await page.keyboard.press('Control+k');
    await page.getByText('Cette partie n’a pas pu être chargée.').waitFor();
    await retry(page).click();
    await page.getByText('Cette partie n’a pas pu être chargée.').waitFor();
    host.mishap = () => undefined;
    await retry(page).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Chercher' }).waitFor();
  });
});
