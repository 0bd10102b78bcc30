import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { PRACTICE_WORDS } from '../../app/_i18n/desk/practice';
import { typeset } from '../../app/_i18n/typeset';
import { expectNoViolations } from './axe';
import { expectNoSidewaysScroll, hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const { fr, en } = PRACTICE_WORDS;
const RUN = '/fr/practice/#seed=k3x9&game=gundam&level=easy';
const phase = (page: Page, name: string, at?: number) =>
  page.locator(`.practice[data-phase=${name}]${at === undefined ? '' : `[data-at="${at}"]`}`);

async function start(page: Page, label = fr.start): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: label }).click();
  await phase(page, 'asking', 1).waitFor();
}

describe('A run of ten', () => {
  it('is played by keyboard alone to its score, which stays on the device', async () => {
    const { page, troubles } = await site.visit(RUN);
    await start(page);
    for (let at = 1; at <= 10; at++) {
      await phase(page, 'asking', at).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      await page.keyboard.press('1');
      await phase(page, 'told', at).waitFor();
      expect(await page.locator('.practice > [aria-live]').innerText()).toMatch(/(Juste|Non)\. .*réponse/);
      expect(await page.locator('.verdict .rule-card a').getAttribute('href')).toMatch(/^\/fr\/gundam\//);
      await page.keyboard.press('Enter');
    }
    await phase(page, 'over').waitFor();
    expect(await page.locator('.result-outcome').innerText()).toMatch(/^\d+ sur 10$/);
    expect(await page.locator('.review > li').count()).toBe(10);
    const score = (await page.locator('.result-outcome').innerText()).split(' ')[0];
    const right = await page.locator('.review [data-state=right]').count();
    expect(`${right}`).toBe(score);
    expect(await page.getByRole('link', { name: fr.shareRun }).getAttribute('href')).toBe(RUN);
    await page.getByRole('button', { name: fr.leave }).click();
    await page.getByLabel('Gundam').check();
    expect(await page.locator('.practice-last').innerText()).toBe(
      typeset(fr.lastResult(Number(score), 10), 'fr'),
    );
    expect(troubles).toEqual([]);
  });
  it('begins with the same question for everyone who has its link', async () => {
    const asked: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { page } = await site.visit(RUN);
      await start(page);
      asked.push(await page.locator('.question').innerText());
    }
    expect(asked[1]).toBe(asked[0]);
  });
  it('says what of a damaged link it cannot read, and can be played all the same', async () => {
    const { page, troubles } = await site.visit('/en/practice/#seed=%22%3E&game=chess&level=hard');
    await page.getByRole('alert').filter({ hasText: 'game=chess' }).waitFor();
    expect(await page.getByLabel(en.levels.hard).isChecked()).toBe(true);
    await start(page, en.start);
    expect(troubles).toEqual([]);
  });
  it('goes on without a network once it has begun', async () => {
    const { page, context } = await site.visit(RUN);
    await start(page);
    await context.setOffline(true);
    await page.locator('.answer').first().click();
    await page.getByRole('button', { name: fr.goOn }).click();
    await phase(page, 'asking', 2).waitFor();
  });
});

describe('What was missed', () => {
  it('is tried again at once, and comes back the next day', async () => {
    const { page, troubles } = await site.visit(RUN);
    await start(page);
    for (let at = 1; at <= 10; at++) {
      await phase(page, 'asking', at).waitFor();
      await page.keyboard.press('1');
      await phase(page, 'told', at).waitFor();
      await page.keyboard.press('Enter');
    }
    await phase(page, 'over').waitFor();
    const missed = 10 - Number.parseInt(await page.locator('.result-outcome').innerText(), 10);
    expect(missed).toBeGreaterThan(0);
    expect(await page.locator('.review details[open]').count()).toBe(missed);
    await page.getByRole('button', { name: fr.missedAgain(missed) }).click();
    await phase(page, 'asking', 1).waitFor();
    expect(await page.locator('.run-marks > span').count()).toBe(missed);

    await page.clock.install({ time: Date.now() + 26 * 3_600_000 });
    await page.goto(site.url('/fr/practice/'));
    await hydrated(page);
    await page.getByText(typeset(fr.dueToday(missed), 'fr')).waitFor();
    await page.getByRole('button', { name: fr.repeatDue }).click();
    await phase(page, 'asking', 1).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('Two on one phone', () => {
  it('answer in turn, unseen, and read who has won', async () => {
    const { page, troubles } = await site.visit(RUN, { viewport: PHONE });
    await hydrated(page);
    await page.getByLabel(fr.modes[2]).check();
    await start(page);
    for (let at = 1; at <= 10; at++) {
      await phase(page, 'asking', at).waitFor();
      await page.keyboard.press('1');
      await phase(page, 'handing', at).waitFor();
      expect(await page.locator('.question').count()).toBe(0);
      await page.keyboard.press('Enter');
      await phase(page, 'asking', at).waitFor();
      await page.keyboard.press(at === 1 ? '2' : '1');
      await phase(page, 'told', at).waitFor();
      await page.keyboard.press('Enter');
    }
    await phase(page, 'over').waitFor();
    expect(await page.locator('.result-outcome').innerText()).toMatch(/gagne|Égalité/);
    expect(await page.locator('.result-scores li').count()).toBe(2);
    expect(troubles).toEqual([]);
  });
});

describe('On the screen', () => {
  it.each(['light', 'dark'] as const)('axe finds nothing, %s', async (colorScheme) => {
    const { page } = await site.visit(RUN, { colorScheme, viewport: PHONE, bypassCSP: true });
    await hydrated(page);
    await expectNoViolations(page);
    await start(page);
    await page.locator('.answer').first().click();
    await phase(page, 'told').waitFor();
    await expectNoViolations(page);
  });
  it('fits a window 320 pixels wide, and is reached from the simulators', async () => {
    const { page } = await site.visit('/fr/simulators/', { viewport: { width: 320, height: 640 } });
    await page.getByRole('link', { name: fr.open }).click();
    await page.locator('.practice-form').waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByLabel(fr.levels.hard).check();
    await start(page);
    for (let at = 1; at <= 3; at++) {
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('1');
      await phase(page, 'told', at).waitFor();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Enter');
      await phase(page, 'asking', at + 1).waitFor();
    }
  });
  it.each([PHONE, { width: 320, height: 640 }, { width: 844, height: 390 }, { width: 1280, height: 800 }])(
    'holds question, table and the first answers at once, %o',
    async (viewport) => {
      const { page } = await site.visit('/fr/practice/#seed=k3x9&game=all&level=hard', { viewport });
      await start(page);
      for (let at = 1; at <= 10; at++) {
        await phase(page, 'asking', at).waitFor();
        for (const part of ['.question-ask h2', '[data-board]', '.question-answers', '.answer >> nth=0']) {
          const box = await page.locator(part).boundingBox();
          expect(box?.y, part).toBeGreaterThanOrEqual(0);
          expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(viewport.height);
        }
        await page.keyboard.press('1');
        await phase(page, 'told', at).waitFor();
        await page.keyboard.press('Enter');
      }
    },
  );
  it('says what it needs where scripts do not run', async () => {
    const { page } = await site.visit('/fr/practice/', { javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain('JavaScript');
    expect(await page.locator('.practice-form').isVisible()).toBe(false);
  });
});
