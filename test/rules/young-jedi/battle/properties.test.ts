import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { checkSetup } from '../../../../app/_rules/young-jedi/battle/check-setup';
import { randomSetup } from '../../../../app/_rules/young-jedi/battle/random-play';
import { REFUSALS } from '../../../../app/_rules/young-jedi/battle/refusals';
import {
  type BattleState,
  type Move,
  SIDES,
  type Side,
} from '../../../../app/_rules/young-jedi/battle/state';
import { ruleIds } from '../../core/rule-ids';
import { comesBack, deepFreeze, isPlain, PATIENCE, runs, spelled } from '../../core/support';
import { options, play, start } from './support';

const ids = ruleIds('young-jedi');

/** No random play can be longer: every move uses up a card, a draw, a decision or a step. */
const LONGEST = 300;

const anySeed = fc.integer({ min: 0 });
const anyPlay = fc.record({ seed: anySeed, stop: fc.nat(40) });

function playOut(
  seed: number,
  visit: (state: BattleState, moves: Move[]) => void,
  stop = LONGEST,
): BattleState {
  const random = seeded(seed);
  let state = deepFreeze(start(deepFreeze(randomSetup(random))));
  for (let i = 0; i <= stop; i++) {
    const moves = options(state);
    visit(state, moves);
    const move = moves[random(Math.max(1, moves.length))];
    if (!move) return state;
    const step = play(state, deepFreeze(move));
    if (!step.ok) throw new Error(`an option was refused: ${step.code} ${JSON.stringify(move)}`);
    if (!ids.has(step.rule)) throw new Error(`no such rule: ${step.rule}`);
    state = deepFreeze(step.state);
  }
  return state;
}

/** Every card of a player, wherever it is. */
function cardsOf(state: BattleState, side: Side): string {
  const { table, hidden, effects, hand, plan, aside, deck, discard } = state.sides[side];
  const lineups = [state.fight?.lineups[side], state.stays[side], state.ready[side]];
  return [
    ...table,
    ...hidden,
    ...effects,
    ...hand,
    ...plan,
    ...aside,
    ...deck,
    ...discard,
    ...lineups.flatMap((lineup) => (lineup ? [...lineup.characters, ...lineup.weapons] : [])),
    ...lineups.flatMap((lineup) => (lineup?.battle === undefined ? [] : [lineup.battle])),
  ]
    .sort()
    .join();
}

describe('A random battle', () => {
  it('ends, keeps every card, stays plain JSON and accepts all its options', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let cards: string | undefined;
        const end = playOut(seed, (state, moves) => {
          const now = SIDES.map((side) => cardsOf(state, side)).join('|');
          cards ??= now;
          if (now !== cards) throw new Error(`a card was made or lost\n${cards}\n${now}`);
          if (!isPlain(state)) throw new Error('a state is not plain JSON');
          if (new Set(moves.map(spelled)).size !== moves.length) throw new Error('an option is listed twice');
          if (moves.length === 0 && !state.over) throw new Error('nothing can be done');
        });
        if (!comesBack(end)) throw new Error('lost in JSON');
        expect(end.over).toBeDefined();
        expect(end.fight === null || end.over?.reason !== 'battle-over').toBe(true);
      }),
      { numRuns: runs(0.25) },
    );
  });
  it('is the same every time the same moves are made', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const trace = () => {
          const states: string[] = [];
          playOut(seed, (state) => states.push(JSON.stringify(state)));
          return states;
        };
        const first = trace().join();
        if (trace().join() !== first) throw new Error('another trace');
      }),
      { numRuns: runs(0.1) },
    );
  });
  it('starts from a setup without flaw', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(checkSetup(randomSetup(seeded(seed)))).toEqual([]);
      }),
      { numRuns: runs(0.25) },
    );
  });
});

/** Every move that can be spelled with the names on this table, legal or not, and some that are no moves. */
function* everyMove(state: BattleState): Generator<unknown> {
  const names = [...Object.keys(state.cards), ...SIDES.flatMap((side) => state.sides[side].hand), 'nobody'];
  const unique = [...new Set(names)];
  for (const player of SIDES) {
    for (const type of ['declare', 'skip', 'announce', 'decline', 'draw', 'half', 'surrender'])
      yield { type, player };
    for (const card of unique) {
      for (const type of ['take', 'place', 'use', 'discard']) yield { type, player, card };
      yield { type: 'choose', player, target: card };
      yield { type: 'place', player, card, why: 'no reason' };
    }
    const users = unique.filter(
      (id) => state.waiting && 'card' in state.waiting && state.waiting.card === id,
    );
    for (const card of [...users, 'nobody'])
      for (const target of unique) yield { type: 'use', player, card, target };
    for (const value of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 2.5, Number.NaN, '3'])
      yield { type: 'draw', player, value };
    for (const half of [0, 1, 2, '0']) yield { type: 'half', player, half };
  }
  for (const type of ['reveal', 'compare', 'end', 'draw', 'toString']) yield { type };
  yield* [
    { type: 'reveal', player: 'light' },
    { type: 'skip', player: 'grey' },
    {},
    null,
    undefined,
    7,
    'end',
    [],
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
      { numRuns: runs(0.25) },
    );
  });
});

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    expect(Object.values(REFUSALS).filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
