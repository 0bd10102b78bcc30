import fs from 'node:fs';
import path from 'node:path';
import type { Game } from '../games';
import { DOCUMENT_FORM, gameOf } from './document-id';
import type { MdxFile } from './emit';
import { Refused } from './refused';

export type Tree = MdxFile['tree'];
export const TREES: readonly Tree[] = ['glossary', 'content'];

const PREFIX = '.ingest-';
const NOTE = 'complete';

/** The folder beside the corpus in which a run gathers the files of one document. Its paths are relative to the root. */
export interface Stage {
  document: string;
  game: Game;
  folder: string;
}

export function stageOf(document: string): Stage | undefined {
  const game = DOCUMENT_FORM.test(document) ? gameOf(document) : undefined;
  return game && { document, game, folder: `${PREFIX}${document}` };
}

/** Says that the set is complete and is to be put in place. It holds nothing: all else follows from the stage's name. */
export const noteIn = ({ folder }: Stage): string => path.join(folder, NOTE);
export const freshIn = ({ folder }: Stage, tree: Tree): string => path.join(folder, `new-${tree}`);
export const formerIn = ({ folder }: Stage, tree: Tree): string => path.join(folder, `old-${tree}`);
export const placeOf = ({ game, document }: Stage, tree: Tree): string =>
  path.join(tree, 'local', game, document);

/** The first part of a path that is there and no folder: a link, which may lead anywhere, or a file. */
export function detourIn(root: string, relative: string): string | undefined {
  let below = '';
  for (const part of relative.split(path.sep)) {
    below = path.join(below, part);
    const stat = fs.lstatSync(path.join(root, below), { throwIfNoEntry: false });
    if (!stat) return undefined;
    if (!stat.isDirectory()) return below;
  }
  return undefined;
}

const foldersOf = (stage: Stage): string[] =>
  TREES.flatMap((tree) => [freshIn(stage, tree), formerIn(stage, tree), placeOf(stage, tree)]);

/** Every folder that a run writes to is the project's own. */
export function refuseDetours(root: string, stage: Stage): void {
  for (const folder of foldersOf(stage)) {
    const detour = detourIn(root, folder);
    if (detour)
      throw new Refused(`${path.join(root, detour)} is a link or a file: put a folder in its place`);
  }
}

const hasDetours = (root: string, stage: Stage): boolean =>
  foldersOf(stage).some((folder) => detourIn(root, folder) !== undefined);

/** The set is complete, and is to take the place of the old one. */
export const isDecided = (root: string, stage: Stage): boolean =>
  fs.lstatSync(path.join(root, noteIn(stage)), { throwIfNoEntry: false })?.isFile() ?? false;

const namesIn = (root: string): string[] =>
  fs.existsSync(root) ? fs.readdirSync(root).filter((name) => name.startsWith(PREFIX)) : [];

/** Sets that a run had completed when it was interrupted: they count, though they are not in place. */
export function interruptedStages(root: string): Stage[] {
  return namesIn(root).flatMap((name) => {
    const stage = stageOf(name.slice(PREFIX.length));
    return stage && !hasDetours(root, stage) && isDecided(root, stage) ? [stage] : [];
  });
}

/** What a person should know about the stages that lie about. */
export function stageNotes(root: string): string[] {
  return namesIn(root)
    .filter((name) => !/\.lock(?:\.|$)/.test(name))
    .map((name) => {
      const stage = stageOf(name.slice(PREFIX.length));
      if (!stage || hasDetours(root, stage))
        return `${name} is nothing that npm run ingest made, and is left alone: remove it.`;
      const again = `npm run -s ingest -- FILE --as ${stage.document}`;
      return isDecided(root, stage)
        ? `An ingest of ${stage.document} was interrupted. Its new texts count already; its next run puts them in place: ${again}`
        : `An ingest of ${stage.document} is under way or was interrupted. The old texts count; its next run begins anew: ${again}`;
    });
}
