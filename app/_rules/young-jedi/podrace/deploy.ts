import type { Side } from '../../core/sides';
import { shuffleIn, without } from '../shuffled-deck';
import { sameTitle } from '../titles';
import { changeStep, playersWith, withParts, withPlayer } from './change';
import type { Log } from './events';
import { checkDeck, takeNext } from './piles';
import { hasExtraToken, isPilot, isPodracer, matches, nameOf, naming, shortTitle, titleOf } from './racer';
import { type Refusal, refuse } from './refusals';
import { type Card, MOST_THRUST, type Player, type PodraceState } from './state';

type Place = 'objective' | 'planet';

const isThere = (state: PodraceState, card: Card, ids: readonly string[]): boolean =>
  ids.some((id) => sameTitle(nameOf(state.cards[id] ?? {}), nameOf(card)));

const onObjective = ({ pilot, podracer }: Player): string[] =>
  [pilot, podracer].filter((id): id is string => id !== undefined);

/** A card that stands for one person or thing is not in two places. */
// young-jedi/rulebook/podrace#podrace-objective
function isElsewhere(state: PodraceState, side: Side, card: Card, to: Place): boolean {
  const player = state.players[side];
  if (card.diamond || (card.kind !== 'character' && card.kind !== 'weapon')) return false;
  return isThere(state, card, to === 'objective' ? player.planet : onObjective(player));
}

/** Why a card, from wherever it comes, may not go on the Objective. */
// young-jedi/rulebook/podrace#podrace-objective
function whyNotOnObjective(state: PodraceState, side: Side, id: string, card: Card): Refusal | undefined {
  const { objective, pilot, podracer } = state.players[side];
  if (objective !== 'played') return refuse('no-objective', { player: side });
  if (isPilot(card)) {
    if (pilot) return refuse('one-pilot', { card: titleOf(state, id), there: titleOf(state, pilot) });
  } else if (isPodracer(card)) {
    if (podracer)
      return refuse('one-podracer', { card: titleOf(state, id), there: titleOf(state, podracer) });
  } else return refuse('not-for-objective', naming(state, id));
  return undefined;
}

/** The Effect card that the player has in play; an Objective is none. */
// young-jedi/rulebook/effects#effects, young-jedi/rulebook/podrace#podrace-objective
const effectThere = (state: PodraceState, side: Side): string | undefined =>
  state.players[side].planet.find((id) => state.cards[id]?.kind === 'effect');

// young-jedi/rulebook/first-game#deploy-step
function whyNotPay(state: PodraceState, side: Side, id: string, card: Card, to: Place): Refusal | undefined {
  const counters = card.counters ?? 0;
  const left = state.players[side].counters - state.deploy.counters;
  if (counters > left) return refuse('too-many-counters', { card: titleOf(state, id), counters, left });
  if (isElsewhere(state, side, card, to)) return refuse('in-play-elsewhere', { card: titleOf(state, id) });
  return undefined;
}

export function whyNotDeploy(state: PodraceState, side: Side, id: string, to: Place): Refusal | undefined {
  if (state.stage !== 'deploy') return refuse('not-deploy-step');
  const card = state.cards[id];
  if (!card || !state.players[side].hand.includes(id)) return refuse('not-in-hand', naming(state, id));
  if (to === 'objective') {
    const refusal = whyNotOnObjective(state, side, id, card);
    if (refusal) return refusal;
  } else if (card.kind === undefined || card.kind === 'battle')
    return refuse('not-deployable', naming(state, id));
  const effect = effectThere(state, side);
  if (card.kind === 'effect' && effect !== undefined)
    return refuse('effect-in-play', { there: titleOf(state, effect) });
  return whyNotPay(state, side, id, card, to);
}

