import lighthouse from 'lighthouse';
import { basePath } from '../app/_leaf/base-path';
import { launchBrowser } from './browser';
import { startServer } from './static-server';

/** Lighthouse on the built site, as a mid-range phone sees it. Exits 1 when a page misses its bar. */
const PAGES = [
  '/fr/',
  '/fr/swccg/glossary/',
  '/fr/swccg/actions-stacking/',
  '/fr/swccg/death-star-ii/battle/',
  '/fr/simulators/swccg-stack/sense-alter-war/',
];
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const DEBUGGING_PORT = 9333;

const server = await startServer(0, { base: basePath() });
const browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`]);
const rows: Record<string, string | number>[] = [];
let missed = 0;
try {
  for (const page of PAGES) {
    const result = await lighthouse(`${server.url}${page}`, {
      port: DEBUGGING_PORT,
      onlyCategories: Object.keys(BARS),
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${page}`);
    const row: Record<string, string | number> = { page };
    for (const [category, bar] of Object.entries(BARS)) {
      const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
      row[category] = score;
      if (score < bar) missed += 1;
    }
    for (const [category, bar] of Object.entries(BARS)) {
      if (Number(row[category]) >= bar) continue;
      const refs = result.lhr.categories[category]?.auditRefs ?? [];
      const failing = refs.filter(
        ({ id, weight }) => weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 0.9,
      );
      console.error(`${page} ${category}: ${failing.map(({ id }) => id).join(', ')}`);
    }
    rows.push(row);
  }
} finally {
  await browser.close();
  await server.stop();
}
console.table(rows);
process.exitCode = missed === 0 ? 0 : 1;
