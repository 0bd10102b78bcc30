import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const box = (page: Page) => page.locator('input[name=q]:visible');
const hits = (page: Page) => page.locator('.search-hit');

describe('Searching as one types', () => {
  it('shows ranked hits with title, bottom line, game, kind and source, and marks the match', async () => {
    const { page, troubles } = await site.visit('/fr/', { viewport: PHONE });
    await hydrated(page);
    await box(page).pressSequentially('alter sur un bouclier defensif', { delay: 15 });
    await page.locator('.search-hit', { hasText: 'Boucliers défensifs' }).waitFor();
    const first = await hits(page).first().innerText();
    expect(first).toMatch(
      /Boucliers défensifs[\s\S]*n’est pas un effet[\s\S]*SWCCG · Terme · Glossaire SWCCG/,
    );
    expect(await hits(page).first().locator('mark').count()).toBeGreaterThan(1);
    expect(troubles).toEqual([]);
  });
  it('is walked by arrow keys, opened by Enter and cleared by Escape', async () => {
    const { page } = await site.visit('/fr/');
    await hydrated(page);
    await box(page).fill('attrition');
    await hits(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    const href = await page.locator('.search-hit[data-active]').getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await hydrated(page);
    await box(page).fill('attrition');
    await hits(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
  });
  it('offers what was meant for a misspelt word', async () => {
    const { page } = await site.visit('/fr/search/?q=desitn%C3%A9e%20de%20bataile');
    await hits(page).first().waitFor();
    expect(await hits(page).first().innerText()).toContain('Destinée de bataille');
    await page.getByRole('button', { name: /destinée/ }).click();
    await page.waitForURL(/destin%C3%A9e/);
  });
  it('narrows by game and kind and keeps the query', async () => {
    const { page } = await site.visit('/fr/search/?q=duel');
    await hits(page).first().waitFor();
    await page.locator('main').getByLabel('Jeux').selectOption('young-jedi');
    await page.locator('main').getByLabel('Sorte d’entrée').selectOption('ruling');
    await page.waitForURL(/game=young-jedi/);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.search-hit')].every(
        (hit) => hit.getAttribute('data-game') === 'young-jedi',
      ),
    );
    expect(await box(page).inputValue()).toBe('duel');
  });
  it('remembers recent searches on this device, and forgets them when told', async () => {
    const { page } = await site.visit('/fr/search/');
    await hydrated(page);
    await box(page).fill('immunité');
    await hits(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/attrition|immunity/);
    await page.goto(site.url('/fr/search/'));
    await page.getByRole('button', { name: 'immunité' }).waitFor();
    await page.getByRole('button', { name: 'Oublier' }).click();
    expect(await page.getByRole('button', { name: 'immunité' }).count()).toBe(0);
  });
});

describe('Searching from anywhere', () => {
  it.each(['/', 'Control+k'])('opens by %s', async (key) => {
    const { page, troubles } = await site.visit('/fr/swccg/attrition/');
    await hydrated(page);
    await page.keyboard.press(key);
    await page.locator('dialog[open] input[name=q]').fill('adjacent');
    await page.locator('dialog .search-hit', { hasText: 'Adjacent' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });
  it('opens by a tap on the bar of a phone', async () => {
    const { page } = await site.visit('/en/swccg/attrition/', {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await hydrated(page);
    await page.locator('nav a[data-opens-search]:visible').tap();
    await page.locator('dialog[open] input[name=q]').waitFor();
  });
  it('is shared by its address', async () => {
    const { page } = await site.visit('/en/search/?q=battle%20destiny');
    await hits(page).first().waitFor();
    expect(await hits(page).first().innerText()).toContain('Battle destiny');
  });
  it('tells browsers how to search the site', async () => {
    const { page } = await site.visit('/fr/');
    const href = await page.locator('link[rel=search]').getAttribute('href');
    const text = await page.evaluate(async (url) => (await fetch(url ?? '')).text(), href);
    expect(text).toContain('/fr/search/?q={searchTerms}');
  });
});

describe('Asking for a ruling', () => {
  it('answers a whole question with the rule, its source and the next candidates', async () => {
    const { page, troubles } = await site.visit('/fr/judge/');
    await hydrated(page);
    await page.getByLabel('Votre question').fill('est-ce que Alter marche sur un bouclier défensif ?');
    await page.getByRole('button', { name: 'Demander' }).click();
    await page.getByRole('heading', { name: 'Boucliers défensifs' }).waitFor();
    expect(await page.locator('article').innerText()).toContain('Glossaire SWCCG');
    expect(await page.getByRole('heading', { name: 'Autres règles possibles' }).count()).toBe(1);
    expect(troubles).toEqual([]);
  });
  it('says so when nothing is close, and offers the nearest terms', async () => {
    const { page } = await site.visit(
      `/fr/judge/?q=${encodeURIComponent('quelle est la recette de la tarte aux pommes de ma grand-mère')}`,
    );
    await page.getByText('Aucune règle connue d’Arbitre n’est assez proche').waitFor();
  });
});

describe('When the index cannot be used', () => {
  it('says that it is out of reach, offers browsing, and tries again', async () => {
    const { page, context } = await site.visit('/fr/search/');
    await hydrated(page);
    await context.route('**/search/fr*.json', (route) => route.abort());
    await box(page).fill('attrition');
    await page.getByText('L’index de recherche n’a pas pu être chargé.').waitFor();
    expect(await page.locator('main').getByRole('link', { name: 'SWCCG' }).count()).toBeGreaterThan(0);
    await context.unroute('**/search/fr*.json');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await hits(page).first().waitFor();
  });
  it('refuses a corrupted index instead of showing wrong results', async () => {
    const { page, context } = await site.visit('/fr/search/');
    await context.route('**/search/fr-documents*.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('swccg', 'swccx') });
    });
    await hydrated(page);
    await box(page).fill('attrition');
    await page.getByText('L’index de recherche est abîmé et n’a pas été utilisé.').waitFor();
    expect(await hits(page).count()).toBe(0);
  });
  it('goes on without the network once it is loaded', async () => {
    const { page, context } = await site.visit('/fr/search/');
    await hydrated(page);
    await box(page).fill('attrition');
    await hits(page).first().waitFor();
    await context.setOffline(true);
    await box(page).fill('duel au sabre laser');
    await page.locator('.search-hit[data-game=young-jedi]').first().waitFor();
  });
});

describe('Markup in a query', () => {
  it('is shown as text and never run', async () => {
    const { page, troubles } = await site.visit(
      `/fr/search/?q=${encodeURIComponent('attrition <img src=x onerror=alert(1)>')}`,
    );
    await hits(page).first().waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(troubles).toEqual([]);
  });
});
