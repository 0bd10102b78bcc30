import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, done, form, lines } from './desk';
import { makeReady, openEvent, smallSite } from './event';
import { hydrated } from './site';

const open = openEvent();

/** Who judges, and for which event if it is made here. */
async function setUp(page: Page, initials: string, name?: string): Promise<void> {
  await page.getByRole('button', { name: /^Régler l’événement/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Vos initiales').fill(initials);
  if (name) {
    await sheet.getByLabel('Nom', { exact: true }).fill(name);
    await sheet.getByLabel('Nombre de tables').fill('24');
    await sheet.getByLabel('Infractions de cet événement').fill('Retard | Tardiness');
    await sheet.getByLabel('Sanctions de cet événement').fill('Avertissement | Warning');
    await sheet.getByRole('button', { name: 'Enregistrer l’événement' }).click();
    await sheet.getByText('Événement enregistré.').waitFor();
  }
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  await page.getByText(`Arbitre ${initials}`).waitFor();
}

async function call(page: Page, table: number, outcome: string, minutes = 0): Promise<void> {
  await button(page, 'Nouvel appel').click();
  await form(page).getByLabel('Table').fill(String(table));
  await form(page).getByLabel(outcome).check();
  if (minutes > 0) await button(page, `${minutes} min`).click();
  await button(page, 'Enregistrer').click();
  await form(page).waitFor({ state: 'detached' });
  await done(page, 'added');
}

async function nextRound(page: Page): Promise<void> {
  await button(page, 'Régler l’horloge').click();
  await button(page, 'Passer à la ronde suivante').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openHandOver(page: Page): Promise<void> {
  const fold = page.locator('details', { hasText: 'D’un téléphone à l’autre' });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

/** A photo of each code that the phone shows. */
async function photos(page: Page): Promise<Buffer[]> {
  await openHandOver(page);
  await button(page, 'Montrer les codes').click();
  const code = page.locator('.hand-over-code .qr-code');
  await code.waitFor();
  await code.evaluate((drawn) => drawn.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const pages = Number((await code.getAttribute('aria-label'))?.split(' ').at(-1));
  const taken: Buffer[] = [];
  if (pages > 1) await button(page, 'Arrêter le défilement').click();
  for (let i = 0; i < pages; i++) {
    taken.push(await code.screenshot());
    if (pages > 1) await button(page, 'Code suivant').click();
  }
  return taken;
}

async function readPhotos(page: Page, taken: readonly Buffer[]): Promise<void> {
  await openHandOver(page);
  await page
    .locator('input[data-photos]')
    .setInputFiles(taken.map((buffer, i) => ({ name: `code-${i}.png`, mimeType: 'image/png', buffer })));
  await page.locator('[data-received]').waitFor();
}

/** A call that a reload interrupts: what was written of it is still there. */
async function interrupted(page: Page, table: number): Promise<void> {
  await button(page, 'Nouvel appel').click();
  await form(page).getByLabel('Table').fill(String(table));
  await form(page).getByLabel('Permis').check();
  await page.reload();
  await hydrated(page);
  await form(page).getByText('Le voici tel que vous l’aviez laissé.').waitFor();
  expect(await form(page).getByLabel('Table').inputValue()).toBe(String(table));
  await button(page, 'Enregistrer').click();
  await form(page).waitFor({ state: 'detached' });
  await done(page, 'added');
}

describe('A day of two judges without a network', () => {
  it('goes from the set-up over three rounds and forty calls to one report', async () => {
    const folder = await smallSite('day');
    const head = await open(folder);
    const floor = await open(folder);
    for (const { page, host } of [head, floor]) {
      await makeReady(page, host);
      await host.switchOff();
      await page.reload();
      await hydrated(page);
    }
    await setUp(head.page, 'LM', 'Open de Lyon');
    await setUp(floor.page, 'PK');
    await readPhotos(floor.page, await photos(head.page));
    await floor.page
      .locator('.desk-event option:checked', { hasText: 'Open de Lyon' })
      .waitFor({ state: 'attached' });

    await button(head.page, 'Démarrer').click();
    for (let round = 1; round <= 3; round++) {
      for (let i = 0; i < 8; i++) await call(head.page, 1 + i, i % 3 ? 'Permis' : 'Refusé', i === 4 ? 3 : 0);
      if (round === 2) await interrupted(head.page, 9);
      else await call(head.page, 9, 'Permis');
      for (let i = 0; i < 4; i++) await call(floor.page, 12 + i, 'Permis');
      if (round === 2) {
        await button(head.page, 'Démarrer').click();
        await head.page.goto(head.host.url('/fr/swccg/attrition/'));
        await head.page.locator('.round-pill').waitFor();
        await expect.poll(() => head.page.title()).toMatch(/^\d+:\d\d · /);
        await head.page.goto(head.host.url('/fr/judge/'));
        await hydrated(head.page);
        await lines(head.page).nth(17).waitFor({ state: 'attached' });
        expect(await lines(head.page).count()).toBe(18);
        await head.page.getByText(/^Table 5.: jusqu’à \d\d:\d\d$/).waitFor();
      }
      if (round === 3) break;
      for (const { page } of [head, floor]) await nextRound(page);
    }
    await call(floor.page, 24, 'Autre décision');
    await readPhotos(head.page, await photos(floor.page));
    await head.page.getByText('13 décisions ajoutées, 0 mise à jour, 0 déjà là').waitFor();
    expect(await lines(head.page).count()).toBe(40);
    expect(await head.page.locator('.desk-judge', { hasText: 'PK' }).count()).toBeGreaterThan(0);

    await head.page.getByText('Bilan de la journée').click();
    const report = head.page.locator('.day-report');
    await report.getByText('40 appels, 9 minutes rendues.').waitFor();
    const rounds = await report.locator('table').first().locator('tbody tr').allInnerTexts();
    expect(rounds.map((row) => row.split(/\s+/).slice(0, 2).join(' '))).toEqual(['1 13', '2 13', '3 14']);

    // What the head judge deletes goes from the other phone too, and does not come back.
    await button(head.page, 'Supprimer la décision de la table 24').click();
    await done(head.page, 'removed');
    await readPhotos(floor.page, await photos(head.page));
    await floor.page.getByText('27 décisions ajoutées, 0 mise à jour, 1 supprimée, 12 déjà là').waitFor();
    expect(await lines(floor.page).count()).toBe(39);
    await readPhotos(head.page, await photos(floor.page));
    await head.page.getByText('0 décision ajoutée, 0 mise à jour, 39 déjà là').waitFor();
    expect(await lines(head.page).count()).toBe(39);
  }, 300_000);
});
