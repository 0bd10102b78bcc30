import { DARK_FIRST, type Side } from '../../../../app/_rules/core/sides';
import { changeStep, withParts, withPlayer } from '../../../../app/_rules/young-jedi/podrace/change';
import { checkSetup } from '../../../../app/_rules/young-jedi/podrace/check-setup';
import { REFUSALS } from '../../../../app/_rules/young-jedi/podrace/refusals';
import { podraceSimulator } from '../../../../app/_rules/young-jedi/podrace/simulator';
import {
  HANDLING_CARDS_A_LAP,
  LAP_LENGTH,
  MOST_THRUST,
  type PodraceState,
} from '../../../../app/_rules/young-jedi/podrace/state';
import { obeysTheLaws } from '../../core/laws';
import { randomSetup } from './random-play';

/** Every card of a player, wherever it is. */
const cardsOf = ({ players }: PodraceState, side: Side): string[] => {
  const { hand, deck, discard, planet, pile, pilot = [], podracer = [] } = players[side];
  return [hand, deck.cards, discard, planet, pile.map(({ card }) => card), pilot, podracer].flat().sort();
};

/** Every move that can be spelled with the names on this table, legal or not. */
function* everyMove(state: PodraceState): Generator<unknown> {
  const values = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 2.5, Number.NaN, '3'];
  for (const player of DARK_FIRST) {
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
}

/** What the rules say of thrust, laps and their cards. */
function checkFigures({ players, over }: PodraceState): void {
  for (const side of DARK_FIRST) {
    const { thrust, pile, laps, deck } = players[side];
    if (thrust > MOST_THRUST || pile.length >= LAP_LENGTH || laps > 3) throw new Error('out of range');
    if (pile.some(({ number }, i) => number !== i + 1)) throw new Error('out of order');
    if (pile.filter(({ handling }) => handling).length > HANDLING_CARDS_A_LAP) throw new Error('handling');
    if (!over && deck.cards.length + pile.length === 0) throw new Error('should be over');
  }
}

obeysTheLaws({
  name: 'race',
  simulator: podraceSimulator,
  randomSetup,
  longest: 600, // turns are counted, and every other move takes a card somewhere else
  isOver: ({ over }) => over !== undefined,
  cards: (state) => DARK_FIRST.map((side) => cardsOf(state, side).join()).join('|'),
  everyMove,
  refusals: REFUSALS,
  copies: [
    (state) => withParts(state, {}),
    (state) => withPlayer(withPlayer(state, 'light', {}), 'dark', {}),
    (state) => withParts(state, { deploy: changeStep(state.deploy, {}) }),
  ],
  checkSetup,
  always: ({ state }) => checkFigures(state),
  shares: { whole: 0.25, again: 0.1, options: 0.25 },
});
