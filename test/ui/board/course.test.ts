import { describe, expect, it } from 'vitest';
import { placeAt, SHEET } from '../../../app/_ui/board/forms/course';

describe('The track of the race', () => {
  it('is a round: a lap later one is where one was', () => {
    expect(placeAt(1)).toEqual(placeAt(0));
    expect(placeAt(2.25)).toEqual(placeAt(0.25));
  });
  it('keeps on its sheet, a racer’s breadth from the edge', () => {
    for (let part = 0; part < 1; part += 0.01)
      for (const left of [-20, 20]) {
        const { x, y } = placeAt(part, left);
        expect(Math.min(x, y, SHEET.width - x, SHEET.height - y)).toBeGreaterThan(2);
      }
  });
  it('is run at an even pace', () => {
    const steps = Array.from({ length: 60 }, (_, i) => {
      const [a, b] = [placeAt(i / 60), placeAt((i + 1) / 60)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1);
  });
  it('has the left of a racer at the left', () => {
    const [on, left] = [placeAt(0), placeAt(0, 10)];
    expect(Math.abs(on.turn)).toBeGreaterThan(170);
    expect(left.y - on.y).toBeCloseTo(10, 0);
  });
});
