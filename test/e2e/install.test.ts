import { afterEach, describe, expect, it } from 'vitest';
import { openSite, PHONE } from './site';

const site = openSite();
afterEach(() => site.closeAll());

describe.each([
  ['/fr/', 'fr'],
  ['/en/swccg/destiny-draw/', 'en'],
] as const)('As an app, from %s', (path, locale) => {
  it('has a manifest that Chromium accepts, in its language, with icons that exist', async () => {
    const { page, context } = await site.visit(path, { viewport: PHONE, serviceWorkers: 'allow' });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const session = await context.newCDPSession(page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(url).toBe(site.url(`/${locale}/manifest.webmanifest`));
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}');
    expect(manifest).toMatchObject({ lang: locale, display: 'standalone', start_url: `/${locale}/` });
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src } of manifest.icons) expect((await page.request.get(site.url(src))).status()).toBe(200);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const told = installabilityErrors.map(({ errorId }) => errorId);
    // A test's window keeps nothing, and such a window installs nothing: that alone may stand in the way.
    expect(told.filter((error) => error !== 'in-incognito')).toEqual([]);
  });
});

describe('Installing', () => {
  it('is offered when the browser says that it can be, and is asked of the browser', async () => {
    const { page } = await site.visit('/fr/judge/', { viewport: PHONE });
    const button = page.getByRole('button', { name: 'Installer' });
    await page.locator('[data-readiness]').first().waitFor();
    expect(await button.count()).toBe(0);
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          document.title = 'asked';
          return { outcome: 'accepted' };
        },
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      window.dispatchEvent(offer);
    });
    await button.click();
    await page.waitForFunction(() => document.title === 'asked');
  });
});
