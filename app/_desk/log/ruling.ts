import type { Game } from '../../_corpus/games';
import type { Seat } from '../../_stands/picture';

/** The layout of a ruling, in the database and in files. Rises when a field is added or means something else. */
export const LOG_SCHEMA = 1;

/** What a decision comes to, so that two of them can be compared. */
export const OUTCOMES = ['allowed', 'refused', 'other'] as const;
export type Outcome = (typeof OUTCOMES)[number];

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

/** Time given back to a table, counted down from when it was granted. */
export interface Extension {
  minutes: number;
  startedAt: string;
}

/** One call of a table and what was decided. Times are ISO 8601, in UTC, to the millisecond. */
export interface Ruling {
  id: string;
  createdAt: string;
  updatedAt: string;
  round: number;
  table: string;
  seats: Seat[];
  game: Game;
  question: string;
  rules: CitedRule[];
  outcome: Outcome;
  decision: string;
  extension: Extension | null;
}

export const LIMITS = {
  round: 99,
  table: 20,
  question: 2000,
  decision: 2000,
  rules: 20,
  title: 300,
  minutes: 120,
} as const;

/** The newest first. */
export const byNewest = (a: Ruling, b: Ruling): number =>
  compare(b.createdAt, a.createdAt) || compare(a.id, b.id);

/** Times and ids are plain letters and figures; comparing them as words of a language takes ten times as long. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** When a new version is made: now, yet after each version it follows, even one from a clock that runs ahead. */
export function momentAfter(now: Date, ...versions: (Ruling | undefined)[]): string {
  const known = versions.map((version) => (version ? Date.parse(version.updatedAt) + 1 : 0));
  return new Date(Math.min(LAST_MOMENT, Math.max(now.getTime(), ...known))).toISOString();
}
