import { FORCE_WORDS } from '../_i18n/rules/swccg-force';
import { DARK_FIRST, type Side } from '../_rules/core/sides';
import type { GameEvent } from '../_rules/swccg/force/events';
import { labelOf } from '../_rules/swccg/force/label';
import { LOSE_FROM } from '../_rules/swccg/force/piles';
import type { Refusal } from '../_rules/swccg/force/refusals';
import { FORCE_SCENARIOS } from '../_rules/swccg/force/scenarios';
import { forceSimulator } from '../_rules/swccg/force/simulator';
import type { ForceSetup, ForceState, Move } from '../_rules/swccg/force/state';
import { refusedOf } from './attempts';
import type { Stand } from './stand';
import { drawForce } from './swccg-force-picture';
import { tellers } from './tell';

/** Whatever a player could think of doing in some phase. */
function thinkable(state: ForceState, player: Side): Move[] {
  const hand = state.piles[player].hand.filter((id) => state.cards[id]);
  return [
    { type: 'activate', player },
    { type: 'draw', player },
    ...state.locations.map(({ id }): Move => ({ type: 'drain', player, location: id })),
    ...state.locations.map(({ id }): Move => ({ type: 'battle', player, location: id })),
    ...hand.map(
      (card): Move => ({
        type: state.cards[card]?.kind === 'interrupt' ? 'interrupt' : 'deploy',
        player,
        card,
      }),
    ),
    ...(state.due?.what === 'lose' ? LOSE_FROM.map((from): Move => ({ type: 'lose', player, from })) : []),
    { type: 'recirculate', player },
  ];
}

export const swccgForceStand: Stand<ForceState, Move, ForceSetup, GameEvent, Refusal> = {
  simulator: forceSimulator,
  title: { fr: 'Le cycle de la Force', en: 'The Force cycle' },
  summary: {
    fr: 'Activez, utilisez, perdez, tirez, récupérez, remettez en circulation : chaque carte passe d’une pile à l’autre sous vos yeux, jusqu’à la défaite.',
    en: 'Activate, use, lose, draw, retrieve, recirculate: each card goes from pile to pile before your eyes, up to defeat.',
  },
  scenarios: FORCE_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(FORCE_WORDS, labelOf),
  attempts: (state) => {
    if (state.over) return [];
    const sides = [state.turn, ...DARK_FIRST.filter((side) => side !== state.turn)];
    return refusedOf(
      forceSimulator,
      state,
      sides.flatMap((side) => thinkable(state, side)),
    );
  },
  picture: drawForce,
};
