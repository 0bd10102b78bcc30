import { NetworkOnly, Serwist } from 'serwist';
import { PreparationFailed } from '../failure';
import { answerFrom, notFound } from '../pack/answer';
import { belongsInPack, fileBehind } from '../pack/contents';
import { openPack, type Pack } from '../pack/open-pack';
import { prepare } from '../prepare';
import { READINESS_CHANNEL, type Readiness, type Wish } from '../readiness';
import { clearShelf, type Held, isWhole, readHeld, takeParts } from '../shelf';

declare const self: ServiceWorkerGlobalScope;

/** The pack in use; null is none. The worker may be stopped at any time and begins by looking. */
let pack: Pack | null | undefined;
/** Pages opened before an update may still ask for scripts of the version they came from. */
let previous: Pack | undefined;
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
  pack = held ? await openHeld(held) : null;
  if (!held) readiness = { state: 'absent' };
  else readiness = pack ? { state: 'ready', held } : { state: 'failed', failure: 'evicted' };
}

async function openHeld({ manifest }: Held): Promise<Pack | null> {
  try {
    const bytes = await takeParts(self.caches, manifest);
    return bytes ? await openPack(manifest, bytes) : null;
  } catch {
    return null;
  }
}

async function prepareEvent(): Promise<void> {
  await looked;
  const before = readiness.state === 'ready' ? readiness.held : undefined;
  try {
    const { held, pack: fresh } = await prepare({
      caches: self.caches,
      fetch: self.fetch.bind(self),
      origin: self.location.origin,
      now: () => new Date(),
      report: (progress) => tell({ state: 'preparing', ...progress, ...(before && { held: before }) }),
    });
    if (pack) previous = pack;
    pack = fresh;
    tell({ state: 'ready', held });
  } catch (error) {
    console.warn('Not prepared.', error instanceof Error ? (error.cause ?? error) : error);
    const failure = error instanceof PreparationFailed ? error.failure : 'unsupported';
    tell({ state: 'failed', failure, ...(before && { held: before }) });
  }
  await preloadUnlessReady();
}

/** What was ready when this worker looked may have been thrown away since. */
async function tellTruly(): Promise<void> {
  await looked;
  const isGone = readiness.state === 'ready' && !(await isWhole(self.caches, readiness.held));
  tell(isGone ? { state: 'failed', failure: 'evicted' } : readiness);
}

async function erase(): Promise<void> {
  await preparing;
  await clearShelf(self.caches);
  pack = null;
  previous = undefined;
  tell({ state: 'absent' });
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
        sameOrigin && pack !== null && belongsInPack(fileBehind(url.pathname)),
      handler: async (options) => {
        await looked;
        if (!pack) return network.handle(options);
        const older = options.request.mode === 'navigate' ? undefined : previous;
        const answer = answerFrom(pack, options.url) ?? (older && answerFrom(older, options.url));
        return answer ?? briefNetwork.handle(options);
      },
    },
  ],
});
// Its precache is not used: without its other listeners it does not make an empty one.
self.addEventListener('fetch', serwist.handleFetch);
