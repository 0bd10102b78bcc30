import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partPath } from '../../app/_desk/event-ready/pack/format';
import { type Host, makeReady, manifestIn, openEvent, panel, smallSite } from './event';

const open = openEvent();
let first: string;
let second: string;
beforeAll(async () => {
  first = await smallSite('First');
  second = await smallSite('Second');
});
afterAll(() => {
  for (const folder of [first, second]) fs.rmSync(folder, { recursive: true, force: true });
});

const partsOf = (folder: string): string[] => manifestIn(folder).parts.map(partPath);
const applyButton = (page: Page) => page.getByRole('button', { name: 'Installer la nouvelle version' });

async function expectEntry(page: Page, host: Host, mark: string): Promise<void> {
  const elsewhere = await page.context().newPage();
  const response = await elsewhere.goto(host.url('/fr/swccg/attrition/'));
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain(`<title>${mark} Attrition`);
  await elsewhere.close();
}

/** A device that holds the first version, while the second one is published. */
async function withNews(): Promise<{ page: Page; context: BrowserContext; host: Host }> {
  const event = await open(first);
  await makeReady(event.page, event.host);
  await event.host.serve(second);
  event.host.asked.length = 0;
  await event.page.reload();
  await applyButton(event.page).waitFor();
  return event;
}

async function expectOldOneInUse(page: Page, host: Host, failure: string): Promise<void> {
  await panel(page, 'failed').locator(`[data-failure=${failure}]`).waitFor();
  await page.getByText('La version précédente reste en service.').waitFor();
  host.mishap = () => 'cut';
  await expectEntry(page, host, 'First');
  host.mishap = () => undefined;
}

describe('A new version', () => {
  it('is announced, changes nothing by itself, and is installed when the user says so', async () => {
    const { page, host } = await withNews();
    await expectEntry(page, host, 'First');
    expect(host.asked.filter((url) => url.endsWith('.bin'))).toEqual([]);
    await page.goto(host.url('/fr/'));
    await page.getByText('nouvelle version disponible').click();

    await applyButton(page).click();
    await panel(page, 'ready').getByText(manifestIn(second).version.slice(0, 8)).waitFor();
    await host.switchOff();
    await expectEntry(page, host, 'Second');
  });

  it('leaves the old one in use when it is interrupted, and goes on from there later', async () => {
    const { page, host } = await withNews();
    const [one = '', two] = partsOf(second);
    host.mishap = (url) => (url === two ? 'cut' : undefined);
    for (const _ of ['once', 'and again']) {
      await applyButton(page).click();
      await expectOldOneInUse(page, host, 'network');
      host.mishap = (url) => (url === two ? 'cut' : undefined);
    }
    host.mishap = () => undefined;

    await applyButton(page).click();
    await panel(page, 'ready').getByText(manifestIn(second).version.slice(0, 8)).waitFor();
    expect(host.asked.filter((url) => url === one)).toHaveLength(1);
    await expectEntry(page, host, 'Second');
  });

  it('is refused when a part is corrupted', async () => {
    const { page, host } = await withNews();
    const corrupted = fs.mkdtempSync(`${second}-corrupted-`);
    fs.cpSync(second, corrupted, { recursive: true });
    const part = path.join(corrupted, partsOf(second).at(-1) ?? '');
    const bytes = fs.readFileSync(part);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    fs.writeFileSync(part, bytes);
    await host.serve(corrupted);

    await applyButton(page).click();
    await expectOldOneInUse(page, host, 'damaged');
    fs.rmSync(corrupted, { recursive: true });
  });

  it('goes on being fetched while the judge turns pages', async () => {
    const { page, host } = await withNews();
    const [, two] = partsOf(second);
    let cuts = 0;
    host.mishap = (url) => {
      if (url !== two || cuts > 0) return undefined;
      cuts += 1;
      return 'cut';
    };
    await applyButton(page).click();
    await page.getByText(/\d\sMo sur \d/).waitFor();
    await page.goto(host.url('/fr/swccg/attrition/'));
    await page.goto(host.url('/fr/judge/'));
    await panel(page, 'ready').getByText(manifestIn(second).version.slice(0, 8)).waitFor();
  });
});

describe('Storage', () => {
  const setQuota = async (context: BrowserContext, page: Page, quotaSize?: number) => {
    const session = await context.newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize && { quotaSize }) });
  };

  it('that is full is said plainly, with what to do, and the old version stays', async () => {
    const { page, context, host } = await withNews();
    await setQuota(context, page, 1);
    await applyButton(page).click();
    await expectOldOneInUse(page, host, 'full');
    await page.getByText('L’espace de stockage de cet appareil est plein.').waitFor();
    await page.getByText('Libérez de la place').waitFor();

    await setQuota(context, page);
    await applyButton(page).click();
    await panel(page, 'ready').getByText(manifestIn(second).version.slice(0, 8)).waitFor();
  });

  it('that the browser cleared is said plainly, and the event can be prepared again', async () => {
    const { page, host } = await open(first);
    await makeReady(page, host);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await panel(page, 'failed').locator('[data-failure=evicted]').waitFor();
    await page.getByText('La copie a été effacée par le navigateur').waitFor();
    await page.getByRole('button', { name: 'Préparer l’événement' }).click();
    await panel(page, 'ready').waitFor();
  });

  it('is given back when the user erases the copy', async () => {
    const { page, host } = await open(first);
    await makeReady(page, host);
    await page.getByRole('button', { name: 'Effacer cette copie' }).click();
    await page.getByRole('button', { name: /Confirmer/ }).click();
    await panel(page, 'absent').waitFor();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await panel(page, 'absent').waitFor();
  });

  it('that cannot be reached at the first try says so, and a second try succeeds', async () => {
    const { page, host } = await open(first);
    await page.goto(host.url('/fr/judge/'));
    host.mishap = (url) => (url.endsWith('.bin') ? 'cut' : undefined);
    await page.getByRole('button', { name: 'Préparer l’événement' }).click();
    await panel(page, 'failed').locator('[data-failure=network]').waitFor();
    host.mishap = () => undefined;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await panel(page, 'ready').waitFor();
  });
});
