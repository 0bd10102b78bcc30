import type { Side } from '../../core/sides';
import { sameTitle } from '../titles';
import { type Kind, PLANETS, type Placed, type Planet, type PlanetsState } from './state';

const NOTHING: Placed[] = [];

export const cardsOn = (state: PlanetsState, planet: Planet, side: Side): Placed[] =>
  state.on[planet]?.[side] ?? NOTHING;

export const cardsHere = (state: PlanetsState, side: Side): Placed[] =>
  state.planet ? cardsOn(state, state.planet, side) : NOTHING;

export function place(state: PlanetsState, planet: Planet, side: Side, cards: Placed[]): PlanetsState {
  return { ...state, on: onWith(state, planet, side, cards) };
}

/** What is on the planets, with a player's cards on one of them as given. */
export function onWith(state: PlanetsState, planet: Planet, side: Side, cards: Placed[]): PlanetsState['on'] {
  const { light = NOTHING, dark = NOTHING } = state.on[planet] ?? {};
  const now = side === 'light' ? { light: cards, dark } : { light, dark: cards };
  return { ...state.on, [planet]: now };
}

export const isCharacter = (state: PlanetsState, { id }: Placed): boolean =>
  state.cards[id]?.kind === 'character';

/** Face-up characters on the planet in play: hidden cards neither fight nor control. */
// young-jedi/face-down
export const faceUpCharacters = (state: PlanetsState, side: Side): string[] =>
  faceUp(state, side, 'character');

export const faceUpWeapons = (state: PlanetsState, side: Side): string[] => faceUp(state, side, 'weapon');

function faceUp(state: PlanetsState, side: Side, kind: Kind): string[] {
  const found: string[] = [];
  for (const { id, hidden } of cardsHere(state, side))
    if (!hidden && state.cards[id]?.kind === kind) found.push(id);
  return found;
}

export const hasHidden = (state: PlanetsState, side: Side): boolean =>
  PLANETS.some((planet) => cardsOn(state, planet, side).some(({ hidden }) => hidden));

/** Planets where there has been play, and so cannot be chosen again. */
// young-jedi/rulebook/full-game#second-planet
export const wasInPlay = (state: PlanetsState, planet: Planet): boolean =>
  state.held[planet] !== undefined || state.planet === planet || state.locations[planet] !== undefined;

/** The planet other than this one where a card of the same title lies, face up or hidden. */
// young-jedi/stackable#one-planet
export const whereElse = (
  state: PlanetsState,
  side: Side,
  title: string,
  here: Planet | undefined,
): Planet | undefined =>
  PLANETS.find(
    (planet) =>
      planet !== here &&
      cardsOn(state, planet, side).some(({ id }) => sameTitle(state.cards[id]?.title, title)),
  );
