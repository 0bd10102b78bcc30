import { describe, expect, it } from 'vitest';
import { DARK, GUNDAM, LIGHT, RULINGS } from '../cards/made-up';
import { makeReady, OUT, openEvent } from './event';
import { hydrated } from './site';

const open = openEvent();

describe('An event that is prepared, and a card file that is held', () => {
  it('work together without a network: search, card, deck check and the judge’s question', async () => {
    const { page, host } = await open(OUT);
    await makeReady(page, host);
    await page.goto(host.url('/fr/settings/'));
    await hydrated(page);
    await page.locator('#cards input[type=file]').setInputFiles(
      Object.entries({ LIGHT, DARK, GUNDAM, RULINGS }).map(([name, value]) => ({
        name: `${name}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(value)),
      })),
    );
    await page.locator('[data-cards-status] p.font-semibold').waitFor();
    await host.switchOff();

    await page.goto(host.url('/fr/search/?q=brandts+kafer'));
    await hydrated(page);
    await page.locator('article[data-card-hits=named] .rule-chip').first().waitFor();
    await page.locator('[data-card="gundam/GD09-002"]').click();
    await page.locator('[data-card-page="GD09-002"] h1').waitFor();
    await expect.poll(() => page.locator('[data-concerning]').innerText()).toMatch(/Blocker/);

    await page.goto(host.url('/fr/simulators/swccg-deck/'));
    await hydrated(page);
    await page.getByLabel('Votre liste').fill('59 Salt Runner\nOssa: Salt Market');
    await page.locator('[data-verdict=legal]').waitFor();

    const question = 'Morrow Vane peut-il tirer une destinée de bataille ?';
    await page.goto(host.url(`/fr/judge/?q=${encodeURIComponent(question)}`));
    await hydrated(page);
    await page.locator('[data-card-hits=mentioned] [data-card="swccg/1_101"]').waitFor();
  });
});
