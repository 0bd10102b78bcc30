import path from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from '../browser';
import { BROWSER_DEFINES } from '../browser-defines';
import { percentile } from './measures';

const SLOWER_BY = 4;
const VISITS = 5;

/** Times in milliseconds, by what took them. */
export type Times = Record<string, number>;

/**
 * The times that `measure` of a program of this folder finds in a page as slow as a phone: of each the middle one of some
 * visits, every time in a page that has not run it before. A browser slows down only the page itself, not its workers, so
 * what the site does in a worker is done in the page here.
 */
export async function inSlowPage(program: string): Promise<Times> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, program)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'program',
    target: 'es2022',
    define: BROWSER_DEFINES,
  });
  const content = outputFiles[0]?.text ?? '';
  const browser = await launchBrowser();
  try {
    const visits: Times[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.addScriptTag({ content });
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
      visits.push((await page.evaluate('program.measure()')) as Times);
      await context.close();
    }
    const middle = (what: string): number =>
      percentile(
        visits.map((times) => times[what] ?? 0),
        0.5,
      );
    return Object.fromEntries(Object.keys(visits[0] ?? {}).map((what) => [what, middle(what)]));
  } finally {
    await browser.close();
  }
}
