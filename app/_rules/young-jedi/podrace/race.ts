import { otherSide, type Side } from '../../core/sides';
import { type Draw, isDraw, shuffleIn } from '../shuffled-deck';
import { changeStep, playersWith, withParts, withPlayer } from './change';
import type { Log } from './events';
import { takeNext } from './piles';
import {
  findInHand,
  fitOf,
  handlingCards,
  handlingOf,
  matches,
  naming,
  nextNumber,
  refuelingNumber,
  shortTitle,
} from './racer';
import { type Refusal, refuse } from './refusals';
import {
  HANDLING_CARDS_A_LAP,
  type InHand,
  LAP_LENGTH,
  LAPS_TO_WIN,
  type LapCard,
  MOST_THRUST,
  type PodraceState,
} from './state';

/** Why this player may not race at all now. */
// young-jedi/rulebook/podrace#lap-cards, young-jedi/rulebook/podrace#thrust
export function whyNotRace(state: PodraceState, side: Side): Refusal | undefined {
  if (state.stage !== 'deploy') return refuse('not-deploy-step');
  const { objective, pilot, podracer } = state.players[side];
  if (objective !== 'played') return refuse('no-objective', { player: side });
  if (pilot === undefined) return refuse('no-pilot');
  if (podracer === undefined) return refuse('no-podracer', { card: shortTitle(state, pilot) });
  if (!matches(state.cards[podracer] ?? {}, state.cards[pilot] ?? {}))
    return refuse('wrong-podracer', { card: shortTitle(state, pilot), there: shortTitle(state, podracer) });
  return state.deploy.other ? refuse('racing-first') : undefined;
}

/** Why a player who races may not thrust now. */
export function whyNoThrust({ deploy }: PodraceState): Refusal | undefined {
  if (deploy.refueled > 0) return refuse('already-refueled');
  return deploy.thrust ? refuse('already-thrust') : undefined;
}

export const whyNotThrust = (state: PodraceState, side: Side): Refusal | undefined =>
  whyNotRace(state, side) ?? whyNoThrust(state);

/** A token goes on the pilot, and the thrust begins. */
// young-jedi/rulebook/podrace#thrust
export function thrust(state: PodraceState, side: Side, log: Log): PodraceState {
  const player = state.players[side];
  const card = shortTitle(state, player.pilot ?? '');
  const tokens = Math.min(MOST_THRUST, player.thrust + 1);
  if (tokens > player.thrust) log.tell('token-placed', { player: side, card, thrust: tokens });
  else log.tell('tokens-full', { card, thrust: tokens });
  return withParts(state, {
    deploy: changeStep(state.deploy, { thrust: true, search: 'over' }),
    players: playersWith(state, side, { thrust: tokens }),
  });
}

/** Why a player who races may play no lap card now, whatever it is. */
// young-jedi/rulebook/podrace#thrust, young-jedi/rulebook/podrace#refueling
export function whyNoMoreLaps(state: PodraceState, side: Side): Refusal | undefined {
  if (!state.deploy.thrust) return refuse('thrust-first');
  if (state.deploy.refueled > 0) return refuse('already-refueled');
  const tokens = state.players[side].thrust;
  return state.deploy.laps < tokens ? undefined : refuse('no-thrust-left', { thrust: tokens });
}

export const whyNoLapCard = (state: PodraceState, side: Side): Refusal | undefined =>
  whyNotRace(state, side) ?? whyNoMoreLaps(state, side);

/** Why this card may not go on the podracing pile. */
// young-jedi/rulebook/podrace#lap-cards, young-jedi/rulebook/podrace#handling
export function whyNotOnPile(state: PodraceState, side: Side, id: string): Refusal | undefined {
  const card = state.cards[id] ?? {};
  if (card.kind === 'location') return refuse('location-no-lap', naming(state, id));
  const fit = fitOf(state, side, card);
  if (fit === 'in-order' || fit === 'handling') return undefined;
  const player = state.players[side];
  const args = { ...naming(state, id), number: nextNumber(player) };
  if (fit === 'wrong') return refuse('wrong-number', args);
  if (fit === 'used-up') return refuse('handling-used-up', { ...args, limit: HANDLING_CARDS_A_LAP });
  const handling = handlingOf(state.cards[player.pilot ?? '']) ?? 0;
  return refuse('handling-unusable', { ...args, handling });
}

