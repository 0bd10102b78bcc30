import { spawn } from 'node:child_process';
import { Shelf } from '../../app/_assistant/shelf';
import { type World, WrongCall } from '../../app/_assistant/tool';
import type { Locale } from '../../app/_i18n/locales';
import { searcherFromDisk } from '../../app/_search/disk';
import { IndexRefused } from '../../app/_search/load';
import type { Searcher } from '../../app/_search/searcher';
import { readKept } from './kept-files';

/** Clients give up a call after a minute. */
const PATIENCE_MS = 45_000;

/** What the tools answer from, read from this checkout. What has not been built yet is built at the first start. */
export function worldOnDisk(): World {
  const searchers = new Map<Locale, Promise<Searcher>>();
  let shelf: Promise<Shelf> | undefined;
  let building: Promise<void> | undefined;

  const readShelf = async (): Promise<Shelf> => new Shelf(readKept());
  const rebuilt = async <Thing>(read: () => Promise<Thing>): Promise<Thing> => {
    building ??= buildIndex();
    await inTime(building);
    return read();
  };
  return {
    shelf: () => {
      shelf ??= readShelf().catch(() => rebuilt(readShelf));
      return shelf.catch((error: unknown) => {
        shelf = undefined;
        throw error;
      });
    },
    searcher: (locale) => {
      const read = () => searcherFromDisk(locale);
      const loading =
        searchers.get(locale) ??
        read().catch((error: unknown) => {
          if (error instanceof IndexRefused) return rebuilt(read);
          throw error;
        });
      searchers.set(locale, loading);
      return loading.catch((error: unknown) => {
        searchers.delete(locale);
        throw error;
      });
    },
  };
}

/** Standard output belongs to the protocol: what the build says goes to standard error. */
function buildIndex(): Promise<void> {
  console.error('The index is not built yet: building it, which takes about half a minute.');
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build-index.ts'], {
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve, reject) => {
    build.on('error', reject);
    build.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(new WrongCall('The index cannot be built: run "npm run build-index" and read what it says.'));
    });
  });
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const words = 'The index is still being built: ask again in a moment.';
    timer = setTimeout(() => reject(new WrongCall(words)), PATIENCE_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
