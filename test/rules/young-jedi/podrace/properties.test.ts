import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { SIDES, type Side } from '../../../../app/_rules/swccg/force/piles';
import { checkSetup } from '../../../../app/_rules/young-jedi/podrace/check-setup';
import { randomSetup } from '../../../../app/_rules/young-jedi/podrace/random-play';
import { REFUSALS } from '../../../../app/_rules/young-jedi/podrace/refusals';
import { podraceSimulator } from '../../../../app/_rules/young-jedi/podrace/simulator';
import {
  HANDLING_CARDS_A_LAP,
  LAP_LENGTH,
  MOST_THRUST,
  type Move,
  type PodraceState,
} from '../../../../app/_rules/young-jedi/podrace/state';
import { ruleIds } from '../../core/rule-ids';
import { deepFreeze, isPlain, PATIENCE, runs, spelled } from '../../core/support';

const { start, options, play } = podraceSimulator;
const ids = ruleIds('young-jedi');

/** No random play can be longer: turns are counted, and every other move takes a card somewhere else. */
const LONGEST = 600;

function playOut(
  seed: number,
  visit: (state: PodraceState, moves: Move[]) => void,
  stop = LONGEST,
): PodraceState {
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
const cardsOf = ({ players }: PodraceState, side: Side): string[] => {
  const { hand, deck, discard, planet, pile, pilot = [], podracer = [] } = players[side];
  return [hand, deck.cards, discard, planet, pile.map(({ card }) => card), pilot, podracer].flat().sort();
};

const count = ({ players }: PodraceState, side: Side): number => {
  const { hand, deck, discard, planet, pile, pilot, podracer } = players[side];
  const lined = (pilot === undefined ? 0 : 1) + (podracer === undefined ? 0 : 1);
  return hand.length + deck.cards.length + discard.length + planet.length + pile.length + lined;
};

const anySeed = fc.integer({ min: 0 });

describe('A random race', () => {
  it('ends, keeps every card and stays plain JSON', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let first: PodraceState | undefined;
        const end = playOut(seed, (state) => {
          first ??= state;
          if (SIDES.some((side) => count(state, side) !== count(first ?? state, side)))
            throw new Error('a card was made or lost');
          if (!isPlain(state)) throw new Error('a state is not plain JSON');
        });
        const all = (state: PodraceState) => SIDES.map((side) => cardsOf(state, side)).join();
        if (all(end) !== all(first ?? end)) throw new Error('a card has become another');
        const text = JSON.stringify(end);
        if (JSON.stringify(JSON.parse(text)) !== text) throw new Error('lost in JSON');
        if (!end.over) throw new Error('it does not end');
      }),
      { numRuns: runs(0.25) },
    );
  });
  it('never breaks the figures of the rules', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        playOut(seed, ({ players, over }) => {
          for (const side of SIDES) {
            const { thrust, pile, laps, deck } = players[side];
            if (thrust > MOST_THRUST || pile.length >= LAP_LENGTH || laps > 3)
              throw new Error('out of range');
            if (pile.some(({ number }, i) => number !== i + 1)) throw new Error('out of order');
            if (pile.filter(({ handling }) => handling).length > HANDLING_CARDS_A_LAP)
              throw new Error('handling');
            if (!over && deck.cards.length + pile.length === 0) throw new Error('should be over');
          }
        });
      }),
      { numRuns: runs(0.25) },
    );
  });
  it('is the same every time the same moves are made', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const trace: string[] = [];
        const again: string[] = [];
        const end = playOut(seed, (state, moves) => trace.push(`${state.stage} ${JSON.stringify(moves)}`));
        const same = playOut(seed, (state, moves) => again.push(`${state.stage} ${JSON.stringify(moves)}`));
        if (again.join() !== trace.join()) throw new Error('another course');
        if (JSON.stringify(same) !== JSON.stringify(end)) throw new Error('another end');
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
function* everyMove(state: PodraceState): Generator<unknown> {
  const values = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 2.5, Number.NaN, '3'];
  for (const player of SIDES) {
    const { hand, deck, planet } = state.players[player];
    const titled = deck.cards.filter((id) => state.cards[id]?.title !== undefined);
    const names = [...hand, ...titled, ...deck.cards.slice(0, 2), ...planet.slice(0, 1), 'nobody'];
    for (const type of ['objective', 'search', 'thrust', 'draw', 'lose', 'recycle', 'done', 'lap', 'fly'])
      yield { type, player };
    for (const value of values)
      for (const type of ['destiny', 'lap', 'draw', 'lose', 'discard']) yield { type, player, value };
    for (const card of names) {
      for (const to of ['objective', 'planet', 'moon']) yield { type: 'deploy', player, card, to };
      for (const type of ['search', 'lap', 'draw', 'lose', 'discard', 'deploy']) yield { type, player, card };
      yield { type: 'lap', player, card, value: 1 };
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
      fc.property(anySeed, fc.nat(60), (seed, stop) => {
        let last: { state: PodraceState; moves: Move[] } | undefined;
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
