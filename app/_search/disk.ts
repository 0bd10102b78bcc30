import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../_i18n/locales';
import { loadSearcher } from './load';
import type { Searcher } from './searcher';

/** The built index, read from disk: for the command line and the tests. */
export const searcherFromDisk = (
  locale: Locale,
  folder = path.resolve('public', 'search'),
): Promise<Searcher> =>
  loadSearcher(locale, {
    read: (file) => fs.readFile(path.join(folder, file)),
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
  });
