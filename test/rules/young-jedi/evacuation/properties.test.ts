import { DARK_FIRST, type Side } from '../../../../app/_rules/core/sides';
import { withAttempt, withParts, withPlayer } from '../../../../app/_rules/young-jedi/evacuation/change';
import { checkSetup } from '../../../../app/_rules/young-jedi/evacuation/check-setup';
import { REFUSALS } from '../../../../app/_rules/young-jedi/evacuation/refusals';
import { evacuationSimulator } from '../../../../app/_rules/young-jedi/evacuation/simulator';
import type { EvacuationState } from '../../../../app/_rules/young-jedi/evacuation/state';
import { obeysTheLaws } from '../../core/laws';
import { randomSetup } from './random-play';

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

/** Every move that can be spelled with the names on this table, legal or not. */
function* everyMove(state: EvacuationState): Generator<unknown> {
  const numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 1.5, Number.NaN, '3'];
  for (const player of DARK_FIRST) {
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
}

obeysTheLaws({
  name: 'evacuation',
  simulator: evacuationSimulator,
  randomSetup,
  longest: 400, // turns are counted, and every attempt empties a planet
  isOver: ({ over }) => over !== undefined,
  cards: (state) => DARK_FIRST.map((side) => cardsOf(state, side).sort().join()).join('|'),
  everyMove,
  refusals: REFUSALS,
  copies: [
    (state) => withParts(state, {}),
    (state) => withPlayer(withPlayer(state, 'light', {}), 'dark', {}),
    (state) => withAttempt(state, {}),
  ],
  checkSetup,
  always({ state: { attempt, edition } }) {
    if (edition === 'first' && (attempt?.stage === 'plan' || attempt?.stage === 'declare'))
      throw new Error('the first rulebook has no battle plan');
  },
  depth: 40,
  shares: { whole: 0.3, again: 0.1, options: 0.25 },
});
