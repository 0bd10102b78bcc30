import { PLANETS_WORDS } from '../_i18n/rules/yj-planets';
import { otherSide, type Side } from '../_rules/core/sides';
import type { GameEvent } from '../_rules/young-jedi/planets/events';
import { labelOf } from '../_rules/young-jedi/planets/label';
import type { Refusal } from '../_rules/young-jedi/planets/refusals';
import { PLANETS_SCENARIOS } from '../_rules/young-jedi/planets/scenarios';
import { planetsSimulator } from '../_rules/young-jedi/planets/simulator';
import { type Move, PLANETS, type PlanetsSetup, type PlanetsState } from '../_rules/young-jedi/planets/state';
import { cardsHere, hasHidden } from '../_rules/young-jedi/planets/table';
import { refusedOf } from './attempts';
import type { Stand } from './stand';
import { tellers } from './tell';
import { drawPlanets } from './yj-planets-picture';

/** Whatever a player could think of doing at some moment, the most telling first. */
function thinkable(state: PlanetsState, player: Side): Move[] {
  const known = state.piles[player].hand.filter((id) => state.cards[id]);
  if (state.step === 'start') return [{ type: 'choose', player, planet: 'tatooine', from: 'draw' }];
  if (state.step === 'choose')
    return PLANETS.map((planet): Move => ({ type: 'choose', player, planet, from: 'draw' }));
  if (state.battle)
    return [
      { type: 'next', player },
      ...cardsHere(state, player).map(({ id }): Move => ({ type: 'fight', player, card: id })),
      { type: 'destiny', player, for: 'battle-card' },
      { type: 'destiny', player, for: 'weapon' },
    ];
  return [
    { type: 'end-turn', player },
    { type: 'concede', player },
    ...known.map((card): Move => ({ type: 'deploy', player, card })),
    { type: 'battle', player },
    ...(state.step === 'even-up'
      ? known.slice(0, 2).map((card): Move => ({ type: 'discard', player, card }))
      : []),
    { type: 'even-up', player },
    ...(state.penalty ? [{ type: 'take-back', player } as const] : []),
    ...(hasHidden(state, player) ? [{ type: 'reveal', player } as const] : []),
  ];
}

export const yjPlanets: Stand<PlanetsState, Move, PlanetsSetup, GameEvent, Refusal> = {
  simulator: planetsSimulator,
  title: { fr: 'Les planètes', en: 'The planets' },
  summary: {
    fr: 'Cachez vos cartes, prenez une planète ou concédez-la, choisissez la suivante, et voyez laquelle des deux victoires arrive la première.',
    en: 'Hide your cards, take a planet or concede it, pick the next one, and see which of the two victories comes first.',
  },
  scenarios: PLANETS_SCENARIOS,
  seatOf: (move) => (move.type === 'tie' || move.type === 'win' ? undefined : move.player),
  ...tellers(PLANETS_WORDS, labelOf),
  attempts: (state) =>
    state.over
      ? []
      : refusedOf(
          planetsSimulator,
          state,
          [state.turn, otherSide(state.turn)].flatMap((side) => thinkable(state, side)),
        ),
  picture: drawPlanets,
};
