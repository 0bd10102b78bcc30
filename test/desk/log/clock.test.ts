import { describe, expect, it } from 'vitest';
import {
  extensionLeft,
  isFresh,
  isRunning,
  MINUTE,
  momentAt,
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
import { tablesStillPlaying, withFinished } from '../../../app/_desk/round/tables';
import { nextWarning } from '../../../app/_desk/round/warnings';
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
  it('of an earlier version comes back with every warning', () => {
    const old = '{"round":2,"minutes":40,"time":{"ends":1800000000000},"sound":false}';
    expect(parseClock(old)).toEqual({
      ...NEW_CLOCK,
      round: 2,
      minutes: 40,
      time: { ends: T },
      sound: false,
      vibration: false,
    });
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
    const moments = [10 * MINUTE + 1, 10 * MINUTE, 9 * MINUTE, 5 * MINUTE, 30_000, 0, -900].map(momentAt);
    expect(moments).toEqual([Number.POSITIVE_INFINITY, 10, 10, 5, 1, 0, 0]);
    const clock = start(NEW_CLOCK, T);
    const ends = T + 50 * MINUTE;
    const look = (moment: number | undefined, after: number, on = clock) =>
      nextWarning(on, moment === undefined ? undefined : { ends, moment }, T + after * MINUTE)?.warn;
    expect(look(Number.POSITIVE_INFINITY, 40)).toBe(10);
    expect(look(10, 41)).toBeUndefined();
    expect(look(10, 49.5)).toBe(1);
    expect(look(1, 52)).toBe(0);
    expect(look(0, 52)).toBeUndefined();
    // who opens the page hours later is not rung at
    expect(look(1, 120)).toBeUndefined();
    // a clock that nobody has looked at yet, or that was set anew, is not told of what had passed
    expect(look(undefined, 45)).toBeUndefined();
    expect(look(5, 60, start(NEW_CLOCK, T + 5 * MINUTE))).toBeUndefined();
    expect(look(Number.POSITIVE_INFINITY, 40, { ...clock, warnings: [5, 0] })).toBeUndefined();
    expect(nextWarning(NEW_CLOCK, undefined, T)).toBeUndefined();
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

describe('Time that moves the end of a table', () => {
  const NOW = Date.parse(at(0));
  const given = (id: string, table: string, minutes: number, round = 1) =>
    ruling({ id, table, round, extension: { minutes, startedAt: null } });
  const log = [given('a', '12', 3), given('b', '4', 1), given('c', '12', 2), given('d', '7', 9, 2), ruling()];
  it('adds up by table, in this round alone, the first to end before the others', () => {
    const tables = tablesStillPlaying(log, NEW_CLOCK, NOW);
    expect(tables.map(({ table, length, ends }) => [table, length / MINUTE, ends])).toEqual([
      ['4', 51, undefined],
      ['12', 55, undefined],
    ]);
  });
  it('does not run while the round stands, and ends at a time of day once it runs', () => {
    const running = start(NEW_CLOCK, NOW);
    const [, twelve] = tablesStillPlaying(log, running, NOW + 52 * MINUTE);
    expect(twelve).toMatchObject({ ends: NOW + 55 * MINUTE, left: 3 * MINUTE });
    const stopped = pause(running, NOW + 20 * MINUTE);
    expect(tablesStillPlaying(log, stopped, NOW + 90 * MINUTE)[1]?.left).toBe(35 * MINUTE);
  });
  it('is over once the table has finished, until it is given time again', () => {
    const finished = withFinished(NEW_CLOCK, '12', true);
    expect(tablesStillPlaying(log, finished, NOW).map(({ table }) => table)).toEqual(['4']);
    expect(tablesStillPlaying(log, withFinished(finished, '12', false), NOW)).toHaveLength(2);
    expect(nextRound(finished).finished).toEqual([]);
  });
  it('leaves out what another day gave, and what is counted down at once', () => {
    expect(tablesStillPlaying(log, NEW_CLOCK, NOW + 13 * 60 * MINUTE)).toEqual([]);
    const atOnce = ruling({ extension: { minutes: 3, startedAt: at(0) } });
    expect(tablesStillPlaying([atOnce], NEW_CLOCK, NOW)).toEqual([]);
  });
});