export function whyNotLap(state: PodraceState, side: Side, choice: InHand): Refusal | undefined {
  const refusal = whyNoLapCard(state, side);
  if (refusal) return refusal;
  const id = findInHand(state, side, choice);
  if (id === undefined) return refuse('not-in-hand', { card: choice.card ?? '', value: choice.value ?? 0 });
  return whyNotOnPile(state, side, id);
}

export function playLapCard(state: PodraceState, side: Side, choice: InHand, log: Log): PodraceState {
  const id = findInHand(state, side, choice);
  if (id === undefined) return state;
  const player = state.players[side];
  const number = nextNumber(player);
  const handling = fitOf(state, side, state.cards[id] ?? {}) === 'handling';
  const args = { player: side, number, ...naming(state, id) };
  if (handling) log.tell('handling-card', { ...args, used: handlingCards(player) + 1 });
  else log.tell('lap-card', args);
  const lapCard: LapCard = handling ? { card: id, number, handling } : { card: id, number };
  const next = withParts(state, {
    deploy: changeStep(state.deploy, { laps: state.deploy.laps + 1 }),
    players: playersWith(state, side, {
      hand: player.hand.filter((held) => held !== id),
      pile: [...player.pile, lapCard],
    }),
  });
  return number === LAP_LENGTH ? finishLap(next, side, log) : next;
}

/** A lap token, the six cards shuffled back in; with the third token, the race and the game are won. */
// young-jedi/rulebook/podrace#lap-cards
function finishLap(state: PodraceState, side: Side, log: Log): PodraceState {
  const player = state.players[side];
  const laps = player.laps + 1;
  log.tell('lap-finished', { player: side, laps });
  log.tell('laps-shuffled-in', { player: side });
  const deck = shuffleIn(
    player.deck,
    player.pile.map(({ card }) => card),
  );
  const next = withPlayer(state, side, { laps, pile: [], deck });
  return laps < LAPS_TO_WIN ? next : winRace(next, side, log);
}

/** The opponent's whole draw deck, lap cards included, goes to the discard pile. */
// young-jedi/rulebook/podrace#lap-cards
function winRace(state: PodraceState, side: Side, log: Log): PodraceState {
  const opponent = otherSide(side);
  const { deck, pile, discard } = state.players[opponent];
  const gone = [...deck.cards, ...pile.map(({ card }) => card)];
  log.tell('deck-discarded', { player: opponent, count: gone.length });
  log.tell('race-won', { player: side });
  const emptied = withPlayer(state, opponent, {
    deck: { cards: [] },
    pile: [],
    discard: [...discard, ...gone],
  });
  return withParts(emptied, { over: { reason: 'race', winner: side } });
}

/** Why a player who races may not refuel now, whatever comes up. */
// young-jedi/rulebook/podrace#refueling, young-jedi/podracing-pile
export function whyNoFuel(state: PodraceState, side: Side): Refusal | undefined {
  if (!state.deploy.thrust) return refuse('thrust-before-refueling');
  const player = state.players[side];
  const limit = refuelingNumber(player.thrust);
  if (state.deploy.refueled >= limit) return refuse('refueled-enough', { limit, thrust: player.thrust });
  return player.deck.cards.length === 0 ? refuse('lap-cards-stay') : undefined;
}

export function whyNotRefuel(state: PodraceState, side: Side, draw: Draw): Refusal | undefined {
  const refusal = whyNotRace(state, side) ?? whyNoFuel(state, side);
  if (refusal) return refusal;
  return isDraw(state.players[side].deck, state.cards, 'hand', draw) ? undefined : refuse('not-its-card');
}

export function refuel(state: PodraceState, side: Side, draw: Draw, log: Log): PodraceState {
  const drawn = state.deploy.refueled + 1;
  log.tell('refueled', { player: side, drawn, limit: refuelingNumber(state.players[side].thrust) });
  const next = withParts(state, { deploy: changeStep(state.deploy, { refueled: drawn }) });
  return takeNext(next, side, draw, 'hand', log);
}
