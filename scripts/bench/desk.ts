import fs from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { LOG_DATABASE, RULINGS_STORE } from '../../app/_desk/log/database-name';
import type { Ruling } from '../../app/_desk/log/ruling';
import { launchBrowser } from '../browser';
import { startServer } from '../static-server';
import { percentile } from './measures';

/** One thing that a judge does, in milliseconds on the wall and of the page's own thread, which other programs do not slow. */
export interface DeskTime {
  what: string;
  wall: number;
  thread: number;
  /** Of single keys, the one in twenty that took longest; else the same. */
  slow: number;
}

const VISITS = 3;
const PATIENCE = 60_000;

/** How the desk does with a log of so many rulings; nothing where the site is not built. */
export async function measureDesk(count: number, out = path.resolve('out')): Promise<DeskTime[] | undefined> {
  if (!fs.existsSync(path.join(out, 'fr', 'judge', 'index.html'))) return undefined;
  const server = await startServer(0, { folder: out });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const address = `${server.url}/fr/judge/`;
    await page.goto(address);
    await page.locator('.desk-empty').waitFor();
    await keep(page, madeUpLog(count));
    const session = await context.newCDPSession(page);
    const openings: DeskTime[] = [];
    for (let visit = 0; visit < VISITS; visit++) openings.push(await opening(page, session, address));
    const opened = openings.sort((a, b) => a.wall - b.wall)[Math.floor(VISITS / 2)] as DeskTime;
    await page.getByRole('button', { name: 'Nouvel appel', exact: true }).click();
    const form = page.locator('.desk-form');
    await form.locator('[data-field=table]').waitFor();
    const times = [
      opened,
      await typing(page, session, 'a key in the table', '[data-field=table]', '123456789012'),
    ];
    await form.locator('.desk-rest summary').click();
    await cite(page);
    await form.locator('.desk-outcomes input').last().check();
    const words = 'non, sauf si la carte le dit';
    times.push(
      await typing(page, session, 'a key in the question', '[data-field=question]', words),
      await typing(page, session, 'a key in the decision', '.desk-form textarea >> nth=-1', words),
      await typing(
        page,
        session,
        'a key in the search of the log',
        '.desk-log input[type=search]',
        'attrition 12',
      ),
    );
    await page.locator('.desk-log input[type=search]').fill('');
    times.push(await saving(page, session));
    return times;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Calls of two days on forty rules, decided this way and that. */
function madeUpLog(count: number): Ruling[] {
  const outcomes = ['allowed', 'refused', 'other'] as const;
  return Array.from({ length: count }, (_, i) => {
    const at = new Date(Date.UTC(2026, 4, 9, 8) + i * 11_000).toISOString();
    return {
      id: `made-up-${i}`,
      createdAt: at,
      updatedAt: at,
      past: [],
      event: '',
      judge: ['LM', 'PK', 'ZÉ'][i % 3] ?? '',
      round: 1 + (i % 9),
      table: String(1 + ((i * 7) % 120)),
      seats: ['light'],
      game: 'swccg',
      question: `Question ${i} : qui choisit les pertes quand la carte dit autre chose que la règle ?`,
      rules: [{ id: i % 40 === 0 ? 'swccg/attrition' : `swccg/rule-${i % 40}`, title: `Règle ${i % 40}` }],
      state: i % 50 === 0 ? 'appealed' : 'decided',
      outcome: outcomes[i % 3] ?? 'other',
      decision: `La carte ${i % 17} l’emporte sur la règle ; le joueur choisit dans l’ordre qu’il veut.`,
      before: null,
      infraction: null,
      sanction: null,
      apart: [],
      extension: i % 6 === 0 ? { minutes: 3, startedAt: null } : null,
      situation: null,
    };
  });
}

const keep = (page: Page, rulings: Ruling[]): Promise<void> =>
  page.evaluate(
    ([name, store, records]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(store, 'readwrite');
          for (const record of records) transaction.objectStore(store).put(record);
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    [LOG_DATABASE, RULINGS_STORE, rulings] as const,
  );

/** Time of the page's thread so far, in milliseconds. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** From the address to the first line, and until the page has had a moment of peace since. */
async function opening(page: Page, session: CDPSession, address: string): Promise<DeskTime> {
  await page.goto('about:blank');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const thread = await threadTime(session);
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.desk-line').first().waitFor();
  const wall = performance.now() - start;
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 20_000 })),
  );
  const quiet = performance.now() - start;
  return {
    what: 'opening, to its first line (slow: to rest)',
    wall,
    thread: (await threadTime(session)) - thread,
    slow: quiet,
  };
}

/** From each key to the picture that shows it. */
async function typing(
  page: Page,
  session: CDPSession,
  what: string,
  selector: string,
  text: string,
): Promise<DeskTime> {
  const field = page.locator(selector);
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  await page.waitForTimeout(500);
  const walls: number[] = [];
  const before = await threadTime(session);
  for (const key of text) {
    await page.evaluate(() => {
      const mark = { took: -1 };
      Object.assign(window, { mark });
      document.addEventListener(
        'keydown',
        () => {
          const start = performance.now();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              mark.took = performance.now() - start;
            };
            channel.port2.postMessage(undefined);
          });
        },
        { once: true, capture: true },
      );
    });
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    const took = await page.waitForFunction(() => {
      const { mark } = window as unknown as { mark: { took: number } };
      return mark.took < 0 ? false : mark.took;
    });
    walls.push(Number(await took.jsonValue()));
    await page.waitForTimeout(60);
  }
  const thread = ((await threadTime(session)) - before) / text.length;
  return { what, wall: percentile(walls, 0.5), thread, slow: percentile(walls, 0.95) };
}

async function cite(page: Page): Promise<void> {
  await page.locator('.desk-form input[role=combobox]').fill('attrition');
  await page.locator('.desk-form div[role=option]').first().click();
}

async function saving(page: Page, session: CDPSession): Promise<DeskTime> {
  const before = await threadTime(session);
  const start = performance.now();
  await page.locator('.desk-form .desk-primary').click();
  await page.locator('[data-last=added]').waitFor();
  const wall = performance.now() - start;
  return { what: 'saving the call', wall, thread: (await threadTime(session)) - before, slow: wall };
}
