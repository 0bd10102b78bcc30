import { describe, expect, it } from 'vitest';
import { forfeitWorth } from '../../../../app/_rules/swccg/field/counted';
import {
  areAdjacent,
  checkSetup,
  controls,
  isInRange,
  type Move,
  type PlaySetup,
  playCards,
  type State,
  swccgPlay,
  type Worth,
  waysOutOf,
} from '../../../../app/_rules/swccg/play';
import { stackScenarios, swccgStack } from '../../../../app/_rules/swccg/stack';
import { swccgPlayStand } from '../../../../app/_stands/swccg-play';

const site = (id: string, of: string, more = {}) => ({
  id,
  title: id,
  kind: 'site' as const,
  of,
  exterior: true as const,
  icons: { light: 1, dark: 2 },
  ...more,
});

const setup = (more: Partial<PlaySetup> = {}): PlaySetup => ({
  turn: 'light',
  phase: 'control',
  locations: [
    site('one', 'Tatooine'),
    site('two', 'Tatooine'),
    site('three', 'Tatooine'),
    site('four', 'Hoth'),
  ],
  light: {
    table: [
      { card: 'luke-skywalker', id: 'luke', at: 'one' },
      { card: 'rebel-trooper', id: 'trooper', at: 'three' },
    ],
    reserve: 6,
    force: 3,
  },
  dark: {
    table: [
      { card: playCards.UBRIKKIAN_9000, id: 'ride', at: 'three' },
      { card: 'stormtrooper', id: 'driver', at: 'ride', as: 'driver' },
    ],
    reserve: 6,
    force: 3,
  },
  ...more,
});

const start = (more: Partial<PlaySetup> = {}): State => swccgPlay.start(setup(more));
const codeOf = (state: State, move: Move): string | undefined => {
  const result = swccgPlay.play(state, move);
  return result.ok ? undefined : result.code;
};

describe('Where things are', () => {
  it('makes sites of one whole that lie side by side adjacent, and no others', () => {
    const state = start();
    expect(areAdjacent(state, 'one', 'two')).toBe(true);
    expect(areAdjacent(state, 'one', 'three')).toBe(false);
    expect(areAdjacent(state, 'three', 'four')).toBe(false);
  });
  it('lets a character go one site, and a vehicle as far as its landspeed', () => {
    const state = start();
    expect(isInRange(state, 'luke', 'two')).toBe(true);
    expect(isInRange(state, 'luke', 'three')).toBe(false);
    expect(isInRange(state, 'ride', 'one')).toBe(true);
    expect(isInRange(state, 'ride', 'four')).toBe(false);
  });
  it('keeps a vehicle from going through or to a site that is not exterior', () => {
    const { exterior: _, ...inside } = site('two', 'Tatooine');
    const state = start({ locations: [site('one', 'Tatooine'), inside, site('three', 'Tatooine')] });
    expect(isInRange(state, 'ride', 'two')).toBe(false);
    expect(isInRange(state, 'ride', 'one')).toBe(false);
  });
  it('counts presence aboard an enclosed vehicle, and control from both', () => {
    const state = start();
    expect(controls(state, 'light', 'one')).toBe(true);
    expect(controls(state, 'light', 'three')).toBe(false);
    expect(controls(state, 'dark', 'three')).toBe(false);
  });
});

describe('A forfeit value', () => {
  it.each<[string, number, Worth[], number]>([
    ['is what is printed', 4, [], 4],
    ['is added to and taken from', 4, [{ add: 2 }, { add: -1 }], 5],
    ['is never below 0', 2, [{ add: -5 }], 0],
    ['that is set can no longer be modified', 4, [{ set: 0 }, { add: 3 }], 0],
    ['that two texts set is the lower one', 4, [{ set: 5 }, { set: 2 }], 2],
    ['keeps its floor', 4, [{ add: -3 }, { floor: 3 }], 3],
    ['keeps its limit', 4, [{ add: 9, limit: 5 }], 5],
    ['that may not be reduced takes what adds only', 4, [{ firm: true }, { add: -3 }, { add: 1 }], 5],
  ])('%s', (_, printed, changes, worth) => {
    expect(forfeitWorth(printed, changes)).toBe(worth);
  });
});

describe('A set-up', () => {
  it('says what is wrong with it, and where', () => {
    const flaws = (more: Partial<PlaySetup>) => checkSetup(setup(more)).map(({ code }) => code);
    expect(flaws({})).toEqual([]);
    expect(flaws({ underWay: { what: 'drain', at: 'nowhere' } })).toEqual(['unknown-location']);
    expect(flaws({ light: { table: ['luke-skywalker'], reserve: 1 } })).toEqual(['nowhere']);
    expect(flaws({ light: { table: [{ card: 'luke-skywalker', at: 'moon' }], reserve: 1 } })).toEqual([
      'unknown-place',
    ]);
    expect(flaws({ light: { table: [{ card: 'darth-vader', at: 'one' }], reserve: 1 } })).toEqual([
      'wrong-side',
    ]);
    expect(flaws({ light: {} })).toEqual(['no-life-force']);
    expect(flaws({ light: undefined as never })).toEqual(['malformed']);
  });
  it('opens at a Force drain, which the opponent may answer', () => {
    const state = start({ underWay: { what: 'drain', at: 'one' } });
    expect(state.stack).toMatchObject([{ type: 'force-drain', step: 'responses', amount: 2 }]);
    expect(swccgPlay.options(state)).toContainEqual({ type: 'play', by: 'dark', card: 'ride' });
  });
});

describe('A damage segment', () => {
  const owing = start({
    phase: 'battle',
    underWay: {
      what: 'battle',
      at: 'three',
      segment: 'damage',
      damage: { light: 3 },
      attrition: { light: 1 },
    },
  });

  it('lists the smallest ways out, each of which can be played to the end', () => {
    const [out] = swccgPlayStand.waysOut?.('en', owing) ?? [];
    expect(waysOutOf(owing, 'light').ways).toEqual([{ forfeits: ['trooper'], lost: [], force: 1 }]);
    let state = owing;
    for (const move of out?.ways[0]?.moves ?? []) {
      const step = swccgPlay.play(state, move);
      if (!step.ok) throw new Error(step.code);
      state = step.state;
    }
    expect(state.stack).toEqual([]);
  });
  it('refuses what is not owed, not there, or not one’s own', () => {
    expect(codeOf(owing, { type: 'forfeit', by: 'light', card: 'luke' })).toBe('not-your-card-in-battle');
    expect(codeOf(owing, { type: 'forfeit', by: 'dark', card: 'trooper' })).toBe('already-finished');
    expect(codeOf(owing, { type: 'finish', by: 'light' })).toBe('attrition-not-satisfied');
    expect(codeOf(owing, { type: 'pass', by: 'light' })).toBe('damage-first');
  });
});

describe('The action stack by itself', () => {
  it('knows no moves of a whole play', () => {
    const [first] = stackScenarios;
    if (!first) throw new Error('no example');
    const state = swccgStack.start(first.setup);
    expect(swccgStack.play(state, { type: 'finish', by: 'light' })).toMatchObject({
      ok: false,
      code: 'malformed',
    });
    expect('field' in state).toBe(false);
  });
});
