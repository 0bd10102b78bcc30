import type { Clash } from './clash';
import { differences, isSame } from './pieces';
import type { Ruling } from './ruling';

/** What an import does, by ruling; `kept` are those where the device has as new or newer a version of its own. */
export interface Merge {
  put: Ruling[];
  /** A newer version comes, and the one here was edited too: nobody can tell whether the newer one knows of that. */
  clashes: Clash[];
  added: number;
  updated: number;
  same: number;
  kept: number;
}

/** Brings rulings together by id: the newest version wins, unless the one here was edited; what is already there is left alone. */
export function mergeRulings(own: readonly Ruling[], coming: readonly Ruling[]): Merge {
  const held = new Map(own.map((ruling) => [ruling.id, ruling]));
  const merge: Merge = { put: [], clashes: [], added: 0, updated: 0, same: 0, kept: 0 };
  for (const ruling of newestOfEach(coming)) {
    const mine = held.get(ruling.id);
    if (!mine) {
      merge.put.push(ruling);
      merge.added += 1;
    } else if (isSame(mine, ruling)) merge.same += 1;
    else if (mine.updatedAt >= ruling.updatedAt) merge.kept += 1;
    else if (wasEdited(mine) && differences(mine, ruling).length > 0)
      merge.clashes.push({ from: 'file', base: undefined, mine, theirs: ruling });
    else {
      merge.put.push(ruling);
      merge.updated += 1;
    }
  }
  return merge;
}

const wasEdited = ({ createdAt, updatedAt }: Ruling): boolean => updatedAt > createdAt;

/** A file joined by hand from two exports may hold a ruling twice. */
function newestOfEach(rulings: readonly Ruling[]): Iterable<Ruling> {
  const newest = new Map<string, Ruling>();
  for (const ruling of rulings) {
    const known = newest.get(ruling.id);
    if (!known || known.updatedAt < ruling.updatedAt) newest.set(ruling.id, ruling);
  }
  return newest.values();
}
