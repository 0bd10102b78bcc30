import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { checkSetup } from '../../../../app/_rules/young-jedi/planets/check-setup';
import { randomSetup } from '../../../../app/_rules/young-jedi/planets/random-play';
import { REFUSALS } from '../../../../app/_rules/young-jedi/planets/refusals';
import { planetsSimulator } from '../../../../app/_rules/young-jedi/planets/simulator';
import {
  DESTINIES,
  DRAWN_FOR,
  type Move,
  PILES,
  PLANETS,
  type PlanetsState,
  SEARCHED,
  SIDES,
  type Side,
} from '../../../../app/_rules/young-jedi/planets/state';
import { ruleIds } from '../../core/rule-ids';
import { comesBack, deepFreeze, isPlain, PATIENCE, runs, spelled } from '../../core/support';

const { start, options, play } = planetsSimulator;
const ids = ruleIds('young-jedi');

/** No random play is longer: turns are few, and all else moves a card or a step; ties at the start are rare in a row. */
const LONGEST = 2_000;

function playOut(
  seed: number,
  visit: (state: PlanetsState, moves: Move[]) => void,
  stop = LONGEST,
): PlanetsState {
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

const cardsOf = (state: PlanetsState): string =>
  [
    ...SIDES.flatMap((side: Side) => PILES.flatMap((pile) => state.piles[side][pile])),
    ...PLANETS.flatMap((planet) =>
      SIDES.flatMap((side) => (state.on[planet]?.[side] ?? []).map(({ id }) => id)),
    ),
    ...PLANETS.flatMap((planet) => state.locations[planet] ?? []),
  ]
    .sort()
    .join();

describe('A random game', () => {
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
  it('never has a planet controlled against a face-up character or a hidden card, unless conceded', {
    timeout: PATIENCE,
  }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const random = seeded(seed);
        let state = start(randomSetup(random));
        for (let i = 0; i < LONGEST && !state.over; i++) {
          const moves = options(state);
          const move = moves[random(Math.max(1, moves.length))];
          const step = move && play(state, move);
          if (!step?.ok) throw new Error('no move');
          if (move?.type === 'end-turn' && state.planet) {
            const controller = step.state.held[state.planet];
            const others = state.on[state.planet]?.[controller === 'light' ? 'dark' : 'light'] ?? [];
            const holds = others.some(({ id, hidden }) => hidden || state.cards[id]?.kind === 'character');
            if (controller && holds) throw new Error('controlled against somebody');
            if (controller && step.state.over === undefined && step.state.turn === controller)
              throw new Error('the winner of a planet chose');
          }
          state = step.state;
        }
      }),
      { numRuns: runs(0.39) },
    );
  });
});

/** Every move that can be spelled with the names of this game, legal or not, and some that are no moves. */
function* everyMove(state: PlanetsState): Generator<unknown> {
  const cards = [...Object.keys(state.cards), ...SIDES.flatMap((side) => state.piles[side].hand), 'nobody'];
  const places = ['nobody', ...Object.keys(state.cards).filter((id) => state.cards[id]?.kind === 'location')];
  const alone = [
    'skip',
    'reveal',
    'next',
    'battle',
    'win',
    'recycle',
    'even-up',
    'end-turn',
    'concede',
    'take-back',
    'leave',
    'surrender',
  ];
  for (const player of SIDES) {
    for (const type of alone) yield { type, player };
    for (const card of new Set(cards))
      for (const type of ['fetch', 'deploy', 'fight', 'discard']) yield { type, player, card };
    for (const { id } of (state.planet && state.on[state.planet]?.[player]) || [])
      for (const { id: weapon } of (state.planet && state.on[state.planet]?.[player]) || [])
        yield { type: 'fight', player, card: id, weapon };
    for (const purpose of [...DRAWN_FOR, 'luck']) yield { type: 'destiny', player, for: purpose };
    for (const value of [0, ...DESTINIES, 7, 2.5, '3']) {
      yield { type: 'draw', player, value };
      yield { type: 'draw', player, value, dual: true };
    }
    for (const planet of [...PLANETS, 'alderaan'])
      for (const from of [...SEARCHED, 'lap']) {
        yield { type: 'choose', player, planet, from };
        for (const card of places) yield { type: 'choose', player, planet, from, card };
      }
    yield { type: 'end-turn', player, why: 'no reason' };
    yield { type: 'draw', player, value: 3, dual: false };
    yield { type: 'fight', player, card: 7 };
  }
  yield* [
    { type: 'tie' },
    { type: 'tie', player: 'light' },
    { type: 'end-turn' },
    { type: 'concede', player: 'grey' },
  ];
  yield* [{}, null, undefined, 7, 'tie', [], { type: 'toString' }, { type: '__proto__', player: 'dark' }];
}

describe('The options', () => {
  it('are all the moves that are accepted, and nothing else', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.nat(60), (seed, stop) => {
        let last: { state: PlanetsState; moves: Move[] } | undefined;
        playOut(seed, (state, moves) => (last = { state, moves }), stop);
        if (!last) return;
        const legal = new Set(last.moves.map(spelled));
        const seen = new Set<string>();
        for (const move of everyMove(last.state)) {
          const result = play(last.state, move as Move);
          const isObject = typeof move === 'object' && move !== null;
          if (isObject) seen.add(spelled(move));
          if (result.ok !== (isObject && legal.has(spelled(move))))
            throw new Error(`${result.ok ? 'accepted' : result.code}: ${JSON.stringify(move)}`);
          if (!ids.has(result.rule)) throw new Error(`no such rule: ${result.rule}`);
        }
        for (const option of legal) if (!seen.has(option)) throw new Error(`not among all moves: ${option}`);
      }),
      { numRuns: runs(0.1) },
    );
  });
});

describe('Any setup at all', () => {
  it('is started and checked without a throw, and random ones have no flaw but their cards', {
    timeout: PATIENCE,
  }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const setup = randomSetup(seeded(seed));
        const codes = checkSetup(setup).map(({ code }) => code);
        expect(
          codes.filter((code) => !['no-place-for-kind', 'hidden-too-long', 'deck-too-small'].includes(code)),
        ).toEqual([]);
      }),
      { numRuns: runs(0.26) },
    );
  });
});

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    expect(Object.values(REFUSALS).filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
