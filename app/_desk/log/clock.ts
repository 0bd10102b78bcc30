import { LIMITS, type Ruling } from './ruling';

/** The clock of a round. Only moments are kept, so that it goes on while nobody looks. All in milliseconds. */
export interface Clock {
  round: number;
  minutes: number;
  /** `ends` while it runs, `left` while it is paused. */
  time: { ends: number } | { left: number };
  sound: boolean;
}

export const MINUTE = 60_000;
export const LONGEST_ROUND = 240;
export const NEW_CLOCK: Clock = { round: 1, minutes: 50, time: { left: 50 * MINUTE }, sound: true };

export const isRunning = (clock: Clock): boolean => 'ends' in clock.time;
/** Below zero once the round is over time. */
export const timeLeft = ({ time }: Clock, now: number): number =>
  'ends' in time ? time.ends - now : time.left;
/** Neither running nor begun. */
export const isFresh = (clock: Clock): boolean =>
  'left' in clock.time && clock.time.left === clock.minutes * MINUTE;

export const start = (clock: Clock, now: number): Clock =>
  'left' in clock.time ? { ...clock, time: { ends: now + clock.time.left } } : clock;
export const pause = (clock: Clock, now: number): Clock =>
  'ends' in clock.time ? { ...clock, time: { left: clock.time.ends - now } } : clock;
export const reset = (clock: Clock): Clock => ({ ...clock, time: { left: clock.minutes * MINUTE } });

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value) || least));

/** Changes the length of the round: what has passed of it stays passed. */
export function setMinutes(clock: Clock, wanted: number): Clock {
  const minutes = within(wanted, 1, LONGEST_ROUND);
  const more = (minutes - clock.minutes) * MINUTE;
  const { time } = clock;
  return {
    ...clock,
    minutes,
    time: 'ends' in time ? { ends: time.ends + more } : { left: time.left + more },
  };
}

export const setRound = (clock: Clock, wanted: number): Clock => ({
  ...clock,
  round: within(wanted, 1, LIMITS.round),
});
export const nextRound = (clock: Clock): Clock => reset(setRound(clock, clock.round + 1));

/** What a stored text says, or nothing if it is no clock. */
export function parseClock(text: string | null): Clock | undefined {
  try {
    const { round, minutes, time, sound } = JSON.parse(text ?? '') as Clock;
    const moment = 'ends' in time ? time.ends : time.left;
    const isSound = typeof sound === 'boolean' && Number.isFinite(moment) && Math.abs(moment) < 1e14;
    if (!isSound || within(round, 1, LIMITS.round) !== round) return undefined;
    if (within(minutes, 1, LONGEST_ROUND) !== minutes) return undefined;
    return { round, minutes, sound, time: 'ends' in time ? { ends: moment } : { left: moment } };
  } catch {
    return undefined;
  }
}

/** Minutes and seconds. What is left is rounded up, so that 0:00 is the end; over time counts up behind a plus. */
export function showTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const size = Math.abs(seconds);
  return `${seconds < 0 ? '+' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}

/** Moments worth telling to who cannot see the clock, in minutes before the end. */
const TOLD = [10, 5, 1, 0];

/** The last such moment passed between two looks at the clock. */
export const momentPassed = (before: number, after: number): number | undefined =>
  TOLD.filter((minutes) => before > minutes * MINUTE && after <= minutes * MINUTE).at(-1);

/** What is left of a table's extra time, or nothing once it is used up. */
export function extensionLeft({ extension }: Pick<Ruling, 'extension'>, now: number): number | undefined {
  if (!extension) return undefined;
  const left = Date.parse(extension.startedAt) + extension.minutes * MINUTE - now;
  // a moment in the future was written by a clock that goes wrong
  return left > 0 ? Math.min(left, extension.minutes * MINUTE) : undefined;
}
