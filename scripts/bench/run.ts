import { gzipSync } from 'node:zlib';
import type { Locale } from '../../app/_i18n/locales';
import type { Findable } from '../../app/_search/documents';
import type { Ask, Engine } from './engine';
import type { GoldenQuery } from './golden';
import { meanReciprocalRank, percentile, placeOf, recallAt } from './measures';

/** What one engine did with the golden queries of a language. Times are in milliseconds. */
export interface Result {
  engine: string;
  recall: { 1: number; 3: number; 10: number };
  meanReciprocalRank: number;
  p50: number;
  p95: number;
  /** Bytes of the index, compressed. */
  size: number;
  load: number;
}

const WARM_UPS = 3;
const PASSES = 7;
const LOADS = 7;

/** One engine while it is measured. */
interface Runner {
  engine: Engine;
  index: string;
  ask: Ask;
  places: number[];
  times: number[];
  loads: number[];
}

/** Measures the engines side by side: whatever slows the machine for a moment slows them all. */
export async function runEngines(
  engines: Engine[],
  found: Findable[],
  queries: GoldenQuery[],
  locale: Locale,
): Promise<Result[]> {
  const runners: Runner[] = [];
  for (const engine of engines) {
    const index = await engine.build(found, locale);
    const ask = await engine.restore(index, locale);
    runners.push({ engine, index, ask, places: [], times: [], loads: [] });
  }
  for (let pass = 0; pass < LOADS; pass++) {
    for (const runner of inTurn(runners, pass)) await timeLoad(runner, locale);
  }
  for (let pass = 0; pass < WARM_UPS + PASSES; pass++) {
    for (const [number, query] of queries.entries()) {
      for (const runner of inTurn(runners, pass + number)) {
        const start = performance.now();
        const ids = await runner.ask(query.text);
        const time = performance.now() - start;
        if (pass === 0) runner.places.push(placeOf(ids, query.ids));
        if (pass >= WARM_UPS) runner.times.push(time);
      }
    }
  }
  return runners.map(resultOf);
}

/** The runners in an order that changes, so that none always follows the same other. */
function inTurn(runners: Runner[], turn: number): Runner[] {
  const first = turn % runners.length;
  return [...runners.slice(first), ...runners.slice(0, first)];
}

async function timeLoad({ engine, index, loads }: Runner, locale: Locale): Promise<void> {
  const start = performance.now();
  await engine.restore(index, locale);
  loads.push(performance.now() - start);
}

const resultOf = ({ engine, index, places, times, loads }: Runner): Result => ({
  engine: engine.name,
  recall: { 1: recallAt(places, 1), 3: recallAt(places, 3), 10: recallAt(places, 10) },
  meanReciprocalRank: meanReciprocalRank(places),
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  size: gzipSync(index, { level: 9 }).length,
  load: percentile(loads, 0.5),
});
