import type { Driver } from './browsers/driver';
import { findFirefox, startFirefox } from './browsers/firefox';
import { visitSite } from './browsers/visit';
import { findWebKit, startWebKit } from './browsers/webkit';

/**
 * Takes a judge's way through the built site in the browsers of other makers, those that are installed. Exits 1 when a
 * step fails, 2 when there is no browser to try.
 */
interface Known {
  name: string;
  find(): string | undefined;
  start(program: string): Promise<Driver>;
  install: string;
}
const KNOWN: Known[] = [
  {
    name: 'WebKitGTK',
    find: findWebKit,
    start: startWebKit,
    install: 'apt-get install webkit2gtk-driver xvfb',
  },
  { name: 'Firefox', find: findFirefox, start: startFirefox, install: 'apt-get install firefox-esr' },
];

const rows: Record<string, Record<string, string>> = {};
let failed = 0;
for (const { name, find, start, install } of KNOWN) {
  const program = find();
  if (!program) {
    console.error(`${name} is not installed and was not tried. On Debian: ${install}`);
    continue;
  }
  const outcomes = await visitSite(() => start(program));
  rows[name] = {};
  for (const { step, seconds, failure } of outcomes) {
    rows[name][step] = failure ? 'failed' : `ok ${seconds.toFixed(1)} s`;
    if (!failure) continue;
    failed += 1;
    console.error(`${name}, ${step}: ${failure}`);
  }
}
console.table(rows);
if (Object.keys(rows).length === 0) process.exitCode = 2;
else if (failed > 0) process.exitCode = 1;
