import { afterEach, describe, expect, it } from 'vitest';
import { AT_WORK_WORDS } from '../../app/_i18n/at-work';
import { LOCALES } from '../../app/_i18n/locales';
import { SIMULATOR_WORDS } from '../../app/_i18n/simulators';
import { WAY_WORDS } from '../../app/_i18n/ways';
import { expectNoViolations } from './axe';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

describe('A rule at work', () => {
  it('opens the example at the very step that shows it', async () => {
    const { page, troubles } = await site.visit('/fr/gundam/blocker/');
    const first = page.locator('.at-work li a').first();
    expect(await first.innerText()).toContain(AT_WORK_WORDS.fr.step(4, 7));
    await first.click();
    await page.waitForURL('**/fr/simulators/gundam-attack/blocked/#path=4-*');
    await page.locator('[data-at="4"]').waitFor();
    expect(troubles).toEqual([]);
  });
  it('shows three examples at once and the others when asked, scripts or none', async () => {
    const { page } = await site.visit('/en/swccg/actions-taking-turns/', { javaScriptEnabled: false });
    const links = page.locator('.at-work li a:visible');
    expect(await links.count()).toBe(3);
    await page.locator('.at-work summary').click();
    expect(await links.count()).toBeGreaterThan(3);
  });
  it('says so where the move is refused', async () => {
    const { page } = await site.visit('/en/young-jedi/lightsaber-duel/');
    await page.locator('.at-work li', { hasText: AT_WORK_WORDS.en.refused }).first().waitFor();
  });
  it('stands under the section of a chapter, folded', async () => {
    const { page } = await site.visit('/fr/swccg/death-star-ii/battle/', { viewport: PHONE });
    const line = page.locator('#weapon-hits ~ .at-work-line').first();
    expect(await line.locator('summary').innerText()).toBe(AT_WORK_WORDS.fr.headingCount(2));
    await line.locator('summary').click();
    expect(await line.locator('a:visible').count()).toBe(2);
    await expectNoSidewaysScroll(page);
  });
  it('leads from Alter to who has the last word', async () => {
    const { page } = await site.visit('/fr/swccg/alter/');
    await page.locator('.at-work a[href="/fr/simulators/swccg-war/"]').click();
    await page.waitForURL('**/fr/simulators/swccg-war/');
  });
});

describe('The simulators', () => {
  it('are narrowed by game and subject, by keys, in an address that can be shared', async () => {
    const { page, troubles } = await site.visit('/fr/simulators/');
    await hydrated(page);
    const tools = page.locator('[data-subject]:visible');
    const all = await tools.count();
    await page.getByLabel('Young Jedi', { exact: true }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/simulators/?game=young-jedi');
    await expect.poll(() => tools.count()).toBeLessThan(all);
    await page.getByLabel(WAY_WORDS.fr.subjects.deck).check({ force: true });
    await page.waitForURL('**?game=young-jedi&subject=deck');
    await expect.poll(() => tools.count()).toBe(1);
    await page.reload();
    await expect.poll(() => tools.count()).toBe(1);
    await page.getByLabel(WAY_WORDS.fr.subjects.planets).check({ force: true });
    await page.getByLabel('SWCCG', { exact: true }).check({ force: true });
    await page.getByText(WAY_WORDS.fr.noTool).waitFor();
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await expect.poll(() => tools.count()).toBe(all);
    expect(troubles).toEqual([]);
  });
  it('are all there where scripts do not run', async () => {
    const { page } = await site.visit('/fr/simulators/?game=gundam', { javaScriptEnabled: false });
    expect(await page.locator('[data-subject]:visible').count()).toBe(16);
    expect(await page.locator('.simulator-filter').isVisible()).toBe(false);
  });
  it('begin with one example a game, each with its drawing', async () => {
    const { page } = await site.visit('/en/simulators/', { viewport: PHONE, bypassCSP: true });
    const start = page.locator('[data-start] > li');
    expect(await start.count()).toBe(3);
    expect(await page.locator('.example .thumb').count()).toBe(await page.locator('.example').count());
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6500);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
});

describe('The home page', () => {
  it.each(LOCALES)('leads to the four things that one does here, %s', async (locale) => {
    const t = WAY_WORDS[locale];
    const { page } = await site.visit(`/${locale}/`, { viewport: PHONE });
    const tiles = page.getByRole('region', { name: t.ways }).getByRole('link');
    expect(await tiles.locator('.door-title').allInnerTexts()).toEqual(
      [t.search, t.replay, t.judge, t.practise].map(({ title }) => title),
    );
    await tiles.nth(1).click();
    await page.waitForURL(`**/${locale}/simulators/`);
  });
  it('calls each place by one name, on phones and on wide screens', async () => {
    const { page } = await site.visit('/fr/');
    for (const href of ['/fr/simulators/', '/fr/judge/']) {
      const names = await page
        .locator(`header a[href="${href}"], .tab-bar a[href="${href}"]`)
        .allTextContents();
      expect(new Set(names).size, href).toBe(1);
    }
  });
  it('opens its examples in the simulator', async () => {
    const { page } = await site.visit('/en/');
    const hrefs = await page
      .getByRole('region', { name: 'Worked examples' })
      .locator('.example a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect(href).toMatch(/^\/en\/simulators\/[a-z-]+\/[a-z0-9-]+\/$/);
  });
});

describe('The page of a game', () => {
  it.each([
    ['swccg', ['/fr/simulators/swccg-deck/']],
    ['young-jedi', ['/fr/simulators/yj-deck/']],
    ['gundam', ['/fr/simulators/gundam-deck/']],
  ])('leads to its simulators, deck checker and practice: %s', async (game, checkers) => {
    const { page } = await site.visit(`/fr/${game}/`);
    const doors = await page
      .locator('.doors a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(doors).toEqual([`/fr/simulators/?game=${game}`, ...checkers, `/fr/practice/#game=${game}`]);
    expect(await page.locator('.stands a[href*="/simulators/"]').count()).toBeGreaterThan(1);
    await page.locator('.search-door').click();
    await page.locator(`dialog .game-chip[data-game="${game}"]:has(:checked)`).waitFor();
  });
  it('has its search opened without scripts too', async () => {
    const { page } = await site.visit('/en/gundam/', { javaScriptEnabled: false });
    await page.locator('.search-door').click();
    await page.waitForURL('**/en/search/?game=gundam');
  });
});

describe('The foot of every page', () => {
  it('names practice and deck checks before feeds and data', async () => {
    const { page } = await site.visit('/en/swccg/alter/');
    const names = await page.locator('footer li').allInnerTexts();
    expect(names.slice(0, 3)).toEqual([SIMULATOR_WORDS.en.simulators, 'Practice', 'Check a deck']);
  });
});
