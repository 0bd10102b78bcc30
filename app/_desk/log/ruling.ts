import type { Game } from '../../_corpus/games';
import type { Seat } from '../../_stands/picture';
import type { Situation } from './situation';

/** The layout of a ruling, in the database and in files. Rises when a field is added or means something else. */
export const LOG_SCHEMA = 3;

/** What a decision comes to, so that two of them can be compared. */
export const OUTCOMES = ['allowed', 'refused', 'other'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How far a call has come. */
export const STATES = ['decided', 'open', 'head-judge', 'appealed', 'corrected'] as const;
export type State = (typeof STATES)[number];
/** Nothing need be decided yet while a call is open, or asked of the head judge. */
export const UNDECIDED: ReadonlySet<State> = new Set(['open', 'head-judge']);
/** Somebody has still to come back to the table. */
export const WAITING: ReadonlySet<State> = new Set(['open', 'head-judge', 'appealed']);

/** Who sits at a table of each game. */
export const SEATS: Record<Game, readonly Seat[]> = {
  swccg: ['light', 'dark'],
  'young-jedi': ['light', 'dark'],
  gundam: ['1', '2', '3', '4'],
};

/** A rule as it was titled when it was cited. */
export interface CitedRule {
  id: string;
  title: string;
}

/** Time given back to a table: added to the end of its round or, by exception, counted down from a moment. */
export interface Extension {
  minutes: number;
  startedAt: string | null;
}

/** Words of an event's own list, in both languages; one of them may be missing. */
export interface Phrase {
  fr: string;
  en: string;
}

/** Why a situation is another one than that of an earlier ruling on the same rule. */
export interface Apart {
  /** The id of that ruling. */
  from: string;
  why: string;
}

/** What had been decided before it was corrected. */
export interface Before {
  outcome: Outcome;
  decision: string;
}

/** When something was first made and last changed. Times are ISO 8601, in UTC, to the millisecond. */
export interface Version {
  createdAt: string;
  updatedAt: string;
  /** When the versions that this one follows were made, the latest last: so two devices know whose is the newer. */
  past: string[];
}

/** One call of a table and what was decided. */
export interface Ruling extends Version {
  id: string;
  /** The id of its event; nothing for a call outside any event. */
  event: string;
  /** The initials of who wrote it; nothing if they were not given. */
  judge: string;
  round: number;
  table: string;
  seats: Seat[];
  game: Game;
  question: string;
  rules: CitedRule[];
  state: State;
  outcome: Outcome | null;
  decision: string;
  before: Before | null;
  infraction: Phrase | null;
  sanction: Phrase | null;
  apart: Apart[];
  extension: Extension | null;
  situation: Situation | null;
}

export const LIMITS = {
  round: 99,
  table: 20,
  judge: 4,
  question: 2000,
  decision: 2000,
  rules: 20,
  title: 300,
  minutes: 120,
  phrase: 80,
  why: 500,
  apart: 20,
  past: 30,
} as const;

/** The newest first. */
export const byNewest = (a: Ruling, b: Ruling): number =>
  compare(b.createdAt, a.createdAt) || compare(a.id, b.id);

/** Times and ids are plain letters and figures; comparing them as words of a language takes ten times as long. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** A version made now, yet after each version it follows, even one from a clock that runs ahead. */
export function versionAfter(
  now: Date,
  ...versions: (Version | undefined)[]
): Pick<Version, 'updatedAt' | 'past'> {
  const followed = versions.filter((version) => version !== undefined);
  const known = followed.map(({ updatedAt }) => Date.parse(updatedAt) + 1);
  return {
    updatedAt: new Date(Math.min(LAST_MOMENT, Math.max(now.getTime(), ...known))).toISOString(),
    past: versionsOf(...followed),
  };
}

/** The moments of versions and of what they follow, the latest last. */
export const versionsOf = (...versions: Version[]): string[] =>
  [...new Set(versions.flatMap(({ past, updatedAt }) => [...past, updatedAt]))].sort().slice(-LIMITS.past);

/** Whether a version knows of another one of the same ruling. Every version knows of the first. */
export const follows = (version: Version, other: Version): boolean =>
  version.updatedAt > other.updatedAt &&
  (version.past.includes(other.updatedAt) ||
    (other.updatedAt === other.createdAt && version.createdAt === other.createdAt));
