import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { randomSetup } from '../../../../app/_rules/gundam/attack/random-play';
import { REFUSALS } from '../../../../app/_rules/gundam/attack/refusals';
import type { AttackState, Move, Seat } from '../../../../app/_rules/gundam/attack/state';
import { ruleIds } from '../../core/rule-ids';
import { comesBack, deepFreeze, isPlain, PATIENCE, runs } from '../../core/support';
import { options, play, spelled, start } from './support';

const ids = ruleIds('gundam');

/** No random turn can be longer: every move but a pass uses up a card, a Unit's activity or an ability. */
const LONGEST = 400;

function playOut(
  seed: number,
  visit: (state: AttackState, moves: Move[]) => void,
  stop = LONGEST,
): AttackState {
  const random = seeded(seed);
  let state = deepFreeze(start(randomSetup(random)));
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

/** Every card of the table, wherever it is; not the tokens and unknown cards that come from elsewhere. */
function cardsOf(state: AttackState): string {
  const found = [
    ...Object.values(state.players).flatMap(({ hand, trash, removed }) => [...hand, ...trash, ...removed]),
    ...state.units.flatMap(({ id, pilot }) => (pilot === undefined ? [id] : [id, pilot])),
    ...state.areas.flatMap(({ base, shields }) => [
      ...(base ? [base.card] : []),
      ...shields.map(({ card }) => card),
    ]),
    ...state.revealing.map(({ card }) => card),
    ...state.pending.flat().flatMap(({ kind, card }) => (kind === 'burst' ? [card] : [])),
  ];
  if (new Set(found).size !== found.length)
    throw new Error(`a card is in two places: ${found.sort().join()}`);
  return found
    .filter((id) => !/^(token|drawn)-/.test(id))
    .sort()
    .join();
}

describe('A random turn', () => {
  it('ends, keeps every card, stays plain JSON and accepts all its options', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        let cards: string | undefined;
        const end = playOut(seed, (state, moves) => {
          const now = cardsOf(state);
          cards ??= now;
          if (now !== cards) throw new Error('a card was made or lost');
          if (!isPlain(state)) throw new Error('a state is not plain JSON');
          if (new Set(moves.map(spelled)).size !== moves.length) throw new Error('an option is listed twice');
          if (!state.over && moves.length === 0) throw new Error('nobody can move');
        });
        if (!comesBack(end)) throw new Error('lost in JSON');
        expect(end.over).toBeDefined();
        expect(options(end)).toEqual([]);
      }),
      { numRuns: runs(0.35) },
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
      { numRuns: runs(0.08) },
    );
  });
  it('never leaves a Unit in play without HP, nor a seventh one', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        playOut(seed, (state) => {
          for (const seat in state.players)
            if (state.units.filter(({ owner }) => owner === seat).length > 6)
              throw new Error('a seventh Unit');
          for (const { base } of state.areas) {
            const facts = base && state.cards[base.card];
            if (base && facts?.type === 'base' && base.damage >= facts.hp)
              throw new Error('a Base without HP');
          }
        });
      }),
      { numRuns: runs(0.12) },
    );
  });
});

/** Every move that can be spelled with the names on this table, legal or not, and some that are no moves. */
function* everyMove(state: AttackState): Generator<unknown> {
  const seats = [...Object.keys(state.players), '4'] as Seat[];
  const units = [...state.units.map(({ id }) => id), 'nobody'];
  const cards = [...Object.keys(state.cards), ...state.revealing.map(({ card }) => card), 'nobody'];
  const few = units.slice(0, 3);
  for (const player of seats) {
    for (const unit of units) {
      for (const target of [...units, ...seats]) yield { type: 'attack', player, unit, target };
      for (const target of units) yield { type: 'support', player, unit, target };
      yield { type: 'block', player, unit };
    }
    for (const type of ['pass', 'end', 'concede']) yield { type, player };
    for (const card of cards) {
      for (const type of ['play', 'burst', 'resolve', 'deploy', 'decline']) {
        yield { type, player, card };
        yield { type, player, card, replace: few.slice(0, 1) };
      }
      for (const type of ['play', 'burst', 'resolve']) {
        yield { type, player, card, targets: [] };
        for (const unit of units) yield { type, player, card, targets: [unit] };
        yield { type, player, card, targets: few.slice(0, 2) };
        yield { type, player, card, targets: [few[0], few[0]] };
      }
      for (const ability of [0, 1]) {
        for (const type of ['activate', 'resolve']) {
          yield { type, player, card, ability };
          for (const unit of units) yield { type, player, card, ability, targets: [unit] };
        }
        yield { type: 'decline', player, card, ability };
      }
      for (const unit of units) yield { type: 'pair', player, card, unit };
      for (const name of [...Object.keys(state.unknowns), 'nothing'])
        yield { type: 'reveal', player, shield: card, card: name };
    }
    yield { type: 'pass', player, why: 'no reason' };
    yield { type: 'activate', player, card: cards[0], ability: 1.5 };
    yield { type: 'play', player, card: cards[0], targets: 'all' };
  }
  yield* [
    { type: 'pass' },
    { type: 'pass', player: '9' },
    {},
    null,
    undefined,
    7,
    'pass',
    [],
    { type: 'toString', player: '1' },
  ];
}

describe('The options', () => {
  it('are all the moves that are accepted, and nothing else', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.nat(12), (seed, stop) => {
        let last: { state: AttackState; moves: Move[] } | undefined;
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
      { numRuns: runs(0.012) },
    );
  });
  it('hold against mutated and arbitrary moves', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.nat(12),
        fc.array(fc.anything(), { maxLength: 4 }),
        (seed, stop, junk) => {
          let last: { state: AttackState; moves: Move[] } | undefined;
          playOut(seed, (state, moves) => (last = { state, moves }), stop);
          if (!last) return;
          const legal = new Set(last.moves.map(spelled));
          const keys = [
            'type',
            'player',
            'unit',
            'target',
            'card',
            'targets',
            'ability',
            'replace',
            'shield',
          ];
          for (const part of junk) {
            if (play(last.state, part as Move).ok) throw new Error('junk was accepted');
            for (const move of last.moves.slice(0, 3))
              for (const key of keys) {
                const mutated = { ...move, [key]: part } as Move;
                if (play(last.state, mutated).ok && !legal.has(spelled(mutated)))
                  throw new Error(`accepted: ${JSON.stringify(mutated)}`);
              }
          }
        },
      ),
      { numRuns: runs(0.42) },
    );
  });
});

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    expect(Object.values(REFUSALS).filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
