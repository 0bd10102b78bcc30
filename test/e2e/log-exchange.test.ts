import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { deletionOf } from '../../app/_desk/log/deletion';
import { writeLogJson } from '../../app/_desk/log/write-file';
import { at, ruling } from '../desk/log/support';
import { expectNoViolations } from './axe';
import {
  button,
  done,
  edit,
  form,
  importText,
  lines,
  lineText,
  logOf,
  openFiles,
  save,
  visitDesk,
} from './desk';
import { expectNoSidewaysScroll, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const SITUATION = { link: '1.swccg-battle.e30_~-', title: 'Vader contre Luke' };
const ADDRESS = `/fr/judge/#situation=${SITUATION.link}&title=${encodeURIComponent(SITUATION.title)}&game=gundam`;

describe('A call about a situation', () => {
  const link = (page: Page) => page.locator('[data-situation]');
  it('begins with it, keeps it through an edit, and hands it over in a file', async () => {
    const { page, troubles } = await site.visit(ADDRESS, { viewport: PHONE });
    await form(page).locator('[data-situation]', { hasText: 'Situation : Vader contre Luke' }).waitFor();
    expect(page.url()).toBe(site.url('/fr/judge/'));
    await form(page).getByLabel('Table').fill('9');
    await form(page).getByLabel('Permis').check();
    await save(page);
    await done(page, 'added');
    expect(await link(page).getAttribute('href')).toBe(`/fr/table/#s=${SITUATION.link}`);
    await edit(page, '9', 'Précisions', 'Revu');
    await save(page);
    await done(page, 'edited');
    expect(await link(page).innerText()).toBe('Situation : Vader contre Luke');
    await openFiles(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Exporter en JSON').click(),
    ]);
    const text = fs.readFileSync((await file.path()) ?? '', 'utf8');
    const other = await visitDesk(site);
    await importText(other.page, text);
    await done(other.page, 'imported');
    expect(await link(other.page).getAttribute('href')).toBe(`/fr/table/#s=${SITUATION.link}`);
    await expectNoSidewaysScroll(page);
    expect([...troubles, ...other.troubles]).toEqual([]);
  });
  it('lets it go again, and a second situation is a second call', async () => {
    const { page } = await site.visit(ADDRESS);
    await link(page).waitFor();
    await page.goto(site.url(ADDRESS.replace('e30', 'e31').replace('Vader', 'Yoda')));
    await form(page).locator('[data-situation]', { hasText: 'Yoda' }).waitFor();
    await button(page, 'Ne plus joindre la situation').click();
    expect(await link(page).count()).toBe(0);
    await button(page, 'Abandonner').click();
    await form(page).locator('[data-situation]', { hasText: 'Vader' }).waitFor();
  });
  it('is told where its link is damaged', async () => {
    const { page } = await site.visit('/fr/judge/#situation=%3Cb%3E&title=x');
    await page.getByRole('alert').filter({ hasText: 'Le lien de la situation est abîmé' }).waitFor();
    expect(await form(page).count()).toBe(0);
  });
});

describe('A ruling that was deleted', () => {
  const edited = ruling({ updatedAt: at(8), past: [at(0)], decision: 'revu là-bas' });
  const deleted = async () => {
    const { page } = await visitDesk(site, { viewport: PHONE, bypassCSP: true });
    await importText(page, logOf(ruling()));
    await done(page, 'imported');
    await button(page, 'Supprimer la décision de la table 4').click();
    await done(page, 'removed');
    return page;
  };
  it('does not come back with the log of another device', async () => {
    const page = await deleted();
    await importText(page, logOf(ruling()));
    await page.getByText('1 laissée : votre version est gardée').waitFor();
    expect(await lines(page).count()).toBe(0);
  });
  it('is asked about where the other device had edited it, and is put back if one says so', async () => {
    const page = await deleted();
    await importText(page, logOf(edited));
    await page.locator('[data-clash=here]').waitFor();
    await expectNoViolations(page);
    await button(page, 'La remettre').click();
    await page.getByText('0 décision ajoutée, 1 mise à jour').waitFor();
    expect(await lineText(page)).toContain('revu là-bas');
  });
  it('goes from here when another device deleted it, which can be undone', async () => {
    const { page } = await visitDesk(site);
    await importText(page, logOf(ruling()));
    await done(page, 'imported');
    const gone = [deletionOf(ruling(), new Date(at(20)), ruling())];
    await importText(page, writeLogJson([], new Date(at(50)), [], gone));
    await page.getByText('0 mise à jour, 1 supprimée').waitFor();
    expect(await lines(page).count()).toBe(0);
    await button(page, 'Annuler').click();
    await done(page, 'undone');
    expect(await lines(page).count()).toBe(1);
  });
  it('is asked about where it was edited here, and stays if one says so', async () => {
    const { page } = await visitDesk(site);
    await importText(page, logOf(edited));
    await done(page, 'imported');
    const gone = [deletionOf(ruling(), new Date(at(20)), ruling())];
    await importText(page, writeLogJson([], new Date(at(50)), [], gone));
    await page.locator('[data-clash=there]').waitFor();
    await button(page, 'La garder').click();
    await page.getByText('0 à trancher').waitFor({ state: 'detached' });
    expect(await lineText(page)).toContain('revu là-bas');
    await importText(page, writeLogJson([], new Date(at(50)), [], gone));
    await page.getByText('0 déjà là').waitFor();
    expect(await page.locator('[data-clash]').count()).toBe(0);
  });
});

describe('A long log', () => {
  const many = Array.from({ length: 400 }, (_, i) =>
    ruling({
      id: `m-${i}`,
      table: String(i + 1),
      createdAt: at(i),
      updatedAt: at(i),
      outcome: i === 0 ? 'refused' : 'allowed',
    }),
  );
  it('draws what is near, holds the rest as text, and leads to any line', async () => {
    const { page } = await visitDesk(site);
    await importText(page, logOf(...many));
    await done(page, 'imported');
    const log = page.locator('.desk-log');
    for (const table of [1, 150, 400])
      await expect.poll(() => log.textContent()).toMatch(new RegExp(`Table.${table}(?!\\d)`));
    expect(await lines(page).count()).toBeLessThan(200);
    await page.getByLabel('Chercher dans le journal').fill('137');
    await expect.poll(() => lines(page).count()).toBe(1);
    await expect.poll(() => lineText(page)).toContain('Table 137');
    await page.getByLabel('Chercher dans le journal').fill('');
    await expect.poll(() => lines(page).count()).toBeGreaterThan(20);
    // The only one decided otherwise is the oldest.
    await expect.poll(() => page.locator('#ruling-m-0').count()).toBe(0);
    await lines(page).first().locator('[data-conflict] a').click();
    await page.locator('#ruling-m-0:focus').waitFor();
    await page.locator('#ruling-m-0').waitFor({ state: 'visible' });
  });
});
