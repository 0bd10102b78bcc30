import { otherSide, type Side } from '../../core/sides';
import { sameTitle } from '../titles';
import { letChoose, setAside, unlessStopped } from './control';
import { ILLEGALITIES, type Illegality, type Log } from './events';
import { titleOf, withPiles } from './piles';
import { PLANETS, type Placed, type Planet, type PlanetsState } from './state';
import { cardsOn, place, whereElse } from './table';
import { enter } from './turn';

/** Turns up all hidden cards of the player, on any planet, and looks whether those here were legal. */
// young-jedi/rulebook/first-game#hidden-cards
export function reveal(state: PlanetsState, player: Side, log: Log): PlanetsState {
  let next = state;
  let faults: Illegality[] = [];
  for (const planet of PLANETS) {
    const cards = cardsOn(state, planet, player);
    const hidden = cards.filter((placed) => placed.hidden);
    if (hidden.length === 0) continue;
    for (const { id } of hidden) log.tell('revealed', { player, card: titleOf(state, id) });
    next = place(
      next,
      planet,
      player,
      cards.map(({ hidden: down, ...placed }) =>
        down && isElsewhere(state, player, placed.id, planet) ? { ...placed, stays: true } : placed,
      ),
    );
    if (planet === state.planet) faults = faultsOf(state, player, hidden);
    if (planet !== state.planet || faults.length > 0) next = clearAway(next, planet, player, hidden, log);
  }
  return faults.length > 0 && state.planet
    ? penalise(next, state.planet, player, faults, log)
    : enter(next, 'deploy', log);
}

/** Whether a card of which there is one stack lies on another planet too. */
// young-jedi/stackable-illegal
function isElsewhere(state: PlanetsState, side: Side, id: string, planet: Planet | undefined): boolean {
  const { copies = 'many', title = '' } = state.cards[id] ?? {};
  return copies !== 'many' && whereElse(state, side, title, planet) !== undefined;
}

/** All that is wrong with cards that were deployed hidden on the planet in play. */
// young-jedi/faq-illegal-hidden-cards
function faultsOf(state: PlanetsState, side: Side, hidden: readonly Placed[]): Illegality[] {
  const facts = hidden.flatMap(({ id }) => state.cards[id] ?? []);
  // young-jedi/stackable-illegal
  const stuck = hidden.some(({ id }) => isElsewhere(state, side, id, state.planet));
  const twice = facts.some(
    ({ copies, title }, i) =>
      copies === 'unique' && facts.findIndex((one) => sameTitle(one.title, title)) < i,
  );
  const found: Record<Illegality, boolean> = {
    kind: facts.some(({ kind }) => kind === 'battle' || kind === 'location' || kind === 'starship'),
    counters: facts.reduce((sum, { counters = 0 }) => sum + counters, 0) > state.terms.limit,
    effects: facts.filter(({ kind }) => kind === 'effect').length > 1,
    stack: stuck || twice,
  };
  return ILLEGALITIES.filter((fault) => found[fault]);
}

/** Battle cards go to the discard pile and starships to hyperspace; neither belongs on a planet. */
// young-jedi/faq-illegal-hidden-cards
function clearAway(
  state: PlanetsState,
  planet: Planet,
  side: Side,
  hidden: readonly Placed[],
  log: Log,
): PlanetsState {
  const battle: string[] = [];
  const starships: string[] = [];
  for (const { id } of hidden) {
    const kind = state.cards[id]?.kind;
    if (kind === 'battle') battle.push(id);
    else if (kind === 'starship') starships.push(id);
  }
  if (battle.length + starships.length === 0) return state;
  for (const id of battle) log.tell('discarded', { player: side, card: titleOf(state, id) });
  for (const id of starships) log.tell('to-hyperspace', { player: side, card: titleOf(state, id) });
  const { discard, hyperspace } = state.piles[side];
  const next = withPiles(state, side, {
    discard: [...discard, ...battle],
    hyperspace: [...hyperspace, ...starships],
  });
  const gone = [...battle, ...starships];
  return place(
    next,
    planet,
    side,
    cardsOn(next, planet, side).filter(({ id }) => !gone.includes(id)),
  );
}

/** The planet is conceded on the spot; then the opponent may take their cards back, and the offender evens up. */
// young-jedi/faq-illegal-hidden-cards
function penalise(
  state: PlanetsState,
  planet: Planet,
  offender: Side,
  faults: readonly Illegality[],
  log: Log,
): PlanetsState {
  for (const why of faults) log.tell('illegal', { player: offender, why });
  log.tell('conceded', { player: offender, planet });
  const aside = setAside(state, planet, otherSide(offender), log);
  if (aside.over) return aside;
  const next: PlanetsState = { ...aside, penalty: { offender, planet } };
  return cardsOn(next, planet, otherSide(offender)).length > 0
    ? { ...next, step: 'penalty' }
    : enter(next, 'even-up', log);
}

export function takeBack(state: PlanetsState, player: Side, take: boolean, log: Log): PlanetsState {
  if (!state.penalty) return state;
  const { planet } = state.penalty;
  const cards = cardsOn(state, planet, player).map(({ id }) => id);
  if (!take) {
    log.tell('left-there', { player });
    return enter(state, 'even-up', log);
  }
  log.tell('taken-back', { player, count: cards.length });
  log.tell('shuffled', { player });
  const next = withPiles(state, player, { draw: [...state.piles[player].draw, ...cards] });
  return enter(place(next, planet, player, []), 'even-up', log);
}

/** After Even Up that turn is over, and the offender chooses the next planet. */
// young-jedi/faq-illegal-hidden-cards
export function endPenalty(state: PlanetsState, log: Log): PlanetsState {
  const { penalty, ...rest } = state;
  return penalty ? unlessStopped(rest, log, (next) => letChoose(next, penalty.offender, log)) : state;
}
