import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, openSite } from './site';

const site = openSite();
afterEach(() => site.closeAll());

describe('The glossary', () => {
  it('narrows by kind and by what is typed, and says how many are left', async () => {
    const { page, troubles } = await site.visit('/fr/swccg/glossary/');
    await hydrated(page);
    const all = await page.locator('main section li').count();
    await page.getByText('Jugements', { exact: true }).click();
    await page.waitForURL('**?kind=ruling');
    const shown = () => page.locator('main section li').count();
    await expect.poll(shown).toBeLessThan(all);
    expect(await shown()).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('exemple 4');
    await page.getByRole('status').filter({ hasText: '1 entrée' }).waitFor();
    await page.getByRole('searchbox').fill('zzz');
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await expect.poll(shown).toBe(all);
    expect(troubles).toEqual([]);
  });
  it('opens with the filter that the address asks for', async () => {
    const { page } = await site.visit('/en/swccg/glossary/?kind=ruling&q=example');
    await hydrated(page);
    await page
      .getByRole('status')
      .filter({ hasText: /^\d entries$/ })
      .waitFor();
    expect(await page.getByLabel('Rulings').isChecked()).toBe(true);
  });
  it('keeps its filter in the address, so that Back finds it again', async () => {
    const { page } = await site.visit('/fr/swccg/glossary/');
    await page.getByRole('searchbox').fill('sense');
    await page.waitForURL('**?q=sense');
    const shown = await page.locator('main section li').count();
    await page.locator('main section li a').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('/glossary/'));
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('sense');
    await expect.poll(() => page.locator('main section li').count()).toBe(shown);
  });
  it('hands over to search what no title fits', async () => {
    const { page } = await site.visit('/fr/swccg/glossary/');
    await page.getByRole('searchbox').fill('coincer un starfighter');
    await page.getByRole('link', { name: /Chercher « coincer un starfighter »/ }).click();
    await page.waitForURL('**/fr/search/?q=coincer+un+starfighter*');
    await page.locator('.search-hit').first().waitFor();
  });
  it('is walked by letter', async () => {
    const { page } = await site.visit('/en/swccg/glossary/');
    await page.locator('nav[aria-label="Alphabetical index"] a', { hasText: 'A' }).first().click();
    await page.waitForURL('**#letter-a');
  });
});

describe('By keyboard', () => {
  it('the first stop skips to the content', async () => {
    const { page } = await site.visit('/fr/swccg/actions-stacking/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Aller au contenu');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
  it('every stop is seen', async () => {
    const { page } = await site.visit('/fr/swccg/actions-stacking/');
    await hydrated(page);
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        return element && element !== document.body ? getComputedStyle(element).outlineStyle : 'solid';
      });
      expect(outline).toBe('solid');
    }
  });
});
