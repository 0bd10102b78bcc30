'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { clockKey, EVENT_KEY, onClockNews, readKey, writeAndTell } from '../round/clock-storage';
import { type Clock, NEW_CLOCK, parseClock } from './clock';

let seen: { key: string; text: string | null; clock: Clock } | undefined;

/** The clock of the event that is open; the same object as long as nothing changed. */
function read(): Clock {
  const key = clockKey();
  const text = readKey(key);
  if (seen?.key !== key || seen.text !== text) seen = { key, text, clock: parseClock(text) ?? NEW_CLOCK };
  return seen.clock;
}

/** The round clock of this device: kept across visits, the same in every tab and in every part of a page. */
export function useClock(): [Clock, (change: (clock: Clock) => Clock) => void] {
  const clock = useSyncExternalStore(onClockNews, read, () => NEW_CLOCK);
  const change = useCallback(
    (next: (clock: Clock) => Clock) => writeAndTell(clockKey(), JSON.stringify(next(read()))),
    [],
  );
  return [clock, change];
}

/** The id of the event that is open, and the way to open another. */
export function useOpenEvent(): [string, (id: string) => void] {
  const id = useSyncExternalStore(
    onClockNews,
    () => readKey(EVENT_KEY) ?? '',
    () => '',
  );
  return [id, useCallback((next: string) => writeAndTell(EVENT_KEY, next), [])];
}

/** Gives the clock of an event that has none yet, or whose round has not begun, the length of its rounds. */
export function setRoundLength(event: string, minutes: number, adapt: (clock: Clock) => Clock): void {
  const key = clockKey(event);
  const clock = parseClock(readKey(key));
  if (!clock || (clock.minutes !== minutes && 'left' in clock.time))
    writeAndTell(key, JSON.stringify(adapt(clock ?? NEW_CLOCK)));
}
