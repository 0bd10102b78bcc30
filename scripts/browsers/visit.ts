import { startServer } from '../static-server';
import type { Driver } from './driver';
import { STEPS } from './steps';

export type Outcome = { step: string; seconds: number; failure?: string };

/** Takes every step in one browser over the built site. */
export async function visitSite(start: () => Promise<Driver>): Promise<Outcome[]> {
  const server = await startServer(0);
  const outcomes: Outcome[] = [];
  let browser: Driver | undefined;
  try {
    const began = await start();
    browser = began;
    for (const { name, take } of STEPS) {
      const from = Date.now();
      const failure = await take({
        browser: began,
        url: (address) => server.url + address,
        cutNetwork: () => server.stop(),
      }).then(() => undefined, reasonOf);
      outcomes.push({ step: name, seconds: (Date.now() - from) / 1000, ...(failure && { failure }) });
    }
  } catch (error) {
    outcomes.push({ step: 'start', seconds: 0, failure: reasonOf(error) });
  } finally {
    await browser?.close();
    await server.stop();
  }
  return outcomes;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
