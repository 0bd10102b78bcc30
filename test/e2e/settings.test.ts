import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { expectNoViolations } from './axe';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const styleOf = (page: Page, property: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), property);

describe('Settings', () => {
  it('are shown at once and hold on every page', async () => {
    const { page, troubles } = await site.visit('/fr/settings/', { colorScheme: 'light' });
    await hydrated(page);
    const normal = await styleOf(page, 'font-size');
    await pick(page, 'Très grande');
    expect(Number.parseFloat(await styleOf(page, 'font-size'))).toBeGreaterThan(Number.parseFloat(normal));
    await pick(page, 'Arbitre Clair');
    expect(await styleOf(page, 'font-family')).toContain('Arbitre Clair');
    await pick(page, 'Fort');
    await pick(page, 'Sombre');
    expect(await styleOf(page, 'background-color')).toBe('rgb(0, 0, 0)');
    await pick(page, 'Aucun');
    await pick(page, 'Les deux');
    await page.goto(site.url('/fr/swccg/destiny-draw/'));
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      text: 'largest',
      face: 'dyslexic',
      contrast: 'high',
      theme: 'dark',
      motion: 'reduced',
      terms: 'both',
    });
    const term = page.locator('a[data-term][data-other]').first();
    await term.waitFor();
    expect(await term.evaluate((link) => getComputedStyle(link, '::after').content)).toMatch(/\w/);
    expect(troubles).toEqual([]);
  });
  it('are tried on a rule beside them', async () => {
    const { page } = await site.visit('/fr/settings/');
    const sample = page.locator('.rule-sample');
    const term = sample.locator('a[data-term]');
    const shown = (property: string) =>
      term.evaluate((link, name) => getComputedStyle(link, '::after').getPropertyValue(name), property);
    expect(await shown('content')).toBe('none');
    await pick(page, 'Les deux');
    expect(await shown('content')).toContain('battle destiny');
    const before = (await sample.locator('p').nth(1).boundingBox())?.height ?? 0;
    await pick(page, 'Plus grande');
    expect((await sample.locator('p').nth(1).boundingBox())?.height ?? 0).toBeGreaterThan(before);
  });
  it('give the term of the other language, not the title of its page', async () => {
    const { page } = await site.visit('/fr/settings/');
    await pick(page, 'Les deux');
    await page.goto(site.url('/fr/swccg/attrition/'));
    await page.locator('.prose a[data-other="forfeit"]', { hasText: 'sacrifier' }).waitFor();
    await page.locator('.prose a[data-other="battle"]', { hasText: 'bataille' }).first().waitFor();
  });
  it('list what this device keeps, and erase it when that is confirmed', async () => {
    const { page } = await site.visit('/fr/search/?q=attrition');
    await page.locator('.search-hit').first().click();
    await page.goto(site.url('/fr/settings/'));
    await hydrated(page);
    await pick(page, 'Grande');
    await page.reload();
    const kept = page.locator('section', { hasText: 'Gardé sur cet appareil' });
    await kept.getByText('élément').first().waitFor();
    await kept.getByRole('button', { name: 'Tout effacer' }).click();
    await kept.getByRole('button', { name: 'Non, garder' }).click();
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    await kept.getByRole('button', { name: 'Tout effacer' }).click();
    await kept.getByRole('button', { name: 'Oui, tout effacer' }).click();
    await kept.getByText('Tout a été effacé').waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
  it.each(['light', 'dark'] as const)('have nothing that axe finds, %s', async (colorScheme) => {
    const { page } = await site.visit('/en/settings/', { viewport: PHONE, colorScheme, bypassCSP: true });
    await hydrated(page);
    await expectNoViolations(page);
    await page.getByRole('radio', { name: 'High', exact: true }).check();
    await page.getByRole('radio', { name: 'Very large', exact: true }).check();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});
