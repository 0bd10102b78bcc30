import { SIDES, type Side } from '../../../core/sides';
import { options } from '../options';
import { locationId, start } from '../setup';
import {
  type Card,
  PLANETS,
  type Planet,
  type PlanetsSetup,
  type PlanetsState,
  type SideSetup,
} from '../state';
import { cardsOn } from '../table';

type Pile = (Card | number)[];

function sideOf(state: PlanetsState, side: Side): SideSetup {
  const pile = (ids: readonly string[]): Pile =>
    ids.map((id) => {
      const facts = state.cards[id];
      return facts ? { id, ...facts } : 1;
    });
  const on = (planet: Planet) =>
    cardsOn(state, planet, side).flatMap(({ id, ...lying }) => {
      const facts = state.cards[id];
      return facts ? [{ id, ...facts, ...lying }] : [];
    });
  const { draw, hand, discard, lap, hyperspace } = state.piles[side];
  const stranded = Object.fromEntries(
    PLANETS.filter((planet) => planet !== state.planet && state.held[planet] && on(planet).length > 0).map(
      (planet) => [planet, on(planet)],
    ),
  );
  return {
    draw: pile(draw),
    hand: pile(hand),
    discard: pile(discard),
    lap: pile(lap),
    hyperspace: pile(hyperspace).filter((item): item is Card => typeof item === 'object'),
    ...(state.planet && { here: on(state.planet) }),
    stranded,
  };
}

/** The position as a set-up, if one can be played from with the same options. */
export function setupOf(state: PlanetsState): PlanetsSetup | undefined {
  const { planet, step, battle, penalty, over } = state;
  if (battle || penalty || over || step === 'fetch' || step === 'penalty') return undefined;
  const isUnknown = SIDES.some((side) =>
    PLANETS.some((each) => cardsOn(state, each, side).some(({ id }) => !state.cards[id])),
  );
  const top = planet && state.locations[planet]?.at(-1);
  const location = top === undefined ? undefined : state.cards[top];
  const isPlain = PLANETS.every((each) =>
    (state.locations[each] ?? []).every((id) => id === locationId(each)),
  );
  if (isUnknown || !isPlain) return undefined;
  const setup: PlanetsSetup = {
    step,
    turn: state.turn,
    ...(planet && { planet }),
    ...(location && { location: location.title }),
    controlled: state.held,
    turnsHere: state.turnsHere,
    spent: state.spent,
    terms: { needed: state.terms.needed, limit: state.terms.limit, lastCard: state.terms.lastCard },
    sides: { light: sideOf(state, 'light'), dark: sideOf(state, 'dark') },
  };
  return JSON.stringify(options(start(setup))) === JSON.stringify(options(state)) ? setup : undefined;
}
