import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const PAGE = '/fr/swccg/death-star-ii/battle/';
const TERM = '.prose a[data-term]';

describe('Previews of linked terms', () => {
  it('open on hover, show title, bottom line and source, and close by Escape', async () => {
    const { page, troubles } = await site.visit(PAGE);
    await hydrated(page);
    await page.locator(TERM).first().hover();
    const preview = page.locator('.preview');
    await preview.waitFor();
    expect((await preview.innerText()).length).toBeGreaterThan(60);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  it('open on focus and are entered, pinned and left by keyboard alone', async () => {
    const { page } = await site.visit(PAGE);
    await hydrated(page);
    const term = page.locator(TERM).nth(2);
    await page.keyboard.press('Tab');
    await term.focus();
    const preview = page.locator('#term-preview');
    await preview.waitFor();
    expect(await term.getAttribute('aria-describedby')).toBe('term-preview');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Épingler');
    await page.keyboard.press('Enter');
    await page.locator('.pinned-previews .preview').waitFor();
    expect(await term.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.pinned-previews').waitFor({ state: 'detached' });
  });

  it('open as a sheet on tap instead of leaving the page, and lead on from there', async () => {
    const { page } = await site.visit(PAGE, { viewport: PHONE, hasTouch: true, isMobile: true });
    await hydrated(page);
    const term = page.locator(TERM).nth(3);
    const href = await term.getAttribute('href');
    await term.tap();
    const sheet = page.locator('.preview[data-sheet]');
    await sheet.waitFor();
    expect(page.url()).toBe(site.url(PAGE));
    await sheet.getByRole('link', { name: /Ouvrir/ }).tap();
    await page.waitForURL(`**${href}`);
  });

  it('close when tapping elsewhere', async () => {
    const { page } = await site.visit(PAGE, { viewport: PHONE, hasTouch: true, isMobile: true });
    await hydrated(page);
    await page.locator(TERM).nth(3).tap();
    await page.locator('.preview').waitFor();
    await page.locator('h1').tap();
    await page.locator('.preview').waitFor({ state: 'detached' });
  });

  it('stay inside the window', async () => {
    const { page } = await site.visit(PAGE, { viewport: { width: 700, height: 500 } });
    await hydrated(page);
    for (const place of [0, 4, 9]) {
      await page.locator(TERM).nth(place).hover();
      await page.locator('.preview').waitFor();
      const box = await page.locator('.preview').boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 700).toBe(true);
      await page.keyboard.press('Escape');
    }
  });
});
