import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { LOSE_FROM, PILES, SIDES, type Side } from '../../../../app/_rules/swccg/force/piles';
import { randomSetup } from '../../../../app/_rules/swccg/force/random-play';
import { REFUSALS } from '../../../../app/_rules/swccg/force/refusals';
import { forceSimulator } from '../../../../app/_rules/swccg/force/simulator';
import type { ForceState, Move } from '../../../../app/_rules/swccg/force/state';
import { ruleIds } from '../../core/rule-ids';
import { comesBack, deepFreeze, isPlain, PATIENCE, runs, spelled } from '../../core/support';

const { start, options, play } = forceSimulator;
const ids = ruleIds('swccg');

/** No random play is longer: each move but a pass moves a card, and turns are few. */
const LONGEST = 1_000;

function playOut(
  seed: number,
  visit: (state: ForceState, moves: Move[]) => void,
  stop = LONGEST,
): ForceState {
  const random = seeded(seed);
  let state = deepFreeze(start(randomSetup(random)));
  for (let i = 0; i <= stop; i++) {
    const moves = options(state);
    visit(state, moves);
    const move = moves[random(Math.max(1, moves.length))];
    if (!move) return state;
    const step = play(state, move);
    if (!step.ok) throw new Error(`an option was refused: ${step.code} ${JSON.stringify(move)}`);
    if (!ids.has(step.rule)) throw new Error(`no such rule: ${step.rule}`);
    state = deepFreeze(step.state);
  }
  return state;
}

const cardsOf = (state: ForceState, side: Side): string =>
  [...PILES.flatMap((pile) => state.piles[side][pile]), ...state.table[side]].sort().join();

describe('A random game', () => {
  it('ends, keeps every card, stays plain JSON and accepts all its options', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        let cards: string | undefined;
        const end = playOut(seed, (state, moves) => {
          const now = SIDES.map((side) => cardsOf(state, side)).join('|');
          cards ??= now;
          if (now !== cards) throw new Error('a card was made or lost');
          if (!isPlain(state)) throw new Error('a state is not plain JSON');
          if (new Set(moves.map(spelled)).size !== moves.length) throw new Error('an option is listed twice');
        });
        if (!comesBack(end)) throw new Error('lost in JSON');
        expect(end.over).toBeDefined();
        expect(options(end)).toEqual([]);
      }),
      { numRuns: runs(0.2) },
    );
  });
  it('is the same every time the same moves are made', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const trace = () => {
          const states: string[] = [];
          playOut(seed, (state) => states.push(JSON.stringify(state)));
          return states;
        };
        const first = trace().join();
        if (trace().join() !== first) throw new Error('another trace');
      }),
      { numRuns: runs(0.05) },
    );
  });
});

/** Every move that can be spelled with the names of this game, legal or not, and some that are no moves. */
function* everyMove(state: ForceState): Generator<unknown> {
  const cards = [...Object.keys(state.cards), 'nobody'];
  const places = [...state.locations.map(({ id }) => id), 'nowhere'];
  for (const player of SIDES) {
    for (const type of ['activate', 'draw', 'use', 'destiny', 'decline', 'pass', 'recirculate', 'surrender'])
      yield { type, player };
    for (const location of places) for (const type of ['drain', 'battle']) yield { type, player, location };
    for (const card of cards)
      for (const type of ['deploy', 'interrupt', 'move']) yield { type, player, card };
    for (const from of [...LOSE_FROM, 'lost']) {
      yield { type: 'lose', player, from };
      for (const card of [...state.piles[player].hand, 'nobody']) yield { type: 'lose', player, from, card };
    }
    yield { type: 'pass', player, why: 'no reason' };
  }
  yield* [
    { type: 'pass' },
    { type: 'pass', player: 'grey' },
    {},
    null,
    undefined,
    7,
    'pass',
    [],
    { type: 'toString' },
  ];
}

describe('The options', () => {
  it('are all the moves that are accepted, and nothing else', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.nat(60), (seed, stop) => {
        let last: { state: ForceState; moves: Move[] } | undefined;
        playOut(seed, (state, moves) => (last = { state, moves }), stop);
        if (!last) return;
        const legal = new Set(last.moves.map(spelled));
        for (const move of everyMove(last.state)) {
          const result = play(last.state, move as Move);
          const expected = typeof move === 'object' && move !== null && legal.has(spelled(move));
          if (result.ok !== expected)
            throw new Error(`${result.ok ? 'accepted' : result.code}: ${JSON.stringify(move)}`);
          if (!ids.has(result.rule)) throw new Error(`no such rule: ${result.rule}`);
        }
      }),
      { numRuns: runs(0.15) },
    );
  });
});

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    expect(Object.values(REFUSALS).filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
