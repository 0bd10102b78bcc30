import fs from 'node:fs';
import { expect, it } from 'vitest';
import { LONG_TESTS } from '../../vitest.quick.config';

it('The quick tests leave out only tests that exist', () => {
  expect(LONG_TESTS.filter((file) => !fs.existsSync(file))).toEqual([]);
});
