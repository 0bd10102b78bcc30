import { type IDBPDatabase, openDB } from 'idb';
import { STORE_PREFIX } from '../../_leaf/storage';
import { isLink } from '../../_situations/link';
import { LONGEST_TITLE } from '../../_situations/situation';
import { isStandId, type StandId } from '../../_stands/registry';

export const SITUATIONS_DATABASE = `${STORE_PREFIX}situations`;
const STORE = 'situations';

/** A situation that this device keeps: as text, so that what a later version writes is kept as it is. */
export interface KeptSituation {
  id: string;
  title: string;
  engine: StandId;
  link: string;
  /** When it was last changed, as an ISO moment. */
  changed: string;
}

export function isKeptSituation(value: unknown): value is KeptSituation {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, engine, link, changed } = value as Record<string, unknown>;
  return (
    [id, title, engine, link, changed].every((part) => typeof part === 'string') &&
    (id as string).length <= 64 &&
    (title as string).length <= LONGEST_TITLE &&
    isStandId(engine as string) &&
    isLink(link as string) &&
    !Number.isNaN(Date.parse(changed as string))
  );
}

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
