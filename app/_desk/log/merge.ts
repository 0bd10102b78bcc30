import { type DeskEvent, isSameEvent, joinEvents } from '../events/event';
import type { Clash } from './clash';
import { differences, isSame } from './pieces';
import { follows, type Ruling } from './ruling';

/** What an import does, by ruling; `kept` are those where the device has a later version, which knows of the one that comes. */
export interface Merge {
  put: Ruling[];
  /** Both were edited, and neither knows of the other: a person has to choose. */
  clashes: Clash[];
  added: number;
  updated: number;
  same: number;
  kept: number;
}

/** Brings rulings together by id. A version that follows another takes its place; what is already there is left alone. */
export function mergeRulings(own: readonly Ruling[], coming: readonly Ruling[]): Merge {
  const held = new Map(own.map((ruling) => [ruling.id, ruling]));
  const merge: Merge = { put: [], clashes: [], added: 0, updated: 0, same: 0, kept: 0 };
  for (const ruling of newestOfEach(coming)) {
    const mine = held.get(ruling.id);
    if (!mine) {
      merge.put.push(ruling);
      merge.added += 1;
    } else if (isSame(mine, ruling)) merge.same += 1;
    else if (follows(ruling, mine) || isMerelyNewer(ruling, mine)) {
      merge.put.push(ruling);
      merge.updated += 1;
    } else if (
      follows(mine, ruling) ||
      isMerelyNewer(mine, ruling) ||
      // One moment cannot have two versions: what comes was harmed on its way.
      mine.updatedAt === ruling.updatedAt
    )
      merge.kept += 1;
    else merge.clashes.push({ from: 'file', base: undefined, mine, theirs: ruling });
  }
  return merge;
}

const isMerelyNewer = (a: Ruling, b: Ruling): boolean =>
  a.updatedAt > b.updatedAt && differences(a, b).length === 0;

/** A file joined by hand from two exports may hold a ruling twice. */
function newestOfEach(rulings: readonly Ruling[]): Iterable<Ruling> {
  const newest = new Map<string, Ruling>();
  for (const ruling of rulings) {
    const known = newest.get(ruling.id);
    if (!known || known.updatedAt < ruling.updatedAt) newest.set(ruling.id, ruling);
  }
  return newest.values();
}

/** The events that have to be written for those that come to be known here. */
export function mergeEvents(own: readonly DeskEvent[], coming: readonly DeskEvent[]): DeskEvent[] {
  const held = new Map(own.map((event) => [event.id, event]));
  const put = new Map<string, DeskEvent>();
  for (const event of coming) {
    const mine = held.get(event.id);
    const joined = mine ? joinEvents(mine, event) : event;
    if (isSameEvent(mine, joined)) continue;
    held.set(event.id, joined);
    put.set(event.id, joined);
  }
  return [...put.values()];
}
