import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { SIMULATOR_WORDS } from '../../app/_i18n/simulators';
import { writeSetup } from '../../app/_stands/position-link';
import { EXAMPLE } from '../rules/swccg/battle/form-setup';
import { expectNoViolations } from './axe';
import { openSite, PHONE, unhyphenated } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const WAR = '/simulators/swccg-stack/sense-alter-war/';

const stepper = (page: Page) => page.locator('.stand');
const at = (page: Page) => stepper(page).getAttribute('data-at');
const dots = (page: Page) => page.locator('.move-tree .tree-dot');
const forward = (page: Page) => page.getByRole('button', { name: SIMULATOR_WORDS.fr.forward, exact: true });

/** Its address without the host. */
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

async function step(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press('ArrowRight');
}

describe('Stepping', () => {
  it('tells each step, its rule and who may act, also to a screen reader', async () => {
    const { page } = await site.visit(`/fr${WAR}`);
    await stepper(page).waitFor();
    await step(page, 14);
    const live = page.locator('.stand > [aria-live]');
    await page.locator('.stand[data-at="14"]').waitFor();
    expect(await live.innerText()).toMatch(/Étape 14 sur 28.*Control.*Au côté lumineux/s);
    expect(await page.locator('.rule-card a').first().getAttribute('href')).toMatch(/^\/fr\/swccg\//);
    expect(await page.locator('.rule-card-line').first().innerText()).not.toBe('');
    const stack = await page.locator('[data-zone=stack] .card-name').allInnerTexts();
    expect(stack.map(unhyphenated)).toEqual(
      ['Control', 'Alter', 'Sense', 'Don’t Get Cocky', 'bataille'].map(plain),
    );
  });
  it('jumps between key positions, and to any step of the line', async () => {
    const { page } = await site.visit(`/fr${WAR}`);
    await stepper(page).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('.stand[data-at="4"]').waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('.stand[data-at="6"]').waitFor();
    await dots(page).nth(19).click();
    await page.locator('.stand[data-at="19"]').waitFor();
    await page.keyboard.press('End');
    await page.locator('.stand[data-at="28"]').waitFor();
    await forward(page).click({ force: true });
    expect(await at(page)).toBe('28');
  });
  it('goes on by a swipe', async () => {
    const { page, context } = await site.visit(`/fr${WAR}`, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await stepper(page).waitFor();
    const session = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: string, x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type: type as 'touchStart',
          touchPoints: x === undefined ? [] : [{ x, y: 330 }],
        });
      await touch('touchStart', from);
      await touch('touchMove', (from + to) / 2);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await swipe(320, 90);
    await page.locator('.stand[data-at="1"]').waitFor();
    await swipe(90, 320);
    await page.locator('.stand[data-at="0"]').waitFor();
  });
});

