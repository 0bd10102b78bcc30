import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { DARK, faced, GUNDAM, LIGHT, RULINGS, SETS } from '../cards/made-up';
import { expectNoViolations } from './axe';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const file = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});
const bring = async (page: Page, ...files: ReturnType<typeof file>[]) => {
  await page.locator('#cards input[type=file]').setInputFiles(files);
  await page.locator('[data-cards-status] p.font-semibold').waitFor();
};
const ALL = [
  file('light.json', LIGHT),
  file('dark.json', DARK),
  file('sets.json', SETS),
  file('gundam.json', GUNDAM),
  file('rulings.json', RULINGS),
];

describe('My cards in settings', () => {
  it('take files, say what they hold, and erase them', async () => {
    const { page, troubles } = await site.visit('/fr/settings/', { viewport: PHONE, bypassCSP: true });
    await bring(page, ...ALL);
    const held = page.locator('[data-held-cards]');
    await expect.poll(() => held.locator('[data-part]').count()).toBe(5);
    expect(await held.locator('[data-part=swccg-light]').innerText()).toMatch(
      /8\s+cartes,\s+9\s+impressions/,
    );
    expect(await held.locator('[data-part=gundam-rulings]').innerText()).toMatch(/2\s+décisions/);
    expect(await page.locator('#cards').innerText()).toMatch(/ODbL[\s\S]*MIT/);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => held.locator('[data-part]').count()).toBe(5);
    await page.getByRole('button', { name: 'Effacer mes cartes' }).click();
    await page.getByRole('button', { name: 'Oui, effacer mes cartes' }).click();
    await page.getByText('Vos cartes ont été effacées').waitFor();
    expect(await held.count()).toBe(0);
    expect(troubles).toEqual([]);
  });
  it('refuse a damaged or foreign file with the reason, and nothing changes', async () => {
    const { page } = await site.visit('/en/settings/');
    await bring(page, file('light.json', LIGHT));
    await bring(
      page,
      file('dark.json', DARK),
      file('cut.json', '{"cards": ['),
      file('other.json', { books: 1 }),
    );
    await page.getByText('Nothing was changed.').waitFor();
    expect(await page.locator('[data-refused]').count()).toBe(2);
    expect(await page.locator('[data-refused=not-json]').innerText()).toContain('damaged or cut off');
    expect(await page.locator('[data-part]').count()).toBe(1);
    await bring(page, file('light.json', { cards: [faced('Light', '1_9', { title: 'The Only One' })] }));
    await page.getByText('The cards are ready.').waitFor();
    expect(await page.locator('[data-part=swccg-light]').innerText()).toMatch(/1\s+cards?\b/);
  });
});

