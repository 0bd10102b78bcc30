import { SIDES, type Side } from '../../../core/sides';
import { options } from '../options';
import { start } from '../setup';
import type { Card, EvacuationSetup, EvacuationState, PlayerSetup, StarshipCard } from '../state';

function playerOf(state: EvacuationState, side: Side): PlayerSetup {
  const { hand, deck, discard, hyperspace, bonus } = state.players[side];
  const known = (id: string): Card & { id: string } => ({ ...(state.cards[id] ?? {}), id });
  return {
    deck: deck.cards.map((id) => (state.cards[id] ? known(id) : { unknown: 1 })),
    ...(deck.shuffled && { shuffled: true as const }),
    hand: hand.map(known),
    discard: discard.map(known),
    hyperspace: hyperspace.map((id) => known(id) as StarshipCard & { id: string }),
    bonus,
  };
}

/** The position as a set-up, if one can be played from with the same options. */
export function setupOf(state: EvacuationState): EvacuationSetup | undefined {
  const isKnown = SIDES.every((side) => {
    const { hand, discard } = state.players[side];
    return [...hand, ...discard].every((id) => state.cards[id]);
  });
  if (state.attempt || state.owed || state.over || !isKnown) return undefined;
  const { edition, transportReturns, turn, step, turns, turnNumber } = state;
  const setup: EvacuationSetup = {
    edition,
    transportReturns,
    turn,
    step,
    turns: Math.max(1, turns - turnNumber + 1),
    planets: state.planets.map(({ id, title, cards }) => {
      const there = (side: Side) =>
        cards[side].map(({ card, faceDown }) => ({
          ...(state.cards[card] ?? {}),
          id: card,
          ...(faceDown && { faceDown }),
        }));
      return { id, title, cards: { light: there('light'), dark: there('dark') } };
    }),
    players: { light: playerOf(state, 'light'), dark: playerOf(state, 'dark') },
  };
  return JSON.stringify(options(start(setup))) === JSON.stringify(options(state)) ? setup : undefined;
}
