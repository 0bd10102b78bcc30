import { defineConfig } from 'vitest/config';

/**
 * What `npm run test:quick` and `npm run test:watch` leave out: tests that start programs, read and link the whole
 * corpus, or try thousands of inputs. `npm test` runs them all. A test that takes more than a second or two goes here,
 * or asks `runs()` of `test/rules/core/support.ts` how often to try.
 */
export const LONG_TESTS = [
  'test/assistant/server.test.ts',
  'test/contributing.test.ts',
  'test/corpus/damage.test.ts',
  'test/corpus/ingest/damage.test.ts',
  'test/corpus/ingest/escape.test.ts',
  'test/corpus/ingest/large.test.ts',
  'test/corpus/ingest/turns.test.ts',
  'test/corpus/text-is-no-code.test.ts',
  'test/desk/log/files.test.ts',
  'test/desk/practice/questions.test.ts',
  'test/open-data/before-and-after.test.ts',
  'test/open-data/changes.test.ts',
  'test/open-data/data.test.ts',
  'test/open-data/json-ld.test.ts',
  'test/open-data/sharing.test.ts',
  'test/open-data/worked-examples.test.ts',
  'test/rules/core/rule-ids.test.ts',
  'test/rules/core/sound-setup.test.ts',
  'test/rules/swccg/battle/owed.test.ts',
  'test/rules/swccg/stack/words.test.ts',
  'test/scripts/check.test.ts',
  'test/scripts/end-with-reader.test.ts',
  'test/scripts/fonts.test.ts',
  'test/scripts/serve.test.ts',
  'test/scripts/served-mishaps.test.ts',
  'test/scripts/share-images.test.ts',
  'test/search/answers.test.ts',
  'test/search/golden.test.ts',
  'test/search/held-out.test.ts',
  'test/search/load.test.ts',
  'test/search/search.test.ts',
  'test/search/thesaurus.test.ts',
  'test/situations/kept-links.test.ts',
  'test/situations/mutated-links.test.ts',
  'test/situations/open.test.ts',
  'test/situations/pass-on.test.ts',
  'test/stands/every-bench.test.ts',
  'test/stands/yj-battle.test.ts',
  'test/ui/simulators/play-tree.test.ts',
  'test/ui/simulators/setup-link.test.ts',
];

/** The unit tests as they serve while one writes: a look at everything, in seconds. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/under-path/**', ...LONG_TESTS],
    setupFiles: 'test/seed.ts',
    testTimeout: 60_000,
    // Of thousands of plays of each engine, a few: enough for most slips.
    env: { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '30' },
    // One process that loads each module once takes half the time of one for each file.
    isolate: false,
    maxWorkers: 1,
    experimental: { fsModuleCache: true, fsModuleCachePath: '.next/cache/tests' },
  },
});
