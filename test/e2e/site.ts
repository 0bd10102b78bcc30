import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../scripts/browser';
import { startServer } from '../../scripts/static-server';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything that went wrong in the browser: errors, refusals of the policy, requests to other hosts. */
  troubles: string[];
}

/** The built site in a real Chromium, for one file of tests. */
export function openSite() {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof startServer>>;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    server = await startServer(0);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  return {
    url: (path = '') => server.url + path,
    async visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
      // The service worker has tests of its own; here every request shall be the page's.
      const context = await browser.newContext({
        viewport: DESKTOP,
        locale: 'fr-FR',
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) {
          troubles.push(`request to ${request.url()}`);
        }
      });
      const response = await page.goto(server.url + path);
      const answers = response?.ok() && options.javaScriptEnabled !== false && /^\/(fr|en)\//.test(path);
      if (answers) await hydrated(page);
      return { page, context, troubles };
    },
    async closeAll() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

/** Waits until the page's own scripts answer: their effects have run, not only their first rendering. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-answers]').waitFor({ state: 'attached' });
}

/** A name on a card, as it is without the places where a narrow card may break it. */
export const unhyphenated = (name: string): string => name.replaceAll('\u00ad', '');
