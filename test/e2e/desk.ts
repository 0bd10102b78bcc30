import type { BrowserContext, Page } from 'playwright-core';
import type { Ruling } from '../../app/_desk/log/ruling';
import { writeLogJson } from '../../app/_desk/log/write-file';
import { at } from '../desk/log/support';
import { hydrated, type openSite } from './site';

/** The judge's desk, as its tests take hold of it. */

type Site = ReturnType<typeof openSite>;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const lines = (page: Page) => page.locator('.desk-line');
/** The text of the only line. Not `innerText`: a line below the fold is not laid out, and has none. */
export const lineText = (page: Page) => lines(page).textContent();
export const form = (page: Page) => page.locator('.desk-form');
export const done = (page: Page, what: string) => page.locator(`[data-last=${what}]`).waitFor();
export const logOf = (...rulings: Ruling[]) => writeLogJson(rulings, new Date(at(50)));

/** A visit to the desk with its files open. */
export async function visitDesk(site: Site, options: Parameters<Site['visit']>[1] = {}) {
  const visit = await site.visit('/fr/judge/', options);
  await openFiles(visit.page);
  return visit;
}

/** Another tab of the same browser. */
export async function newTab(site: Site, context: BrowserContext, path = '/fr/judge/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url(path));
  await hydrated(page);
  return page;
}

export async function openFiles(page: Page): Promise<void> {
  await page.getByText('Exporter et importer').click();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
}

export async function importText(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'log', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Fills in a call and leaves it unsaved. */
export async function write(page: Page, table: string, outcome: string): Promise<void> {
  await button(page, 'Nouvel appel').click();
  await form(page).getByLabel('Table').fill(table);
  await openRest(page);
  await form(page).getByLabel('Question').fill('Qui choisit les pertes ?');
  await form(page).locator('input[role=combobox]').fill('attrition');
  await form(page).locator('div[role=option]').first().click();
  await form(page).getByLabel(outcome).check();
}

/** Unfolds what a call can say beyond its table and decision. */
export async function openRest(page: Page): Promise<void> {
  const rest = form(page).locator('.desk-rest');
  if ((await rest.getAttribute('open')) === null) await rest.locator('summary').click();
}

/** Opens a ruling to edit it and puts a text into one of its fields, unsaved. */
export async function edit(page: Page, table: string, field: string, text: string): Promise<void> {
  await button(page, `Modifier la décision de la table ${table}`).click();
  await form(page).getByLabel(field).fill(text);
}

export const save = (page: Page) =>
  form(page)
    .getByRole('button', { name: /^Enregistrer/ })
    .click();
