import { NetworkOnly, Serwist } from 'serwist';
import { isUnderBase } from '../../../_leaf/base-path';
import { PreparationFailed } from '../failure';
import { OlderPacks, retire, stillOpen } from '../older';
import { answerFrom, notFound } from '../pack/answer';
import { belongsInPack, fileBehind } from '../pack/contents';
import type { PackManifest } from '../pack/format';
import { openPack, type Pack } from '../pack/open-pack';
import { prepare } from '../prepare';
import { READINESS_CHANNEL, type Readiness, type Wish } from '../readiness';
import { clearShelf, isWhole, readHeld, switchTo, takeParts } from '../shelf';
import { OpenPages } from './open-pages';

declare const self: ServiceWorkerGlobalScope;

/** The pack in use; null is none. The worker may be stopped at any time and begins by looking. */
let pack: Pack | null | undefined;
/** Pages opened before an update still ask for scripts of the version they came from. */
const olderPacks = new OlderPacks(openHeld);
const openPages = new OpenPages(self.clients);
let readiness: Readiness = { state: 'absent' };
const looked = look().catch(() => {
  pack = null;
});
let preparing: Promise<void> | undefined;

const channel = new BroadcastChannel(READINESS_CHANNEL);
function tell(now: Readiness): void {
  readiness = now;
  channel.postMessage(now);
}

async function look(): Promise<void> {
  const held = await readHeld(self.caches);
  pack = held ? await openHeld(held.manifest) : null;
  if (!held) readiness = { state: 'absent' };
  else readiness = pack ? { state: 'ready', held } : { state: 'failed', failure: 'evicted' };
}

const heldNow = () => ('held' in readiness ? readiness.held : undefined);

async function openHeld(manifest: PackManifest): Promise<Pack | null> {
  try {
    const bytes = await takeParts(self.caches, manifest);
    return bytes ? await openPack(manifest, bytes) : null;
  } catch {
    return null;
  }
}

async function prepareEvent(): Promise<void> {
  await looked;
  const before = heldNow();
  try {
    await prepare({
      caches: self.caches,
      fetch: self.fetch.bind(self),
      origin: self.location.origin,
      report: (progress) => tell({ state: 'preparing', ...progress, ...(before && { held: before }) }),
      putToUse: (fresh) => inTurn(() => putToUse(fresh)),
    });
  } catch (error) {
    console.warn('Not prepared.', error instanceof Error ? (error.cause ?? error) : error);
    const failure = error instanceof PreparationFailed ? error.failure : 'unsupported';
    tell({ state: 'failed', failure, ...(before && { held: before }) });
  }
  await preloadUnlessReady();
}

/** Whatever changes the note on the shelf waits for what changes it already; so do pages, to be of one version. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

async function putToUse(fresh: Pack): Promise<void> {
  const before = await readHeld(self.caches);
  const { manifest } = fresh;
  const isOther = before && before.manifest.version !== manifest.version;
  const older = isOther ? retire(before.older, before.manifest, await openPages.list()) : before?.older;
  const held = { manifest, preparedAt: new Date().toISOString(), older: older ?? [] };
  await switchTo(self.caches, held);
  pack = fresh;
  olderPacks.keepOnly(held.older);
  tell({ state: 'ready', held });
}

/** Clears the older versions whose pages have all been closed. */
async function sweep(): Promise<void> {
  await looked;
  if (preparing || !heldNow()?.older.length) return;
  await inTurn(async () => {
    const held = await readHeld(self.caches);
    if (readiness.state !== 'ready' || !held) return;
    const older = stillOpen(held.older, await openPages.list());
    if (older.length === held.older.length) return;
    await switchTo(self.caches, { ...held, older });
    olderPacks.keepOnly(older);
    tell({ state: 'ready', held: { ...held, older } });
  });
}

/** What was ready when this worker looked may have been thrown away since. */
async function tellTruly(): Promise<void> {
  await sweep();
  const isGone = readiness.state === 'ready' && !(await isWhole(self.caches, readiness.held));
  tell(isGone ? { state: 'failed', failure: 'evicted' } : readiness);
}

async function erase(): Promise<void> {
  await preparing;
  await inTurn(async () => {
    await clearShelf(self.caches);
    pack = null;
    olderPacks.keepOnly([]);
    tell({ state: 'absent' });
  });
  await preloadUnlessReady();
}

/** Without a pack pages come from the network, and waiting for this worker to start would only slow them. */
async function preloadUnlessReady(): Promise<void> {
  const preload = self.registration.navigationPreload;
  await (pack ? preload?.disable() : preload?.enable());
}

self.addEventListener('message', (event) => {
  const { wish } = (event.data ?? {}) as Partial<Wish>;
  if (wish) event.waitUntil(fulfil(wish));
});

async function fulfil(wish: Wish['wish']): Promise<void> {
  if (wish === 'erase') return erase();
  if (wish === 'tell') return tellTruly();
  preparing ??= prepareEvent().finally(() => {
    preparing = undefined;
  });
  return preparing;
}

self.addEventListener('activate', (event) => event.waitUntil(looked.then(preloadUnlessReady)));

const network = new NetworkOnly();
/** With a pack at hand nobody waits long for a page that it does not have. */
const briefNetwork = new NetworkOnly({
  networkTimeoutSeconds: 4,
  plugins: [
    {
      handlerDidError: async ({ request }) =>
        pack && request.mode === 'navigate' ? notFound(pack) : undefined,
    },
  ],
});

const serwist = new Serwist({
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) =>
        sameOrigin && isUnderBase(url.pathname) && pack !== null && belongsInPack(fileBehind(url.pathname)),
      handler: async (options) => {
        await looked;
        const { request, url, event } = options;
        const isPage = request.mode === 'navigate';
        if (isPage) await turn;
        if (!pack) return network.handle(options);
        if (isPage) {
          openPages.expect((event as FetchEvent).resultingClientId);
          event.waitUntil(sweep());
        }
        const answer =
          answerFrom(pack, url) ??
          (isPage ? undefined : await olderPacks.answer(heldNow()?.older ?? [], url));
        return answer ?? briefNetwork.handle(options);
      },
    },
  ],
});
// Its precache is not used: without its other listeners it does not make an empty one.
self.addEventListener('fetch', serwist.handleFetch);
