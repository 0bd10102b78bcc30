import type { Side } from '../../core/sides';
import { plainTitle, UNIQUE_STARSHIPS } from '../titles';
import type { BattleCard, Card, EvacuationState, StarshipCard } from './state';

export const shipOf = (state: EvacuationState, id: string): StarshipCard | undefined => {
  const card = state.cards[id];
  return card?.kind === 'starship' ? card : undefined;
};

export const battleCardOf = (state: EvacuationState, id: string): BattleCard | undefined => {
  const card = state.cards[id];
  return card?.kind === 'battle' ? card : undefined;
};

export const isTransport = (state: EvacuationState, id: string): boolean =>
  shipOf(state, id)?.ship === 'transport';

export const isUnique = ({ unique, title }: StarshipCard): boolean =>
  unique ?? UNIQUE_STARSHIPS.includes(plainTitle(title));

/** Destinies a starship draws for its power: the small cube under a starfighter's power. */
// young-jedi/rulebook/starships#starship-battle, young-jedi/errata-droid-starfighter
export const cubesOf = ({ cubes, ship }: StarshipCard): number => cubes ?? (ship === 'starfighter' ? 1 : 0);

/** Printed power and what cards in play add. */
// young-jedi/faq-two-copies-bonus
export const powerOf = (state: EvacuationState, side: Side, id: string): number => {
  const ship = shipOf(state, id);
  return ship ? ship.power + state.players[side].bonus[ship.ship] : 0;
};

/** Only characters and weapons are evacuated. */
// young-jedi/rulebook/starships#evacuation
export const isPassenger = (card: Card | undefined): boolean =>
  card?.kind === 'character' || card?.kind === 'weapon';

export const battleCardsIn = (state: EvacuationState, ids: readonly string[]): string[] =>
  ids.filter((id) => state.cards[id]?.kind === 'battle');

/** A card goes by its title; a subtitle would say no more than its kind. */
export const titleOf = (state: EvacuationState, id: string): string => state.cards[id]?.title ?? id;

export const titlesOf = (state: EvacuationState, ids: readonly string[]): string =>
  ids.map((id) => titleOf(state, id)).join(', ');

export const planetTitle = (state: EvacuationState, id: string): string =>
  state.planets.find((planet) => planet.id === id)?.title ?? id;
