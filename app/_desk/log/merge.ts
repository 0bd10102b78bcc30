import { type DeskEvent, isSameEvent, joinEvents } from '../events/event';
import type { Clash } from './clash';
import { type Deletion, type Entry, isGone } from './deletion';
import { differences, isSame } from './pieces';
import { follows, versionsOf } from './ruling';

/** What an import does, by ruling; `kept` are those where the device has a later version, which knows of the one that comes. */
export interface Merge {
  put: Entry[];
  /** Both were changed, and neither knows of the other: a person has to choose. */
  clashes: Clash[];
  added: number;
  updated: number;
  /** Deleted on the other device, which knew of the version that was here. */
  removed: number;
  same: number;
  kept: number;
}

/** Brings rulings together by id. A version that follows another takes its place; what is already there is left alone. */
export function mergeRulings(own: readonly Entry[], coming: readonly Entry[]): Merge {
  const held = new Map(own.map((entry) => [entry.id, entry]));
  const put = new Map<string, Entry>();
  const merge: Merge = { put: [], clashes: [], added: 0, updated: 0, removed: 0, same: 0, kept: 0 };
  for (const entry of coming.length > 0 ? latestOfEach(coming) : []) {
    const mine = held.get(entry.id);
    const take = (taken: Entry) => {
      held.set(taken.id, taken);
      put.set(taken.id, taken);
    };
    if (!mine) {
      take(entry);
      if (!isGone(entry)) merge.added += 1;
    } else if (isGone(mine) && isGone(entry)) {
      const both = joinDeletions(mine, entry);
      if (both !== mine) take(both);
    } else if (isSameEntry(mine, entry)) merge.same += 1;
    else if (follows(entry, mine) || isMerelyNewer(entry, mine)) {
      take(knowing(entry, mine));
      merge[isGone(entry) ? 'removed' : isGone(mine) ? 'added' : 'updated'] += 1;
    } else if (follows(mine, entry) || isMerelyNewer(mine, entry)) merge.kept += 1;
    // Two of one moment: made by two devices after a third whose clock runs ahead, or harmed on the way.
    else merge.clashes.push(clashOf(mine, entry));
  }
  return { ...merge, put: [...put.values()] };
}

function clashOf(mine: Entry, coming: Entry): Clash {
  const clash = { from: 'file', base: undefined } as const;
  if (!isGone(mine) && !isGone(coming)) return { ...clash, mine, theirs: coming };
  if (isGone(mine) && isGone(coming)) throw new Error('two deletions do not clash');
  return isGone(mine)
    ? {
        ...clash,
        mine: coming as Exclude<Entry, Deletion>,
        theirs: undefined,
        gone: { at: 'here', as: mine },
      }
    : { ...clash, mine, theirs: undefined, gone: { at: 'there', as: coming as Deletion } };
}

const isSameEntry = (a: Entry, b: Entry): boolean => !isGone(a) && !isGone(b) && isSame(a, b);
const isMerelyNewer = (a: Entry, b: Entry): boolean =>
  a.updatedAt > b.updatedAt && !isGone(a) && !isGone(b) && differences(a, b).length === 0;

/** Deleted on both devices: what either knew is known. */
const joinDeletions = (mine: Deletion, theirs: Deletion): Deletion =>
  mine.updatedAt >= theirs.updatedAt ? knowing(mine, theirs) : knowing(theirs, mine);

/** A version that also knows what another one knew; the very same where it does. */
function knowing<T extends Entry>(version: T, other: Entry): T {
  const past = versionsOf(version, other).filter((moment) => moment !== version.updatedAt);
  return past.every((moment) => version.past.includes(moment)) ? version : { ...version, past };
}

/** A file joined by hand from two exports may hold a ruling twice: of these, only what no other one follows. */
function latestOfEach(coming: readonly Entry[]): Entry[] {
  const byId = new Map<string, Entry[]>();
  for (const entry of coming) {
    const known = byId.get(entry.id);
    if (known) known.push(entry);
    else byId.set(entry.id, [entry]);
  }
  return [...byId.values()].flatMap((versions) =>
    versions.length === 1
      ? versions
      : versions.filter(
          (one, i) => !versions.some((other, j) => follows(other, one) || (j < i && isSameEntry(other, one))),
        ),
  );
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