/** Puts a pilot or a Podracer on the Objective, wherever it comes from. */
// young-jedi/rulebook/podrace#thrust
function lineUp(state: PodraceState, side: Side, id: string, log: Log): PodraceState {
  const card = state.cards[id] ?? {};
  const deploy = changeStep(state.deploy, { counters: state.deploy.counters + (card.counters ?? 0) });
  const players = playersWith(state, side, isPilot(card) ? { pilot: id } : { podracer: id });
  const next = withParts(state, { deploy, players });
  if (!isPilot(card) || !hasExtraToken(card)) return next;
  const thrust = Math.min(MOST_THRUST, players[side].thrust + 1);
  log.tell('extra-token', { card: shortTitle(state, id), thrust });
  return withPlayer(next, side, { thrust });
}

export function deploy(state: PodraceState, side: Side, id: string, to: Place, log: Log): PodraceState {
  const card = state.cards[id] ?? {};
  const player = state.players[side];
  const hand = player.hand.filter((held) => held !== id);
  const args = { player: side, card: titleOf(state, id), counters: card.counters ?? 0 };
  if (to === 'planet') {
    log.tell('deployed', args);
    const counters = state.deploy.counters + args.counters;
    return withParts(state, {
      deploy: changeStep(state.deploy, { counters, other: true, search: 'over' }),
      players: playersWith(state, side, { hand, planet: [...player.planet, id] }),
    });
  }
  log.tell('deployed-to-objective', args);
  const next = lineUp(withPlayer(state, side, { hand }), side, id, log);
  const seeks = isPilot(card) ? 'podracer' : 'pilot';
  const search = next.players[side][seeks] === undefined ? seeks : 'over';
  return withParts(next, { deploy: changeStep(next.deploy, { search }) });
}

/** What may be looked for in the draw deck now. */
// young-jedi/rulebook/podrace#podrace-objective
export function sought(state: PodraceState, side: Side): 'pilot' | 'podracer' | undefined {
  if (state.stage !== 'deploy' || state.players[side].deck.cards.length === 0) return undefined;
  if (state.search === 'when-deployed') return state.deploy.search;
  const { pilot, podracer } = state.players[side];
  if (pilot !== undefined && podracer === undefined) return 'podracer';
  return podracer !== undefined && pilot === undefined ? 'pilot' : undefined;
}

export function whyNotSearch(state: PodraceState, side: Side, id: string | undefined): Refusal | undefined {
  const seeks = sought(state, side);
  const player = state.players[side];
  const there = seeks === 'podracer' ? player.pilot : player.podracer;
  if (!seeks || there === undefined) return refuse('no-search-now');
  if (id === undefined) return undefined;
  const card = state.cards[id];
  if (!card || !player.deck.cards.includes(id)) return refuse('not-in-deck', { card: titleOf(state, id) });
  const other = state.cards[there] ?? {};
  const isMatch =
    seeks === 'podracer' ? isPodracer(card) && matches(card, other) : isPilot(card) && matches(other, card);
  if (!isMatch) return refuse('not-a-match', { card: titleOf(state, id), there: titleOf(state, there) });
  return whyNotPay(state, side, id, card, 'objective');
}

/** Who looks and deploys nothing takes 1 damage; then the deck is reshuffled. */
// young-jedi/rulebook/effects#deploy-from-draw-deck
export function search(state: PodraceState, side: Side, id: string | undefined, log: Log): PodraceState {
  const closed = withParts(state, { deploy: changeStep(state.deploy, { search: 'over' }) });
  const { deck } = state.players[side];
  if (id !== undefined) {
    const counters = state.cards[id]?.counters ?? 0;
    log.tell('found', { player: side, card: titleOf(state, id), counters });
    const lined = lineUp(withPlayer(closed, side, { deck: without(deck, id) }), side, id, log);
    return reshuffle(checkDeck(lined, side, log), side, log);
  }
  log.tell('found-nothing', { player: side });
  if (deck.shuffled) return withParts(closed, { owes: side });
  return reshuffle(takeNext(closed, side, {}, 'discard', log), side, log);
}

export function reshuffle(state: PodraceState, side: Side, log: Log): PodraceState {
  if (state.over) return state;
  log.tell('reshuffled', { player: side });
  return withPlayer(state, side, { deck: shuffleIn(state.players[side].deck, []) });
}
