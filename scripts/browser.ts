import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

// Imitating a graphics card takes longer than doing without.
chromium.setGraphicsMode = false;

/** A real Chromium: the one that CHROME_PATH names, else the one that the npm package ships and unpacks when first asked. */
export const browserPath = async (): Promise<string> =>
  process.env.CHROME_PATH ?? (await chromium.executablePath());

export async function launchBrowser(extraArgs: string[] = []): Promise<Browser> {
  const args = process.env.CHROME_PATH
    ? ['--no-sandbox']
    : [...chromium.args.filter((arg) => !NOT_FOR_US.test(arg)), '--disable-gpu'];
  return playwright.launch({
    executablePath: await browserPath(),
    args: [...args, ...extraArgs],
    headless: true,
  });
}

/** The package is tuned for servers without memory or windows; a faithful test wants neither setting. */
const NOT_FOR_US =
  /^--(single-process|headless|disable-web-security|disable-site-isolation-trials|allow-running-insecure-content)/;
