import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { RULING_CARD_WORDS } from '../../app/_i18n/desk/ruling-card';
import { ERROR_PAGE_WORDS } from '../../app/_i18n/error-page';
import { LOCALES, otherLocale } from '../../app/_i18n/locales';
import { ON_DEMAND_WORDS } from '../../app/_i18n/on-demand';
import { expectNoViolations } from './axe';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const POISON = '☠';
const LIST = `4 Luke Skywalker, Jedi\n1 ${POISON}`;
const deck = (locale: string) => `/${locale}/simulators/yj-deck/`;
const errorPage = (page: Page) => page.locator('[data-error-page]');

/** From now on every component that works on a text with the sign in it throws while it renders. */
const poison = (page: Page) =>
  page.evaluate((sign) => {
    for (const name of ['split', 'trim'] as const) {
      const healthy = String.prototype[name] as (...args: unknown[]) => unknown;
      Object.assign(String.prototype, {
        [name](this: string, ...args: unknown[]) {
          if (String(this).includes(sign)) throw new RangeError('the poison was read');
          return healthy.apply(this, args);
        },
      });
    }
  }, POISON);

async function fallOnDeckPage(page: Page): Promise<void> {
  await page.locator('#deck-list').waitFor();
  await poison(page);
  await page.locator('#deck-list').fill(LIST);
  await errorPage(page).waitFor();
}

async function fallInSearchDialog(page: Page): Promise<void> {
  await page.keyboard.press('/');
  const box = page.locator('dialog input[name=q]');
  await box.waitFor();
  await poison(page);
  await box.fill(`duel ${POISON}`);
  await errorPage(page).waitFor();
}

const COLOURS = ['light', 'dark'] as const;
const EACH = LOCALES.flatMap((locale) => COLOURS.map((colorScheme) => ({ locale, colorScheme })));

describe('A page that an error takes down', () => {
  it.each(EACH)('says so in both languages, with what was typed: $locale, $colorScheme', async (each) => {
    const { locale, colorScheme } = each;
    const t = ERROR_PAGE_WORDS[locale];
    const { page } = await site.visit(deck(locale), { viewport: PHONE, colorScheme, bypassCSP: true });
    await fallOnDeckPage(page);
    expect(await page.locator('h1').innerText()).toBe(t.title);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const other = otherLocale(locale);
    expect(await page.locator(`section[lang=${other}] h2`).innerText()).toBe(ERROR_PAGE_WORDS[other].title);
    expect(await page.locator('[data-typed] textarea').inputValue()).toBe(LIST);
    const report = await page.getByLabel(t.reportLabel, { exact: true }).inputValue();
    expect(report).toContain(`Arbitre ${deck(locale)}\nRangeError: the poison was read\n`);
    expect(report).not.toMatch(/\bat .*\.js/);
    // the way back is the site's own header, and the links of the page
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await page.getByRole('link', { name: t.home, exact: true }).last().getAttribute('href')).toBe(
      `/${locale}/`,
    );
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
  it.each(EACH)('even where its header falls as well: $locale, $colorScheme', async (each) => {
    const { locale, colorScheme } = each;
    const t = ERROR_PAGE_WORDS[locale];
    const { page } = await site.visit(`/${locale}/swccg/attrition/`, { colorScheme, bypassCSP: true });
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await fallInSearchDialog(page);
    expect(await page.locator('h1').innerText()).toBe(t.title);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(await page.locator('[data-typed] textarea').inputValue()).toBe(`duel ${POISON}`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(paper);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
  it('keeps to the policy of the site, and to the appearance that the reader chose', async () => {
    const { page, troubles } = await site.visit('/en/swccg/attrition/');
    await page.evaluate(() => localStorage.setItem('arbitre.theme', 'dark'));
    await page.reload();
    await hydrated(page);
    await fallInSearchDialog(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(troubles.filter((trouble) => !trouble.includes('the poison was read'))).toEqual([]);
  });
});

describe('From a page that has fallen', () => {
  it('one tries again, and the page stands', async () => {
    const { page } = await site.visit(deck('fr'));
    await fallOnDeckPage(page);
    await page.getByRole('button', { name: ERROR_PAGE_WORDS.fr.retry }).click();
    await page.locator('#deck-list').fill('4 Luke Skywalker, Jedi');
    await page.locator('.findings').first().waitFor();
    expect(await errorPage(page).count()).toBe(0);
  });
  it('one tries again in vain, and what was typed is still there', async () => {
    const { page } = await site.visit(deck('fr'));
    await fallOnDeckPage(page);
    await page.evaluate(() =>
      Object.assign(URLSearchParams.prototype, {
        get() {
          throw new Error('worse than before');
        },
      }),
    );
    await page.getByRole('button', { name: ERROR_PAGE_WORDS.fr.retry }).click();
    await page.getByLabel(ERROR_PAGE_WORDS.fr.reportLabel, { exact: true }).waitFor();
    await expect
      .poll(() => page.getByLabel(ERROR_PAGE_WORDS.fr.reportLabel, { exact: true }).inputValue())
      .toContain('worse than before');
    expect(await page.locator('[data-typed] textarea').inputValue()).toBe(LIST);
  });
  it('one takes along what was typed', async () => {
    const { page, context } = await site.visit(deck('en'));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fallOnDeckPage(page);
    await page.getByRole('button', { name: ERROR_PAGE_WORDS.en.copy('Your list') }).click();
    await page.getByText(ERROR_PAGE_WORDS.en.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LIST);
  });
  it('one goes back to the page before', async () => {
    const { page } = await site.visit('/fr/swccg/attrition/');
    await page.goto(site.url(deck('fr')));
    await hydrated(page);
    await fallOnDeckPage(page);
    await page.getByRole('button', { name: ERROR_PAGE_WORDS.fr.back }).click();
    await page.waitForURL(/attrition/);
  });
  it('one opens it afresh, without what its address held', async () => {
    const { page } = await site.visit(`${deck('fr')}#list=Im5vIg`);
    await fallOnDeckPage(page);
    await page.getByRole('link', { name: ERROR_PAGE_WORDS.fr.afresh }).click();
    await page.locator('#deck-list').waitFor();
    expect(await page.locator('#deck-list').inputValue()).toBe('');
  });
  it('another address of the page is opened', async () => {
    const { page } = await site.visit(deck('fr'));
    await fallOnDeckPage(page);
    await page.evaluate(() => {
      location.hash = '#list=IjQgTHVrZSI';
    });
    await expect.poll(() => page.locator('#deck-list').inputValue()).toBe('4 Luke');
  });
});

describe('Without a network', () => {
  it('search that was never fetched says so, over a page that stands', async () => {
    const { page, context } = await site.visit('/fr/swccg/attrition/');
    await context.setOffline(true);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(ON_DEMAND_WORDS.fr.failed).waitFor();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: ON_DEMAND_WORDS.fr.retry }).click();
    await dialog.locator('input[name=q]').waitFor();
    expect(await page.locator('main h1').innerText()).toBe('Attrition');
  });
  it('so does the card of a ruling', async () => {
    const { page, context } = await site.visit('/fr/swccg/attrition/');
    await context.setOffline(true);
    await page.locator('[data-show-ruling]').first().click();
    await page.getByRole('alert').filter({ hasText: RULING_CARD_WORDS.fr.failed }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: ON_DEMAND_WORDS.fr.retry }).click();
    await page.locator('.ruling-card').waitFor();
  });
});
