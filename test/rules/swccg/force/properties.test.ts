import { DARK_FIRST } from '../../../../app/_rules/core/sides';
import { LOSE_FROM, PILES } from '../../../../app/_rules/swccg/force/piles';
import { REFUSALS } from '../../../../app/_rules/swccg/force/refusals';
import { forceSimulator } from '../../../../app/_rules/swccg/force/simulator';
import type { ForceState } from '../../../../app/_rules/swccg/force/state';
import { obeysTheLaws } from '../../core/laws';
import { randomSetup } from './random-play';

/** Every move that can be spelled with the names of this game, legal or not. */
function* everyMove(state: ForceState): Generator<unknown> {
  const cards = [...Object.keys(state.cards), 'nobody'];
  const places = [...state.locations.map(({ id }) => id), 'nowhere'];
  for (const player of DARK_FIRST) {
    for (const type of ['activate', 'draw', 'use', 'destiny', 'decline', 'pass', 'recirculate', 'surrender'])
      yield { type, player };
    for (const location of places) for (const type of ['drain', 'battle']) yield { type, player, location };
    for (const card of cards)
      for (const type of ['deploy', 'interrupt', 'move']) yield { type, player, card };
    for (const from of [...LOSE_FROM, 'lost']) {
      yield { type: 'lose', player, from };
      for (const card of [...state.piles[player].hand, 'nobody']) yield { type: 'lose', player, from, card };
    }
    yield { type: 'pass', player, why: 'no reason' };
  }
}

obeysTheLaws({
  name: 'game',
  simulator: forceSimulator,
  randomSetup,
  longest: 1_000, // each move but a pass moves a card, and turns are few
  isOver: ({ over }) => over !== undefined,
  cards: ({ piles, table }) =>
    DARK_FIRST.map((side) =>
      [...PILES.flatMap((pile) => piles[side][pile]), ...table[side]].sort().join(),
    ).join('|'),
  everyMove,
  refusals: REFUSALS,
  shares: { options: 0.15 },
});
