import os from 'node:os';
import { defineConfig } from 'vitest/config';

/** The process that hands out the files is idle meanwhile: every core may run one. */
const maxWorkers = os.availableParallelism();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/under-path/**'],
          setupFiles: 'test/seed.ts',
          testTimeout: 60_000,
          maxWorkers,
          // A process that loads each module once, for all its files: loading took a quarter of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          // Some build small sites of their own first, which a busy machine draws out.
          hookTimeout: 240_000,
          // What comes by itself may take its time on two cores; the second that is usual was too short for an index.
          expect: { poll: { timeout: 15_000 } },
          globalSetup: 'test/e2e/unpack-browser.ts',
          maxWorkers,
          // A machine that is busy elsewhere may starve a browser: what fails then is tried again.
          retry: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Builds a second site, which takes every core: last, and alone.
        test: {
          name: 'under-path',
          include: ['test/under-path/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 240_000,
          globalSetup: 'test/e2e/unpack-browser.ts',
          retry: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
