import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { carryOut } from '../../../../app/_rules/swccg/battle/carry-out';
import { waysFor } from '../../../../app/_rules/swccg/battle/damage';
import { randomSetup } from '../../../../app/_rules/swccg/battle/random-play';
import { REFUSALS } from '../../../../app/_rules/swccg/battle/refusals';
import { battleSimulator } from '../../../../app/_rules/swccg/battle/simulator';
import type { BattleState, Move } from '../../../../app/_rules/swccg/battle/state';
import { LOSE_FROM, PILES, SIDES } from '../../../../app/_rules/swccg/force/piles';
import { ruleIds } from '../../core/rule-ids';
import { comesBack, deepFreeze, isPlain, PATIENCE, runs, spelled } from '../../core/support';

const { start, options, play } = battleSimulator;
const ids = ruleIds('swccg');

/** No random play can be longer: every move but a pass uses up a card, a shot or a draw. */
const LONGEST = 400;

const anyPlay = fc.record({ seed: fc.integer({ min: 0 }), stop: fc.nat(60) });

function playOut(
  seed: number,
  visit: (state: BattleState, moves: Move[]) => void,
  stop = LONGEST,
): BattleState {
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

/** Every card of a player, wherever it is. */
const cardsOf = (state: BattleState, side: 'dark' | 'light'): string[] =>
  [
    ...PILES.flatMap((pile) => state.piles[side][pile]),
    ...Object.keys(state.table).filter((id) => state.cards[id]?.side === side),
  ].sort();

describe('A random battle phase', () => {
  it('ends, keeps every card, stays plain JSON and accepts all its options', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        let cards: string | undefined;
        const end = playOut(seed, (state, moves) => {
          const now = SIDES.map((side) => cardsOf(state, side).join()).join('|');
          cards ??= now;
          if (now !== cards) throw new Error('a card was made or lost');
          if (!isPlain(state)) throw new Error('a state is not plain JSON');
          if (new Set(moves.map(spelled)).size !== moves.length) throw new Error('an option is listed twice');
        });
        if (!comesBack(end)) throw new Error('lost in JSON');
        expect(end.over).toBeDefined();
        expect(options(end)).toEqual([]);
      }),
      { numRuns: runs(0.15) },
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

/** Every move that can be spelled with the names on this table, legal or not, and some that are no moves. */
function* everyMove(state: BattleState): Generator<unknown> {
  const names = [...Object.keys(state.cards), 'nobody'];
  for (const player of SIDES) {
    for (const location of ['site', 'system', 'nowhere']) yield { type: 'initiate', player, location };
    for (const weapon of names) for (const target of names) yield { type: 'fire', player, weapon, target };
    for (const card of names) {
      yield { type: 'interrupt', player, card };
      for (const target of names) yield { type: 'interrupt', player, card, target };
    }
    for (const type of ['pass', 'decline', 'finish', 'draw', 'surrender']) yield { type, player };
    for (const value of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 2.5, Number.NaN, '3'])
      yield { type: 'draw', player, value };
    for (const card of names) {
      yield { type: 'forfeit', player, card };
      yield { type: 'forfeit', player, card, jumping: [] };
      const aboard = names.filter((id) => state.table[id]?.aboard === card);
      for (const rider of aboard) yield { type: 'forfeit', player, card, jumping: [rider] };
      if (aboard.length > 1) {
        yield { type: 'forfeit', player, card, jumping: aboard };
        yield { type: 'forfeit', player, card, jumping: aboard.toReversed() };
      }
    }
    for (const from of LOSE_FROM) {
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
      fc.property(anyPlay, ({ seed, stop }) => {
        let last: { state: BattleState; moves: Move[] } | undefined;
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
      { numRuns: runs(0.1) },
    );
  });
});

describe('Each way listed in the damage segment', () => {
  it('is legal move by move and leaves its player done, or out of Life Force', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        playOut(seed, (state) => {
          if (state.battle?.segment !== 'damage' || state.over) return;
          for (const side of SIDES)
            for (const way of waysFor(state, side)) {
              let now = state;
              for (const move of carryOut(state, side, way)) {
                if (now.over) break;
                const step = play(now, move);
                if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify({ move, way })}`);
                now = step.state;
              }
              const finish: Move = { type: 'finish', player: side };
              const done = now.over || now.battle?.finished.includes(side) || play(now, finish).ok;
              if (!done) throw new Error(`not done: ${JSON.stringify(way)}`);
            }
        });
      }),
      { numRuns: runs(0.05) },
    );
  });
});

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    expect(Object.values(REFUSALS).filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
