import { SIDES, type Side } from '../../../core/sides';
import { options } from '../options';
import { start } from '../setup';
import type { Card, PlayerSetup, PodraceSetup, PodraceState } from '../state';

function playerOf(state: PodraceState, side: Side): PlayerSetup {
  const { objective, pilot, podracer, thrust, laps, pile, hand, deck, discard, planet, counters } =
    state.players[side];
  const known = (id: string): Card & { id: string } => ({ ...state.cards[id], id });
  const cards = (ids: readonly string[]) => ids.map(known);
  return {
    ...(objective === 'none' && { objective: false }),
    hand: cards(hand),
    deck: deck.cards.map((id) => (state.cards[id] ? known(id) : { unknown: 1 })),
    ...(deck.shuffled && { shuffled: true as const }),
    discard: cards(discard),
    planet: cards(planet),
    ...(pilot !== undefined && { pilot: known(pilot) }),
    ...(podracer !== undefined && { podracer: known(podracer) }),
    thrust,
    laps,
    pile: pile.map(({ card, number, handling }) => {
      const { destiny } = state.cards[card] ?? {};
      const value = typeof destiny === 'number' ? destiny : number;
      return handling ? { destiny: value, as: number } : number;
    }),
    counters,
  };
}

const isUntouched = ({ deploy }: PodraceState): boolean =>
  deploy.counters + deploy.laps + deploy.refueled === 0 && !deploy.thrust && !deploy.other && !deploy.search;

/** The position as a set-up, if one can be played from with the same options. */
export function setupOf(state: PodraceState): PodraceSetup | undefined {
  const { stage, opening, over, owes, turn, only, search, players } = state;
  const begins = stage === 'opening' && Object.keys(opening).length === 0;
  const allKnown = SIDES.every((side) => players[side].discard.every((id) => state.cards[id]));
  if (over || owes || !allKnown || !isUntouched(state) || (stage !== 'deploy' && !begins)) return undefined;
  const setup: PodraceSetup = {
    ...(!begins && { turn }),
    ...(only && { only }),
    search,
    players: { light: playerOf(state, 'light'), dark: playerOf(state, 'dark') },
  };
  return JSON.stringify(options(start(setup))) === JSON.stringify(options(state)) ? setup : undefined;
}
