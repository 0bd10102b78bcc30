import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { startServer } from '../static-server';
import { percentile } from './measures';

/** A slow phone on a slow line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER_BY = 4;
const VISITS = 5;
const PATIENCE = 60_000;

export interface PhoneResult {
  /** When the page answers to keys, and when the first hits stand there, in milliseconds since it was opened. */
  awake: number;
  hits: number;
}

/** How long `/fr/search/?q=attrition` takes on a slow phone; nothing where the site is not built. */
export async function measurePhone(out = path.resolve('out')): Promise<PhoneResult | undefined> {
  if (!fs.existsSync(path.join(out, 'fr', 'search', 'index.html'))) return undefined;
  const server = await startServer(0, { folder: out });
  const browser = await launchBrowser();
  try {
    const visits: PhoneResult[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      visits.push(await visitOnce(page, `${server.url}/fr/search/?q=attrition`));
      await context.close();
    }
    const middle = (of: keyof PhoneResult) =>
      percentile(
        visits.map((one) => one[of]),
        0.5,
      );
    return { awake: middle('awake'), hits: middle('hits') };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function visitOnce(page: Page, address: string): Promise<PhoneResult> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  const start = performance.now();
  const passed = () => performance.now() - start;
  const opened = page.goto(address, { waitUntil: 'commit' });
  const awake = page
    .waitForFunction(() => document.documentElement.dataset.answers === 'keys', undefined, {
      timeout: PATIENCE,
      polling: 50,
    })
    .then(passed);
  const hits = page
    .waitForSelector('main search [role=option], main search ol a[href]', { timeout: PATIENCE })
    .then(passed);
  await opened;
  return { awake: await awake, hits: await hits };
}
