import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { LOG_DATABASE } from '../../app/_desk/log/database-name';
import type { Ruling } from '../../app/_desk/log/ruling';
import { at, ruling, schema1Csv } from '../desk/log/support';
import { expectNoViolations } from './axe';
import { button, done, form, importText, lines, logOf, openFiles, save, visitDesk, write } from './desk';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const desk = (options: Parameters<typeof site.visit>[1] = {}) => visitDesk(site, options);

/** Once the list has caught up with what was done. */
const shown = (page: Page, count: number) => expect.poll(() => lines(page).count()).toBe(count);

async function exported(page: Page, format: 'JSON' | 'CSV'): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, `Exporter en ${format}`).click(),
  ]);
  return fs.readFile(await download.path(), 'utf8');
}

describe('The judge’s log', () => {
  it('takes a call by keyboard alone, and is there after a reload', async () => {
    const { page, troubles } = await desk();
    const keys = page.keyboard;
    await button(page, 'Nouvel appel').focus();
    await keys.press('Enter');
    await keys.type('12');
    // the state, then the decisions: the second of them is a refusal
    for (const key of ['Tab', 'Tab', 'Space', 'ArrowDown']) await keys.press(key);
    for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await keys.press(key);
    await page.getByText(/Table 12.: jusqu’à 53:00/).waitFor();
    await page.getByText('Question, règles, précisions').focus();
    await keys.press('Enter');
    await keys.press('Tab');
    await keys.type('Qui perd ses cartes en premier ?');
    await keys.press('Tab');
    await keys.type('attrition');
    await page.locator('[role=option][aria-selected=true]').waitFor();
    await keys.press('Enter');
    await keys.press('Tab');
    await keys.type('Le joueur qui subit choisit');
    for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await keys.press(key);
    await keys.press('Control+Enter');
    await done(page, 'added');
    await page.reload();
    await lines(page).locator('.desk-line-tools').waitFor({ state: 'attached' });
    // A line out of sight is not laid out, and has no inner text.
    const text = await lines(page).textContent();
    expect(text).toMatch(/Table 12[\s\S]*Qui perd ses cartes en premier \?[\s\S]*Refusé Le joueur qui subit/);
    expect(text).toMatch(/Attrition[\s\S]*\+ 3 min[\s\S]*ajouté à la fin de la ronde/);
    expect(await lines(page).locator('[data-seat=light]').count()).toBe(1);
    expect(troubles).toEqual([]);
  });

  it('points out a decision that differs, edits, deletes, undoes and filters', async () => {
    const { page } = await desk();
    await write(page, '4', 'Permis');
    await save(page);
    await done(page, 'added');
    await write(page, '7', 'Refusé');
    await form(page).getByText('Vous aviez décidé autrement').waitFor();
    await form(page).getByLabel('Ronde').fill('2');
    await save(page);
    const warning = page.locator('.desk-line [data-conflict]');
    expect(await warning.textContent()).toMatch(/ronde 1, table 4.: permis/);

    await page.locator('.desk-log search select').selectOption('2');
    await shown(page, 1);
    await warning.getByRole('link').click();
    await shown(page, 2);
    await page.locator('.desk-line:focus', { hasText: 'Table 4' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '2 décisions sur cette règle' }).first().click();
    await page.getByText('Règle : ').waitFor();

    await button(page, 'Modifier la décision de la table 7').click();
    await form(page).getByLabel('Permis').check();
    await save(page);
    await done(page, 'edited');
    await expect.poll(() => warning.count()).toBe(0);
    await button(page, 'Annuler').click();
    await done(page, 'undone');
    await expect.poll(() => warning.count()).toBe(1);

    await button(page, 'Supprimer la décision de la table 7').press('Enter');
    await done(page, 'removed');
    await shown(page, 1);
    await page.keyboard.press('Enter');
    await done(page, 'undone');
    await shown(page, 2);
  });

  it('notes an answer with its rule and question, and keeps the draft over a reload', async () => {
    const { page } = await site.visit(`/fr/judge/?q=${encodeURIComponent('alter sur un bouclier defensif')}`);
    await button(page, 'Noter cette décision').click();
    expect(await form(page).getByLabel('Question').inputValue()).toBe('alter sur un bouclier defensif');
    await form(page).getByText('Boucliers défensifs').waitFor();
    const say = (await page.locator('.answer-say').innerText()).split('\n').at(-1) ?? '';
    expect(await form(page).getByLabel('Précisions').inputValue()).toContain(say);
    await form(page).getByLabel('Table').fill('9');
    await save(page);
    await form(page).getByText('Choisissez la décision.').waitFor();
    await page.reload();
    await page.getByText('Cet appel n’était pas enregistré.').waitFor();
    expect(await form(page).getByLabel('Table').inputValue()).toBe('9');
    await form(page).getByText('Boucliers défensifs').waitFor();
  });
});

