import { type IDBPDatabase, openDB } from 'idb';
import { STORE_PREFIX } from '../../_leaf/storage';
import { isKeptSituation, type KeptSituation } from './kept';

export const SITUATIONS_DATABASE = `${STORE_PREFIX}situations`;
const STORE = 'situations';

const open = (): Promise<IDBPDatabase> =>
  openDB(SITUATIONS_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
    // erasing everything, or a newer version, waits for this page to let go
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

async function withDatabase<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Those that this version can read, the latest first. */
export const keptSituations = (): Promise<KeptSituation[]> =>
  withDatabase(async (database) => {
    const records: unknown[] = await database.getAll(STORE);
    return records.filter(isKeptSituation).sort((a, b) => (a.changed < b.changed ? 1 : -1));
  });

export const keepSituation = (situation: KeptSituation): Promise<unknown> =>
  withDatabase((database) => database.put(STORE, situation));

export const eraseSituation = (id: string): Promise<void> =>
  withDatabase((database) => database.delete(STORE, id));

/** Of each situation the one changed last; those that are here stay. Says how many came. */
export const joinSituations = (brought: readonly KeptSituation[]): Promise<number> =>
  withDatabase(async (database) => {
    const transaction = database.transaction(STORE, 'readwrite');
    let came = 0;
    for (const one of brought) {
      const here: unknown = await transaction.store.get(one.id);
      if (isKeptSituation(here) && here.changed >= one.changed) continue;
      await transaction.store.put(one);
      came++;
    }
    await transaction.done;
    return came;
  });
