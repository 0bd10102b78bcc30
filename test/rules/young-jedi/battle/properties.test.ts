import { SIDES, type Side } from '../../../../app/_rules/core/sides';
import { withFight, withParts, withSide } from '../../../../app/_rules/young-jedi/battle/change';
import { checkSetup } from '../../../../app/_rules/young-jedi/battle/check-setup';
import { REFUSALS } from '../../../../app/_rules/young-jedi/battle/refusals';
import { battleSimulator } from '../../../../app/_rules/young-jedi/battle/simulator';
import type { BattleState } from '../../../../app/_rules/young-jedi/battle/state';
import { obeysTheLaws } from '../../core/laws';
import { randomSetup } from './random-play';

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

/** Every move that can be spelled with the names on this table, legal or not. */
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
  yield { type: 'reveal', player: 'light' };
}

obeysTheLaws({
  name: 'battle',
  simulator: battleSimulator,
  randomSetup,
  longest: 300, // every move uses up a card, a draw, a decision or a step
  isOver: ({ over }) => over !== undefined,
  cards: (state) => SIDES.map((side) => cardsOf(state, side)).join('|'),
  everyMove,
  refusals: REFUSALS,
  copies: [
    (state) => withParts(state, {}),
    (state) => withSide(withSide(state, 'light', {}), 'dark', {}),
    (state) => withFight(state, {}),
  ],
  checkSetup,
  always({ state: { fight, over } }) {
    if (fight && over?.reason === 'battle-over') throw new Error('the battle is over, yet somebody fights');
  },
  depth: 40,
  shares: { whole: 0.25, again: 0.1, options: 0.25, setup: 0.25 },
});
