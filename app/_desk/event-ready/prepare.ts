import { isStorageFull, PreparationFailed } from './failure';
import { fetchPart } from './fetch-part';
import { sha256Hex } from './pack/digest';
import { type PackManifest, packBytes, partPath } from './pack/format';
import { openPack, type Pack } from './pack/open-pack';
import { fetchManifest } from './published';
import { keepOnly, manifestsOf, openShelf, readHeld, takeParts } from './shelf';
import { firstFailedTrial } from './trial';

export interface Progress {
  step: 'fetching' | 'checking';
  done: number;
  total: number;
}

/** What a preparation needs of the world; a worker has it all. */
export interface Means {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  report(progress: Progress): void;
  /** Makes a version that has been proven the one in use. */
  putToUse(pack: Pack): Promise<void>;
}

/**
 * Brings the published version onto this device, whole or not at all. What is in use stays in use until every
 * part of the new one has been checked and it has answered a page and a search. Parts fetched before an
 * interruption are not fetched again.
 */
export async function prepare(means: Means): Promise<void> {
  const { caches } = means;
  const manifest = await fetchManifest(means.fetch);
  const inUse = await readHeld(caches);
  await keepOnly(caches, [...manifestsOf(inUse), manifest]);
  try {
    await gatherParts(means, manifest);
    const total = packBytes(manifest);
    means.report({ step: 'checking', done: total, total });
    await means.putToUse(await proven(means, manifest));
  } catch (error) {
    // What cannot be kept or used must not take up space; what was merely cut short goes on from there.
    const failure = isStorageFull(error) ? new PreparationFailed('full', error) : error;
    const resumable =
      failure instanceof PreparationFailed && ['network', 'damaged'].includes(failure.failure);
    if (!resumable) await keepOnly(caches, manifestsOf(inUse));
    throw failure;
  }
}

async function gatherParts({ caches, fetch, report }: Means, manifest: PackManifest): Promise<void> {
  const shelf = await openShelf(caches, manifest);
  const total = packBytes(manifest);
  let gathered = 0;
  for (const part of manifest.parts) {
    const kept = await shelf.match(partPath(part));
    const isKept = kept && (await sha256Hex(new Uint8Array(await kept.arrayBuffer()))) === part.sha256;
    if (!isKept) {
      const before = gathered;
      const bytes = await fetchPart(fetch, part, (count) =>
        report({ step: 'fetching', done: before + count, total }),
      );
      await shelf.put(partPath(part), new Response(bytes as BodyInit));
    }
    gathered += part.bytes;
    report({ step: 'fetching', done: gathered, total });
  }
}

async function proven({ caches, origin }: Means, manifest: PackManifest): Promise<Pack> {
  const bytes = await takeParts(caches, manifest);
  if (!bytes) throw new PreparationFailed('evicted');
  const pack = await openPack(manifest, bytes).catch((error) => {
    throw new PreparationFailed('damaged', error);
  });
  if (!(await pack.isSound())) throw new PreparationFailed('damaged');
  const failed = await firstFailedTrial(pack, origin);
  if (failed) throw new PreparationFailed('trial', failed);
  return pack;
}
