import {
  anything,
  type Check,
  checkFields,
  checkList,
  each,
  type FieldFlaw,
  id,
  orEmpty,
  time,
} from './checks';
import { LIMITS, type Ruling, type Version, versionAfter } from './ruling';

/** What stays of a ruling that was deleted, so that it does not come back from another device: no word of it. */
export interface Deletion extends Version {
  id: string;
  /** That of the ruling, so that it is handed over with its log. */
  event: string;
  deleted: true;
}

/** What the log keeps under an id. */
export type Entry = Ruling | Deletion;

export const isGone = (entry: Entry | undefined): entry is Deletion =>
  entry !== undefined && 'deleted' in entry;

/** The ruling that an entry is, if it is one. */
export const rulingIn = (entry: Entry | undefined): Ruling | undefined =>
  entry === undefined || isGone(entry) ? undefined : entry;

/** The deletion of whatever stands under an id, which knows of all these versions of it. */
export function deletionOf({ id, event, createdAt }: Entry, now: Date, ...known: Version[]): Deletion {
  return { id, event, createdAt, ...versionAfter(now, ...known), deleted: true };
}

const isTrue: Check = (value) => (value === true ? undefined : 'wrong-kind');
const FIELDS: Record<keyof Deletion, Check> = {
  id,
  event: orEmpty(id),
  createdAt: time,
  updatedAt: time,
  past: anything,
  deleted: isTrue,
};

/** The first thing that keeps a value from being a deletion, if any. */
export const flawOfDeletion = (value: unknown): FieldFlaw | undefined =>
  checkFields(value, FIELDS, '') ?? checkList((value as Deletion).past, LIMITS.past, 'past', each(time));

export const isDeletion = (value: unknown): value is Deletion => flawOfDeletion(value) === undefined;
