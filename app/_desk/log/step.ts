import { type Deletion, deletionOf, type Entry, isGone, rulingIn } from './deletion';
import { differences, isSame } from './pieces';
import { follows, type Ruling, type Version, versionAfter } from './ruling';

/** One ruling changed: as it was when the change was begun, and as it shall be. Nothing stands for no ruling. */
export interface Step {
  id: string;
  from: Ruling | undefined;
  to: Ruling | undefined;
  /** What stands for no ruling, before and after: unless it is said, a deletion made at that moment. */
  absent?: { before: Absence; after: Absence };
  /** Versions from elsewhere that whoever deletes it has seen. */
  seen?: Version[];
}

export type Absence = Deletion | 'nothing' | 'deletion';

/** The way back over steps that were taken. */
export const back = (steps: readonly Step[]): Step[] =>
  steps.map(({ id, from, to, absent }) => ({
    id,
    from: to,
    to: from,
    ...(absent && { absent: { before: absent.after, after: absent.before } }),
  }));

/** Whether an entry is already what a step leads to, or that same ruling put back after a deletion. */
export function isTaken(entry: Entry | undefined, { from, to, absent, seen = [] }: Step): boolean {
  const found = rulingIn(entry);
  if (to && isSame(found, to)) return true;
  if (to) return !from && !absent && !!found && follows(found, to) && differences(found, to).length === 0;
  if (found) return false;
  if (absent) return isSameAbsence(absenceOf(entry), absent.after);
  return isGone(entry) ? seen.every((one) => follows(entry, one)) : seen.length === 0;
}

/** What a step leaves under its id, or nothing. What a person puts back follows the deletion that it overrules. */
export function after(
  { to, absent, seen = [] }: Step,
  entry: Entry | undefined,
  now: Date,
): Entry | undefined {
  if (to) return isGone(entry) && !absent ? { ...to, ...versionAfter(now, to, entry) } : to;
  const { after: left = 'deletion' } = absent ?? {};
  if (left !== 'deletion') return left === 'nothing' ? undefined : left;
  return entry && deletionOf(entry, now, entry, ...seen);
}

const isSameAbsence = (a: Absence, b: Absence): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.updatedAt === b.updatedAt;
const absenceOf = (entry: Entry | undefined): Absence => (isGone(entry) ? entry : 'nothing');

/** The step that an import took. Taken back, it leaves everything as it was. */
export const stepTo = (entry: Entry, before: Entry | undefined): Step => ({
  id: entry.id,
  from: rulingIn(before),
  to: rulingIn(entry),
  absent: { before: absenceOf(before), after: absenceOf(entry) },
});
