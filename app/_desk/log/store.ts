import { type IDBPDatabase, openDB } from 'idb';
import { isRuling } from './check-ruling';
import { LOG_DATABASE, RULINGS_STORE } from './database-name';
import { type Merge, mergeRulings } from './merge';
import type { Ruling } from './ruling';

/** Why the log could not be read or written. */
export type StorageFailure = 'full' | 'unavailable' | 'blocked' | 'newer' | 'failed';

export class StorageError extends Error {
  constructor(
    readonly reason: StorageFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

type Upgrade = (database: IDBPDatabase) => void;

/** What each version of the database adds to the one before it. A step, once published, is never changed. */
export const UPGRADES: readonly Upgrade[] = [
  (database) => {
    database.createObjectStore(RULINGS_STORE, { keyPath: 'id' });
  },
];

/** What is written and taken away together, or not at all. */
export interface Change {
  put: Ruling[];
  remove: string[];
}

export interface KeptLog {
  rulings: Ruling[];
  /** Records that this version cannot read. They stay where they are. */
  unreadable: number;
}

/** The log on this device. Opens its database when first asked, and again after losing it. */
export class LogStore {
  #database: Promise<IDBPDatabase> | undefined;
  readonly #upgrades: readonly Upgrade[];

  constructor(upgrades: readonly Upgrade[] = UPGRADES) {
    this.#upgrades = upgrades;
  }

  #open(): Promise<IDBPDatabase> {
    this.#database ??= new Promise<IDBPDatabase>((resolve, reject) => {
      const forget = () => {
        this.#database = undefined;
      };
      const opening = openDB(LOG_DATABASE, this.#upgrades.length, {
        upgrade: (database, from) => {
          for (const step of this.#upgrades.slice(from)) step(database);
        },
        blocked: () => {
          reject(new StorageError('blocked'));
          // Once the other tab lets go the database opens after all, with nobody waiting for it.
          void opening.then((database) => database.close());
        },
        // A newer version, or the erasing of everything, waits for this page to let go.
        blocking: () => {
          forget();
          void opening.then((database) => database.close());
        },
        terminated: forget,
      });
      opening.then(resolve, reject);
    }).catch((error) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }

  read(): Promise<KeptLog> {
    return asStorageError(async () => {
      const records: unknown[] = await (await this.#open()).getAll(RULINGS_STORE);
      const rulings = records.filter(isRuling);
      return { rulings, unreadable: records.length - rulings.length };
    });
  }

  /** In one transaction: a failure half-way leaves everything as it was. */
  apply({ put, remove }: Change): Promise<void> {
    return asStorageError(async () => {
      const transaction = (await this.#open()).transaction(RULINGS_STORE, 'readwrite');
      await settle(transaction, async () => {
        for (const id of remove) transaction.store.delete(id).catch(untold);
        for (const ruling of put) transaction.store.put(ruling).catch(untold);
      });
    });
  }

  /** Merges against what is stored at that very moment, another tab's rulings included. */
  merge(coming: readonly Ruling[]): Promise<{ merge: Merge; undo: Change }> {
    return asStorageError(async () => {
      const transaction = (await this.#open()).transaction(RULINGS_STORE, 'readwrite');
      return settle(transaction, async () => {
        const records: unknown[] = await transaction.store.getAll();
        const own = records.filter(isRuling);
        // What this version cannot read is not overwritten by what it can.
        const unreadable = new Set(records.filter((record) => !isRuling(record)).map(idOf));
        const readable = coming.filter(({ id }) => !unreadable.has(id));
        const merge = mergeRulings(own, readable);
        merge.kept += coming.length - readable.length;
        for (const ruling of merge.put) transaction.store.put(ruling).catch(untold);
        const held = new Map(own.map((ruling) => [ruling.id, ruling]));
        return {
          merge,
          undo: {
            put: merge.put.flatMap(({ id }) => held.get(id) ?? []),
            remove: merge.put.flatMap(({ id }) => (held.has(id) ? [] : [id])),
          },
        };
      });
    });
  }

  async close(): Promise<void> {
    const database = await this.#database?.catch(() => undefined);
    this.#database = undefined;
    database?.close();
  }
}

const idOf = (record: unknown): unknown => (record as { id?: unknown }).id;

/** The transaction's own failure says it all; those of its requests would only repeat it. */
const untold = (): void => undefined;

/** Waits until the work is on disk; if it throws half-way, takes all of it back. */
async function settle<T>(
  transaction: { done: Promise<void>; abort(): void },
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (error) {
    transaction.done.catch(untold);
    try {
      transaction.abort();
    } catch {
      // it had ended by itself
    }
    throw error;
  }
}

const REASONS: Record<string, StorageFailure> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'unavailable',
  InvalidStateError: 'unavailable',
  // no indexedDB at all
  ReferenceError: 'unavailable',
  TypeError: 'unavailable',
};

async function asStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = error instanceof Error ? REASONS[error.name] : undefined;
    throw new StorageError(reason ?? 'failed', { cause: error });
  }
}
