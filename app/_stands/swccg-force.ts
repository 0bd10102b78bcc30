import type { Locale } from '../_i18n/locales';
import { FORCE_WORDS } from '../_i18n/rules/swccg-force';
import type { Args } from '../_rules/core/contract';
import { labelOf } from '../_rules/swccg/force/label';
import { LOSE_FROM, SIDES, type Side } from '../_rules/swccg/force/piles';
import { FORCE_SCENARIOS } from '../_rules/swccg/force/scenarios';
import { forceSimulator } from '../_rules/swccg/force/simulator';
import type { ForceSetup, ForceState, Move } from '../_rules/swccg/force/state';
import { refusedOf } from './attempts';
import type { Stand } from './stand';
import { drawForce } from './swccg-force-picture';

type Say = (args: Args) => string;

function tellMove(locale: Locale, state: ForceState, move: Move): string {
  const { code, args } = labelOf(state, move);
  return (FORCE_WORDS[locale].moves[code] as Say)(args);
}

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

export const swccgForceStand: Stand<ForceState, Move, ForceSetup> = {
  simulator: forceSimulator,
  title: { fr: 'Le cycle de la Force', en: 'The Force cycle' },
  summary: {
    fr: 'Activez, utilisez, perdez, tirez, récupérez, remettez en circulation : chaque carte passe d’une pile à l’autre sous vos yeux, jusqu’à la défaite.',
    en: 'Activate, use, lose, draw, retrieve, recirculate: each card goes from pile to pile before your eyes, up to defeat.',
  },
  scenarios: FORCE_SCENARIOS,
  seatOf: ({ player }) => player,
  tellMove,
  tellEvent: (locale, { code, args = {} }) =>
    (FORCE_WORDS[locale].events[code as 'turn'] as unknown as Say)(args),
  tellRefusal: (locale, { code, args = {} }) =>
    (FORCE_WORDS[locale].refusals[code as 'play-over'] as unknown as Say)(args),
  attempts: (state) => {
    if (state.over) return [];
    const sides = [state.turn, ...SIDES.filter((side) => side !== state.turn)];
    return refusedOf(
      forceSimulator,
      state,
      sides.flatMap((side) => thinkable(state, side)),
    );
  },
  picture: drawForce,
};