describe('A rule noted from its own page', () => {
  it('is cited by its passage, in the call begun for it and in the log', async () => {
    const { page, troubles } = await site.visit('/fr/swccg/destiny-draw/');
    const passage = page.locator('.prose li[id]').first();
    const words = (await passage.innerText()).slice(0, 30);
    await passage.hover();
    await passage.locator('.permalink').click();
    await page.getByRole('status').getByRole('link', { name: 'Noter cette décision' }).click();
    await form(page).locator('.desk-cited', { hasText: words }).waitFor();
    expect(page.url()).toBe(site.url('/fr/judge/'));
    await page.keyboard.type('12');
    await form(page).getByLabel('Permis').check();
    await save(page);
    await done(page, 'added');
    const cited = lines(page).getByRole('link', { name: words });
    expect(await cited.getAttribute('href')).toMatch(/^\/fr\/swccg\/destiny-draw\/#[\w.-]+$/);
    expect(troubles).toEqual([]);
  });
  it('joins the call that is being written, which loses nothing', async () => {
    const { page } = await desk();
    await write(page, '7', 'Refusé');
    await form(page).getByLabel('Précisions').fill('Déjà dit');
    await page.goto(site.url('/fr/gundam/blocker/'));
    await page.getByRole('link', { name: 'Noter cette décision' }).click();
    await form(page).locator('.desk-cited', { hasText: 'Blocker' }).waitFor();
    expect(await form(page).locator('.desk-cited').count()).toBe(2);
    expect(await form(page).getByLabel('Table').inputValue()).toBe('7');
    expect(await form(page).getByLabel('Précisions').inputValue()).toBe('Déjà dit');
  });
  it.each(['swccg/nope', 'swccg/alter%23nowhere', '../etc', '<b>'])(
    'that does not exist is said to be unknown: %s',
    async (rule) => {
      const { page } = await site.visit(`/fr/judge/#note=${rule}`);
      await page.getByRole('alert').filter({ hasText: 'elle n’est pas citée' }).waitFor();
      expect(await form(page).count()).toBe(0);
      expect(page.url()).toBe(site.url('/fr/judge/'));
    },
  );
});

describe('When storage fails', () => {
  it('for want of room, keeps the line on screen, says why, and saves it once there is some', async () => {
    const { page } = await desk();
    await importText(page, logOf(ruling()));
    await done(page, 'imported');
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      addEventListener('room', () => Object.assign(IDBObjectStore.prototype, { put }));
    });
    await write(page, '3', 'Permis');
    await save(page);
    await page.locator('[data-storage=full]').waitFor();
    await form(page).getByText('La ligne est toujours à l’écran').waitFor();
    expect(await form(page).getByLabel('Table').inputValue()).toBe('3');
    expect(await lines(page).count()).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('room')));
    await button(page, 'Réessayer').click();
    await done(page, 'added');
    expect(await lines(page).count()).toBe(2);
  });
  it('altogether, still keeps the line, over a reload too', async () => {
    const { page } = await desk();
    await write(page, '5', 'Refusé');
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.reload();
    await save(page);
    await form(page).locator('[data-storage=unavailable]').waitFor();
    expect(await form(page).getByLabel('Table').inputValue()).toBe('5');
  });
});

