import fs from 'node:fs';
import path from 'node:path';
import type { MdxFile } from './emit';
import { takeLock } from './lock';
import { formerIn, freshIn, isDecided, noteIn, placeOf, refuseDetours, type Stage, TREES } from './stage';

/**
 * The files of one document, put in place as one.
 *
 * A document owns one folder in each tree: `glossary/local/<game>/<document>` and `content/local/<game>/<document>`.
 * A run writes both beside them, in `.ingest-<document>`, then notes there that the set is complete, then renames the
 * folders. A run that dies before the note leaves the old set; one that dies after it is finished by the next run on
 * the document, and until then whoever reads local files takes the new ones from the stage. Two runs take turns.
 */
export class StagedSet {
  readonly #root: string;
  readonly #stage: Stage;
  readonly #onWait: (holder: string) => void;
  #giveBack: (() => void) | undefined;
  #files = 0;

  constructor(root: string, stage: Stage, onWait: (holder: string) => void = () => {}) {
    this.#root = root;
    this.#stage = stage;
    this.#onWait = onWait;
  }

  get files(): number {
    return this.#files;
  }

  add({ tree, name, text }: MdxFile): void {
    this.#begin();
    fs.writeFileSync(path.join(this.#root, freshIn(this.#stage, tree), name), text);
    this.#files += 1;
  }

  /** Nothing is touched before there is a file to write. */
  #begin(): void {
    if (this.#giveBack) return;
    makeFolder(this.#root);
    const stage = path.join(this.#root, this.#stage.folder);
    this.#giveBack = takeLock(`${stage}.lock`, this.#onWait);
    refuseDetours(this.#root, this.#stage);
    if (isDecided(this.#root, this.#stage)) finishSwap(this.#root, this.#stage);
    fs.rmSync(stage, { recursive: true, force: true });
    for (const tree of TREES) makeFolder(path.join(this.#root, freshIn(this.#stage, tree)));
  }

  /** Files that are in place and would change or go, relative to the root. */
  replaced(): string[] {
    return TREES.flatMap((tree) => {
      const place = placeOf(this.#stage, tree);
      return listFolder(path.join(this.#root, place))
        .filter(
          (name) =>
            !isSame(
              path.join(this.#root, place, name),
              path.join(this.#root, freshIn(this.#stage, tree), name),
            ),
        )
        .map((name) => path.join(place, name).split(path.sep).join('/'));
    });
  }

  /** The set in place is this one, file for file. */
  isInPlace(): boolean {
    const inPlace = TREES.flatMap((tree) => listFolder(path.join(this.#root, placeOf(this.#stage, tree))));
    return inPlace.length === this.#files && this.replaced().length === 0;
  }

  commit(): void {
    fs.writeFileSync(path.join(this.#root, noteIn(this.#stage)), '');
    finishSwap(this.#root, this.#stage);
  }

  /** Takes the staged files away, unless the swap has begun: they are then the only copy. The next run may begin. */
  close(): void {
    if (!this.#giveBack) return;
    if (!isDecided(this.#root, this.#stage))
      fs.rmSync(path.join(this.#root, this.#stage.folder), { recursive: true, force: true });
    this.#giveBack();
    this.#giveBack = undefined;
  }
}

/** May be interrupted at any point and run again: what is already renamed is left alone. */
function finishSwap(root: string, stage: Stage): void {
  refuseDetours(root, stage);
  for (const tree of TREES) {
    const fresh = path.join(root, freshIn(stage, tree));
    const place = path.join(root, placeOf(stage, tree));
    const former = path.join(root, formerIn(stage, tree));
    if (fs.existsSync(fresh)) {
      if (fs.existsSync(place)) {
        fs.rmSync(former, { recursive: true, force: true });
        fs.renameSync(place, former);
      }
      makeFolder(path.dirname(place));
      fs.renameSync(fresh, place);
    }
    if (listFolder(place).length === 0) fs.rmSync(place, { recursive: true, force: true });
  }
  fs.rmSync(path.join(root, stage.folder), { recursive: true, force: true });
}

/** One folder after another: the recursive form of Node does not return where the system lets no folder be made. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
}

const listFolder = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []);

const isSame = (a: string, b: string): boolean =>
  fs.existsSync(a) &&
  fs.existsSync(b) &&
  fs.statSync(a).size === fs.statSync(b).size &&
  fs.readFileSync(a).equals(fs.readFileSync(b));
