import { openDB } from 'idb';
import { STORAGE_PREFIX, STORE_PREFIX } from '../../_leaf/storage';
import { CARDS_DATABASE, heldParts } from '../cards/store';
import { PATIENCE } from '../log/connection';
import { LOG_DATABASE, RULINGS_STORE } from '../log/database-name';
import { isDeletion } from '../log/deletion';
import { RESULTS_KEY, readResults } from '../practice/results';
import { keptSituations, SITUATIONS_DATABASE } from '../situations/store';
import { openTabs } from '../tabs';
import { eraseKeys, ownKeys } from './own-keys';

/** Where something is kept, and how many things. */
export interface Kept {
  choices: number;
  searches: number;
  practice: number;
  rulings: number;
  situations: number;
  cards: number;
  offline: number;
  /** In bytes, as far as the browser tells. */
  space: number | undefined;
}

const RECENT_KEY = `${STORAGE_PREFIX}recent`;

/** Databases by name; a browser that cannot list them has at most those named. */
async function ownDatabases(): Promise<string[]> {
  const known = await indexedDB.databases?.();
  return (known ?? [{ name: LOG_DATABASE }, { name: SITUATIONS_DATABASE }, { name: CARDS_DATABASE }]).flatMap(
    ({ name }) => (name?.startsWith(STORE_PREFIX) ? [name] : []),
  );
}

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(STORE_PREFIX));

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
  const database = await inTime(
    openDB(LOG_DATABASE, undefined, {
      // erased meanwhile by another tab: nothing is made in its place
      upgrade: (_, __, ___, transaction) => transaction.abort(),
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    }),
  );
  try {
    if (!database.objectStoreNames.contains(RULINGS_STORE)) return 0;
    // What stays of a deleted ruling is none.
    return (await database.getAll(RULINGS_STORE)).filter((record) => !isDeletion(record)).length;
  } finally {
    database.close();
  }
}

async function countSituations(): Promise<number> {
  if (!(await ownDatabases()).includes(SITUATIONS_DATABASE)) return 0;
  return (await inTime(keptSituations())).length;
}

async function countCards(): Promise<number> {
  if (!(await ownDatabases()).includes(CARDS_DATABASE)) return 0;
  return (await inTime(heldParts())).reduce((sum, { cards }) => sum + cards, 0);
}

export async function keptHere(): Promise<Kept> {
  const recent = () => JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]') as unknown[];
  return {
    choices: await count(() =>
      ownKeys(localStorage).filter((key) => key !== RECENT_KEY && key !== RESULTS_KEY),
    ),
    searches: await count(recent),
    practice: await count(() => Object.keys(readResults())),
    rulings: await countRulings().catch(() => 0),
    situations: await countSituations().catch(() => 0),
    cards: await countCards().catch(() => 0),
    offline: await count(ownCaches),
    space: (await navigator.storage?.estimate?.().catch(() => undefined))?.usage,
  };
}

/** Erases whatever Arbitre keeps on this device; says whether all of it is gone. Other open tabs are told to forget too. */
export async function eraseAll(): Promise<boolean> {
  const done = await Promise.allSettled([
    (async () => eraseKeys(localStorage))(),
    (async () => eraseKeys(sessionStorage))(),
    (async () => {
      for (const name of await ownDatabases()) await inTime(deleteDatabase(name));
    })(),
    (async () => {
      for (const name of await ownCaches()) await caches.delete(name);
    })(),
    (async () => {
      await (await navigator.serviceWorker?.getRegistration())?.unregister();
    })(),
  ]);
  const isGone = done.every(({ status }) => status === 'fulfilled');
  if (isGone) {
    const tabs = openTabs();
    tabs.tell('erased');
    tabs.close();
  }
  return isGone;
}

/** A tab that is busy with the database holds it until it is done: that it is blocked is no answer yet. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** A database that another tab does not let go of may never answer. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
