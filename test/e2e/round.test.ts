import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { at, ruling } from '../desk/log/support';
import { expectNoViolations } from './axe';
import { button, done, form, importText, lines, logOf, openFiles, save, visitDesk, write } from './desk';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const pill = (page: Page) => page.locator('.round-pill');
const go = async (page: Page, path: string) => {
  await page.goto(site.url(path));
  await hydrated(page);
};

describe('The round, on every page', () => {
  it('shows its time in the header and the title, and warns in words unless that is turned off', async () => {
    const { page, troubles } = await site.visit('/fr/judge/', { viewport: PHONE });
    await page.clock.install({ time: new Date(at(0)) });
    await go(page, '/fr/swccg/attrition/');
    expect(await pill(page).count()).toBe(0);
    const title = await page.title();
    await go(page, '/fr/judge/');
    await button(page, 'Démarrer').click();
    await go(page, '/fr/swccg/attrition/');
    await pill(page).waitFor();
    await page.clock.runFor(1000);
    expect(await page.title()).toMatch(/^(50:00|49:5\d) · /);
    expect((await page.title()).endsWith(title)).toBe(true);
    await expectNoSidewaysScroll(page);
    await page.clock.fastForward('40:00');
    await page.clock.runFor(1000);
    await page.getByText('Il reste 10 minutes dans la ronde.').waitFor();
    await button(page, 'Fermer ce message').click();

    await go(page, '/fr/judge/');
    await button(page, 'Régler l’horloge').click();
    await page.getByRole('dialog').getByLabel('message').uncheck();
    await button(page, 'Fermer').click();
    await go(page, '/en/gundam/blocker/');
    await pill(page).waitFor();
    await page.clock.fastForward('06:00');
    await page.clock.runFor(1000);
    expect(await pill(page).innerText()).toMatch(/^[43]:\d\d$/);
    expect(await page.locator('.round-told').count()).toBe(0);
    await page.clock.fastForward('05:00');
    await page.clock.runFor(1000);
    expect(await pill(page).innerText()).toMatch(/^\+/);

    await go(page, '/fr/judge/');
    await button(page, 'Régler l’horloge').click();
    await button(page, 'Remettre à 50:00').click();
    await pill(page).waitFor({ state: 'detached' });
    expect(await page.title()).not.toMatch(/^\+?\d/);
    expect(troubles).toEqual([]);
  });

  it('is shown to the hall, and gives way to content in a low window', async () => {
    const { page } = await site.visit('/fr/judge/');
    await button(page, 'Plein écran pour la salle').click();
    const hall = page.locator('dialog.hall');
    await hall.getByText('50:00').waitFor();
    await button(page, 'Quitter le plein écran').click();
    await hall.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 844, height: 390 });
    const sticks = await page.evaluate(() =>
      ['.desk-bar', '.site-header', '.tab-bar']
        .map((name) => document.querySelector(name))
        .filter((bar) => bar && ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
        .map((bar) => bar?.className),
    );
    expect(sticks).toEqual([]);
  });
});

describe('Time given to a table', () => {
  it('moves its end, and is counted down once the round is over, until the table has finished', async () => {
    const { page } = await site.visit('/fr/judge/');
    await page.clock.install({ time: new Date(at(0)) });
    await go(page, '/fr/judge/');
    await button(page, 'Nouvel appel').click();
    await form(page).getByLabel('Table').fill('12');
    await form(page).getByLabel('Permis').check();
    await button(page, '3 min').click();
    await save(page);
    await done(page, 'added');
    const tables = page.locator('.desk-tables');
    expect(await tables.innerText()).toMatch(/Table 12.: jusqu’à 53:00/);
    await button(page, 'Démarrer').click();
    await page.clock.runFor(1000);
    expect(await tables.innerText()).toMatch(/Table 12.: jusqu’à \d\d:5[34]/);
    await page.clock.fastForward('51:00');
    await page.clock.runFor(1000);
    await tables.getByText('Tables encore en jeu').waitFor();
    expect(await tables.getByRole('timer').innerText()).toMatch(/^(2:00|1:5\d)$/);
    await button(page, 'La table 12 a terminé').click();
    await tables.waitFor({ state: 'detached' });
  });
});

describe('Decisions that differ', () => {
  const two = async () => {
    const { page } = await visitDesk(site);
    await importText(page, logOf(ruling()));
    await done(page, 'imported');
    await write(page, '7', 'Refusé');
    await form(page).getByText('Vous aviez décidé autrement').waitFor();
    return page;
  };
  it('are resolved by correcting the earlier one, which can be undone', async () => {
    const page = await two();
    await button(page, 'Corriger la décision de la table 4').click();
    await done(page, 'corrected');
    expect(await form(page).getByText('Vous aviez décidé autrement').count()).toBe(0);
    expect(await lines(page).first().innerText()).toMatch(/Refusé\s+Corrigé[\s\S]*D’abord.: Permis/);
  });
  it('are resolved by a reason, which is shown with the rule on this device', async () => {
    const page = await two();
    await button(page, 'La situation diffère…').click();
    await form(page).getByLabel('Pourquoi la situation diffère').fill('La carte était déjà perdue.');
    await button(page, 'Retenir cette raison').click();
    expect(await form(page).getByText('Vous aviez décidé autrement').count()).toBe(0);
    await save(page);
    await done(page, 'added');
    expect(await page.locator('[data-apart]').innerText()).toContain('La carte était déjà perdue.');
    const cited = await lines(page).first().getByRole('link').first().getAttribute('href');
    await go(page, cited?.split('#')[0] ?? '');
    await page.locator('.rule-notes', { hasText: 'La carte était déjà perdue.' }).waitFor();
  });
});

