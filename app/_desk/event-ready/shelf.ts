import { STORE_PREFIX } from '../../_leaf/storage';
import type { Older } from './older';
import { type PackManifest, parseManifest, partPath } from './pack/format';

/**
 * Where packs are kept: a cache for the parts of each version, and one note that says which version is in use.
 * Writing the note is the switch from one version to the next: it happens whole or not at all.
 */
const NOTE_CACHE = `${STORE_PREFIX}event-ready`;
const NOTE_PATH = '/pack/in-use.json';
const PARTS_PREFIX = `${STORE_PREFIX}pack-`;

export interface Held {
  manifest: PackManifest;
  /** When it was prepared, as an ISO date. */
  preparedAt: string;
  /** Those that open pages came from, the newest last. */
  older: Older[];
}

const partsCache = ({ version }: PackManifest): string => PARTS_PREFIX + version;

export async function readHeld(caches: CacheStorage): Promise<Held | undefined> {
  const note = await caches.match(NOTE_PATH, { cacheName: NOTE_CACHE });
  if (!note) return undefined;
  try {
    const { manifest, preparedAt, older } = (await note.json()) as Partial<Held>;
    return {
      manifest: parseManifest(JSON.stringify(manifest)),
      preparedAt: String(preparedAt),
      older: older ?? [],
    };
  } catch {
    return undefined;
  }
}

/** Whether all parts still lie on the shelf: a browser short of space may have thrown them away. */
export async function isWhole(caches: CacheStorage, { manifest }: Held): Promise<boolean> {
  if (!(await caches.has(partsCache(manifest)))) return false;
  const kept = await (await caches.open(partsCache(manifest))).keys();
  return kept.length >= manifest.parts.length;
}

/** The parts of a pack in a row; nothing if one is missing. */
export async function takeParts(
  caches: CacheStorage,
  manifest: PackManifest,
): Promise<Uint8Array | undefined> {
  const shelf = await caches.open(partsCache(manifest));
  const pieces = await Promise.all(
    manifest.parts.map(async (part) => {
      const kept = await shelf.match(partPath(part));
      const bytes = kept && new Uint8Array(await kept.arrayBuffer());
      return bytes?.length === part.bytes ? bytes : undefined;
    }),
  );
  const whole = new Uint8Array(manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0));
  let offset = 0;
  for (const piece of pieces) {
    if (!piece) return undefined;
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

export const openShelf = (caches: CacheStorage, manifest: PackManifest): Promise<Cache> =>
  caches.open(partsCache(manifest));

/** From now on this version is the one in use, with the older ones beside it; the parts of all others are cleared. */
export async function switchTo(caches: CacheStorage, held: Held): Promise<void> {
  const note = await caches.open(NOTE_CACHE);
  await note.put(NOTE_PATH, Response.json(held));
  await keepOnly(caches, manifestsOf(held));
}

/** Every version whose parts are on the shelf for good. */
export const manifestsOf = (held: Held | undefined): PackManifest[] =>
  held ? [held.manifest, ...held.older.map(({ manifest }) => manifest)] : [];

/** Clears the parts of every version but these. */
export async function keepOnly(caches: CacheStorage, manifests: PackManifest[]): Promise<void> {
  const kept = new Set(manifests.map(partsCache));
  const names = (await caches.keys()).filter((name) => name.startsWith(PARTS_PREFIX) && !kept.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function clearShelf(caches: CacheStorage): Promise<void> {
  await caches.delete(NOTE_CACHE);
  await keepOnly(caches, []);
}