describe('Files', () => {
  const thousand = Array.from({ length: 1000 }, (_, i) =>
    ruling({
      id: `r-${i}`,
      createdAt: new Date(Date.parse(at(0)) + i * 1000).toISOString(),
      round: 1 + (i % 6),
      table: String(i),
      question: `Question ${i}, avec "guillemets" ; et\nune ligne`,
      decision: i % 7 === 0 ? '=1+1' : '',
      extension: i % 5 === 0 ? { minutes: 3, startedAt: at(1) } : null,
    }),
  );
  it('carry 1,000 rulings out and back, and in from a table of schema 1', async () => {
    const { page, troubles } = await desk();
    await importText(page, logOf(...thousand));
    await page.getByText('1000 décisions ajoutées').waitFor();
    const [json, csv] = [await exported(page, 'JSON'), schema1Csv(thousand)];
    expect((await exported(page, 'CSV')).slice(0, 60)).toMatch(
      /^\ufeffÉvénement;Jour;Heure;Ronde;Table;Jeu;/,
    );
    await page.evaluate((name) => {
      indexedDB.deleteDatabase(name);
    }, LOG_DATABASE);
    await page.reload();
    await page.getByText('Aucune décision n’est encore notée.').waitFor();
    await openFiles(page);
    await importText(page, csv);
    await page.getByText('1000 décisions ajoutées').waitFor();
    await importText(page, json);
    await page.getByText('1000 déjà là').waitFor();
    expect(await page.locator('.desk-log search [role=status]').innerText()).toContain('1000 décisions');
    const { rulings } = JSON.parse(await exported(page, 'JSON')) as { rulings: Ruling[] };
    expect(rulings.toReversed()).toEqual(thousand);
    expect(troubles).toEqual([]);
  });
  it('that are damaged are refused with the reason and the place, and nothing changes', async () => {
    const { page } = await desk();
    await importText(page, logOf(ruling()));
    await done(page, 'imported');
    await importText(page, logOf(ruling({ id: 'b' }), ruling({ id: 'c', round: 0 })));
    const alert = page.locator('[data-refused]');
    expect(await alert.innerText()).toMatch(/Décision 2.: le champ «.round.» a une valeur impossible/);
    expect(await alert.innerText()).toContain('Rien n’a changé');
    expect(await lines(page).count()).toBe(1);
  });
  it('harmed in 500 ways are refused, or merged with nothing lost', async () => {
    const { page, troubles } = await desk();
    const own = [ruling(), ruling({ id: 'b', decision: 'la mienne' })];
    await importText(page, logOf(...own));
    await done(page, 'imported');
    const other = logOf(
      ...own.map((one) => ({ ...one, decision: 'une autre, aussi ancienne' })),
      ruling({ id: 'c' }),
    );
    const seen = await page.evaluate(async (text) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      const settled = () => new Promise((resolve) => setTimeout(resolve));
      const counts = { refused: 0, merged: 0 };
      for (let i = 0; i < 500; i++) {
        const place = (i * 7919) % text.length;
        const harmed = text.slice(0, place) + ['', '"', '7', '{'][i % 4] + text.slice(place + 1 + (i % 3));
        const files = new DataTransfer();
        files.items.add(new File([harmed], 'log'));
        if (!input) throw new Error('no file input');
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
        while (input.value) await settled();
        counts[document.querySelector('[data-refused]') ? 'refused' : 'merged'] += 1;
      }
      return counts;
    }, other);
    expect(seen.refused + seen.merged).toBe(500);
    expect(Math.min(seen.refused, seen.merged)).toBeGreaterThan(20);
    const { rulings } = JSON.parse(await exported(page, 'JSON')) as { rulings: Ruling[] };
    for (const one of own) {
      const now = rulings.find(({ id }) => id === one.id);
      expect(now && (now.updatedAt > one.updatedAt || now.decision === one.decision)).toBe(true);
    }
    expect(troubles).toEqual([]);
  });
});

describe('The round clock', () => {
  it('runs, pauses, outlives a reload, tells its end, and gives its round to the next call', async () => {
    const { page, troubles } = await desk();
    await page.clock.install({ time: new Date(at(0)) });
    await page.goto(site.url('/fr/judge/'));
    await hydrated(page);
    const time = page.getByRole('timer').first();
    await button(page, 'Démarrer').click();
    await page.clock.fastForward('10:00');
    await page.clock.runFor(1000);
    expect(await time.innerText()).toBe('39:59');
    await button(page, 'Mettre en pause').click();
    await page.clock.fastForward('05:00');
    await button(page, 'Reprendre').click();
    await page.reload();
    await page.clock.runFor(1000);
    expect(await time.innerText()).toMatch(/^39:5/);
    await page.clock.fastForward('40:00');
    await page.clock.runFor(1000);
    await page.getByText('La ronde est terminée.').waitFor({ state: 'attached' });
    expect(await time.innerText()).toMatch(/^\+0:0/);
    await button(page, 'Régler l’horloge').click();
    await button(page, 'Passer à la ronde suivante').click();
    expect(await time.innerText()).toBe('50:00');
    await button(page, 'Nouvel appel').click();
    expect(await form(page).getByLabel('Ronde').inputValue()).toBe('2');
    expect(troubles).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('axe, %s', (colorScheme) => {
  it('finds nothing on a desk in full use, which fits 320 px', async () => {
    const { page } = await desk({ viewport: PHONE, colorScheme, bypassCSP: true });
    await importText(
      page,
      logOf(ruling(), ruling({ id: 'b', createdAt: at(3), outcome: 'other', seats: [] })),
    );
    await done(page, 'imported');
    await write(page, '12', 'Refusé');
    await form(page).locator('input[role=combobox]').fill('bataille');
    await form(page).locator('div[role=option]').first().waitFor();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
});