describe('A call, one-handed on a phone', () => {
  /** Every touch of the screen, counted by the page itself, over reloads and other pages. */
  const countTaps = (page: Page) =>
    page.addInitScript(() => {
      document.addEventListener(
        'pointerdown',
        ({ isTrusted, pointerType }) => {
          if (isTrusted && pointerType === 'touch')
            sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
        },
        true,
      );
    });
  const taps = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps')));
  /** Taps what stands in sight, above the bar of tabs, without scrolling. */
  const tap = async (page: Page, sight: Locator) => {
    await sight.waitFor();
    const box = await sight.boundingBox();
    expect(box && box.y > 0 && box.y + box.height < PHONE.height - 56, String(sight)).toBe(true);
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  const visit = async (path: string) => {
    const { page } = await site.visit('/fr/', { viewport: PHONE, hasTouch: true, isMobile: true });
    await countTaps(page);
    await go(page, path);
    return page;
  };
  const finish = async (page: Page, table: string) => {
    await form(page).locator('[data-field=table]:focus').waitFor();
    await page.keyboard.type(table);
    await tap(page, form(page).getByText('Refusé', { exact: true }));
    await tap(page, button(page, '3 min'));
    await tap(page, button(page, 'Enregistrer'));
    await done(page, 'added');
  };
  it('takes four taps and two figures from an answer: note, decide, give time, save', async () => {
    const page = await visit(`/fr/judge/?q=${encodeURIComponent('alter sur un bouclier defensif')}`);
    await tap(page, button(page, 'Noter cette décision'));
    await finish(page, '12');
    expect(await taps(page)).toBe(4);
    expect(await lines(page).innerText()).toMatch(/Table 12[\s\S]*Refusé[\s\S]*Boucliers défensifs/);
  });
  it('takes as many from an entry, whose rule it cites', async () => {
    const page = await visit('/fr/swccg/attrition/');
    const note = page.getByRole('link', { name: 'Noter cette décision' }).first();
    await note.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await tap(page, note);
    await finish(page, '7');
    expect(await taps(page)).toBe(4);
    expect(await lines(page).innerText()).toMatch(/Table 7[\s\S]*Attrition/);
  });
  it('takes one for a table that calls while nothing is open, and two to decide and save', async () => {
    const page = await visit('/fr/judge/');
    await tap(page, button(page, 'Nouvel appel'));
    await form(page).locator('[data-field=table]:focus').waitFor();
    await page.keyboard.type('3');
    await tap(page, form(page).getByText('Permis', { exact: true }));
    await tap(page, button(page, 'Enregistrer'));
    await done(page, 'added');
    expect(await taps(page)).toBe(3);
  });
});

describe.each(['light', 'dark'] as const)('axe, %s', (colorScheme) => {
  it('finds nothing in the sheets and folds of a day', async () => {
    const { page } = await site.visit('/fr/judge/', { viewport: PHONE, colorScheme, bypassCSP: true });
    await openFiles(page);
    const apart = [{ from: 'a', why: 'Autre carte' }];
    await importText(page, logOf(ruling(), ruling({ id: 'b', createdAt: at(3), outcome: 'refused', apart })));
    await done(page, 'imported');
    await button(page, 'Démarrer').click();
    await pill(page).waitFor();
    await page.getByText('Bilan de la journée').click();
    await page.locator('.day-report').waitFor();
    await page.getByText('D’un téléphone à l’autre').click();
    await button(page, 'Montrer les codes').click();
    await page.locator('.hand-over-code').waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Régler l’événement/ }).click();
    await page.getByLabel('Nom', { exact: true }).waitFor();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await button(page, 'Fermer').click();
    await button(page, 'Régler l’horloge').click();
    await page.getByRole('dialog').getByLabel('message').waitFor();
    await expectNoViolations(page);
  });
  it('finds nothing in the hall, in a call that differs, and in the largest type at 320 px', async () => {
    const { page } = await site.visit('/en/judge/', { colorScheme, bypassCSP: true });
    await page.getByText('Export and import').click();
    const file = { name: 'log', mimeType: 'text/plain', buffer: Buffer.from(logOf(ruling())) };
    await page.locator('.desk-files input[type=file]').setInputFiles(file);
    await done(page, 'imported');
    await button(page, 'Full screen for the hall').click();
    await page.locator('dialog.hall').waitFor();
    await expectNoViolations(page);
    await button(page, 'Leave full screen').click();
    await go(page, '/en/judge/#note=swccg/attrition&situation=abc&title=Vader');
    await form(page).locator('.desk-cited').waitFor();
    await form(page).locator('.desk-outcomes input').nth(1).check();
    await form(page).locator('[data-conflict]').waitFor();
    await page.getByText('The situation differs').click();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.dataset.text = 'largest';
    });
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
});
