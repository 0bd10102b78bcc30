import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { MOST_EX_RESOURCES, MOST_UNITS } from '../../../../app/_rules/gundam/cards';
import { randomSetup } from '../../../../app/_rules/gundam/turn/random-play';
import { REFUSALS } from '../../../../app/_rules/gundam/turn/refusals';
import { checkSetup } from '../../../../app/_rules/gundam/turn/setup';
import { turnSimulator } from '../../../../app/_rules/gundam/turn/simulator';
import {
  type Move,
  PLAYERS,
  type Player,
  type TurnState,
  tableOf,
} from '../../../../app/_rules/gundam/turn/state';
import { ruleIds } from '../../core/rule-ids';
import { comesBack, deepFreeze, isPlain, PATIENCE, runs, spelled } from '../../core/support';

const { start, options, play } = turnSimulator;
const ids = ruleIds('gundam');

/** No random play is longer: decks are small, and every turn draws a card. */
const LONGEST = 2_000;

function playOut(
  seed: number,
  visit: (state: TurnState, moves: Move[]) => void,
  { stop = LONGEST, frozen = false } = {},
): TurnState {
  const keep = <T>(value: T): T => (frozen ? deepFreeze(value) : value);
  const random = seeded(seed);
  const setup = keep(randomSetup(random));
  let state = keep(start(setup));
  for (let i = 0; i <= stop; i++) {
    const moves = options(state);
    visit(state, moves);
    const move = moves[random(Math.max(1, moves.length))];
    if (!move) return state;
    const step = play(state, keep(move));
    if (!step.ok) throw new Error(`an option was refused: ${step.code} ${JSON.stringify(move)}`);
    if (!ids.has(step.rule)) throw new Error(`no such rule: ${step.rule}`);
    state = keep(step.state);
  }
  return state;
}

/** The same game once more, from a state that is written as JSON and read back on the way. */
function playAgain(seed: number, made: number): TurnState {
  const random = seeded(seed);
  let state = start(randomSetup(random));
  for (let i = 0; i < made; i++) {
    if (i === seed % made) state = JSON.parse(JSON.stringify(state));
    const moves = options(state);
    const move = moves[random(Math.max(1, moves.length))];
    const step = move && play(state, move);
    if (step?.ok) state = step.state;
  }
  return state;
}

const isToken = (state: TurnState, id: string): boolean => {
  const card = state.cards[id];
  return (card?.type === 'unit' || card?.type === 'base') && card.token === true;
};

/** Every card a player has, wherever it is. */
function cardsOf(state: TurnState, player: Player): string[] {
  const { deck, hand, trash, shields, units, base } = tableOf(state, player);
  const resolving = state.resolving?.command && state.resolving.by === player ? [state.resolving.source] : [];
  return [
    ...[deck, hand, trash, shields, resolving].flat(),
    ...units.flatMap(({ id, pilot }) => (pilot === null ? [id] : [id, pilot])),
    ...(base ? [base.id] : []),
  ].filter((id) => !isToken(state, id));
}

/** What must be true of every position; gives how many cards each player has. */
function check(state: TurnState): string {
  const owned = PLAYERS.map((player) => cardsOf(state, player));
  const all = owned.flat();
  if (new Set(all).size !== all.length) throw new Error('a card is in two places');
  for (const player of state.players) {
    const { units, resources, pool } = tableOf(state, player);
    if (units.length > MOST_UNITS) throw new Error('more than six Units');
    if (resources.ex + resources.exRested > MOST_EX_RESOURCES) throw new Error('more than five EX Resources');
    if (Object.values(resources).some((each) => each < 0)) throw new Error('a negative number of Resources');
    if (pool.some((id) => all.includes(id))) throw new Error('a card of the pool is on the table');
  }
  return owned.map(({ length }) => length).join();
}

