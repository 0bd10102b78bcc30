import { describe, expect, it } from 'vitest';
import {
  extensionLeft,
  isFresh,
  isRunning,
  MINUTE,
  momentPassed,
  NEW_CLOCK,
  nextRound,
  parseClock,
  pause,
  reset,
  setMinutes,
  setRound,
  showTime,
  start,
  timeLeft,
} from '../../../app/_desk/log/clock';
import { at, ruling } from './support';

const T = 1_800_000_000_000;

describe('The round clock', () => {
  it('runs, pauses and goes on from where it was', () => {
    const running = start(NEW_CLOCK, T);
    expect(timeLeft(running, T + 10 * MINUTE)).toBe(40 * MINUTE);
    const paused = pause(running, T + 10 * MINUTE);
    expect(timeLeft(paused, T + 99 * MINUTE)).toBe(40 * MINUTE);
    expect(timeLeft(start(paused, T + 99 * MINUTE), T + 100 * MINUTE)).toBe(39 * MINUTE);
    expect([isRunning(running), isRunning(paused), isFresh(NEW_CLOCK), isFresh(paused)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it('goes on while the page is away, over time too, and comes back from storage', () => {
    const kept = parseClock(JSON.stringify(start(NEW_CLOCK, T)));
    expect(kept && showTime(timeLeft(kept, T + 52 * MINUTE))).toBe('+2:00');
  });
  it('made longer or shorter keeps what has passed', () => {
    expect(timeLeft(setMinutes(start(NEW_CLOCK, T), 60), T + 10 * MINUTE)).toBe(50 * MINUTE);
    expect(timeLeft(setMinutes(NEW_CLOCK, 35), T)).toBe(35 * MINUTE);
  });
  it('starts the next round afresh', () => {
    const next = nextRound(start(setMinutes(NEW_CLOCK, 40), T));
    expect([next.round, isRunning(next), timeLeft(next, T)]).toEqual([2, false, 40 * MINUTE]);
    expect(timeLeft(reset(start(NEW_CLOCK, T)), T + MINUTE)).toBe(50 * MINUTE);
    expect([setRound(NEW_CLOCK, 0).round, setRound(NEW_CLOCK, 1000).round]).toEqual([1, 99]);
  });
  it.each([
    null,
    '',
    '{}',
    '{"round":1,"minutes":50,"time":{"left":"x"},"sound":true}',
    '{"round":1.5,"minutes":50,"time":{"left":1},"sound":true}',
    '{"round":1,"minutes":0,"time":{"left":1},"sound":true}',
    '{"round":1,"minutes":50,"time":null,"sound":true}',
    '{"round":1,"minutes":50,"time":{"ends":1e300},"sound":true}',
  ])('is not taken from storage that holds %s', (text) => {
    expect(parseClock(text)).toBeUndefined();
  });
  it('shows whole seconds, the last one until the end', () => {
    expect([3_000_000, 61_000, 60_001, 999, 0, -1, -1000, -61_500].map(showTime)).toEqual([
      '50:00',
      '1:01',
      '1:01',
      '0:01',
      '0:00',
      '0:00',
      '+0:01',
      '+1:01',
    ]);
  });
  it('is told aloud at ten, five and one minutes and at the end, once, even after a gap', () => {
    expect(momentPassed(10 * MINUTE + 1, 10 * MINUTE)).toBe(10);
    expect(momentPassed(10 * MINUTE, 9 * MINUTE)).toBeUndefined();
    expect(momentPassed(11 * MINUTE, 30_000)).toBe(1);
    expect(momentPassed(1, -5)).toBe(0);
    expect(momentPassed(-5, -900)).toBeUndefined();
  });
});

describe('Time given back to a table', () => {
  const extended = ruling({ extension: { minutes: 5, startedAt: at(0) } });
  const leftAfter = (minutes: number) => extensionLeft(extended, Date.parse(at(0)) + minutes * MINUTE);
  it('counts down from when it was granted, then is over', () => {
    expect([leftAfter(0), leftAfter(4), leftAfter(5), leftAfter(500)]).toEqual([
      5 * MINUTE,
      MINUTE,
      undefined,
      undefined,
    ]);
    expect(extensionLeft(ruling(), T)).toBeUndefined();
  });
  it('is never longer than granted, though the device’s clock was set back', () => {
    expect(leftAfter(-60)).toBe(5 * MINUTE);
  });
});
