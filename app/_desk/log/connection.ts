import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { isRuling } from './check-ruling';
import { EVENTS_STORE, LOG_DATABASE, RULINGS_STORE } from './database-name';
import { fromSchema1, fromSchema2 } from './migrate';

/** Why the log could not be read or written. */
export type StorageFailure = 'full' | 'unavailable' | 'blocked' | 'newer' | 'failed';

/** Told when an answer is long in coming. The question stands, and the answer, if it comes, is still taken. */
export type OnWait = (reason: StorageFailure) => void;

export type Upgrade = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => void | Promise<void>;

/** What each version of the database adds to the one before it. A step, once published, is never changed. */
export const UPGRADES: readonly Upgrade[] = [
  (database) => {
    database.createObjectStore(RULINGS_STORE, { keyPath: 'id' });
  },
  // Schema 2: rulings know their event, their judge, how far they have come. What cannot be read stays as it is.
  async (database, transaction) => {
    database.createObjectStore(EVENTS_STORE, { keyPath: 'id' });
    const store = transaction.objectStore(RULINGS_STORE);
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      const record = fromSchema1(cursor.value);
      if (isRuling(record)) await cursor.update(record);
    }
  },
  // Schema 3: a ruling can hold a situation.
  async (_, transaction) => {
    const store = transaction.objectStore(RULINGS_STORE);
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      const record = fromSchema2(cursor.value);
      if (record !== cursor.value && isRuling(record)) await cursor.update(record);
    }
  },
];

/** How long a database may take to answer before the person is told, in milliseconds. */
export const PATIENCE = 5000;

interface Opening {
  database: Promise<IDBPDatabase>;
  answer(database: IDBPDatabase): void;
  refuse(error: unknown): void;
  /** Asked so long ago that it is worth asking again beside it. */
  isOverdue: boolean;
  isBlocked: boolean;
  waiting: Set<OnWait>;
}

/** The way to the database: opened when first wanted, asked for again if it never answers or was lost. */
export class Connection {
  #opening: Opening | undefined;

  constructor(
    private readonly upgrades: readonly Upgrade[] = UPGRADES,
    private readonly patience = PATIENCE,
  ) {}

  async open(onWait: OnWait): Promise<IDBPDatabase> {
    const opening = this.#opening ?? newOpening();
    if (opening !== this.#opening || opening.isOverdue) {
      this.#opening = opening;
      this.#ask(opening);
    }
    if (opening.isBlocked) onWait('blocked');
    opening.waiting.add(onWait);
    try {
      return await opening.database;
    } finally {
      opening.waiting.delete(onWait);
    }
  }

  #ask(opening: Opening): void {
    opening.isOverdue = false;
    const overdue = setTimeout(() => {
      opening.isOverdue = true;
    }, this.patience);
    const forget = () => {
      if (this.#opening === opening) this.#opening = undefined;
    };
    const ask = async () =>
      openDB(LOG_DATABASE, this.upgrades.length, {
        upgrade: async (database, from, _, transaction) => {
          for (const step of this.upgrades.slice(from)) await step(database, transaction);
        },
        blocked: () => {
          opening.isBlocked = true;
          for (const onWait of opening.waiting) onWait('blocked');
        },
        // A newer version, or the erasing of everything, waits for this page to let go.
        blocking: () => {
          forget();
          void asked.then((database) => database.close());
        },
        terminated: forget,
      });
    const asked = ask();
    asked
      .then(async (database) => {
        opening.answer(database);
        // Asked twice and answered twice: one is enough.
        const taken = await opening.database.catch(() => undefined);
        if (taken !== database) database.close();
      })
      .catch((error) => {
        forget();
        opening.refuse(error);
      })
      .finally(() => {
        clearTimeout(overdue);
        opening.isOverdue = false;
        opening.isBlocked = false;
      });
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    const database = await opening?.database.catch(() => undefined);
    database?.close();
  }
}

function newOpening(): Opening {
  const opening = { isOverdue: false, isBlocked: false, waiting: new Set<OnWait>() } as Opening;
  opening.database = new Promise((answer, refuse) => Object.assign(opening, { answer, refuse }));
  return opening;
}
