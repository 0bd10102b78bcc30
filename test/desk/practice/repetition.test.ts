import { describe, expect, it } from 'vitest';
import {
  dayOf,
  dueBy,
  INTERVALS,
  type Kept,
  type Origin,
  repeat,
} from '../../../app/_desk/practice/repetition';

const ORIGIN: Origin = { field: 'swccg', level: 'easy', seed: 'k3x9', number: 4 };
const QUESTION = { position: '3-abc' };
const missed = (today: number): Kept[] => repeat([], ORIGIN, QUESTION, false, today);

describe('A question that was missed', () => {
  it('comes back the next day, not before', () => {
    const kept = missed(100);
    expect(dueBy(kept, 100)).toEqual([]);
    expect(dueBy(kept, 101)).toHaveLength(1);
  });
  it('comes back later each time it is found, and then no more', () => {
    let kept = missed(0);
    const waits: number[] = [];
    for (let today = 0; kept.length > 0 && today < 100; today++) {
      if (dueBy(kept, today).length === 0) continue;
      const before = waits.reduce((sum, wait) => sum + wait, 0);
      waits.push(today - before);
      kept = repeat(kept, ORIGIN, QUESTION, true, today);
    }
    expect(waits).toEqual([...INTERVALS]);
    expect(kept).toEqual([]);
  });
  it('begins anew when it is missed again, and stands there once', () => {
    const found = repeat(missed(0), ORIGIN, QUESTION, true, 1);
    expect(repeat(found, ORIGIN, QUESTION, false, 4)).toEqual(missed(4));
  });
  it('is another one at another place of its run', () => {
    const kept = repeat(missed(0), { ...ORIGIN, number: 5 }, QUESTION, false, 0);
    expect(kept).toHaveLength(2);
  });
});

describe('A question that was found', () => {
  it('is not kept', () => expect(repeat([], ORIGIN, QUESTION, true, 0)).toEqual([]));
});

describe('A day', () => {
  it('begins at midnight where the reader is', () => {
    const noon = new Date(2026, 10, 18, 12);
    expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(dayOf(noon));
    expect(dayOf(new Date(2026, 10, 19, 0, 1))).toBe(dayOf(noon) + 1);
  });
});
