import { afterEach, describe, expect, it } from 'vitest';
import { overflows } from './overflow';
import { openSite } from './site';

const site = openSite();
afterEach(() => site.closeAll());

/** Each kind of page, and what must stand on it before it is looked at. */
const PAGES: Record<string, { path: string; shows?: string }> = {
  home: { path: '/' },
  game: { path: '/swccg/' },
  glossary: { path: '/swccg/glossary/' },
  entry: { path: '/swccg/attrition/' },
  'worked example in an entry': { path: '/swccg/actions-example-4/' },
  chapter: { path: '/swccg/death-star-ii/battle/' },
  book: { path: '/gundam/rulebook/' },
  search: { path: '/search/?q=attrition', shows: '.search-hit' },
  judge: { path: '/judge/?q=attrition', shows: '.answer' },
  log: { path: '/judge/#log' },
  simulators: { path: '/simulators/' },
  simulator: { path: '/simulators/swccg-war/' },
  'a stack': { path: '/simulators/swccg-stack/sense-alter-war/', shows: '[data-board]' },
  'an attack': { path: '/simulators/gundam-attack/blocked/', shows: '[data-board]' },
  'deck checker': { path: '/simulators/gundam-deck/' },
  practice: { path: '/practice/', shows: 'form' },
  settings: { path: '/settings/' },
  changes: { path: '/changes/' },
  'open data': { path: '/open-data/' },
  missing: { path: '/simulators/nope/' },
};

describe('No setting widens or cuts a page', () => {
  it.each(Object.entries(PAGES))(
    '%s',
    async (_, { path, shows }) => {
      const { page } = await site.visit(`/fr${path}`);
      if (shows) await page.locator(shows).first().waitFor();
      expect(await overflows(page)).toEqual([]);
    },
    120_000,
  );
});