describe('What if', () => {
  it('refuses Control at another moment, with the reason and the rule', async () => {
    const { page } = await site.visit(`/fr${WAR}`);
    await stepper(page).waitFor();
    await step(page, 11);
    await page.getByRole('button', { name: 'Et si' }).click();
    await page.locator('.move[data-refused]', { hasText: 'Jouer Control' }).click();
    const refusal = page.locator('.refusal');
    expect(await refusal.innerText()).toMatch(/Refusé.*Jouer Control.*ne se rapporte pas expressément/s);
    expect(await refusal.locator('a').getAttribute('href')).toMatch(/^\/fr\/swccg\/actions-/);
    expect(await at(page)).toBe('11');
  });
  it('opens a branch, which is undone and redone, and the line stays', async () => {
    const { page } = await site.visit(`/fr${WAR}`);
    await stepper(page).waitFor();
    await step(page, 12);
    await page.getByRole('button', { name: 'Et si' }).click();
    await page.locator('.what-if .move:not([data-refused])', { hasText: 'Passer' }).click();
    await page.locator('.tree-branch').waitFor();
    expect(await page.locator('.narration-step').innerText()).toBe('Votre coup 1');
    await page.keyboard.press('Control+z');
    await page.locator('.tree-branch').waitFor({ state: 'detached' });
    expect(await at(page)).toBe('12');
    await page.keyboard.press('Control+y');
    await page.locator('.tree-branch').waitFor();
    await dots(page).nth(28).click();
    await page.locator('.stand[data-at="28"]').waitFor();
  });
  it('is sent to a friend, who sees that very position', async () => {
    const { page } = await site.visit(`/fr${WAR}`);
    await stepper(page).waitFor();
    await step(page, 13);
    await page.getByRole('button', { name: 'Et si' }).click();
    await page.locator('.what-if .move', { hasText: 'Jouer Sense' }).first().click();
    await page.waitForURL(/#path=13\.\d+-/);
    const mine = await page.locator('.board').innerText();
    const { page: theirs } = await site.visit(pathOf(page));
    await stepper(theirs).waitFor();
    expect(await theirs.locator('.board').innerText()).toBe(mine);
    expect(await theirs.locator('.narration-step').innerText()).toBe('Votre coup 1');
  });
  it.each(['zz', '3', '99-1', '13.9-abc'])(
    'opens the start with a message if the link is damaged: %s',
    async (path) => {
      const { page, troubles } = await site.visit(`/en${WAR}?path=${path}`);
      await page.getByRole('alert').filter({ hasText: 'leads to no position' }).waitFor();
      expect(await at(page)).toBe('0');
      expect(troubles).toEqual([]);
    },
  );
});

describe('A situation of one’s own', () => {
  it('is solved: who has the last word, with the line of best play', async () => {
    const { page, troubles } = await site.visit('/fr/simulators/swccg-war/');
    await page.getByRole('button', { name: 'Résoudre' }).click();
    await page.locator('.war-verdict').filter({ hasText: 'probabilité' }).waitFor();
    await stepper(page).waitFor();
    await page.keyboard.press('End');
    await page.waitForURL(/#setup=.*path=/);
    const { page: theirs } = await site.visit(pathOf(page));
    await stepper(theirs).waitFor();
    expect(await theirs.locator('.narration-step').innerText()).toBe(
      await page.locator('.narration-step').innerText(),
    );
    expect(troubles).toEqual([]);
  });
  it('has its verdict once, over a form that folds away and opens again', async () => {
    const { page, troubles } = await site.visit('/fr/simulators/swccg-war/');
    await page.getByRole('button', { name: 'Résoudre' }).click();
    await page.locator('.war-verdict').waitFor();
    await stepper(page).waitFor();
    expect(await page.locator('.own-form').count()).toBe(0);
    expect(await page.getByText('La carte survit avec une probabilité').count()).toBe(1);
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.locator('.own-form').waitFor();
    const before = await page.locator('.war-verdict strong').innerText();
    await page.getByRole('button', { name: 'Sense +1' }).first().click();
    await expect.poll(() => page.locator('.war-verdict strong').innerText()).not.toBe(before);
    await expect.poll(() => page.locator('.war-verdict[data-stale]').count()).toBe(0);
    expect(troubles).toEqual([]);
  });
  it.each(['-4', '1.5', '99', 'abc'])('refuses with words what is no destiny: %s', async (typed) => {
    const { page } = await site.visit('/fr/simulators/swccg-war/');
    const field = page.getByLabel('Destinées restantes du côté obscur');
    await field.fill(typed);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(typed);
    expect(await page.locator('.own-flaw:not(:empty)').innerText()).toContain(typed);
    await page.getByRole('button', { name: 'Résoudre' }).click();
    expect(await page.locator('.war-verdict').count()).toBe(0);
    await field.fill('1 2 3');
    expect(await field.getAttribute('aria-invalid')).toBe('false');
  });
  it('tells what each move is worth, two copies of a card as one', async () => {
    const { page } = await site.visit('/fr/simulators/swccg-war/control-has-the-last-word/');
    await stepper(page).waitFor();
    await step(page, 1);
    await page.getByRole('button', { name: SIMULATOR_WORDS.fr.whatIf, exact: true }).click();
    await page.locator('.what-if .move-worth').filter({ hasText: 'la carte survit' }).first().waitFor();
    const told = await page.locator('.what-if .move').allInnerTexts();
    expect(new Set(told).size).toBe(told.length);
  });
  it('of a link of before opens on the table, at the position that it asks for', async () => {
    const old = `/en/simulators/swccg-battle/#setup=${writeSetup({ ...EXAMPLE, damage: { attrition: { dark: 4 }, damage: {} } })}`;
    const { page, troubles } = await site.visit(old);
    await page.waitForURL(/\/en\/table\/#s=1\./);
    await stepper(page).waitFor();
    await page.locator('.ways').filter({ hasText: 'Stormtrooper' }).waitFor();
    await page.locator('.ways .move').first().click();
    expect(await page.locator('.narration-events').innerText()).toContain('forfeits Stormtrooper');
    expect(troubles).toEqual([]);
  });
  it('says so where a link of before describes none that it can read', async () => {
    const { page } = await site.visit('/en/simulators/swccg-battle/?setup=bm9wZQ');
    await page.getByRole('alert').filter({ hasText: 'no situation that can be read' }).waitFor();
  });
});

describe('Within an entry', () => {
  it('is played out in place, and keys elsewhere on the page do not move it', async () => {
    const { page, troubles } = await site.visit('/fr/swccg/actions-example-1/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Rejouer l’exemple' }).click();
    await stepper(page).waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('ArrowRight');
    expect(await at(page)).toBe('0');
    await forward(page).click();
    await page.locator('.stand[data-at="1"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.stand[data-at="2"]').waitFor();
    expect(page.url()).not.toContain('path=');
    expect(troubles).toEqual([]);
  });
});

describe('On paper and without scripts', () => {
  it('is a numbered list with the rule of each step', async () => {
    const { page } = await site.visit(`/fr${WAR}`, { javaScriptEnabled: false });
    expect(await page.locator('.whole-example > li').count()).toBe(28);
    expect(await page.locator('.whole-example-rule a').count()).toBe(28);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.stand-waiting').isVisible()).toBe(false);
  });
});

describe.each(['light', 'dark'] as const)('axe, %s', (colorScheme) => {
  it.each([
    ['the stepper with its what-if', `/fr${WAR}`, 13],
    ['the battle', '/en/simulators/swccg-battle/vader-attrition-4/', 7],
    ['the piles', '/fr/simulators/swccg-force/first-turn/', 5],
  ])('finds nothing: %s', async (_, path, steps) => {
    const { page } = await site.visit(path, { colorScheme, viewport: PHONE, bypassCSP: true });
    await stepper(page).waitFor();
    await step(page, steps);
    await page.locator('.what-if-button').click();
    await page.locator('.move[data-refused]').first().click();
    await page.waitForTimeout(300);
    await expectNoViolations(page);
  });
  it.each(['/fr/simulators/swccg-war/'])('finds nothing on the form: %s', async (path) => {
    const { page } = await site.visit(path, { colorScheme, viewport: PHONE, bypassCSP: true });
    await page.locator('.own-form').waitFor();
    await expectNoViolations(page);
  });
});

/** Typography aside. */
function plain(text: string): string {
  return text.replaceAll('’', "'");
}
