import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { expectNoViolations } from './axe';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const ENTRY = '/fr/swccg/destiny-draw/';
const ANSWER = `/fr/judge/?q=${encodeURIComponent('alter sur un bouclier defensif')}`;
const card = (page: Page) => page.locator('dialog.ruling-card[open]');
const show = (page: Page) => page.getByRole('button', { name: 'Montrer aux joueurs' });

/** What the card shows in the language of the page, and in the other one. */
const parts = (page: Page, place = '.ruling-card-text') =>
  card(page)
    .locator(`${place} > [data-part]`)
    .evaluateAll((all) => all.map((one) => one.dataset.part));

async function showAnswer(page: Page): Promise<void> {
  await page.locator('.answer').waitFor();
  await show(page).first().click();
  await card(page).locator('.ruling-card-other [data-part=say]').waitFor();
}

async function showEntry(page: Page): Promise<void> {
  await hydrated(page);
  await show(page).first().click();
  await card(page).waitFor();
}

describe('The ruling card', () => {
  it('shows an entry in both languages, with source, address and a code, and gives the page back', async () => {
    const { page, troubles } = await site.visit(ENTRY, { viewport: PHONE });
    await showEntry(page);
    const bottomLine = await page.locator('[data-bottom-line]').first().innerText();
    const line = card(page).locator('.ruling-card-line').first();
    expect(await line.innerText()).toContain(bottomLine.slice(0, 40));
    expect(await card(page).locator('.ruling-card-other[lang=en]').innerText()).toContain('Destiny draw');
    expect(await card(page).locator('footer').innerText()).toMatch(
      /Glossaire SWCCG.*§\sTirage de destinée.*règles de 2002/s,
    );
    expect(await card(page).locator('.ruling-card-address').innerText()).toBe(site.url(ENTRY));
    expect(await card(page).getByRole('img', { name: 'Code à scanner' }).count()).toBe(1);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await show(page).first().isVisible()).toBe(true);
    expect(troubles).toEqual([]);
  });
  it('shows the very paragraph whose link was copied', async () => {
    const { page } = await site.visit(ENTRY);
    await hydrated(page);
    const paragraph = page.locator('.prose p[id]').nth(2);
    await paragraph.hover();
    await paragraph.locator('.permalink').click();
    await page.getByRole('status').getByRole('button', { name: 'Montrer aux joueurs' }).click();
    await card(page).waitFor();
    const id = await paragraph.getAttribute('id');
    const address = await card(page).locator('.ruling-card-address').innerText();
    expect(address.replace(/~[0-9a-z]+$/, '')).toBe(site.url(`${ENTRY}#${id}`));
    const shown = await card(page).locator('.ruling-card-line').first().innerText();
    expect(await paragraph.innerText()).toContain(shown.slice(0, 30));
  });
  it('shows the very sentence of an answer and the passage that proves it, in both languages', async () => {
    const { page, troubles } = await site.visit(ANSWER);
    await showAnswer(page);
    const own = card(page).locator('.ruling-card-text > [data-part]');
    expect(await own.allInnerTexts()).toEqual([
      await page.locator('.answer-say').innerText(),
      (await page.locator('.answer-proof').innerText()).replace(/\s*¶$/, ''),
    ]);
    const other = card(page).locator('.ruling-card-other [data-part]');
    expect(await other.allInnerTexts()).toEqual([
      expect.stringMatching(/defensive shield/i),
      expect.stringMatching(/defensive shield/i),
    ]);
    const passage = await page.locator('.answer-link').getAttribute('href');
    expect(await card(page).locator('.ruling-card-address').innerText()).toBe(site.url(passage ?? ''));
    expect(troubles).toEqual([]);
  });
  it('holds what the judge chooses and never nothing, on paper too', async () => {
    const { page } = await site.visit(ANSWER, { viewport: PHONE });
    await showAnswer(page);
    expect(await parts(page)).toEqual(['say', 'passage']);
    const choose = card(page).getByRole('button', { name: 'Choisir' });
    await choose.click();
    const box = (name: RegExp) => card(page).getByRole('checkbox', { name }).first();
    await box(/^Passage/).uncheck();
    expect(await parts(page)).toEqual(['say']);
    expect(await parts(page, '.ruling-card-other')).toEqual(['say']);
    expect(await box(/^Phrase/).isDisabled()).toBe(true);
    await box(/^Règle/).check();
    await box(/^Phrase/).uncheck();
    expect(await parts(page)).toEqual(['line']);
    await expectNoSidewaysScroll(page);
    await choose.click();
    await choose.click();
    expect(await box(/^Phrase/).isChecked()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await card(page).getByRole('checkbox').count()).toBe(0);
    expect(await parts(page)).toEqual(['line']);
  });
  it('has its title whole and the way out in sight, on a phone held sideways too', async () => {
    const { page } = await site.visit(ANSWER, { viewport: { width: 844, height: 390 } });
    await showAnswer(page);
    for (const viewport of [{ width: 844, height: 390 }, PHONE, { width: 320, height: 480 }]) {
      await page.setViewportSize(viewport);
      const close = await card(page).getByRole('button', { name: 'Fermer' }).boundingBox();
      expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect((await card(page).locator('h2').boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await expectNoSidewaysScroll(page);
    }
  });
  it('shows the position of a simulator', async () => {
    const { page } = await site.visit('/fr/simulators/swccg-stack/sense-alter-war/');
    await page.locator('.stand').waitFor();
    for (let i = 0; i < 13; i++) await page.keyboard.press('ArrowRight');
    await page.locator('.stand[data-at="13"]').waitFor();
    await show(page).first().click();
    await card(page).waitFor();
    expect(await card(page).locator('.ruling-card-other').innerText()).toContain('Step 13 of 28');
    expect(await card(page).locator('.ruling-card-address').innerText()).toBe(page.url());
  });
  it('is saved as a picture where the device shares none', async () => {
    const { page, troubles } = await site.visit(ENTRY);
    await showEntry(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card(page).getByRole('button', { name: 'Image' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('arbitre.png');
    const bytes = fs.readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1080);
    expect(troubles).toEqual([]);
  });
  it('prints alone, on half a page', async () => {
    const { page } = await site.visit(ENTRY);
    await showEntry(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main').isVisible()).toBe(false);
    expect(await card(page).getByRole('button').count()).toBe(0);
    const half = 297 / 2 / 25.4;
    expect(((await card(page).boundingBox())?.height ?? 0) / 96).toBeLessThan(half);
  });
  it('says so when the other language cannot be read, and tries again', async () => {
    const { page, context } = await site.visit(ENTRY);
    await hydrated(page);
    await page.route('**/en/swccg/destiny-draw/', (route) => route.abort());
    await show(page).first().click();
    await page.getByRole('alert').filter({ hasText: 'n’a pas pu être lue' }).waitFor();
    await page.unroute('**/en/swccg/destiny-draw/');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await card(page).waitFor();
    await context.close();
  });
  it.each(['light', 'dark'] as const)('has nothing that axe finds, %s', async (colorScheme) => {
    const { page } = await site.visit(ANSWER, { viewport: PHONE, colorScheme, bypassCSP: true });
    await showAnswer(page);
    await card(page).getByRole('button', { name: 'Choisir' }).click();
    await expectNoViolations(page);
  });
});
