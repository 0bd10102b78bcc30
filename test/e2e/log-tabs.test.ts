import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { LOG_DATABASE } from '../../app/_desk/log/database-name';
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
  newTab,
  save,
  visitDesk,
  write,
} from './desk';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const question = (page: Page) => page.locator('.clash');
const side = (page: Page, piece: string, whose: string) =>
  question(page).locator(`[data-piece=${piece}]`).getByRole('radio', { name: whose });

/** Two tabs on a log of one ruling, at table 4. */
async function twoTabs(options: Parameters<typeof site.visit>[1] = {}) {
  const visit = await visitDesk(site, options);
  await importText(visit.page, logOf(ruling()));
  await done(visit.page, 'imported');
  const other = await newTab(site, visit.context);
  await lines(other).waitFor();
  return { ...visit, other };
}

/** Both tabs edit the ruling, and the other one saves first. */
async function clashOn(field: string, options: Parameters<typeof site.visit>[1] = {}) {
  const tabs = await twoTabs(options);
  await edit(tabs.page, '4', field, 'Écrit ici');
  await edit(tabs.other, '4', field, 'Écrit là-bas');
  await save(tabs.other);
  await done(tabs.other, 'edited');
  await save(tabs.page);
  await question(tabs.page).waitFor();
  return tabs;
}

describe('A ruling open in two tabs', () => {
  it('keeps what each of them changed in fields of its own, and says so', async () => {
    const { page, other, troubles } = await twoTabs();
    await edit(page, '4', 'Question', 'Question d’ici');
    await edit(other, '4', 'Précisions', 'Décision de là-bas');
    await save(other);
    await done(other, 'edited');
    await save(page);
    await done(page, 'edited');
    expect(await page.locator('[data-last]').innerText()).toContain(
      'un autre onglet y avait changé : décision',
    );
    const text = await lineText(page);
    expect(text).toContain('Question d’ici');
    expect(text).toContain('Décision de là-bas');
    await button(page, 'Annuler').click();
    await done(page, 'undone');
    expect(await lineText(page)).toContain('Décision de là-bas');
    expect(troubles).toEqual([]);
  });
  it('is asked about where both changed one field; the answer chosen piece by piece is kept', async () => {
    const { page, other } = await clashOn('Précisions');
    expect(await question(page).innerText()).toMatch(/Écrit ici[\s\S]*Écrit là-bas/);
    await button(page, 'Enregistrer ce choix').click();
    await question(page).getByText('Choisissez une version pour : décision.').waitFor();
    await side(page, 'decision', 'La vôtre').check();
    await button(page, 'Enregistrer ce choix').click();
    await done(page, 'edited');
    expect(await lineText(page)).toContain('Écrit ici');
    await other.getByText('Écrit ici').waitFor();
    // the way back: the other version stands again, and the draft is there to go on with
    await button(page, 'Annuler').click();
    await form(page).waitFor();
    expect(await form(page).getByLabel('Précisions').inputValue()).toBe('Écrit ici');
    await other.getByText('Écrit là-bas').waitFor();
  });
  it('may stay as the other tab has it, and the draft is not lost for that', async () => {
    const { page } = await clashOn('Question');
    expect(await page.evaluate(() => sessionStorage.getItem('arbitre.draft'))).toContain('Écrit ici');
    await button(page, 'Revenir au brouillon').click();
    expect(await form(page).getByLabel('Question').inputValue()).toBe('Écrit ici');
    await save(page);
    await side(page, 'question', 'Autre onglet').check();
    await button(page, 'Enregistrer ce choix').click();
    await done(page, 'left');
    expect(await lineText(page)).toContain('Écrit là-bas');
    await button(page, 'Reprendre la mienne').click();
    expect(await form(page).getByLabel('Question').inputValue()).toBe('Écrit ici');
    await save(page);
    await page.locator('[data-last=edited]').waitFor();
    expect(await lineText(page)).toContain('Écrit ici');
  });
  it('and deleted in one of them is put back only if the other says so', async () => {
    const { page, other } = await twoTabs();
    await edit(page, '4', 'Précisions', 'Écrit ici');
    await button(other, 'Supprimer la décision de la table 4').click();
    await done(other, 'removed');
    await save(page);
    await question(page).getByText('Cette décision a été supprimée').waitFor();
    await button(page, 'La laisser supprimée').click();
    await done(page, 'left');
    expect(await lines(page).count()).toBe(0);
    await button(page, 'Reprendre la mienne').click();
    await save(page);
    await lines(other).getByText('Écrit ici').waitFor();
  });
});

