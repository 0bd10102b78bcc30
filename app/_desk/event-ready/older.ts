import { answerFrom } from './pack/answer';
import { type PackManifest, packBytes } from './pack/format';
import type { Pack } from './pack/open-pack';

/** A version that was replaced while pages of it stood open. Its parts stay until the last of them is closed. */
export interface Older {
  manifest: PackManifest;
  /** What the worker knows the pages by. */
  pages: string[];
}

/**
 * What is kept beside a new version. A page that was open at an earlier change is of that earlier version still: it is
 * not counted again, so that no version stays for its sake but its own.
 */
export function retire(older: Older[], replaced: PackManifest, open: string[]): Older[] {
  const known = new Set(older.flatMap(({ pages }) => pages));
  const own = open.filter((page) => !known.has(page));
  return stillOpen([...older, { manifest: replaced, pages: own }], open);
}

export function stillOpen(older: Older[], open: string[]): Older[] {
  const isOpen = new Set(open);
  return older
    .map(({ manifest, pages }) => ({ manifest, pages: pages.filter((page) => isOpen.has(page)) }))
    .filter(({ pages }) => pages.length > 0);
}

export const olderBytes = (older: Older[]): number => {
  const versions = new Map(older.map(({ manifest }) => [manifest.version, packBytes(manifest)]));
  return [...versions.values()].reduce((sum, bytes) => sum + bytes, 0);
};

type Open = (manifest: PackManifest) => Promise<Pack | null>;

/** Older versions, each opened when a page of it first asks for something that the one in use does not have. */
export class OlderPacks {
  readonly #opened = new Map<string, Promise<Pack | null>>();
  constructor(private readonly open: Open) {}

  /** From the newest one that has it: files of the same name that differ are not asked for here. */
  async answer(older: Older[], url: URL): Promise<Response | undefined> {
    for (const { manifest } of older.toReversed()) {
      const pack = await this.#take(manifest);
      const answer = pack && answerFrom(pack, url);
      if (answer) return answer;
    }
    return undefined;
  }

  /** Gives back the memory of versions that are no longer kept. */
  keepOnly(older: Older[]): void {
    const kept = new Set(older.map(({ manifest }) => manifest.version));
    for (const version of this.#opened.keys()) if (!kept.has(version)) this.#opened.delete(version);
  }

  #take(manifest: PackManifest): Promise<Pack | null> {
    const known = this.#opened.get(manifest.version) ?? this.open(manifest);
    this.#opened.set(manifest.version, known);
    return known;
  }
}
