import { otherSide, SIDES, type Side } from '../../../../app/_rules/core/sides';
import { checkSetup } from '../../../../app/_rules/young-jedi/planets/check-setup';
import { withPiles } from '../../../../app/_rules/young-jedi/planets/piles';
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
} from '../../../../app/_rules/young-jedi/planets/state';
import { obeysTheLaws } from '../../core/laws';
import type { Position } from '../../core/random-walk';
import { randomSetup } from './random-play';

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

/** Every move that can be spelled with the names of this game, legal or not. */
function* everyMove(state: PlanetsState): Generator<unknown> {
  const cards = [...Object.keys(state.cards), ...SIDES.flatMap((side) => state.piles[side].hand), 'nobody'];
  const places = ['nobody', ...Object.keys(state.cards).filter((id) => state.cards[id]?.kind === 'location')];
  const alone = [
    'skip',
    'reveal',
    'search',
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
    for (const title of new Set(Object.values(state.cards).map((card) => card.title)))
      yield { type: 'put-right', player, title };
    yield { type: 'put-right', player, title: 'nobody' };
    for (const card of new Set(cards))
      for (const type of ['fetch', 'deploy', 'search', 'fight', 'discard']) yield { type, player, card };
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
  yield* [{ type: 'tie' }, { type: 'tie', player: 'light' }];
}

/** No planet is controlled against a face-up character or a hidden card, and its winner does not choose the next. */
function checkControl({ state, made }: Position<PlanetsState, Move>): void {
  if (made?.move.type !== 'end-turn' || !state.planet) return;
  const { held, over, turn } = made.next;
  const controller = held[state.planet];
  if (!controller) return;
  const others = state.on[state.planet]?.[otherSide(controller)] ?? [];
  if (others.some(({ id, hidden }) => hidden || state.cards[id]?.kind === 'character'))
    throw new Error('controlled against somebody');
  if (over === undefined && turn === controller) throw new Error('the winner of a planet chose');
}

/** What a random setup may have wrong: nothing but its cards. */
const ODD_CARDS = ['no-place-for-kind', 'hidden-too-long', 'deck-too-small'];

obeysTheLaws({
  name: 'game',
  simulator: planetsSimulator,
  randomSetup,
  longest: 2_000, // turns are few, all else moves a card or a step, and ties at the start are rare in a row
  isOver: ({ over }) => over !== undefined,
  cards: cardsOf,
  everyMove,
  spellsAll: true,
  refusals: REFUSALS,
  copies: [(state) => withPiles(withPiles(state, 'light', {}), 'dark', {})],
  checkSetup: (setup) => checkSetup(setup).filter(({ code }) => !ODD_CARDS.includes(code)),
  always: checkControl,
  shares: { whole: 0.45, setup: 0.26 },
});
