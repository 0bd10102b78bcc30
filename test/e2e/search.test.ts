import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const box = (page: Page) => page.locator('input[name=q]:visible');
const hits = (page: Page) => page.locator('.search-hit');
/** Those whose texts have come. */
const wholeHits = (page: Page) => page.locator('.search-hit:not([data-waiting])');
const active = (page: Page) => page.locator('.search-hit[data-active]');
const chip = (page: Page, game: string) => page.locator('.game-chip:visible', { hasText: game });
const asked = (page: Page, name = 'q') => new URL(page.url()).searchParams.get(name);
const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

describe('Searching as one types', () => {
  it('shows what answers: the sentence, the passage with the match marked, the page it stands in and its source', async () => {
    const { page, troubles } = await site.visit('/fr/', { viewport: PHONE });
    await hydrated(page);
    await box(page).pressSequentially('alter sur un bouclier defensif', { delay: 15 });
    await wholeHits(page).filter({ hasText: 'Boucliers défensifs' }).first().waitFor();
    const first = await hits(page).first().innerText();
    expect(first).toMatch(
      /Boucliers défensifs[\s\S]*ne peut pas viser un bouclier défensif[\s\S]*n’est pas un effet[\s\S]*SWCCG · Terme · Glossaire SWCCG/,
    );
    expect(await hits(page).first().locator('mark').count()).toBeGreaterThan(1);
    expect(await hits(page).first().getAttribute('href')).toMatch(/defensive-shields\/#/);
    expect(troubles).toEqual([]);
  });
  it('is walked by arrow keys, opened by Enter and cleared by Escape', async () => {
    const { page } = await site.visit('/fr/');
    await hydrated(page);
    await box(page).fill('attrition');
    await wholeHits(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    const href = await active(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await hydrated(page);
    await hits(page).first().waitFor();
    await box(page).press('Escape');
    expect(await box(page).inputValue()).toBe('');
  });
  it('tells a screen reader how many there are and which one is active', async () => {
    const { page } = await site.visit('/fr/search/?q=attrition');
    await wholeHits(page).nth(1).waitFor();
    const field = page.getByRole('combobox', { name: 'Chercher une règle', expanded: true });
    await field.press('ArrowDown');
    const list = page.getByRole('listbox');
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    const option = list.getByRole('option', { selected: true });
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ (plus proches|réponses)$/ })
      .waitFor();
  });
  it('shows the nearest first and more when asked', async () => {
    const { page } = await site.visit('/fr/search/?q=destin%C3%A9e');
    await wholeHits(page).nth(11).waitFor();
    expect(await hits(page).count()).toBe(12);
    await page.getByRole('button', { name: 'Afficher plus' }).click();
    await hits(page).nth(12).waitFor();
  });
  it('finds tools by their name, above the rules and in the order of the keys', async () => {
    const { page } = await site.visit('/fr/search/?q=horloge');
    await page.locator('.tool-hit[data-active]', { hasText: 'Horloge de ronde' }).waitFor();
    await box(page).press('Enter');
    await page.waitForURL('**/fr/judge/#clock');
  });
  it('keeps the list on the screen of a phone: the key of its keyboard only hides that', async () => {
    const { page } = await site.visit('/fr/', TOUCH);
    await hydrated(page);
    await box(page).tap();
    await box(page).fill('attrition');
    await hits(page).first().waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name') !== 'q'))
      .toBe(true);
    expect(new URL(page.url()).pathname).toBe('/fr/');
    expect(await hits(page).count()).toBeGreaterThan(3);
  });
  it('offers what was meant for a misspelt word', async () => {
    const { page } = await site.visit('/fr/search/?q=desitn%C3%A9e%20de%20bataile');
    await hits(page).first().waitFor();
    expect(await hits(page).first().innerText()).toContain('Destinée de bataille');
    await page.getByRole('button', { name: /destinée/ }).click();
    await page.waitForURL(/destin%C3%A9e/);
  });
  it('narrows by kind and keeps the query', async () => {
    const { page } = await site.visit('/fr/search/?q=duel');
    await wholeHits(page).first().waitFor();
    await page.locator('main').getByLabel('Sorte d’entrée').selectOption('ruling');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.search-hit .hit-facts')].every((facts) =>
        /Jugement|Exemple pas à pas/.test(facts.textContent ?? ''),
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

describe('The game one plays', () => {
  const isChosen = (page: Page, game: string) => chip(page, game).locator('input').isChecked();
  const areOf = (page: Page, game: string) =>
    page.waitForFunction(
      (one) =>
        [...document.querySelectorAll('.search-hit')].every((hit) => hit.getAttribute('data-game') === one),
      game,
    );
  it('narrows the answers, stands in the address and is kept on this device', async () => {
    const { page } = await site.visit('/fr/search/?q=duel');
    await wholeHits(page).first().waitFor();
    await chip(page, 'Young Jedi').click();
    await page.waitForURL(/game=young-jedi/);
    await areOf(page, 'young-jedi');
    expect(await box(page).inputValue()).toBe('duel');
    await page.goto(site.url('/fr/'));
    await hydrated(page);
    expect(await isChosen(page, 'Young Jedi')).toBe(true);
  });
  it('is that of the page one is on, and all of them there when one wants', async () => {
    const { page } = await site.visit('/fr/gundam/attack/');
    await page.keyboard.press('/');
    await box(page).fill('attaque');
    await wholeHits(page).first().waitFor();
    expect(await isChosen(page, 'Gundam')).toBe(true);
    await areOf(page, 'gundam');
    await chip(page, 'Tous').click();
    await expect.poll(() => asked(page, 'game')).toBe('all');
    await page.locator('.search-hit:not([data-game=gundam])').first().waitFor();
  });
  it('gives way to the one that a question names, and says so', async () => {
    const { page } = await site.visit('/fr/search/?q=gundam%20bloqueur&game=swccg');
    await page.getByRole('status').filter({ hasText: 'La question nomme Gundam' }).waitFor();
    await areOf(page, 'gundam');
    expect(await isChosen(page, 'SWCCG')).toBe(true);
  });
  it('is not asked for where two games answer as well: each has its heading', async () => {
    const { page } = await site.visit('/fr/search/?q=qui%20joue%20en%20premier');
    await wholeHits(page).first().waitFor();
    expect(await page.locator('.hit-game').count()).toBeGreaterThan(1);
  });
});

describe('Coming back to a search', () => {
  it('finds the question, the answers and the one that was opened', async () => {
    const { page } = await site.visit('/fr/');
    await box(page).fill('destinée');
    await wholeHits(page).nth(11).waitFor();
    await page.getByRole('button', { name: 'Afficher plus' }).click();
    const far = wholeHits(page).nth(18);
    await far.waitFor();
    const href = await far.getAttribute('href');
    await far.click();
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await hydrated(page);
    expect(await box(page).inputValue()).toBe('destinée');
    await expect.poll(() => active(page).getAttribute('href')).toBe(href);
    expect(asked(page)).toBe('destinée');
  });
  it('opens the overlay again, whose question is gone when it is closed', async () => {
    const { page } = await site.visit('/fr/swccg/attrition/');
    await page.keyboard.press('/');
    await box(page).fill('sense');
    await wholeHits(page).first().waitFor();
    const href = await hits(page).first().getAttribute('href');
    await hits(page).first().click();
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await page.locator('dialog[open] .search-hit').first().waitFor();
    expect(await box(page).inputValue()).toBe('sense');
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
    await page.waitForURL('**/fr/swccg/attrition/');
    await page.reload();
    await hydrated(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
  it('leaves the judge’s own question alone', async () => {
    const { page } = await site.visit('/fr/judge/?q=attrition');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input[name=q]').fill('sense');
    await expect.poll(() => [asked(page), asked(page, 'find')]).toEqual(['attrition', 'sense']);
  });
});

describe('An answer in its page, on a wide screen', () => {
  const pane = (page: Page) => page.getByRole('complementary', { name: 'Le passage dans sa page' });
  it('is shown at the passage, and follows the keys', async () => {
    const { page, troubles } = await site.visit('/fr/search/?q=alter%20sur%20un%20bouclier%20defensif');
    await pane(page).locator('[data-passage]', { hasText: 'bouclier défensif' }).waitFor();
    expect(await pane(page).locator('[id], script, button').count()).toBe(0);
    const before = await pane(page).getAttribute('aria-label');
    await box(page).press('ArrowDown');
    await expect.poll(() => pane(page).getAttribute('aria-label')).not.toBe(before);
    expect(troubles).toEqual([]);
  });
  it('says so where the page cannot be had', async () => {
    const { page, context } = await site.visit('/fr/search/');
    await box(page).fill('attrition');
    await wholeHits(page).first().waitFor();
    await context.setOffline(true);
    await box(page).fill('duel au sabre laser');
    await pane(page).getByText('n’a pas pu être lue').waitFor();
  });
  it('is neither seen nor fetched on a phone', async () => {
    const { page } = await site.visit('/fr/search/', TOUCH);
    const read: string[] = [];
    page.on('request', (request) => read.push(new URL(request.url()).pathname));
    await box(page).fill('attrition');
    await wholeHits(page).first().waitFor();
    await page.waitForTimeout(500);
    expect(await page.locator('.passage-pane:visible').count()).toBe(0);
    expect(read.filter((path) => path.startsWith('/fr/swccg/'))).toEqual([]);
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
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });
  it('opens by a tap on the bar of a phone', async () => {
    const { page } = await site.visit('/en/swccg/attrition/', TOUCH);
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
  it('answers a whole question: yes or no, the passage that proves it, its source and the next candidates', async () => {
    const { page, troubles } = await site.visit('/fr/judge/');
    await hydrated(page);
    await page.getByLabel('Votre question').fill('est-ce que Alter marche sur un bouclier défensif ?');
    await page.getByRole('button', { name: 'Demander' }).click();
    const answer = page.locator('.answer');
    await answer.locator('.answer-say', { hasText: 'bouclier défensif' }).waitFor();
    expect(await answer.locator('.verdict-chip').innerText()).toMatch(/non/i);
    expect(await answer.innerText()).toContain('Glossaire SWCCG');
    expect(await answer.locator('blockquote a').getAttribute('href')).toMatch(/^\/fr\/swccg\/[a-z-]+\/#/);
    expect(new URL(page.url()).searchParams.get('q')).toContain('Alter marche');
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
    await context.route('**/search/fr-names*.json', async (route) => {
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
    await wholeHits(page).first().waitFor();
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
