import { afterEach, describe, expect, it } from 'vitest';
import { expectNoViolations } from './axe';
import { expectNoSidewaysScroll, openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

const PAGES = {
  home: '/',
  game: '/swccg/',
  glossary: '/swccg/glossary/',
  entry: '/swccg/actions-example-4/',
  book: '/swccg/death-star-ii/',
  chapter: '/swccg/death-star-ii/battle/',
  search: '/search/?q=attrition',
  judge: '/judge/?q=attrition',
  simulators: '/simulators/',
  changes: '/changes/',
  'open data': '/open-data/',
};

describe.each(['fr', 'en'] as const)('axe, in %s', (locale) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    it.each(Object.entries(PAGES))('finds nothing on the %s page', async (_, path) => {
      const { page } = await site.visit(`/${locale}${path}`, {
        colorScheme,
        viewport: PHONE,
        bypassCSP: true,
      });
      await expectNoViolations(page);
    });
  });
});

describe('Narrow screens', () => {
  it.each(Object.entries(PAGES))('never scroll sideways at 320 px: %s', async (_, path) => {
    const { page } = await site.visit(`/fr${path}`, { viewport: { width: 320, height: 640 } });
    await expectNoSidewaysScroll(page);
  });
  it('have nothing to tap that is too small in the bars', async () => {
    const { page } = await site.visit('/fr/', { viewport: PHONE });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('header a:not([href="#content"]), header button, nav a')]
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML),
    );
    expect(small).toEqual([]);
  });
});
