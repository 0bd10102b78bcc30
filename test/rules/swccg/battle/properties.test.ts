import fc from 'fast-check';
import { describe, it } from 'vitest';
import { DARK_FIRST, type Side } from '../../../../app/_rules/core/sides';
import { carryOut } from '../../../../app/_rules/swccg/battle/carry-out';
import { copyOf, withBattle } from '../../../../app/_rules/swccg/battle/change';
import { waysFor } from '../../../../app/_rules/swccg/battle/damage';
import { REFUSALS } from '../../../../app/_rules/swccg/battle/refusals';
import { battleSimulator } from '../../../../app/_rules/swccg/battle/simulator';
import type { BattleSetup, BattleState, Move } from '../../../../app/_rules/swccg/battle/state';
import { LOSE_FROM, PILES } from '../../../../app/_rules/swccg/force/piles';
import { obeysTheLaws, type Subject } from '../../core/laws';
import { walk } from '../../core/random-walk';
import { PATIENCE, runs } from '../../core/support';
import { randomSetup } from './random-play';

const { play } = battleSimulator;

/** Every card of a player, wherever it is. */
const cardsOf = (state: BattleState, side: Side): string =>
  [
    ...PILES.flatMap((pile) => state.piles[side][pile]),
    ...Object.keys(state.table).filter((id) => state.cards[id]?.side === side),
  ]
    .sort()
    .join();

/** Every move that can be spelled with the names on this table, legal or not. */
function* everyMove(state: BattleState): Generator<unknown> {
  const names = [...Object.keys(state.cards), 'nobody'];
  for (const player of DARK_FIRST) {
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
}

const battlePhase: Subject<BattleState, Move, BattleSetup> = {
  name: 'battle phase',
  simulator: battleSimulator,
  randomSetup,
  longest: 400, // every move but a pass uses up a card, a shot or a draw
  isOver: ({ over }) => over !== undefined,
  cards: (state) => DARK_FIRST.map((side) => cardsOf(state, side)).join('|'),
  everyMove,
  refusals: REFUSALS,
  copies: [copyOf, (state) => withBattle(state, {})],
  shares: { whole: 0.15 },
};

obeysTheLaws(battlePhase);

describe('Each way listed in the damage segment', () => {
  it('is legal move by move and leaves its player done, or out of Life Force', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        for (const { state } of walk(battlePhase, seed)) {
          if (state.battle?.segment !== 'damage' || state.over) continue;
          for (const side of DARK_FIRST)
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
        }
      }),
      { numRuns: runs(0.05) },
    );
  });
});
