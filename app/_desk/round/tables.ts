import { type Clock, MINUTE, timeLeft } from '../log/clock';
import type { Ruling } from '../log/ruling';

/** After so long the round of a call is over, whatever its number. */
const LAST_USE = 12 * 60 * MINUTE;

/** A table that was given time in this round, and when it ends. */
export interface TableEnd {
  table: string;
  minutes: number;
  /** What the round's clock would have to count for this table to end with it: 53 minutes of 50 and 3. */
  length: number;
  /** The moment of its end while the round runs. */
  ends: number | undefined;
  /** Below zero once it is over its time. */
  left: number;
}

/** The tables whose end was moved in the round of the clock and that still play, the first to end before the others. */
export function tablesStillPlaying(rulings: readonly Ruling[], clock: Clock, now: number): TableEnd[] {
  const given = new Map<string, number>();
  for (const { round, table, extension, createdAt } of rulings)
    if (round === clock.round && extension?.startedAt === null && now - Date.parse(createdAt) < LAST_USE)
      given.set(table, (given.get(table) ?? 0) + extension.minutes);
  return [...given]
    .filter(([table]) => !clock.finished.includes(table))
    .map(([table, minutes]) => ({
      table,
      minutes,
      length: (clock.minutes + minutes) * MINUTE,
      ends: 'ends' in clock.time ? clock.time.ends + minutes * MINUTE : undefined,
      left: timeLeft(clock, now) + minutes * MINUTE,
    }))
    .sort((a, b) => a.minutes - b.minutes || a.table.localeCompare(b.table, undefined, { numeric: true }));
}

/** A table that is given time again plays again. */
export const withFinished = (clock: Clock, table: string, isFinished: boolean): Clock => ({
  ...clock,
  finished: [...clock.finished.filter((one) => one !== table), ...(isFinished ? [table] : [])],
});
