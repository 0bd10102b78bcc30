import { afterEach, describe, expect, it } from 'vitest';
import { DESKTOP, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const ENTRY = '/fr/swccg/actions-stacking/';
/** An entry with passages that have only a number. */
const NUMBERED = '/fr/swccg/descent-into-the-dark/';
const CHAPTER = '/fr/swccg/death-star-ii/battle/';

describe('The bare address', () => {
  it('leads a French browser to the French half', async () => {
    const { page } = await site.visit('/', { locale: 'fr-CA' });
    await page.waitForURL('**/fr/');
  });
  it('leads an English browser to the English half', async () => {
    const { page } = await site.visit('/', { locale: 'en-GB' });
    await page.waitForURL('**/en/');
  });
  it('follows the language that was chosen before', async () => {
    const { page } = await site.visit('/fr/', { locale: 'fr-FR' });
    await hydrated(page);
    await page.getByRole('link', { name: 'Read in English' }).click();
    await page.waitForURL('**/en/');
    await page.goto(site.url('/'));
    await page.waitForURL('**/en/');
  });
  it('offers both languages without scripts', async () => {
    const { page } = await site.visit('/', { javaScriptEnabled: false });
    expect(await page.getByRole('link').allTextContents()).toEqual(['Français', 'English']);
  });
});

describe('An entry', () => {
  it('shows title in both languages, kind, game, source, bottom line, see also and cited by', async () => {
    const { page, troubles } = await site.visit(ENTRY);
    await hydrated(page);
    const header = page.locator('article header');
    expect(await header.innerText()).toMatch(/pile d’actions[\s\S]*action stack[\s\S]*Terme · SWCCG/);
    const source = page.locator('cite', {
      has: page.locator('[data-source="swccg-glossary-a#actions-stacking"]'),
    });
    expect(await source.isVisible()).toBe(false);
    await page.locator('.sources summary').click();
    expect(await source.innerText()).toMatch(/Glossaire SWCCG.*Glossaire 2\.0.*§\sActions/);
    expect(await page.locator('[data-bottom-line]').first().innerText()).not.toBe('');
    expect(await page.getByRole('heading', { name: 'Voir aussi' }).count()).toBe(1);
    expect(await page.getByRole('heading', { name: /Cité (aussi )?par \(\d+\)/ }).count()).toBe(1);
    expect(troubles).toEqual([]);
  });
  it('says nothing twice: neither its title, nor itself, nor a page that it names already', async () => {
    const { page } = await site.visit('/fr/swccg/attrition/');
    expect(await page.locator('article header p').innerText()).toMatch(/^Terme/);
    const related = await page
      .locator('.related a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''));
    expect(related.length).toBeGreaterThan(5);
    expect(new Set(related).size).toBe(related.length);
    expect(related.filter((href) => href.startsWith('/fr/swccg/attrition/'))).toEqual([]);
    expect(await page.locator('.related a', { hasText: 'dans « La bataille »' }).count()).toBeGreaterThan(0);
  });
  it('folds sources and note into one line that opens', async () => {
    const { page } = await site.visit('/fr/swccg/attrition/');
    const summary = page.locator('.sources summary');
    expect(await summary.innerText()).toMatch(/sources\s*note\s*règles de 2002/);
    const note = page.locator('.entry-facts aside');
    expect(await note.isVisible()).toBe(false);
    await summary.click();
    expect(await note.innerText()).toContain('Note de l’éditeur');
    expect(await page.locator('.sources').innerText()).not.toMatch(/§ [a-z]+-/);
  });
  it('copies the address of a section or paragraph on click', async () => {
    const { page, context } = await site.visit(ENTRY, { permissions: ['clipboard-read', 'clipboard-write'] });
    await hydrated(page);
    for (const selector of ['.prose h2 .permalink', '.prose li .permalink', '.prose p .permalink']) {
      const link = page.locator(selector).first();
      await link.click();
      await page.getByRole('status').filter({ hasText: 'Lien copié' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const href = (await link.getAttribute('href')) ?? '';
      // A passage that has only a number carries a code of its words.
      const wanted = /\.\d+$/.test(href) ? /^~[0-9a-z]+$/ : /^$/;
      expect(copied.replace(site.url(ENTRY) + href, '')).toMatch(wanted);
      expect(page.url()).toBe(copied);
    }
    await context.clearPermissions();
  });
  it('says so when the address could not be copied, and still puts it in the bar', async () => {
    const { page } = await site.visit(ENTRY);
    await hydrated(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      });
    });
    await page.locator('.prose h2 .permalink').first().click();
    await page.getByRole('status').filter({ hasText: 'Copie impossible' }).waitFor();
    expect(page.url()).toMatch(/#[a-z-]+$/);
  });
});

describe('The address of a passage that has only a number', () => {
  const numbered = /^p\.\d+$/;
  it('leads to the same words when a line was put before them', async () => {
    const { page } = await site.visit(NUMBERED, { permissions: ['clipboard-read', 'clipboard-write'] });
    await hydrated(page);
    const passage = page.locator('.prose [id^="p."]').nth(1);
    const words = await passage.innerText();
    await passage.locator('.permalink').click();
    const id = (await passage.getAttribute('id')) ?? '';
    expect(id).toMatch(numbered);
    const shifted = page.url().replace(`#${id}~`, '#p.1~');
    await page.goto('about:blank');
    await page.goto(shifted);
    await page.waitForURL((url) => url.hash === `#${id}`);
    expect(await page.locator(':target').innerText()).toBe(words);
  });
  it('says that the passage may have moved when its words are gone', async () => {
    const { page } = await site.visit(`${NUMBERED}#p.1~zzzzzz`);
    await page.getByRole('status').filter({ hasText: 'a changé depuis que ce lien a été copié' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#p.1');
  });
});

describe('On what a statement rests', () => {
  it('is told by a mark, on focus and on tap, and by the line of the sources', async () => {
    const { page } = await site.visit('/fr/swccg/alter/');
    await hydrated(page);
    const mark = page.locator('.authority').first();
    const words = mark.locator('.authority-words');
    expect(await words.isVisible()).toBe(false);
    await mark.getByRole('button').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await words.waitFor({ state: 'visible' });
    expect(await words.innerText()).toContain('Données de cartes');
    await page.keyboard.press('Enter');
    expect(await words.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    expect(await page.locator('.sources summary').innerText()).toMatch(/Données de cartes.*règles de 2002/s);
  });
  it('is named on the card for the players', async () => {
    const { page } = await site.visit('/fr/swccg/alter/');
    await hydrated(page);
    await page.locator('[data-show-ruling]').first().click();
    const card = page.locator('.ruling-card');
    await card.waitFor();
    expect(await card.locator('.ruling-card-foot').innerText()).toMatch(/Données de cartes.*règles de 2002/s);
    expect(await card.locator('.ruling-card-line').first().innerText()).not.toContain('Données de cartes');
  });
});

describe('Switching language', () => {
  it('stays on the entry', async () => {
    const { page } = await site.visit(ENTRY);
    await hydrated(page);
    await page.getByRole('link', { name: 'Read in English' }).click();
    await page.waitForURL('**/en/swccg/actions-stacking/');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
  it('stays on the section that is being read', async () => {
    const { page } = await site.visit(CHAPTER);
    await hydrated(page);
    await page.evaluate(() => document.getElementById('attrition')?.scrollIntoView({ behavior: 'instant' }));
    // With the mouse, as a reader would: the driver's own click scrolls to where a sticky bar would stand if it did not stick.
    const box = await page.getByRole('link', { name: 'Read in English' }).boundingBox();
    expect(box).not.toBeNull();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL('**/en/swccg/death-star-ii/battle/#attrition');
  });
  it('stays on the passage that the address names, while it is in sight', async () => {
    const { page } = await site.visit(`${CHAPTER}#immunity-to-attrition`, { viewport: PHONE });
    // A long page scrolls there softly, and whoever reads waits until it has.
    await page.waitForFunction(() => {
      const box = document.getElementById('immunity-to-attrition')?.getBoundingClientRect();
      return box && box.top > 0 && box.bottom < innerHeight;
    });
    await page.getByRole('link', { name: 'Read in English' }).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/en/swccg/death-star-ii/battle/#immunity-to-attrition');
  });
  it('works without scripts', async () => {
    const { page } = await site.visit(ENTRY, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Read in English' }).click();
    expect(page.url()).toBe(site.url('/en/swccg/actions-stacking/'));
  });
});

describe('A chapter', () => {
  it('has a table of contents that follows the reading', async () => {
    const { page, troubles } = await site.visit(CHAPTER, { viewport: DESKTOP });
    await hydrated(page);
    for (const section of ['attrition', 'power-segment']) {
      await page.evaluate(
        (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
        section,
      );
      await page.locator(`nav a[aria-current="location"][href="#${section}"]:visible`).waitFor();
    }
    expect(troubles).toEqual([]);
  });
  it('keeps the contents at hand on a phone', async () => {
    const { page } = await site.visit(CHAPTER, { viewport: PHONE });
    await page.locator('summary', { hasText: 'Sommaire' }).click();
    await page.locator('details a[href="#attrition"]').click();
    await page.waitForURL('**#attrition');
    await page.goBack();
    expect(page.url()).toBe(site.url(CHAPTER));
  });
});

describe('Reading without scripts', () => {
  it.each(['/fr/', '/fr/swccg/', '/fr/swccg/glossary/', ENTRY, CHAPTER])('is whole: %s', async (path) => {
    const { page } = await site.visit(path, { javaScriptEnabled: false });
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    expect(await page.locator('.needs-script:visible').count()).toBe(0);
  });
});

describe('Search without scripts', () => {
  it('leads to the glossaries', async () => {
    const { page } = await site.visit('/fr/search/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Glossaire Gundam' }).click();
    expect(page.url()).toBe(site.url('/fr/gundam/glossary/'));
  });
});

describe('Appearance', () => {
  it('says what is chosen and what comes next', async () => {
    const { page } = await site.visit('/fr/');
    const button = page.getByRole('button', { name: 'Apparence automatique. Passer à l’apparence claire' });
    await button.click();
    await page.getByText('Apparence claire', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Apparence claire. Passer à l’apparence sombre' }).waitFor();
  });
  it('follows the system, then the reader’s choice, and remembers it without a flash', async () => {
    const { page } = await site.visit('/fr/', { colorScheme: 'dark' });
    await hydrated(page);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).toBe('rgb(19, 20, 23)');
    await page.getByRole('button', { name: /^Apparence/ }).click();
    expect(await paper()).toBe('rgb(250, 248, 243)');
    await page.goto(site.url(ENTRY), { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(await paper()).toBe('rgb(250, 248, 243)');
  });
  it('moves nothing when motion is to be reduced', async () => {
    const { page } = await site.visit(ENTRY, { reducedMotion: 'reduce' });
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionDuration),
    );
    expect(new Set(durations)).toEqual(new Set(['0s']));
  });
});

describe('A page that does not exist', () => {
  it('says so in both languages and offers the nearest pages', async () => {
    const { page } = await site.visit('/fr/swccg/actions-staking/');
    expect(await page.getByRole('heading', { name: 'Cette page n’existe pas' }).count()).toBe(1);
    await page.locator('section[lang=fr] a[href="/fr/swccg/actions-stacking/"]').click();
    await page.waitForURL(`**${ENTRY}`);
  });
  it('offers what lies in that part of the site where nothing is spelt alike', async () => {
    const { page } = await site.visit('/fr/simulators/nope/');
    const near = page.locator('section[lang=fr] > ul a');
    await near.first().waitFor();
    expect(await near.allTextContents()).toEqual(['Simulateurs']);
    expect(await page.locator('section[lang=fr] nav a').count()).toBeGreaterThan(5);
  });
});
