import { factsById, type ListPlace, type ListTable } from '../../../core/lists-bench';
import { SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE } from '../../bench/planets';
import { withPiles } from '../piles';
import {
  type CardFacts,
  KINDS,
  PILES,
  type PileName,
  PLANETS,
  type Planet,
  type PlanetsState,
} from '../state';
import { cardsOn, place as placeOn } from '../table';
import { describe, factsFrom, KNOWN, withFigure } from './pieces';
import { settle } from './settle';

const ALL = [...KINDS, 'unknown'];

function pileOf(state: PlanetsState, side: Side, name: PileName): ListPlace<PlanetsState> {
  const own = { id: `${side}.${name}`, owner: side };
  if (name === 'hyperspace')
    return {
      ...own,
      takes: ['starship'],
      zone: `${side}-hyperspace`,
      ids: state.piles[side].hyperspace,
      lay: (now, ids) => withPiles(now, side, { hyperspace: [...ids] }),
    };
  const isOpen = name === 'discard' || name === 'lap';
  const turned = (ids: readonly string[]): string[] => (isOpen ? ids.toReversed() : [...ids]);
  return {
    ...own,
    counted: true,
    most: DECK_SIZE,
    takes: ALL,
    zone: name === 'hand' ? `held-${side}` : `${side}-${name}`,
    ids: turned(state.piles[side][name]),
    lay: (now, ids) => withPiles(now, side, { [name]: turned(ids) }),
  };
}

function planetOf(state: PlanetsState, side: Side, planet: Planet): ListPlace<PlanetsState> {
  return {
    id: `${side}.at.${planet}`,
    owner: side,
    takes: ALL,
    zone: `planet-${planet}`,
    ids: cardsOn(state, planet, side).map(({ id }) => id),
    lay(now, ids) {
      const before = cardsOn(now, planet, side);
      return placeOn(
        now,
        planet,
        side,
        ids.map((id) => before.find((placed) => placed.id === id) ?? { id }),
      );
    },
  };
}

function locationOf(state: PlanetsState, planet: Planet): ListPlace<PlanetsState>[] {
  const ids = state.locations[planet];
  if (!ids && state.planet !== planet && state.held[planet] === undefined) return [];
  return [
    {
      id: `location.${planet}`,
      takes: ['location'],
      zone: `planet-${planet}`,
      ids: ids ?? [],
      lay: (now, laid) => ({ ...now, locations: { ...now.locations, [planet]: [...laid] } }),
    },
  ];
}

export const planetsTable: ListTable<PlanetsState, CardFacts> = {
  lists: (state) => [
    ...PLANETS.flatMap((planet) => [
      ...SIDES.map((side) => planetOf(state, side, planet)),
      ...locationOf(state, planet),
    ]),
    ...SIDES.flatMap((side) => PILES.map((name) => pileOf(state, side, name))),
  ],
  ...factsById,
  describe,
  known: KNOWN,
  factsFrom,
  withFigure,
  settle,
};
