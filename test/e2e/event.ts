import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  MANIFEST_PATH,
  type PackManifest,
  parseManifest,
  partPath,
} from '../../app/_desk/event-ready/pack/format';
import { launchBrowser } from '../../scripts/browser';
import { contentSecurityPolicy, inlineScripts } from '../../scripts/content-security-policy';
import { buildPack } from '../../scripts/pack/build-pack';
import { collect } from '../../scripts/pack/collect';
import { trialsOf } from '../../scripts/pack/facts';
import { startServer } from '../../scripts/static-server';
import { PHONE } from './site';

export const OUT = path.resolve('out');
export const manifestIn = (folder: string): PackManifest =>
  parseManifest(fs.readFileSync(path.join(folder, MANIFEST_PATH), 'utf8'));

/** What the server does to a request: `cut` breaks the connection off. */
export type Mishap = (url: string) => 'cut' | undefined;

/** A host whose site can be exchanged, disturbed and switched off while a browser looks at it. */
export class Host {
  #server: Awaited<ReturnType<typeof startServer>> | undefined;
  #port = 0;
  mishap: Mishap = () => undefined;
  /** Paths asked for, in order. */
  readonly asked: string[] = [];

  async serve(folder: string): Promise<void> {
    await this.#server?.stop();
    this.#server = await startServer(this.#port, {
      folder,
      meddler: (request, response) => this.#meddle(request, response),
    });
    this.#port = Number(new URL(this.#server.url).port);
  }

  url = (address = '') => `http://localhost:${this.#port}${address}`;

  async switchOff(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  #meddle(request: http.IncomingMessage, response: http.ServerResponse): boolean {
    const url = request.url ?? '';
    this.asked.push(url);
    if (this.mishap(url) !== 'cut') return false;
    response.destroy();
    return true;
  }
}

/** A browser, a host and a phone for each test; nothing but the host may be asked for anything. */
export function openEvent() {
  let browser: Browser;
  const opened: { context: BrowserContext; host: Host; strays: string[] }[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const { context, host, strays } of opened.splice(0)) {
      await context.close();
      await host.switchOff();
      expect(strays).toEqual([]);
    }
  });
  afterAll(() => browser?.close());

  return async (folder: string): Promise<{ page: Page; context: BrowserContext; host: Host }> => {
    const host = new Host();
    await host.serve(folder);
    const context = await browser.newContext({ viewport: PHONE, locale: 'fr-FR', serviceWorkers: 'allow' });
    const strays: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(host.url('/'))) strays.push(request.url());
    });
    opened.push({ context, host, strays });
    return { page: await context.newPage(), context, host };
  };
}

/** The panel in a state. */
export const panel = (page: Page, state: 'absent' | 'preparing' | 'ready' | 'failed') =>
  page.locator(`[data-readiness=${state}]`);

/** Opens the desk and prepares the event. */
export async function makeReady(page: Page, host: Host): Promise<void> {
  await page.goto(host.url('/fr/judge/'));
  await page.getByRole('button', { name: 'Préparer l’événement' }).click();
  await panel(page, 'ready').waitFor();
}

/** Installs the published version from a tab of its own, which it leaves. */
export async function updateFrom(context: BrowserContext, host: Host, folder: string): Promise<void> {
  await host.serve(folder);
  const page = await context.newPage();
  await page.goto(host.url('/fr/judge/'));
  await page.getByRole('button', { name: 'Installer la nouvelle version' }).click();
  await panel(page, 'ready').getByText(manifestIn(folder).version.slice(0, 8)).waitFor();
  await page.close();
}

/** Stops the service worker, as browsers do with one that has been idle for some seconds. */
export async function stopWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const running = versions.filter(({ runningStatus }) => runningStatus !== 'stopped');
      if (versions.length > 0 && running.length === 0) resolve();
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await session.detach();
}

/** The files that a small site needs to be prepared: the desk, the search, two simulators, and one entry. */
const SMALL =
  /^\/(index\.html|404\.html|icon\.svg|(_next|fonts|search|icons)\/.*|(fr|en)\/(index\.html|titles\.json|manifest\.webmanifest|(judge|search|swccg\/attrition|gundam\/action-step|simulators\/(swccg-war|gundam-deck))\/index\.html))$/;

/**
 * A small site with a pack of its own, quick to prepare. `mark` stands in the title of its one entry and in the name of
 * every script: two of them share no script, as two versions of the site share few.
 */
export async function smallSite(mark: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-event-'));
  for (const { path: file, bytes } of collect(OUT)) {
    if (!SMALL.test(file)) continue;
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), bytes);
  }
  const worker = fs.readFileSync(path.join(OUT, 'sw.js'), 'utf8');
  fs.writeFileSync(path.join(folder, 'sw.js'), `${worker}\n// ${mark}\n`);
  renameScripts(folder, mark);
  const entry = path.join(folder, 'fr/swccg/attrition/index.html');
  fs.writeFileSync(
    entry,
    fs.readFileSync(entry, 'utf8').replace('<title>Attrition', `<title>${mark} Attrition`),
  );
  const files = collect(folder);
  const { manifest, parts } = await buildPack(files, {
    rules: manifestIn(OUT).rules,
    trials: trialsOf(files),
  });
  fs.mkdirSync(path.join(folder, 'pack'));
  manifest.parts.forEach((part, i) => {
    fs.writeFileSync(path.join(folder, partPath(part)), parts[i] as Uint8Array);
  });
  fs.writeFileSync(path.join(folder, MANIFEST_PATH), JSON.stringify(manifest));
  return folder;
}

const SCRIPT_NAME = /(static\/chunks\/[\w.~-]+?)\.js\b/g;
const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*/;

function renameScripts(folder: string, mark: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, String(entry));
    if (!/\.(html|js)$/.test(file) || !fs.statSync(file).isFile()) continue;
    const renamed = fs.readFileSync(file, 'utf8').replace(SCRIPT_NAME, `$1-${mark}.js`);
    const policy = contentSecurityPolicy(inlineScripts(renamed));
    fs.writeFileSync(file, file.endsWith('.html') ? renamed.replace(POLICY, `$1${policy}`) : renamed);
    fs.renameSync(file, file.replace(SCRIPT_NAME, `$1-${mark}.js`));
  }
}
