import { describe, expect, it } from 'vitest';
import type { Scenario, Simulator } from '../../../app/_rules/core/contract';
import { departures, replay } from '../../../app/_rules/core/replay';

/** Counting up to three. */
const counter: Simulator<number, 'up' | 'down', number> = {
  id: 'counter',
  game: 'swccg',
  start: (from) => from,
  options: (state) => (state < 3 ? ['up'] : []),
  play: (state, move) =>
    move === 'up' && state < 3
      ? { ok: true, state: state + 1, events: [{ code: 'counted' }], rule: 'swccg/actions' }
      : { ok: false, code: 'no', rule: 'swccg/actions' },
};

const say = { fr: 'Un.', en: 'One.' };
const scenario = (line: Scenario<number, 'up' | 'down'>['line']): Scenario<number, 'up' | 'down'> => ({
  id: 'three',
  title: say,
  intro: say,
  setup: 1,
  line,
  sources: [],
});

describe('Replaying a line', () => {
  it('gives the state before the first move and after each one', () => {
    expect(replay(counter, 1, ['up', 'up']).states).toEqual([1, 2, 3]);
  });
  it('goes on from where it was after a refused move', () => {
    expect(replay(counter, 1, ['down', 'up']).states).toEqual([1, 1, 2]);
  });
});

describe('A scenario', () => {
  it('departs from nothing when every move does what it says', () => {
    const line = [
      { move: 'down' as const, say, refused: 'no' },
      { move: 'up' as const, say },
    ];
    expect(departures(counter, scenario(line))).toEqual([]);
  });
  it('tells the step at which a move is refused, or is not', () => {
    const line = [
      { move: 'down' as const, say },
      { move: 'up' as const, say, refused: 'no' },
    ];
    expect(departures(counter, scenario(line))).toEqual([
      'step 1: expected a legal move, got no',
      'step 2: expected no, got a legal move',
    ]);
  });
});
