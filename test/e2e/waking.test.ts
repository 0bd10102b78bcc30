import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, openSite, PHONE } from './site';

const site = openSite();
afterEach(site.closeAll);

describe('A page whose scripts are slow to come', () => {
  it('is read, and makes good the button that was pressed meanwhile', async () => {
    const { page, context, troubles } = await site.visit('/fr/', { viewport: PHONE });
    let letThrough = () => {};
    const slow = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await context.route('**/_next/static/chunks/*.js', async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto(site.url('/fr/swccg/alter/'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Montrer aux joueurs' }).click();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    letThrough();
    await page.locator('dialog[open]').waitFor();
    await hydrated(page);
    expect(troubles).toEqual([]);
  });
});
