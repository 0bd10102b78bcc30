import type { Side } from '../../core/sides';
import { sameTitle } from '../titles';
import { putHere, whyNotHere } from './deploy';
import type { Log } from './events';
import { endIfExhausted, leftOf, loseFrom, titleOf, without, withPiles } from './piles';
import { type Refusal, refuse } from './refusals';
import type { CardFacts, Move, PlanetsState } from './state';

const DEPLOYED: readonly CardFacts['kind'][] = ['character', 'weapon', 'effect'];
const PENALTY = 1;

const wanted = (state: PlanetsState): CardFacts['finds'] => state.cards[state.search ?? '']?.finds;

/** What the card found costs: its counters, unless the text asks for fewer. */
const costOf = ({ counters = 0 }: CardFacts, finds: NonNullable<CardFacts['finds']>): number =>
  finds.counters ?? counters;

// young-jedi/rulebook/effects#deploy-from-draw-deck
export function whyNotSearch(state: PlanetsState, side: Side, id: string | undefined): Refusal | undefined {
  const finds = wanted(state);
  if (!finds) return refuse('no-search-now');
  if (id === undefined) return undefined;
  const facts = state.cards[id];
  const found = facts && state.piles[side].draw.includes(id) && sameTitle(facts.title, finds.title);
  if (!found || !DEPLOYED.includes(facts.kind)) return refuse('not-found', { card: titleOf(state, id) });
  return whyNotHere(state, side, { ...facts, counters: costOf(facts, finds) });
}

/** The card found deploys at once; otherwise the search costs a point of damage. The deck is shuffled either way. */
// young-jedi/rulebook/effects#deploy-from-draw-deck
export function search(state: PlanetsState, player: Side, id: string | undefined, log: Log): PlanetsState {
  const finds = wanted(state);
  const { search: _, ...rest } = state;
  const facts = id === undefined ? undefined : state.cards[id];
  if (id === undefined || !facts || !finds) {
    const lost = loseFrom(rest, player, PENALTY);
    log.tell('found-nothing', { player, damage: PENALTY, left: leftOf(lost, player) });
    log.tell('shuffled', { player });
    return endIfExhausted(lost, player, log);
  }
  const taken = withPiles(rest, player, { draw: without(state.piles[player].draw, id) });
  const placed = putHere(taken, player, id, costOf(facts, finds), log);
  log.tell('shuffled', { player });
  return endIfExhausted(placed, player, log);
}

/** Every card that the search can find, and finding nothing. */
// young-jedi/rulebook/effects#deploy-from-draw-deck
export function searches(state: PlanetsState, player: Side): Move[] {
  if (!wanted(state)) return [];
  const found = state.piles[player].draw.filter((card) => !whyNotSearch(state, player, card));
  return [...found.map((card): Move => ({ type: 'search', player, card })), { type: 'search', player }];
}

/** A text that may be used as a card deploys is not used later. */
// young-jedi/rulebook/effects#deploy-from-draw-deck
export function withoutSearch(state: PlanetsState, { type }: Move): PlanetsState {
  if (state.search === undefined || type === 'search' || type === 'put-right') return state;
  const { search: _, ...rest } = state;
  return rest;
}
