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
  b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);
