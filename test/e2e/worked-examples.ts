import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { simulatorHref } from '../../app/_corpus/addresses';
import type { Locale } from '../../app/_i18n/locales';
import { SIMULATOR_WORDS } from '../../app/_i18n/simulators';
import { everyScenario } from '../../app/_stands/registry';
import { expectNoSidewaysScroll, openSite, PHONE } from './site';

const scenarios = await everyScenario();

const reached = (page: Page, step: number, timeout = 30_000) =>
  page.locator(`.stand[data-at="${step}"]`).waitFor({ timeout });

/** How a reader steps: French readers have keys here, English ones a thumb; what a step shows is measured for both. */
const BY = { fr: 'keyboard', en: 'touch' } as const;

/** Taps where the button stood at first. What a busy machine drew out to a long press opens a menu, and is made again. */
async function tap(page: Page, [x = 0, y = 0, width = 0, height = 0]: number[], step: number): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const isThere = await reached(page, step, 5_000).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`taps do not lead to step ${step}`);
}

/** Where the board is, how much of the window it fills, and where the button for the next step is. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('[data-board]')?.getBoundingClientRect();
    const next = document.querySelector('[data-next]')?.getBoundingClientRect();
    if (!board || !next) throw new Error('no board, or no button for the next step');
    const inSight = Math.min(innerHeight, board.bottom) - Math.max(0, board.top);
    return { top: board.top, share: inSight / innerHeight, next: [next.x, next.y, next.width, next.height] };
  });

/** In a file a language, so that the two run side by side. */
export function stepThroughAll(locale: Locale): void {
  const t = SIMULATOR_WORDS[locale];
  const site = openSite();
  // One window for all of them, as a reader has it.
  let visit: ReturnType<typeof site.visit> | undefined;
  const open = async (path: string) => {
    visit ??= site.visit(path, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      // Without a graphics card, cards in motion take most of the time.
      reducedMotion: 'reduce',
    });
    const { page, troubles } = await visit;
    if (page.url() !== site.url(path)) await page.goto(site.url(path));
    await page.locator('.stand').waitFor();
    return { page, troubles };
  };

  it.each(scenarios.map(({ id, scenario }) => [`${id}/${scenario.id}`, id, scenario] as const))(
    `is stepped to its end by ${BY[locale]}: %s`,
    async (_, id, scenario) => {
      const { page, troubles } = await open(simulatorHref(locale, id, scenario.id));
      const steps = scenario.line.length;
      const first = await lookAt(page);
      const seen = [first];
      for (let step = 1; step <= steps; step++) {
        if (BY[locale] === 'touch') await tap(page, first.next, step);
        else await page.keyboard.press('ArrowRight').then(() => reached(page, step));
        seen.push(await lookAt(page));
      }
      for (const { top, share, next } of seen) {
        expect(top).toBeLessThanOrEqual(120);
        expect(share).toBeGreaterThanOrEqual(0.45);
        expect(next).toEqual(first.next);
      }
      expect(await page.locator('.narration-step').innerText()).toBe(t.step(steps, steps));
      await expectNoSidewaysScroll(page);
      expect(troubles.splice(0)).toEqual([]);
    },
  );
}