describe('A random game', () => {
  it('ends, keeps every card, stays plain JSON, accepts all its options and comes out the same again', {
    timeout: PATIENCE,
  }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        let counts: string | undefined;
        let made = 0;
        const end = playOut(
          seed,
          (state, moves) => {
            made++;
            const now = check(state);
            counts ??= now;
            if (now !== counts) throw new Error(`a card was made or lost: ${counts} ${now}`);
            if (!isPlain(state)) throw new Error('a state is not plain JSON');
            if (new Set(moves.map(spelled)).size !== moves.length)
              throw new Error('an option is listed twice');
            if (moves.length === 0 && !state.over)
              throw new Error('nothing can be done, yet nothing is over');
          },
          { frozen: true },
        );
        if (!comesBack(end)) throw new Error('lost in JSON');
        expect(end.over).not.toBeNull();
        expect(options(end)).toEqual([]);
        if (JSON.stringify(playAgain(seed, made)) !== JSON.stringify(end)) throw new Error('another trace');
      }),
      { numRuns: runs(0.22) },
    );
  });
  it('is set up without flaw', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        expect(checkSetup(randomSetup(seeded(seed)))).toEqual([]);
      }),
      { numRuns: runs(0.26) },
    );
  });
});

/** Every move that can be spelled with the names of this game, legal or not, and some that are no moves. */
function* everyMove(state: TurnState): Generator<unknown> {
  const names = [...Object.keys(state.cards), 'nobody'];
  const units = [
    ...state.players.flatMap((player) => tableOf(state, player).units.map(({ id }) => id)),
    'nobody',
  ];
  for (const player of PLAYERS) {
    const { hand, units: own, base, pool } = tableOf(state, player);
    const plain =
      'keep redraw place-shields place-tokens set-active draw place-resource end-main pass accept';
    for (const type of [...plain.split(' '), 'decline', 'attack']) yield { type, player };
    for (const trigger of [...Array(16).keys(), -1, 0.5]) yield { type: 'resolve', player, trigger };
    for (const card of [...hand, ...pool, 'nobody']) {
      yield { type: 'draw', player, card };
      yield { type: 'discard', player, card };
      for (const ex of [undefined, 1, 2, 3, 9]) {
        const paid = ex === undefined ? {} : { ex };
        yield { type: 'deploy', player, card, ...paid };
        yield { type: 'command', player, card, ...paid };
        for (const unit of units) {
          yield { type: 'pair', player, card, unit, ...paid };
          yield { type: 'deploy', player, card, replacing: unit, ...paid };
        }
      }
    }
    for (const card of names) yield { type: 'choose', player, card };
    const inPlay = own.flatMap(({ id, pilot }) => (pilot === null ? [id] : [id, pilot]));
    for (const card of [...inPlay, ...(base ? [base.id] : []), 'nobody'])
      for (const ability of [0, 1, 2, 3, 4])
        for (const ex of [undefined, 1, 2])
          yield { type: 'activate', player, card, ability, ...(ex !== undefined && { ex }) };
    yield { type: 'pass', player, why: 'no reason' };
    yield { type: 'deploy', player, card: hand[0], ex: 0 };
    yield { type: 'deploy', player, card: 7 };
  }
  yield* [
    { type: 'pass' },
    { type: 'pass', player: 'light' },
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
      fc.property(fc.integer({ min: 0 }), fc.nat(60), (seed, stop) => {
        let last: { state: TurnState; moves: Move[] } | undefined;
        playOut(seed, (state, moves) => (last = { state, moves }), { stop });
        if (!last) return;
        const legal = new Set(last.moves.map(spelled));
        const accepted = new Set<string>();
        for (const move of everyMove(last.state)) {
          const result = play(last.state, move as Move);
          const expected = typeof move === 'object' && move !== null && legal.has(spelled(move));
          if (result.ok !== expected)
            throw new Error(`${result.ok ? 'accepted' : result.code}: ${JSON.stringify(move)}`);
          if (!ids.has(result.rule)) throw new Error(`no such rule: ${result.rule}`);
          if (result.ok) accepted.add(spelled(move as Move));
        }
        const untried = [...legal].filter((move) => !accepted.has(move));
        if (untried.length > 0) throw new Error(`not among the moves tried: ${untried[0]}`);
      }),
      { numRuns: runs(0.06) },
    );
  });
  it('refuse what an option is turned into', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.nat(40), fc.jsonValue(), (seed, stop, nonsense) => {
        let last: { state: TurnState; moves: Move[] } | undefined;
        playOut(seed, (state, moves) => (last = { state, moves }), { stop });
        if (!last) return;
        const legal = new Set(last.moves.map(spelled));
        for (const move of last.moves)
          for (const key of [...Object.keys(move), 'extra']) {
            const mutated = { ...move, [key]: nonsense } as unknown as Move;
            const result = play(last.state, mutated);
            if (result.ok && !legal.has(spelled(mutated))) throw new Error(JSON.stringify(mutated));
          }
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
