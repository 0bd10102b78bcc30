import { digestOfAll } from './digest';
import { FoldedText, readCopies } from './folded-text';
import { type PackedFile, type PackManifest, shortestCopyIn } from './format';
import { fromSteps } from './rising-numbers';

/** The whole site, held in a few megabytes; a file is unfolded when it is asked for. */
export interface Pack {
  manifest: PackManifest;
  has(path: string): boolean;
  read(path: string): Uint8Array<ArrayBuffer> | undefined;
  /** Whether every file unfolds to exactly what was packed. */
  isSound(): Promise<boolean>;
}

/** `bytes` are the parts of the pack in a row. */
export async function openPack(manifest: PackManifest, bytes: Uint8Array): Promise<Pack> {
  const { names, copies, fresh } = manifest.sections;
  const [nameBytes, copyBytes, freshBytes] = await Promise.all([
    gunzip(bytes.subarray(0, names)),
    gunzip(bytes.subarray(names, names + copies)),
    gunzip(bytes.subarray(names + copies, names + copies + fresh)),
  ]);
  const text = new FoldedText({ fresh: freshBytes, ...readCopies(copyBytes, shortestCopyIn(manifest)) });
  const places = new Map<string, { from: number; to: number; steps: boolean }>();
  let from = 0;
  for (const [path, length, steps] of JSON.parse(new TextDecoder().decode(nameBytes)) as PackedFile[]) {
    places.set(path, { from, to: from + length, steps: steps === 1 });
    from += length;
  }
  if (from !== text.length) throw new Error('The pack does not hold what it lists.');

  const read = (path: string) => {
    const place = places.get(path);
    if (!place) return undefined;
    const stretch = text.read(place.from, place.to) as Uint8Array<ArrayBuffer>;
    return place.steps ? new TextEncoder().encode(fromSteps(new TextDecoder().decode(stretch))) : stretch;
  };
  function* everyFile() {
    for (const path of places.keys()) yield read(path) as Uint8Array;
  }
  return {
    manifest,
    has: (path) => places.has(path),
    read,
    isSound: async () => (await digestOfAll(everyFile())) === manifest.content,
  };
}

async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
