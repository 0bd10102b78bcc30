import { LIMITS, type Ruling } from './ruling';

/** The clock of a round. Only moments are kept, so that it goes on while nobody looks. All in milliseconds. */
export interface Clock {
  round: number;
  minutes: number;
  /** `ends` while it runs, `left` while it is paused. */
  time: { ends: number } | { left: number };
  /** How the warnings are given. */
  sound: boolean;
  vibration: boolean;
  words: boolean;
  /** Which of them are given, in minutes before the end. */
  warnings: number[];
  /** Tables that were given time, and have ended since. */
  finished: string[];
}

/** Moments worth telling, in minutes before the end. */
export const WARNINGS = [10, 5, 1, 0] as const;

export const MINUTE = 60_000;
export const LONGEST_ROUND = 240;
export const NEW_CLOCK: Clock = {
  round: 1,
  minutes: 50,
  time: { left: 50 * MINUTE },
  sound: true,
  vibration: true,
  words: true,
  warnings: [...WARNINGS],
  finished: [],
};

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
export const reset = (clock: Clock): Clock => ({
  ...clock,
  time: { left: clock.minutes * MINUTE },
  finished: [],
});

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

/** What a stored text says, or nothing if it is no clock. Those of earlier versions knew one switch alone. */
export function parseClock(text: string | null): Clock | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Clock;
    const { round, minutes, time, sound } = stored;
    const { vibration = sound, words = true, warnings = [...WARNINGS], finished = [] } = stored;
    const moment = 'ends' in time ? time.ends : time.left;
    const isSound = typeof sound === 'boolean' && Number.isFinite(moment) && Math.abs(moment) < 1e14;
    if (!isSound || within(round, 1, LIMITS.round) !== round) return undefined;
    if (within(minutes, 1, LONGEST_ROUND) !== minutes) return undefined;
    if (typeof vibration !== 'boolean' || typeof words !== 'boolean') return undefined;
    return {
      round,
      minutes,
      sound,
      vibration,
      words,
      warnings: WARNINGS.filter((moment) => warnings.includes(moment)),
      finished: finished.filter((table) => typeof table === 'string'),
      time: 'ends' in time ? { ends: moment } : { left: moment },
    };
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

/** The last moment worth telling that has passed when so much is left; none while there is more. */
export const momentAt = (left: number): number =>
  WARNINGS.filter((minutes) => left <= minutes * MINUTE).at(-1) ?? Number.POSITIVE_INFINITY;

/** What is left of extra time that is counted down at once, or nothing once it is used up. */
export function extensionLeft({ extension }: Pick<Ruling, 'extension'>, now: number): number | undefined {
  if (!extension?.startedAt) return undefined;
  const left = Date.parse(extension.startedAt) + extension.minutes * MINUTE - now;
  // a moment in the future was written by a clock that goes wrong
  return left > 0 ? Math.min(left, extension.minutes * MINUTE) : undefined;
}
