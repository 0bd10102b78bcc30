import { underBase } from '../../_leaf/base-path';
import { STORAGE_PREFIX } from '../../_leaf/storage';
import type { Failure } from './failure';
import { READINESS_CHANNEL, type Readiness, type Wish, WORKER_PATH } from './readiness';
import { clearShelf, isWhole, readHeld } from './shelf';

/** What a page does about being ready: it asks the worker, and hears from it on the channel. */

const MEMORY_KEY = `${STORAGE_PREFIX}event-ready`;

export const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'DecompressionStream' in globalThis;

export function listen(hear: (readiness: Readiness) => void): () => void {
  const channel = new BroadcastChannel(READINESS_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Readiness>) => hear(truly(data));
  return () => channel.close();
}

/** What lies on the shelf, read without waking the worker. */
export async function lookOnShelf(): Promise<Readiness> {
  if (!isSupported()) return { state: 'failed', failure: 'unsupported' };
  const held = await readHeld(caches);
  if (!held) return truly({ state: 'absent' });
  return (await isWhole(caches, held)) ? { state: 'ready', held } : { state: 'failed', failure: 'evicted' };
}

/** A browser that evicts a site leaves no trace in the caches: only a note elsewhere knows that there was something. */
function truly(readiness: Readiness): Readiness {
  if (readiness.state === 'ready') remember(readiness.held.manifest.version);
  return readiness.state === 'absent' && remembers() ? { state: 'failed', failure: 'evicted' } : readiness;
}

/** Asks for the published version. The worker's own new version, if there is one, takes over first. */
export async function prepareEvent(): Promise<Failure | undefined> {
  try {
    const worker = await newestWorker();
    worker.postMessage({ wish: 'prepare' } satisfies Wish);
    return undefined;
  } catch (error) {
    const refused = error instanceof Error && error.name === 'SecurityError';
    return refused ? 'unsupported' : 'network';
  }
}

async function newestWorker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(underBase(WORKER_PATH));
  await registration.update().catch(() => {
    // Without the network the worker at hand will do.
  });
  const coming = registration.installing ?? registration.waiting;
  if (coming) {
    coming.postMessage({ type: 'SKIP_WAITING' });
    await untilActive(coming);
  }
  if (!registration.active) throw new Error('The service worker does not start.');
  return registration.active;
}

function untilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (worker.state === 'activated' || worker.state === 'redundant') && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Sends a wish to the worker, if there is one. */
export async function wish(what: Wish['wish']): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ wish: what } satisfies Wish);
}

/** Throws the copy away, at the user's wish. */
export async function eraseEventPack(): Promise<void> {
  forget();
  await clearShelf(caches);
  await wish('erase');
}

/** Whether the copy is kept when the device runs short of space. `asking`: the browser awaits the person's answer. */
export type Keeping = 'asking' | 'promised' | 'not-promised';

export const readKeeping = (): Promise<Keeping> => keepingOf(() => navigator.storage?.persisted?.());

/** Some browsers ask the person first: nothing may wait for this. */
export const askToKeep = (): Promise<Keeping> => keepingOf(() => navigator.storage?.persist?.());

async function keepingOf(ask: () => Promise<boolean> | undefined): Promise<Keeping> {
  try {
    return (await ask()) ? 'promised' : 'not-promised';
  } catch {
    return 'not-promised';
  }
}

function remembers(): boolean {
  try {
    return localStorage.getItem(MEMORY_KEY) !== null;
  } catch {
    return false;
  }
}

function remember(version: string): void {
  try {
    localStorage.setItem(MEMORY_KEY, version);
  } catch {
    // Then an eviction goes unnoticed: the device merely says that it is not ready.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(MEMORY_KEY);
  } catch {
    // Nothing was remembered either.
  }
}
