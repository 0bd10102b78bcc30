import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { loadBench } from '../../app/_stands/benches/registry';
import { STAND_IDS } from '../../app/_stands/registry';
import { expectNoViolations } from './axe';
import { overflows } from './overflow';
import { openSite, PHONE, unhyphenated } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true };
const place = (page: Page, id: string) => page.locator(`.stand-panel [data-bench-place="${id}"]`);
const sheet = (page: Page) => page.locator('dialog.sheet[open]');
const done = (page: Page) => sheet(page).locator('.sheet-head button').tap();

/** Counts every tap on the page, so that the way to a table is known. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    addEventListener('pointerdown', () => counted.taps++, true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

/** The address once it holds another position than before. */
async function nextLink(page: Page, before: string): Promise<string> {
  await expect.poll(() => page.url()).not.toBe(before);
  expect(page.url()).toContain('#s=1.');
  return page.url();
}

async function lay(page: Page, at: string, ...names: string[]): Promise<void> {
  await place(page, at).locator('.table-add').tap();
  for (const name of names) {
    await sheet(page).locator('.add-card-find').fill(name);
    await sheet(page).locator('.add-card-known .table-chip').first().tap();
  }
  await done(page);
}

describe('Laying out a table on a phone', () => {
  it('takes the table of a dispute, asks what can happen, plays it, passes it on and opens it again', async () => {
    const { page, troubles } = await site.visit('/fr/table/', onPhone);
    const taps = await countTaps(page);
    await page.locator('a[href$="new=swccg-play.battle-at-a-site"]').tap();
    await page.locator('.table-editor').waitFor();
    await lay(page, 'dark.at.site', 'vader', 'storm');
    await lay(page, 'light.at.site', 'luke', 'han solo');
    await lay(page, 'dark.hand', 'sense');
    for (const [pile, count] of [
      ['reserve', '3'],
      ['force', '0'],
      ['used', '0'],
    ] as const)
      await place(page, `light.${pile}`).locator('.table-count input').fill(count);
    const made = await taps();
    expect(made).toBeLessThanOrEqual(16);
    const names = (await page.locator('.board .card-name').allInnerTexts()).map(unhyphenated);
    for (const name of ['Darth Vader', 'Stormtrooper', 'Luke Skywalker', 'Han Solo', 'Sense'])
      expect(names.join('|')).toContain(name);
    await page.locator('.table-ask').tap();
    const battle = page
      .locator('.what-if .move:not([data-refused])')
      .filter({ hasText: /bataille/i })
      .first();
    await battle.waitFor();
    await page.locator('.move-more').first().tap();
    expect(await page.locator('.move-leads .rule-card a').first().getAttribute('href')).toMatch(
      /^\/fr\/swccg\//,
    );
    const options = await page.locator('.what-if .move:not([data-refused])').allInnerTexts();
    await expect.poll(() => page.url()).not.toContain('lay=');
    const before = page.url();
    await battle.tap();
    await page.locator('.stand[data-at="1"]').waitFor();
    const link = await nextLink(page, before);
    expect(link.length).toBeLessThan(1_500);
    const again = await site.visit(link.slice(new URL(link).origin.length), onPhone);
    await again.page.locator('.stand').waitFor();
    expect(await again.page.locator('.board .card-name').allInnerTexts()).toEqual(
      await page.locator('.board .card-name').allInnerTexts(),
    );
    await again.page.locator('.step-button').nth(1).tap();
    await again.page.locator('.what-if-button').tap();
    await expect
      .poll(() => again.page.locator('.what-if .move:not([data-refused])').allInnerTexts())
      .toEqual(options);
    expect([...troubles, ...again.troubles]).toEqual([]);
  });
  it('undoes and does again, and says what is odd by its rule', async () => {
    const { page } = await site.visit('/fr/table/#new=swccg-play.battle-at-a-site', onPhone);
    await page.locator('.table-editor').waitFor();
    await lay(page, 'dark.at.site', 'vader', 'vader');
    await page.locator('.table-odd').waitFor();
    await page.locator('.table-odd summary').tap();
    expect(await page.locator('.table-odd li a').first().getAttribute('href')).toMatch(/^\/fr\/swccg\//);
    const chips = place(page, 'dark.at.site').locator('.table-chip');
    expect(await chips.count()).toBe(2);
    await page.getByRole('button', { name: 'Annuler' }).tap();
    await expect.poll(() => chips.count()).toBe(1);
    await page.getByRole('button', { name: 'Rétablir' }).tap();
    await expect.poll(() => chips.count()).toBe(2);
    await page.reload();
    await expect.poll(() => chips.count()).toBe(2);
  });
  it('lays a card of one’s own with its figures, and moves, turns and removes cards', async () => {
    const { page } = await site.visit('/en/table/#new=swccg-play.battle-at-a-site', onPhone);
    await page.locator('.table-editor').waitFor();
    await place(page, 'light.at.site').locator('.table-add').tap();
    await sheet(page).locator('.own-card > summary').tap();
    await sheet(page).locator('.own-card input[maxlength="80"]').fill('My hero');
    await sheet(page).locator('.own-card-figures input').first().fill('99');
    await expect
      .poll(() => sheet(page).locator('.own-card [role=alert]').first().innerText())
      .toMatch(/0 to 30/);
    await sheet(page).locator('.own-card-figures input').first().fill('7');
    const rarer = sheet(page).locator('.table-rarer > summary');
    const restricted = sheet(page).getByRole('checkbox', { name: 'two copies (••)' });
    expect(await restricted.isVisible()).toBe(false);
    await rarer.tap();
    await restricted.check();
    await sheet(page).locator('.own-card button[type=submit]').tap();
    await done(page);
    const chip = page.locator('.stand-panel .table-chip', { hasText: 'My hero' });
    await chip.tap();
    const dots = sheet(page).locator('[data-switch=dots] select');
    expect(await dots.isVisible()).toBe(false);
    await rarer.tap();
    expect(await dots.inputValue()).toBe('••');
    await dots.selectOption('•••');
    expect(await dots.inputValue()).toBe('•••');
    expect(await sheet(page).locator('[data-switch=power] input').inputValue()).toBe('7');
    await sheet(page).locator('[data-switch=power] input').fill('8');
    await sheet(page).locator('select').last().selectOption({ index: 1 });
    await expect.poll(() => place(page, 'light.at.site').locator('.table-chip').count()).toBe(0);
    await chip.tap();
    await sheet(page).getByRole('button', { name: 'Remove' }).tap();
    await expect.poll(() => chip.count()).toBe(0);
  });
  it('keeps a situation on the device, and erases it', async () => {
    const { page } = await site.visit('/fr/table/#new=yj-duel.about-to-begin', onPhone);
    await page.locator('.what-if-button').tap();
    await sheet(page).locator('#situation-title').fill('Duel de la table 7');
    await sheet(page).getByRole('button', { name: 'Garder sur cet appareil' }).tap();
    await sheet(page).getByText('Mes situations').waitFor();
    await done(page);
    await page.locator('.stand-back').tap();
    const kept = page.locator('.table-mine a', { hasText: 'Duel de la table 7' });
    await kept.tap();
    await page.locator('.stand').waitFor();
    await page.locator('.stand-back').tap();
    await page.getByRole('button', { name: /Effacer : Duel de la table 7/ }).tap();
    await expect.poll(() => kept.count()).toBe(0);
  });
  it('refuses a damaged link with its reason, and offers what there is', async () => {
    for (const [link, reason] of [
      ['1.AAAA', /lisible/],
      ['7.abc', /plus récente/],
    ] as const) {
      const { page, troubles } = await site.visit(`/fr/table/#s=${link}`, onPhone);
      await expect.poll(() => page.locator('.stepper-notice').innerText()).toMatch(reason);
      expect(await page.locator('.table-template').count()).toBeGreaterThan(10);
      expect(troubles).toEqual([]);
    }
  });
});

describe('From an example', () => {
  it('a position is laid out otherwise and played on', async () => {
    const { page } = await site.visit('/fr/simulators/swccg-stack/sense-alter-war/', onPhone);
    await page.locator('.stand').waitFor();
    await page.getByRole('button', { name: 'Modifier cette position' }).tap();
    await page.locator('.table-editor').waitFor();
    expect(page.url()).toContain('/fr/table/#s=1.');
    await page.locator('.table-ask').tap();
    await page.locator('.what-if .move').first().waitFor();
  });
});

describe.each(STAND_IDS)('The table of %s', (engine) => {
  it('is laid out, played, shared and opened again by touch', async () => {
    const { bench } = await loadBench(engine);
    const { page, troubles } = await site.visit(
      `/fr/table/#new=${engine}.${bench.templates[0]?.id}`,
      onPhone,
    );
    await page.locator('.table-editor').waitFor();
    const chips = page.locator('.stand-panel [data-bench-card]');
    const before = await chips.count();
    for (const add of await page.locator('.stand-panel .table-add').all()) {
      await add.tap();
      const known = sheet(page).locator('.add-card-known .table-chip');
      if ((await known.count()) > 0) await known.first().tap();
      await done(page);
      if ((await chips.count()) > before) break;
    }
    expect(await chips.count()).toBeGreaterThan(before);
    await page.locator('.table-ask').tap();
    const move = page.locator('.what-if .move:not([data-refused])').first();
    await move.waitFor();
    await expect.poll(() => page.url()).not.toContain('lay=');
    const old = page.url();
    await move.tap();
    await page.locator('.stand[data-at="1"]').waitFor();
    const link = await nextLink(page, old);
    const cards = await page.locator('.board [data-card]').count();
    const again = await site.visit(link.slice(new URL(link).origin.length), onPhone);
    await again.page.locator('.stand').waitFor();
    expect(await again.page.locator('.board [data-card]').count()).toBe(cards);
    expect([...troubles, ...again.troubles]).toEqual([]);
  });
});

describe('The page', () => {
  it.each([
    '/fr/table/',
    '/en/table/#new=swccg-play.battle-at-a-site',
    '/fr/table/#new=yj-duel.about-to-begin',
  ])('fits every window and setting: %s', async (path) => {
    const { page } = await site.visit(path);
    await page.locator('.table-editor, .table-chooser').first().waitFor();
    expect(await overflows(page)).toEqual([]);
  });
  it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
    const { page } = await site.visit('/fr/table/#new=swccg-play.battle-at-a-site', {
      ...onPhone,
      colorScheme,
      bypassCSP: true,
    });
    await page.locator('.table-editor').waitFor();
    await expectNoViolations(page);
    await place(page, 'dark.at.site').locator('.table-add').tap();
    await expectNoViolations(page);
    await sheet(page).locator('.add-card-known .table-chip').first().tap();
    await done(page);
    await page.locator('.stand-panel .table-chip').first().tap();
    await expectNoViolations(page);
  });
  it('works out odds beside the page', async () => {
    const { page, troubles } = await site.visit('/fr/table/#new=yj-duel.about-to-begin', onPhone);
    await page.locator('.table-ask').tap();
    await page.locator('.chances .move').tap();
    await page.locator('.chances-table tr').first().waitFor({ timeout: 30_000 });
    expect(troubles).toEqual([]);
  });
});
