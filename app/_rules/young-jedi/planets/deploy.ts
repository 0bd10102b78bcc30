import type { Side } from '../../core/sides';
import { samePlace, sameTitle } from '../titles';
import type { Log } from './events';
import { titleOf, without, withPiles } from './piles';
import { type Refusal, refuse } from './refusals';
import { type CardFacts, PLANET_NAMES, PLANETS, type Planet, type PlanetsState } from './state';
import { cardsHere, cardsOn, onWith, whereElse } from './table';
import { isFirstTurnHere } from './turn';

/** Counters that may be used this turn: six, and more while a face-up Effect card grants it. */
// young-jedi/rulebook/first-game#deploy-step, young-jedi/rulebook/effects#effects
export const limitOf = (state: PlanetsState, side: Side): number =>
  cardsHere(state, side).reduce(
    (limit, { id, hidden }) => (hidden ? limit : limit + (state.cards[id]?.raises ?? 0)),
    state.terms.limit,
  );

/** What the location in play is called: by its planet if nobody knows which it is. */
export const locationTitle = (state: PlanetsState): string | undefined => {
  const top = state.planet && state.locations[state.planet]?.at(-1);
  if (!state.planet || top === undefined) return undefined;
  return state.cards[top]?.title ?? PLANET_NAMES[state.planet];
};

/** Why a card cannot be deployed from hand in one's deploy step. */
export function whyNotDeploy(state: PlanetsState, player: Side, id: string): Refusal | undefined {
  const facts = state.cards[id];
  if (!facts || !state.piles[player].hand.includes(id))
    return refuse('not-in-hand', { card: titleOf(state, id) });
  switch (facts.kind) {
    case 'battle':
      return refuse('not-deployable', { card: facts.title });
    case 'location':
      return whyNotChangeLocation(state, facts);
    case 'starship':
      return whyNotStarship(state, player, facts);
    default:
      return whyNotHere(state, player, facts);
  }
}

// young-jedi/rulebook/first-game#changing-location
function whyNotChangeLocation(state: PlanetsState, { title, planet }: CardFacts): Refusal | undefined {
  if (planet !== state.planet || !state.planet)
    return refuse('other-planet', { card: title, planet: state.planet ?? 'tatooine' });
  return samePlace(locationTitle(state) ?? '', title) ? refuse('same-location', { card: title }) : undefined;
}

// young-jedi/faq-two-amidala-starships
function whyNotStarship(state: PlanetsState, side: Side, { title, copies }: CardFacts): Refusal | undefined {
  return copies === 'unique' &&
    state.piles[side].hyperspace.some((id) => sameTitle(state.cards[id]?.title, title))
    ? refuse('unique-in-play', { card: title })
    : undefined;
}

// young-jedi/rulebook/first-game#deploy-step, young-jedi/rulebook/effects#stackable-cards
export function whyNotHere(state: PlanetsState, side: Side, facts: CardFacts): Refusal | undefined {
  const { title, kind, copies = 'many', counters = 0 } = facts;
  const left = limitOf(state, side) - state.spent;
  if (counters > left) return refuse('too-many-counters', { card: title, cost: counters, left });
  if (kind === 'effect' && cardsHere(state, side).some(({ id }) => state.cards[id]?.kind === 'effect'))
    return refuse('effect-in-play', { card: title });
  if (copies === 'many') return undefined;
  const planet = whereElse(state, side, title, state.planet);
  if (planet) return refuse('stranded-elsewhere', { card: title, planet });
  return copies === 'unique' && hasTitle(state, side, title)
    ? refuse('unique-in-play', { card: title })
    : undefined;
}

const hasTitle = (state: PlanetsState, side: Side, title: string): boolean =>
  PLANETS.some((planet) =>
    cardsOn(state, planet, side).some(({ id }) => sameTitle(state.cards[id]?.title, title)),
  );

/** Whether the card goes face down: characters, weapons and Effect cards on one's first turn on the planet. */
// young-jedi/hidden-card
export const goesHidden = (state: PlanetsState, { kind }: CardFacts): boolean =>
  isFirstTurnHere(state) && kind !== 'location' && kind !== 'starship';

export function deploy(state: PlanetsState, player: Side, id: string, log: Log): PlanetsState {
  const facts = state.cards[id];
  if (!facts || !state.planet) return state;
  const { hand, hyperspace } = state.piles[player];
  const { title: card, counters = 0 } = facts;
  const rest = without(hand, id);
  if (facts.kind === 'starship') {
    log.tell('to-hyperspace', { player, card });
    return withPiles(state, player, { hand: rest, hyperspace: [...hyperspace, id] });
  }
  if (facts.kind === 'location') {
    log.tell('location-changed', { player, card });
    return cover(withPiles(state, player, { hand: rest }), state.planet, id);
  }
  return putHere(withPiles(state, player, { hand: rest }), player, id, counters, log);
}

/** The card lies on the planet, and its counters are used; a text that finds another may be used unless it is hidden. */
// young-jedi/faq-hidden-when-deploys
export function putHere(state: PlanetsState, player: Side, id: string, cost: number, log: Log): PlanetsState {
  const facts = state.cards[id];
  if (!facts || !state.planet) return state;
  const hidden = goesHidden(state, facts);
  const here = [...cardsHere(state, player), hidden ? { id, hidden } : { id }];
  const placed: PlanetsState = {
    ...state,
    on: onWith(state, state.planet, player, here),
    spent: state.spent + cost,
    ...(facts.finds && !hidden && { search: id }),
  };
  const left = limitOf(placed, player) - placed.spent;
  log.tell(hidden ? 'deployed-hidden' : 'deployed', { player, card: facts.title, cost, left });
  return placed;
}

/** The new location covers the one in play, and everybody is there now. */
// young-jedi/rulebook/first-game#changing-location
const cover = (state: PlanetsState, planet: Planet, id: string): PlanetsState => ({
  ...state,
  locations: { ...state.locations, [planet]: [...(state.locations[planet] ?? []), id] },
});
