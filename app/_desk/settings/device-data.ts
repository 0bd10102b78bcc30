import { openDB } from 'idb';
import { STORAGE_PREFIX } from '../../_ui/preferences';
import { LOG_DATABASE, RULINGS_STORE } from '../log/database-name';
import { RESULTS_KEY, readResults } from '../practice/results';

/** Where something is kept, and how many things. */
export interface Kept {
  choices: number;
  searches: number;
  practice: number;
  rulings: number;
  offline: number;
  /** In bytes, as far as the browser tells. */
  space: number | undefined;
}

const RECENT_KEY = `${STORAGE_PREFIX}recent`;

const ownKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(STORAGE_PREFIX));

/** Databases by name; a browser that cannot list them has at most the one named. */
async function ownDatabases(): Promise<string[]> {
  const known = await indexedDB.databases?.();
  return (known ?? [{ name: LOG_DATABASE }]).flatMap(({ name }) =>
    name?.startsWith('arbitre') ? [name] : [],
  );
}

async function count<T>(of: () => Promise<T[]> | T[]): Promise<number> {
  try {
    return (await of()).length;
  } catch {
    // forbidden storage holds nothing
    return 0;
  }
}

/** Looks without creating anything. */
async function countRulings(): Promise<number> {
  if (!(await ownDatabases()).includes(LOG_DATABASE)) return 0;
  const database = await openDB(LOG_DATABASE);
  try {
    return database.objectStoreNames.contains(RULINGS_STORE) ? await database.count(RULINGS_STORE) : 0;
  } finally {
    database.close();
  }
}

export async function keptHere(): Promise<Kept> {
  const recent = () => JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]') as unknown[];
  return {
    choices: await count(() => ownKeys().filter((key) => key !== RECENT_KEY && key !== RESULTS_KEY)),
    searches: await count(recent),
    practice: await count(() => Object.keys(readResults())),
    rulings: await countRulings().catch(() => 0),
    offline: await count(() => caches.keys()),
    space: (await navigator.storage?.estimate?.().catch(() => undefined))?.usage,
  };
}

/** Erases whatever Arbitre keeps on this device; says whether all of it is gone. */
export async function eraseAll(): Promise<boolean> {
  const done = await Promise.allSettled([
    (async () => {
      for (const key of ownKeys()) localStorage.removeItem(key);
    })(),
    (async () => {
      for (const name of await ownDatabases()) await deleteDatabase(name);
    })(),
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    })(),
    (async () => {
      for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
        await worker.unregister();
    })(),
  ]);
  return done.every(({ status }) => status === 'fulfilled');
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error(`${name} is open elsewhere`));
  });
}
