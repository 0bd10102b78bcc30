import { type Random, seeded } from '../../_rules/core/seeded';
import type { Seat } from '../picture';
import type { Chances } from './workbench';

export interface Outcome {
  outcome: string;
  seat?: Seat;
}

const MOST_ROWS = 12;

/** Plays the same thing many times over with the same dice each time it is asked, and counts what came of it. */
export function* tally(
  plays: number,
  playOut: (random: Random) => Outcome | undefined,
  /** What the rarest outcomes are called together. */
  rest: string,
  /** Plays between two looks at whether anybody still waits for the answer: fewer where a play is long. */
  slice = 5,
): Generator<number, Chances['rows']> {
  const random = seeded(plays);
  const counts = new Map<string, { found: Outcome; count: number }>();
  let ended = 0;
  for (let i = 0; i < plays; i++) {
    if (i % slice === 0) yield i / plays;
    const found = playOut(random);
    if (!found) continue;
    ended++;
    const known = counts.get(found.outcome);
    counts.set(found.outcome, { found, count: (known?.count ?? 0) + 1 });
  }
  const rows = [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ found, count }) => ({ ...found, odds: count / ended }));
  if (rows.length <= MOST_ROWS) return rows;
  const rare = rows.splice(MOST_ROWS - 1).reduce((sum, { odds }) => sum + odds, 0);
  return [...rows, { outcome: rest, odds: rare }];
}
