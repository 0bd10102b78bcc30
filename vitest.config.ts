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
          exclude: ['test/e2e/**'],
          testTimeout: 60_000,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // One at a time: a browser takes more than a core.
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
