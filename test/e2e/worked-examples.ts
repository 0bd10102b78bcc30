import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { simulatorHref } from '../../app/_corpus/addresses';
import type { Locale } from '../../app/_i18n/locales';
import { SIMULATOR_WORDS } from '../../app/_i18n/simulators';
import { everyScenario } from '../../app/_stands/registry';
import { expectNoSidewaysScroll, openSite, PHONE } from './site';

const scenarios = await everyScenario();

const reached = (page: Page, step: number, timeout = 30_000) =>
  page.locator(`.stand[data-at="${step}"]`).waitFor({ timeout });

/** As fast as a thumb can: a tap that a busy machine drew out to a long press opens a menu instead, and is made again. */
async function tapToEnd(page: Page, button: Locator, steps: number): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button that steps forward is not shown');
  for (let tries = 0; tries < 4; tries++) {
    const at = Number(await page.locator('.stand').getAttribute('data-at'));
    for (let i = at; i < steps; i++)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const done = await reached(page, steps, 3_000).then(
      () => true,
      () => false,
    );
    if (done) return;
  }
  throw new Error(`taps do not lead to step ${steps}`);
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
    'is stepped to its end by keyboard and by touch: %s',
    async (_, id, scenario) => {
      const { page, troubles } = await open(simulatorHref(locale, id, scenario.id));
      const steps = scenario.line.length;
      const seen = [await lookAt(page)];
      for (let i = 0; i < steps; i++) {
        await page.keyboard.press('ArrowRight');
        await reached(page, i + 1);
        seen.push(await lookAt(page));
      }
      for (const { top, share, next } of seen) {
        expect(top).toBeLessThanOrEqual(120);
        expect(share).toBeGreaterThanOrEqual(0.45);
        expect(next).toEqual(seen[0]?.next);
      }
      expect(await page.locator('.narration-step').innerText()).toBe(t.step(steps, steps));
      await page.keyboard.press('Home');
      await reached(page, 0);
      const button = page.getByRole('button', { name: t.forward, exact: true });
      await tapToEnd(page, button, steps);
      await expectNoSidewaysScroll(page);
      expect(troubles.splice(0)).toEqual([]);
    },
  );
}
