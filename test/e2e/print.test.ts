import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, openSite } from './site';

const site = openSite();
afterEach(() => site.closeAll());

describe.each(['/fr/swccg/actions-stacking/', '/en/swccg/death-star-ii/battle/'])('On paper, %s', (path) => {
  it('leaves out what paper cannot use, and keeps the sources', async () => {
    const { page } = await site.visit(path, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['header:has(nav)', 'main nav', '.permalink', 'button', 'details:not(.sources)']) {
      expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
    }
    expect(await page.locator('.citation:visible').count()).toBeGreaterThan(0);
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
    expect(ink).toBe('rgb(0, 0, 0)');
  });
  it('lists the full address of every link, numbered as in the text', async () => {
    const { page } = await site.visit(path);
    await hydrated(page);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const references = await page
      .locator('.prose a[data-ref]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('data-ref'), (link as HTMLAnchorElement).href]),
      );
    expect(references.length).toBeGreaterThan(3);
    for (const [number, href] of references) {
      const line = page.locator('.paper-addresses li', { hasText: `[${number}]` }).first();
      expect(await line.locator('.address').innerText()).toBe(href);
    }
    expect(await page.locator('.paper-addresses p').first().innerText()).toContain(site.url(path));
  });
  it('leaves out the addresses of links where they are not wanted, but not that of the page', async () => {
    const { page } = await site.visit(path);
    await page.getByRole('checkbox').uncheck();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.paper-addresses li:visible').count()).toBe(0);
    expect(await page.locator('.paper-addresses .address:visible').count()).toBe(1);
    const mark = await page
      .locator('.prose a[data-ref]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(mark).toBe('none');
  });
  it('makes a PDF of a few pages', async () => {
    const { page } = await site.visit(path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(12);
  });
});
