import chromium from '@sparticuz/chromium';

/** Once, before the tests: the browser unpacks itself at its first use, and two at a time would trip over each other. */
export default async function unpackBrowser(): Promise<void> {
  if (!process.env.CHROME_PATH) await chromium.executablePath();
}
