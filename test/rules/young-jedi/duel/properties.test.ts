import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../app/_rules/core/seeded';
import { checkSetup } from '../../../../app/_rules/young-jedi/duel/check-setup';
import { DESTINIES, SIDES, type Side } from '../../../../app/_rules/young-jedi/duel/facts';
import { randomSetup } from '../../../../app/_rules/young-jedi/duel/random-play';
import { REFUSALS } from '../../../../app/_rules/young-jedi/duel/refusals';
import { duelSimulator } from '../../../../app/_rules/young-jedi/duel/simulator';
import type { DuelState, Move } from '../../../../app/_rules/young-jedi/duel/state';
import { ruleIds } from '../../core/rule-ids';
import { comesBack, isPlain, PATIENCE, runs, spelled } from '../../core/support';
import { playOut } from './support';

const { options, play } = duelSimulator;
const ids = ruleIds('young-jedi');
const anySeed = fc.integer({ min: 0 });

/** How many cards of the draw deck there are, wherever they went; `table` cards in the discard are counted apart. */
function deckCount(state: DuelState, side: Side): number {
  const { draw, shuffled, hand, duelingHand, duelingPile, discard, lost } = state.players[side];
  const ofDeck = discard.filter((id) => Object.hasOwn(state.deckCards, id)).length;
  return draw.length + shuffled + hand + duelingHand.length + duelingPile.length + ofDeck + lost;
}

/** Every card on the table or discarded from it. */
const tableCards = (state: DuelState): string =>
  [
    ...Object.keys(state.table),
    ...SIDES.flatMap((side) => state.players[side].discard).filter((id) => Object.hasOwn(state.cards, id)),
  ]
    .sort()
    .join();

describe('A random battle step', () => {
  it('ends, keeps every card, stays plain JSON and accepts all its options', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let kept: string | undefined;
        let given: boolean | undefined;
        const end = playOut(seed, (state, moves) => {
          const now = [tableCards(state), ...SIDES.map((side) => deckCount(state, side))].join('|');
          kept ??= now;
          if (now !== kept) throw new Error(`a card was made or lost: ${kept} ${now}`);
          const { cards, deckCards, ...changing } = state;
          given ??= isPlain(cards) && isPlain(deckCards);
          if (!given || !isPlain(changing)) throw new Error('a state is not plain JSON');
          if (new Set(moves.map(spelled)).size !== moves.length) throw new Error('an option is listed twice');
          if (moves.length === 0 && !state.over) throw new Error('nothing to do, yet not over');
        });
        if (!comesBack(end)) throw new Error('lost in JSON');
        expect(end.over).not.toBeNull();
        expect(options(end)).toEqual([]);
      }),
      { numRuns: runs(0.21) },
    );
  });
  it('is the same every time the same moves are made', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const trace = () => {
          const states: string[] = [];
          playOut(seed, ({ cards, deckCards, names, ...changing }) => states.push(JSON.stringify(changing)));
          return states;
        };
        const first = trace().join();
        if (trace().join() !== first) throw new Error('another trace');
      }),
      { numRuns: runs(0.21) },
    );
  });
  it('starts from a setup without flaw', () => {
    fc.assert(
      fc.property(anySeed, (seed) => checkSetup(randomSetup(seeded(seed))).length === 0),
      { numRuns: 500 },
    );
  });
  it('never has a defeated character go on, nor damage without reason', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { result, players } = playOut(seed, (state) => {
          for (const side of SIDES) {
            const facts = state.cards[state.duel?.fighters[side]?.character ?? ''];
            const pending = state.duel?.text || state.over;
            if (facts?.kind === 'character' && !pending && state.duel?.stage === 'exchange')
              if ((state.duel.hits[side] ?? 0) >= facts.damage) throw new Error('fights on though defeated');
          }
        });
        if (!result) return;
        for (const side of SIDES) expect(players[side].lost).toBeLessThanOrEqual(result.damage[side]);
        if (result.outcome === 'drawn') expect(result.damage.light * result.damage.dark).toBe(0);
      }),
      { numRuns: runs(0.21) },
    );
  });
});

/** Every move that can be spelled with the names on this table, legal or not, and some that are no moves. */
function* everyMove(state: DuelState): Generator<unknown> {
  const names = [...Object.keys(state.cards), 'nobody', 'toString'];
  for (const player of SIDES) {
    for (const character of names) {
      yield { type: 'defend', player, character };
      const weapons = state.duel?.stage === 'defender' ? names : names.slice(-3);
      yield* weapons.map((weapon) => ({ type: 'defend', player, character, weapon }));
    }
    yield* duels(state, player, names);
    for (const type of ['keep', 'redraw', 'draw-hand', 'take-hit', 'pass', 'use-text', 'decline-text'])
      yield { type, player };
    for (const type of ['battle', 'end-step', 'surrender', 'attack', 'parry', 'draw']) yield { type, player };
    for (const value of [-1, 0, ...DESTINIES, 7, 2.5, Number.NaN, '3'])
      yield* [
        { type: 'draw', player, value },
        { type: 'attack', player, destiny: value },
        { type: 'parry', player, destiny: value },
      ];
    const held = SIDES.flatMap((side) => state.players[side].duelingHand);
    for (const card of [...held, 'nobody', 'toString'])
      for (const destiny of DESTINIES)
        yield { type: state.duel?.attack ? 'parry' : 'attack', player, destiny, card };
    yield { type: 'pass', player, why: 'no reason' };
    yield { type: 'take-hit', player, card: 3 };
  }
  yield* [{ type: 'pass' }, { type: 'pass', player: 'grey' }, {}, null, undefined, 7, 'pass', []];
  yield { type: 'toString', player: 'light' };
}

/** Every attacker with every weapon against somebody, and one of each against everybody. */
function* duels(state: DuelState, player: Side, names: readonly string[]): Generator<unknown> {
  const targets = names.filter((id) => state.cards[id]?.side !== player);
  const some = [targets[0], targets.at(-3)];
  for (const character of names)
    for (const target of state.duel ? some.slice(1) : names) {
      yield { type: 'initiate', player, character, target };
      const weapons = some.includes(target) && !state.duel ? names : names.slice(-4);
      for (const weapon of weapons) yield { type: 'initiate', player, character, weapon, target };
    }
}

describe('The options', () => {
  it('are all the moves that are accepted, and nothing else', { timeout: PATIENCE }, () => {
    const anyStop = fc.record({ seed: anySeed, stop: fc.nat(24) });
    fc.assert(
      fc.property(anyStop, ({ seed, stop }) => {
        let last: { state: DuelState; moves: Move[] } | undefined;
        playOut(seed, (state, moves) => (last = { state, moves }), stop);
        if (!last) return;
        const { state, moves } = last;
        for (const move of moves) if (!play(state, move).ok) throw new Error(`refused: ${spelled(move)}`);
        const legal = new Set(moves.map(spelled));
        for (const move of everyMove(state)) {
          const result = play(state, move as Move);
          if (result.ok && !legal.has(spelled(move as Move)))
            throw new Error(`accepted: ${spelled(move as Move)}`);
          if (!ids.has(result.rule)) throw new Error(`no such rule: ${result.rule}`);
        }
      }),
      { numRuns: runs(0.21) },
    );
  });
});

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    expect(Object.values(REFUSALS).filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