describe('An import', () => {
  it('that is undone leaves what another tab has edited since, and says so', async () => {
    const { page, context } = await visitDesk(site);
    await importText(page, logOf(ruling(), ruling({ id: 'b', table: '5' })));
    await done(page, 'imported');
    const other = await newTab(site, context);
    await edit(other, '4', 'Précisions', 'Revu entre-temps');
    await save(other);
    await done(other, 'edited');
    await lines(page).getByText('Revu entre-temps').waitFor();
    await button(page, 'Annuler').click();
    await done(page, 'undone');
    expect(await page.locator('[data-last]').innerText()).toContain(
      '1 décision modifiée depuis par un autre onglet',
    );
    expect(await lines(page).count()).toBe(1);
    expect(await lineText(page)).toContain('Revu entre-temps');
  });
  it('of newer versions asks where this device has edited too, one by one or for all', async () => {
    const { page } = await visitDesk(site);
    const three = ['a', 'b', 'c'].map((id) =>
      ruling({ id, table: id, createdAt: at(0), updatedAt: at(5), decision: 'corrigé ici' }),
    );
    await importText(page, logOf(...three));
    await done(page, 'imported');
    const theirs = three.map((one) => ({ ...one, updatedAt: at(9), decision: 'corrigé là-bas' }));
    await importText(page, logOf(...theirs));
    await question(page).waitFor();
    expect(await page.locator('[data-last]').innerText()).toContain('3 à trancher');
    await side(page, 'decision', 'Fichier').check();
    await button(page, 'Enregistrer ce choix').click();
    await question(page).getByText('2 décisions ont deux versions').waitFor();
    await button(page, 'Garder celles d’ici').click();
    await question(page).waitFor({ state: 'detached' });
    expect(await page.locator('[data-last]').innerText()).toMatch(/1 mise à jour[\s\S]*2 laissées/);
    expect(await lines(page).filter({ hasText: 'corrigé ici' }).count()).toBe(2);
    // what was kept is not asked about again
    await importText(page, logOf(...theirs));
    await page.getByText('1 déjà là, 2 laissées').waitFor();
    expect(await question(page).count()).toBe(0);
  });
});

describe('Erasing everything', () => {
  const erase = async (page: Page) => {
    await button(page, 'Tout effacer').click();
    await button(page, 'Oui, tout effacer').click();
  };
  it('empties the tabs that are open, their drafts too, and they say so', async () => {
    const { page, context } = await twoTabs();
    await write(page, 'SECRET', 'Permis');
    const reader = await newTab(site, context, '/fr/swccg/attrition/');
    await reader.evaluate(() => sessionStorage.setItem('arbitre.draft', 'SECRET'));
    const settings = await newTab(site, context, '/fr/settings/');
    await erase(settings);
    await settings.getByText('Tout a été effacé').waitFor();
    await done(page, 'erased');
    expect(await lines(page).count()).toBe(0);
    expect(await form(page).count()).toBe(0);
    for (const tab of [page, reader]) expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
    expect((await settings.evaluate(() => indexedDB.databases())).map(({ name }) => name)).not.toContain(
      LOG_DATABASE,
    );
    // and the desk works on
    await write(page, '3', 'Permis');
    await save(page);
    await done(page, 'added');
  });
  it('does not wait for ever for a tab that holds on', async () => {
    const { page, context } = await twoTabs();
    await page.goto(site.url('/fr/'));
    await page.evaluate(
      (name) =>
        new Promise((resolve) => {
          indexedDB.open(name).onsuccess = resolve;
        }),
      LOG_DATABASE,
    );
    const settings = await newTab(site, context, '/fr/settings/');
    await erase(settings);
    await settings.getByText('Une partie n’a pas pu être effacée').waitFor();
  });
});

describe('A database that never answers', () => {
  it('is reported; the call stays, and is saved by the answer when it comes', async () => {
    const { page } = await twoTabs();
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...asked) {
        const request = open.apply(this, asked);
        const hold = (event: Event) => event.stopImmediatePropagation();
        request.addEventListener('success', hold);
        addEventListener('speak', () => {
          request.removeEventListener('success', hold);
          request.dispatchEvent(new Event('success'));
        });
        return request;
      };
    });
    await page.reload();
    await hydrated(page);
    await page.locator('[data-storage=failed]').waitFor();
    await write(page, '3', 'Permis');
    await save(page);
    await form(page).locator('[data-storage=failed]').waitFor();
    expect(await form(page).getByLabel('Table').inputValue()).toBe('3');
    await button(page, 'Réessayer').last().click();
    await page.evaluate(() => dispatchEvent(new Event('speak')));
    await done(page, 'added');
    expect(await lines(page).count()).toBe(2);
    expect(await form(page).count()).toBe(0);
    expect(await page.locator('[data-storage]').count()).toBe(0);
  });
});

describe('A log of 2,000 rulings', () => {
  it('draws those in sight, and has the text of all: in the page, by keyboard, on paper', async () => {
    const { page } = await visitDesk(site);
    const many = Array.from({ length: 2000 }, (_, i) =>
      ruling({
        id: `r-${i}`,
        table: String(i),
        createdAt: new Date(Date.parse(at(0)) + i * 1000).toISOString(),
        question: `Question numéro ${i}`,
      }),
    );
    await importText(page, logOf(...many));
    await page.getByText('2000 décisions ajoutées').waitFor();
    const drawn = page.locator('.desk-line-tools');
    expect(await drawn.count()).toBeLessThan(150);
    const last = page.locator('.desk-lines').last();
    expect(await last.textContent()).toContain('Question numéro 0');
    await last.evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const first = page.locator('#ruling-r-0');
    await first.locator('.desk-line-tools').waitFor();
    expect(await drawn.count()).toBeLessThan(150);
    await button(page, 'Modifier la décision de la table 0').focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.desk-line')?.id)).toBe('ruling-r-0');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await drawn.count()).toBe(2000);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.locator('#ruling-r-1000 .desk-line-tools').waitFor({ state: 'detached' });
  });
});

describe.each(['light', 'dark'] as const)('The question of two versions, %s', (colorScheme) => {
  it('has nothing that axe finds, and fits 320 px', async () => {
    const { page } = await clashOn('Précisions', { viewport: PHONE, colorScheme, bypassCSP: true });
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});
