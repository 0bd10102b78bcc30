import fs from 'node:fs';
import path from 'node:path';
import type { MdxFile } from './emit';

/**
 * The files of one document, put in place as one.
 *
 * A document owns one folder in each tree: `glossary/local/<game>/<document>` and `content/local/<game>/<document>`.
 * A run writes both beside them, in `.ingest-<document>`, then notes in `swap.json` that the set is complete, then
 * renames the folders. A run that dies before the note leaves the old set; one that dies after it is finished by
 * whoever comes next: `finishSwaps` runs before every ingest, every check and every reading of local files.
 */
export class StagedSet {
  readonly #root: string;
  readonly #stage: string;
  readonly #folders: Record<MdxFile['tree'], string>;
  #files = 0;

  constructor(root: string, game: string, document: string) {
    this.#root = root;
    this.#stage = path.join(root, `${STAGE_PREFIX}${document}`);
    this.#folders = {
      glossary: path.join('glossary', 'local', game, document),
      content: path.join('content', 'local', game, document),
    };
    fs.rmSync(this.#stage, { recursive: true, force: true });
  }

  get files(): number {
    return this.#files;
  }

  add({ tree, name, text }: MdxFile): void {
    const folder = path.join(this.#stage, `${NEW}${tree}`);
    if (!fs.existsSync(folder)) makeFolder(folder);
    fs.writeFileSync(path.join(folder, name), text);
    this.#files += 1;
  }

  #trees(): [tree: string, folder: string][] {
    return Object.entries(this.#folders);
  }

  /** Files that are in place and would change or go, relative to the root. */
  replaced(): string[] {
    return this.#trees().flatMap(([tree, folder]) => {
      const present = listFolder(path.join(this.#root, folder));
      return present
        .filter(
          (name) =>
            !isSame(path.join(this.#root, folder, name), path.join(this.#stage, `${NEW}${tree}`, name)),
        )
        .map((name) => path.join(folder, name).split(path.sep).join('/'));
    });
  }

  /** The set in place is this one, file for file. */
  isInPlace(): boolean {
    const inPlace = Object.values(this.#folders).flatMap((folder) =>
      listFolder(path.join(this.#root, folder)),
    );
    return inPlace.length === this.#files && this.replaced().length === 0;
  }

  commit(): void {
    const swaps: Swap[] = this.#trees().map(([tree, folder]) => ({
      tree,
      folder,
      fresh: fs.existsSync(path.join(this.#stage, `${NEW}${tree}`)),
    }));
    makeFolder(this.#stage);
    const note = path.join(this.#stage, NOTE);
    fs.writeFileSync(`${note}.part`, JSON.stringify(swaps));
    fs.renameSync(`${note}.part`, note);
    finishSwap(this.#root, this.#stage);
  }

  /** Takes the staged files away, unless the swap has begun: they are then the only copy. */
  discard(): void {
    if (fs.existsSync(path.join(this.#stage, NOTE))) return;
    fs.rmSync(this.#stage, { recursive: true, force: true });
  }
}

/** One folder of the set; without a fresh one, what stands in its place goes. */
interface Swap {
  tree: string;
  folder: string;
  fresh: boolean;
}

const STAGE_PREFIX = '.ingest-';
const NEW = 'new-';
const OLD = 'old-';
const NOTE = 'swap.json';

/** Finishes what an interrupted run had already decided. */
export function finishSwaps(root: string): void {
  if (!fs.existsSync(root)) return;
  for (const name of fs.readdirSync(root)) {
    const stage = path.join(root, name);
    if (name.startsWith(STAGE_PREFIX) && fs.existsSync(path.join(stage, NOTE))) finishSwap(root, stage);
  }
}

/** May be interrupted at any point and run again: what is already renamed is left alone. */
function finishSwap(root: string, stage: string): void {
  const swaps = JSON.parse(fs.readFileSync(path.join(stage, NOTE), 'utf8')) as Swap[];
  for (const { tree, folder, fresh } of swaps) {
    const next = path.join(stage, `${NEW}${tree}`);
    const place = path.join(root, folder);
    const old = path.join(stage, `${OLD}${tree}`);
    if (fresh && !fs.existsSync(next)) continue;
    if (fs.existsSync(place)) fs.renameSync(place, old);
    if (!fresh) continue;
    makeFolder(path.dirname(place));
    fs.renameSync(next, place);
  }
  fs.rmSync(stage, { recursive: true, force: true });
}

/** One folder after another: the recursive form of Node does not return where the system lets no folder be made. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}

const listFolder = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []);

const isSame = (a: string, b: string): boolean =>
  fs.existsSync(b) &&
  fs.statSync(a).size === fs.statSync(b).size &&
  fs.readFileSync(a).equals(fs.readFileSync(b));
