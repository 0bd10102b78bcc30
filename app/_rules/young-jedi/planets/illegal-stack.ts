import type { Side } from '../../core/sides';
import { plainTitle, sameTitle } from '../titles';
import { goOn } from './battle';
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

const isOf = (state: PlanetsState, id: string, title: string): boolean => {
  const { title: printed, copies = 'many' } = state.cards[id] ?? {};
  return copies !== 'many' && sameTitle(printed, title);
};

/** Where a stack of this title lies face up, in the order of the planets; hidden cards have a rule of their own. */
// young-jedi/stackable-illegal
const placesOf = (state: PlanetsState, side: Side, title: string): Planet[] =>
  inOrder(state).filter((planet) =>
    cardsOn(state, planet, side).some(({ id, hidden }) => !hidden && isOf(state, id, title)),
  );

/** The cards that go back to hand, planet by planet: all but the first stack, and what stays by the other rule. */
// young-jedi/stackable-illegal
function wrongOf(state: PlanetsState, side: Side, title: string): { planet: Planet; back: string[] }[] {
  const [, ...later] = placesOf(state, side, title);
  return later.flatMap((planet) => {
    const back = cardsOn(state, planet, side)
      .filter(({ id, hidden, stays }) => !hidden && !stays && isOf(state, id, title))
      .map(({ id }) => id);
    return back.length > 0 ? [{ planet, back }] : [];
  });
}

/** Titles of which this player has a stack on two planets: an illegal play that was not noticed. */
// young-jedi/stackable-illegal
export function illegalStacks(state: PlanetsState, side: Side): string[] {
  const titles = new Map<string, string>();
  for (const planet of inOrder(state))
    for (const { id } of cardsOn(state, planet, side)) {
      const title = titleOf(state, id);
      if (!titles.has(plainTitle(title))) titles.set(plainTitle(title), title);
    }
  return [...titles.values()].filter((title) => wrongOf(state, side, title).length > 0);
}

/** At once, in whatever step; what becomes of a fight that loses a card of its own is not said anywhere. */
// young-jedi/stackable-illegal
export function whyNotPutRight(state: PlanetsState, side: Side, title: string): Refusal | undefined {
  const back = wrongOf(state, side, title).flatMap((wrong) => wrong.back);
  if (back.length === 0) return refuse('no-illegal-stack', { player: side, card: title });
  const { card, weapon } = state.battle?.up[side] ?? {};
  const fights = [card, weapon].some((id) => id !== undefined && back.includes(id));
  return fights ? refuse('stack-in-fight', { card: title }) : undefined;
}

/**
 * Every card of that title goes back to hand, except those on the planet of the first stack deployed. A battle goes on
 * with those who are left.
 */
// young-jedi/stackable-illegal
export function putRight(state: PlanetsState, side: Side, title: string, log: Log): PlanetsState {
  const [first] = placesOf(state, side, title);
  let next = state;
  for (const { planet, back } of wrongOf(state, side, title)) {
    log.tell('put-right', { player: side, card: title, count: back.length, planet, first: first ?? planet });
    const { hand } = next.piles[side];
    next = place(
      withPiles(next, side, { hand: [...hand, ...back] }),
      planet,
      side,
      cardsOn(next, planet, side).filter(({ id }) => !back.includes(id)),
    );
  }
  return goOn(next, log);
}
