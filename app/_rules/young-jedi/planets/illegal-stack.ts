import type { Side } from '../../core/sides';
import type { Log } from './events';
import { titleOf, withPiles } from './piles';
import { type Refusal, refuse } from './refusals';
import { PLANETS, type Planet, type PlanetsState } from './state';
import { cardsOn, place } from './table';

/** The planets in the order in which they came into play, that of the play now last. */
const inOrder = (state: PlanetsState): Planet[] => {
  const held = (Object.keys(state.held) as Planet[]).filter((planet) => PLANETS.includes(planet));
  return state.planet ? [...held.filter((planet) => planet !== state.planet), state.planet] : held;
};

/** Where a stack of this title lies face up, in the order of the planets; hidden cards have a rule of their own. */
// young-jedi/stackable-illegal
const placesOf = (state: PlanetsState, side: Side, title: string): Planet[] =>
  inOrder(state).filter((planet) =>
    cardsOn(state, planet, side).some(({ id, hidden }) => !hidden && isOf(state, id, title)),
  );

function isOf(state: PlanetsState, id: string, title: string): boolean {
  const facts = state.cards[id];
  return facts?.title === title && facts.copies !== undefined && facts.copies !== 'many';
}

/** Titles of which this player has a stack on two planets: an illegal play that was not noticed. */
// young-jedi/stackable-illegal
export function illegalStacks(state: PlanetsState, side: Side): string[] {
  const titles = new Set<string>();
  for (const planet of inOrder(state))
    for (const { id } of cardsOn(state, planet, side)) titles.add(titleOf(state, id));
  return [...titles].filter((title) => placesOf(state, side, title).length > 1);
}

export function whyNotPutRight(state: PlanetsState, side: Side, title: string): Refusal | undefined {
  if (state.battle) return refuse('fights-to-finish');
  return illegalStacks(state, side).includes(title) ? undefined : refuse('no-illegal-stack', { card: title });
}

/** Every card of that title goes back to hand, except those on the planet of the first stack deployed. */
// young-jedi/stackable-illegal
export function putRight(state: PlanetsState, side: Side, title: string, log: Log): PlanetsState {
  const [first, ...others] = placesOf(state, side, title);
  let next = state;
  for (const planet of others) {
    const cards = cardsOn(next, planet, side);
    const back = cards.filter(({ id, hidden }) => !hidden && isOf(state, id, title)).map(({ id }) => id);
    log.tell('put-right', { player: side, card: title, count: back.length, planet, first: first ?? planet });
    const { hand } = next.piles[side];
    next = place(
      withPiles(next, side, { hand: [...hand, ...back] }),
      planet,
      side,
      cards.filter(({ id }) => !back.includes(id)),
    );
  }
  return next;
}
