import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { SIDES, type Side } from '../../../../app/_rules/swccg/force/piles';
import { checkSetup } from '../../../../app/_rules/young-jedi/evacuation/check-setup';
import { randomSetup } from '../../../../app/_rules/young-jedi/evacuation/random-play';
import { REFUSALS } from '../../../../app/_rules/young-jedi/evacuation/refusals';
import { evacuationSimulator } from '../../../../app/_rules/young-jedi/evacuation/simulator';
import type { EvacuationState, Move } from '../../../../app/_rules/young-jedi/evacuation/state';
import { ruleIds } from '../../core/rule-ids';
import { deepFreeze, isPlain, PATIENCE, runs, spelled } from '../../core/support';

const { start, options, play } = evacuationSimulator;
const ids = ruleIds('young-jedi');

/** No random play can be longer: turns are counted, and every attempt empties a planet. */
const LONGEST = 400;

function playOut(
  seed: number,
  visit: (state: EvacuationState, moves: Move[]) => void,
  stop = LONGEST,
): EvacuationState {
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
function cardsOf({ players, planets, attempt }: EvacuationState, side: Side): string[] {
  const { hand, deck, discard, hyperspace } = players[side];
  const group = attempt?.fight?.groups[side];
  return [
    hand,
    deck.cards,
    discard,
    hyperspace,
    planets.flatMap(({ cards }) => cards[side].map(({ card }) => card)),
    attempt && attempt.by === side ? attempt.passengers : [],
    attempt ? [...attempt.ships[side], ...attempt.plans[side], ...attempt.survivors[side]] : [],
    group ? [...group.ships, ...(group.battle === undefined ? [] : [group.battle])] : [],
    attempt?.choice?.player === side ? attempt.choice.ships : [],
  ].flat();
}

const anySeed = fc.integer({ min: 0 });

describe('A random evacuation', () => {
  it('ends, keeps every card and stays plain JSON', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let first: string[][] | undefined;
        const end = playOut(seed, (state) => {
          const now = SIDES.map((side) => cardsOf(state, side));
          first ??= now.map((cards) => cards.sort());
          if (now.some((cards, i) => cards.length !== first?.[i]?.length))
            throw new Error('a card was made or lost');
          if (!isPlain(state)) throw new Error('a state is not plain JSON');
        });
        const last = SIDES.map((side) => cardsOf(end, side).sort());
        if (last.join() !== first?.join()) throw new Error('a card has become another');
        const text = JSON.stringify(end);
        if (JSON.stringify(JSON.parse(text)) !== text) throw new Error('lost in JSON');
        if (!end.over) throw new Error('it does not end');
      }),
      { numRuns: runs(0.3) },
    );
  });
  it('is the same every time the same moves are made', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const trace: string[] = [];
        const again: string[] = [];
        const end = playOut(seed, (_, moves) => trace.push(JSON.stringify(moves)));
        const same = playOut(seed, (_, moves) => again.push(JSON.stringify(moves)));
        if (again.join() !== trace.join()) throw new Error('another course');
        if (JSON.stringify(same) !== JSON.stringify(end)) throw new Error('another end');
      }),
      { numRuns: runs(0.3) },
    );
  });
  it('is never stuck, and has no battle plan under the first rulebook', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        playOut(seed, (state, moves) => {
          if (!state.over && moves.length === 0) throw new Error('stuck');
          const { attempt } = state;
          if (
            attempt &&
            state.edition === 'first' &&
            (attempt.stage === 'plan' || attempt.stage === 'declare')
          )
            throw new Error('the first rulebook has no battle plan');
        });
      }),
      { numRuns: runs(0.25) },
    );
  });
  it('begins from a setup without flaw', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(checkSetup(randomSetup(seeded(seed)))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Every move that can be spelled with the names on this table, legal or not, and some that are no moves. */
function* everyMove(state: EvacuationState): Generator<unknown> {
  const numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 1.5, Number.NaN, '3'];
  for (const player of SIDES) {
    const { deck } = state.players[player];
    const unknown = new Set(deck.cards.slice(2).filter((id) => state.cards[id]?.title === undefined));
    const names = [...cardsOf(state, player).filter((id) => !unknown.has(id)), 'nobody'];
    for (const type of ['intercept', 'decline', 'done', 'lose', 'draw', 'fly']) yield { type, player };
    for (const count of numbers) yield { type: 'declare', player, count };
    for (const value of numbers) {
      yield { type: 'draw', player, value };
      yield { type: 'lose', player, value };
    }
    for (const planet of ['tatooine', 'naboo', 'endor']) {
      yield { type: 'evacuate', player, planet };
      yield { type: 'evacuate', player, planet, only: [] };
      yield { type: 'evacuate', player, planet, without: ['nobody'] };
      for (const transport of names) yield { type: 'evacuate', player, planet, transport };
    }
    yield { type: 'intercept', player, without: [] };
    for (const card of names) {
      for (const type of ['deploy', 'place', 'sacrifice', 'pick', 'lose']) yield { type, player, card };
      yield { type: 'deploy', player, card, faceDown: true };
      yield { type: 'intercept', player, starfighter: card };
      for (const value of [1, 2, 3, 5]) yield { type: 'draw', player, card, value };
    }
    yield { type: 'done', player, why: 'no reason' };
  }
  yield* [
    { type: 'done' },
    { type: 'done', player: 'grey' },
    {},
    null,
    undefined,
    7,
    'done',
    [],
    { type: 'toString' },
  ];
}

describe('The options', () => {
  it('are all the moves that are accepted, and nothing else', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, fc.nat(40), (seed, stop) => {
        let last: { state: EvacuationState; moves: Move[] } | undefined;
        playOut(seed, (state, moves) => (last = { state, moves }), stop);
        if (!last) return;
        const legal = new Set(last.moves.map(spelled));
        if (legal.size !== last.moves.length) throw new Error('an option is listed twice');
        for (const move of last.moves) if (!play(last.state, move).ok) throw new Error(JSON.stringify(move));
        for (const move of everyMove(last.state)) {
          const result = play(last.state, move as Move);
          if (result.ok && !legal.has(spelled(move as Move)))
            throw new Error(`accepted, but no option: ${JSON.stringify(move)}`);
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
