import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** A real Chromium: the one that CHROME_PATH names, else the one that the npm package ships. */
export async function launchBrowser(extraArgs: string[] = []): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  const args = own ? ['--no-sandbox'] : chromium.args.filter((arg) => !NOT_FOR_US.test(arg));
  return playwright.launch({
    executablePath: own ?? (await chromium.executablePath()),
    args: [...args, ...extraArgs],
    headless: true,
  });
}

/** The package is tuned for servers without memory or windows; a faithful test wants neither setting. */
const NOT_FOR_US =
  /^--(single-process|headless|disable-web-security|disable-site-isolation-trials|allow-running-insecure-content)/;