describe('A card that is held', () => {
  it('is found by its name, and has a page with facts, rulings and rules', async () => {
    const { page, troubles } = await site.visit('/fr/settings/', { viewport: PHONE, bypassCSP: true });
    await page.getByLabel('Garder aussi le texte des cartes').check();
    await bring(page, ...ALL);
    await page.goto(site.url('/fr/search/'));
    await hydrated(page);
    await page.getByRole('combobox').first().fill('brandts kafer');
    await page.locator('[data-card-hits=named] [data-card="gundam/GD09-002"]').click();
    await page.locator('[data-card-page="GD09-002"] h1').waitFor();
    expect(await page.locator('h1').innerText()).toContain('Käfer');
    expect(await page.locator('.held-facts').first().innerText()).toMatch(/Blocker/);
    await expect.poll(() => page.locator('[data-related]').innerText()).toMatch(/mot-clé · Blocker/);
    expect(await page.locator('[data-rulings]').innerText()).toContain('Twice?');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    expect(troubles).toEqual([]);
  });
  it('stands beside a question, which the rules answer', async () => {
    const { page } = await site.visit('/en/settings/');
    await bring(page, ...ALL);
    await page.goto(site.url('/en/search/'));
    await hydrated(page);
    await page.getByRole('combobox').first().fill('can Morrow Vane draw battle destiny twice?');
    await page.locator('[data-card-hits=mentioned] [data-card="swccg/1_101"]').waitFor();
    await page.locator('.search-hit').first().waitFor();
    expect(await page.locator('.search-hit').first().getAttribute('href')).toContain('/swccg/');
  });
  it('is shown by a bare name: figures, newest rulings, rules, and the way to the table', async () => {
    const { page } = await site.visit('/fr/settings/', { viewport: PHONE, bypassCSP: true });
    await bring(page, ...ALL);
    await page.goto(site.url('/fr/search/?q=GD09-001'));
    await hydrated(page);
    const card = page.locator('article[data-card-hits=named]');
    await card.locator('[data-rulings]').waitFor();
    expect(await card.innerText()).toMatch(
      /AP\s+3[\s\S]*Breach 3[\s\S]*Does it add up\?[\s\S]*11 juillet 2025/,
    );
    expect(await card.locator('.rule-chip').allInnerTexts()).toContain('Breach');
    expect(await card.locator('[data-on-table]').getAttribute('href')).toBe('/fr/table/#add=gundam/GD09-001');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
  it('is asked about on the judge’s page, and the rules on its kind answer', async () => {
    const { page } = await site.visit('/fr/settings/');
    await bring(page, ...ALL);
    const question = 'Brandt’s Käfer peut-il attaquer le tour où il est déployé ?';
    await page.goto(site.url(`/fr/judge/?q=${encodeURIComponent(question)}`));
    await hydrated(page);
    await page.locator('[data-card-hits=mentioned] [data-card="gundam/GD09-002"]').waitFor();
    await page
      .getByText(/Link Unit/)
      .first()
      .waitFor();
  });
  it('of a name that can mean several is shown with the others', async () => {
    const { page } = await site.visit('/fr/settings/');
    await bring(page, ...ALL);
    await page.goto(site.url('/fr/search/?q=dont+blink'));
    await hydrated(page);
    await page.locator('nav[data-card-hits=named] [data-card="swccg/1_102"]').waitFor();
    expect(await page.locator('nav[data-card-hits=named]').innerText()).toMatch(
      /peut désigner plusieurs cartes/i,
    );
  });
  it('tells the deck checker what it is', async () => {
    const { page } = await site.visit('/en/settings/');
    await bring(page, ...ALL);
    await page.goto(site.url('/en/simulators/swccg-deck/'));
    await hydrated(page);
    await page.getByLabel('Your list').fill('59 Salt Runner\nOssa: Salt Market');
    await page.locator('[data-verdict=legal]').waitFor();
    await page.getByLabel('Your list').fill('59 Salt Runner\nMorrow Vane');
    await page.locator('[data-verdict=illegal]').waitFor();
  });
  it('is checked from a file, and the sheet has a box for each line of cards', async () => {
    const { page } = await site.visit('/en/settings/');
    await bring(page, ...ALL);
    await page.goto(site.url('/en/simulators/swccg-deck/'));
    await hydrated(page);
    await page.locator('.deck-desk input[type=file]').setInputFiles({
      name: 'list.txt',
      mimeType: 'text/plain',
      // the byte 0x95 of the older Windows code
      buffer: Buffer.from('Characters: (59)\n59x \x95Salt Runner\nLocations\nOssa: Salt Market', 'latin1'),
    });
    await page.locator('[data-verdict=legal]').waitFor();
    expect(await page.locator('.deck-lines [data-cards]').count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.deck-form').isVisible()).toBe(true);
    expect(await page.locator('#deck-list').isVisible()).toBe(false);
  });
  it('is said to be missing where there is none', async () => {
    const { page } = await site.visit('/fr/cards/#card=swccg/1_1');
    await page.locator('[data-card-page=none]').waitFor();
    expect(await page.locator('[data-card-page] a').getAttribute('href')).toBe('/fr/settings/#cards');
  });
});
