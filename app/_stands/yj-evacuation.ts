import { EVACUATION_WORDS } from '../_i18n/rules/yj-evacuation';
import { DARK_FIRST, otherSide, type Side } from '../_rules/core/sides';
import type { GameEvent } from '../_rules/young-jedi/evacuation/events';
import { isTransport, shipOf } from '../_rules/young-jedi/evacuation/fleet';
import { labelOf } from '../_rules/young-jedi/evacuation/label';
import type { Refusal } from '../_rules/young-jedi/evacuation/refusals';
import { EVACUATION_SCENARIOS } from '../_rules/young-jedi/evacuation/scenarios';
import { evacuationSimulator } from '../_rules/young-jedi/evacuation/simulator';
import type { EvacuationSetup, EvacuationState, Move } from '../_rules/young-jedi/evacuation/state';
import { drawsOf } from '../_rules/young-jedi/shuffled-deck';
import { refusedOf } from './attempts';
import type { Stand } from './stand';
import { tellers } from './tell';
import { drawEvacuation } from './yj-evacuation-picture';

/** What a player could think of while nobody evacuates. */
function thinkableInTurn(state: EvacuationState, player: Side): Move[] {
  const { hand, hyperspace } = state.players[player];
  const ships = hand.filter((id) => shipOf(state, id));
  const escort = hyperspace.find((id) => !isTransport(state, id)) ?? hyperspace[0];
  return [
    ...state.planets.flatMap(({ id: planet, cards }): Move[] => {
      const [first] = cards[player];
      return [
        { type: 'evacuate', player, planet },
        ...ships.map((transport): Move => ({ type: 'evacuate', player, planet, transport })),
        ...(first ? [{ type: 'evacuate' as const, player, planet, only: [first.card] }] : []),
        ...(escort === undefined ? [] : [{ type: 'evacuate' as const, player, planet, without: [escort] }]),
      ];
    }),
    ...ships.flatMap((card): Move[] => [
      { type: 'deploy', player, card },
      { type: 'deploy', player, card, faceDown: true },
    ]),
  ];
}

/** What a player could think of during an attempt. */
function thinkableInAttempt(state: EvacuationState, player: Side): Move[] {
  const { hand, hyperspace, deck } = state.players[player];
  const named = hand.filter((id) => state.cards[id]?.title !== undefined);
  const [waiting] = hyperspace;
  const draw = drawsOf(deck, state.cards, 'destiny')[0];
  switch (state.attempt?.stage) {
    case 'intercept':
      return [
        { type: 'intercept', player },
        ...named.map((starfighter): Move => ({ type: 'intercept', player, starfighter })),
        ...(waiting === undefined ? [] : [{ type: 'intercept' as const, player, without: [waiting] }]),
        ...named.map((card): Move => ({ type: 'deploy', player, card })),
      ];
    case 'declare':
    case 'plan':
      return [
        { type: 'declare', player, count: 0 },
        ...named.map((card): Move => ({ type: 'place', player, card })),
      ];
    default:
      if (!draw) return [];
      return [
        { type: 'draw', player, value: draw.value ?? 1, ...(draw.card !== undefined && { card: draw.card }) },
      ];
  }
}

export const yjEvacuation: Stand<EvacuationState, Move, EvacuationSetup, GameEvent, Refusal> = {
  simulator: evacuationSimulator,
  title: { fr: 'L’évacuation', en: 'The evacuation' },
  summary: {
    fr: 'Évacuez une planète, interceptez, composez les plans de bataille des vaisseaux : la règle en vigueur et celle du premier livret, côte à côte.',
    en: 'Evacuate a planet, intercept, make the starships’ battle plans: the rule in force and that of the first rulebook, side by side.',
  },
  scenarios: EVACUATION_SCENARIOS,
  seatOf: (move) => (move.type === 'pick' ? undefined : move.player),
  ...tellers(EVACUATION_WORDS, labelOf),
  attempts: (state) => {
    if (state.over || state.owed) return [];
    const thinkable = state.attempt
      ? DARK_FIRST.flatMap((side) => thinkableInAttempt(state, side))
      : [...thinkableInTurn(state, state.turn), ...thinkableInTurn(state, otherSide(state.turn))];
    return refusedOf(evacuationSimulator, state, thinkable);
  },
  picture: drawEvacuation,
};
