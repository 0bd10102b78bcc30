import { otherSide, SIDES, type Side } from '../../core/sides';
import type { Log, NoControl } from './events';
import { drawInto, endIfExhausted, finish, leftOf, pilesWith, titleOf, without, withPiles } from './piles';
import {
  HAND_SIZE,
  type Move,
  PLANET_NAMES,
  PLANETS,
  type Planet,
  type PlanetsState,
  SEARCHED,
} from './state';
import { cardsHere, cardsOn, faceUpCharacters, isCharacter, place, wasInPlay } from './table';
import { beginTurn } from './turn';

/** Who controls the planet if a turn ends now: a character face up there, and no character or hidden card of the other's. */
// young-jedi/rulebook/battle#controlling-planet
export const controllerOf = (state: PlanetsState): Side | undefined =>
  SIDES.find(
    (side) =>
      faceUpCharacters(state, side).length > 0 &&
      !cardsHere(state, otherSide(side)).some((placed) => placed.hidden || isCharacter(state, placed)),
  );

function whyNobody(state: PlanetsState): NoControl {
  const faceUp = SIDES.map((side) => faceUpCharacters(state, side).length > 0);
  if (faceUp.every(Boolean)) return 'contested';
  return SIDES.some((side) => cardsHere(state, side).some(({ hidden }) => hidden)) ? 'hidden' : 'nobody';
}

/** Control is taken only as a turn ends, whoever's turn it was; else the other player's turn begins. */
// young-jedi/rulebook/battle#controlling-planet
export function endTurn(state: PlanetsState, log: Log): PlanetsState {
  log.tell('turn-ended', { player: state.turn });
  const controller = controllerOf(state);
  if (controller && state.planet) {
    log.tell('controlled', { player: controller, planet: state.planet });
    const aside = setAside(state, state.planet, controller, log);
    return unlessStopped(aside, log, (next) => letChoose(next, otherSide(controller), log));
  }
  log.tell('no-control', { why: whyNobody(state) });
  return unlessStopped(state, log, (next) => beginTurn(next, otherSide(next.turn), log));
}

// young-jedi/rulebook/full-game#conceding
export function concede(state: PlanetsState, log: Log): PlanetsState {
  if (!state.planet) return state;
  log.tell('conceded', { player: state.turn, planet: state.planet });
  const aside = setAside(state, state.planet, otherSide(state.turn), log);
  return unlessStopped(aside, log, (next) => letChoose(next, state.turn, log));
}

/** An example that plays so many turns stops there, unless the game has ended. */
export function unlessStopped(
  state: PlanetsState,
  log: Log,
  goOn: (state: PlanetsState) => PlanetsState,
): PlanetsState {
  if (state.over) return state;
  const { lastTurn } = state.terms;
  if (lastTurn === undefined || state.turnNumber < lastTurn) return goOn(state);
  log.tell('stopped', { turns: state.turnNumber });
  return finish(state, { reason: 'turns' });
}

/** The planet goes aside with what is on it; two planets win, or one with starter decks. */
// young-jedi/rulebook/full-game#second-planet
export function setAside(state: PlanetsState, planet: Planet, controller: Side, log: Log): PlanetsState {
  const { planet: _, ...rest } = discardEffects(state, planet, log);
  const next: PlanetsState = { ...rest, held: { ...state.held, [planet]: controller } };
  const count = PLANETS.filter((each) => next.held[each] === controller).length;
  if (count >= state.terms.needed) {
    log.tell('planet-victory', { player: controller, count });
    return finish(next, { reason: 'planets', winner: controller });
  }
  for (const side of SIDES) {
    const left = cardsOn(next, planet, side).length;
    if (left > 0) log.tell('stranded', { player: side, count: left, planet });
  }
  return next;
}

/** Effect cards leave play when their planet is controlled or conceded. */
// young-jedi/rulebook/effects#effects
function discardEffects(state: PlanetsState, planet: Planet, log: Log): PlanetsState {
  let next = state;
  for (const side of SIDES) {
    const effects = cardsOn(next, planet, side).filter(({ id }) => next.cards[id]?.kind === 'effect');
    if (effects.length === 0) continue;
    for (const { id } of effects) log.tell('effect-discarded', { player: side, card: titleOf(next, id) });
    next = withPiles(next, side, {
      discard: [...next.piles[side].discard, ...effects.map(({ id }) => id)],
    });
    next = place(
      next,
      planet,
      side,
      cardsOn(next, planet, side).filter((placed) => !effects.includes(placed)),
    );
  }
  return next;
}

/** The player who has lost the planet chooses; a deck without a location to choose was never legal. */
// young-jedi/rulebook/full-game#second-planet, young-jedi/rulebook/decks#three-planets
export function letChoose(state: PlanetsState, chooser: Side, log: Log): PlanetsState {
  const next: PlanetsState = { ...state, step: 'choose', turn: chooser };
  if (choices(next).length > 0) {
    log.tell('chooses', { player: chooser });
    return next;
  }
  log.tell('illegal-deck', { player: chooser });
  return finish(next, { reason: 'illegal-deck', winner: otherSide(chooser) });
}

/** Every location that the chooser can put into play: known ones by name, and any planet from unknown cards. */
// young-jedi/rulebook/full-game#second-planet
export function choices(state: PlanetsState): Move[] {
  const player = state.turn;
  const moves: Move[] = [];
  const open = PLANETS.filter((planet) => !wasInPlay(state, planet));
  for (const from of isFirstPlanet(state) ? (['draw'] as const) : SEARCHED) {
    const pile = state.piles[player][from];
    for (const card of pile) {
      const facts = state.cards[card];
      if (facts?.kind === 'location' && facts.planet && open.includes(facts.planet))
        moves.push({ type: 'choose', player, planet: facts.planet, from, card });
    }
    if (pile.some((id) => !state.cards[id]))
      for (const planet of open) moves.push({ type: 'choose', player, planet, from });
  }
  return moves;
}

export const isFirstPlanet = (state: PlanetsState): boolean =>
  PLANETS.every((planet) => !wasInPlay(state, planet));

/** The location lies face up in the middle of the table; whoever put it there takes the first turn. */
// young-jedi/rulebook/full-game#second-planet
export function choose(state: PlanetsState, move: Move & { type: 'choose' }, log: Log): PlanetsState {
  const { player, planet, from } = move;
  const starting = isFirstPlanet(state);
  const pile = state.piles[player][from];
  const card = move.card ?? pile.find((id) => !state.cards[id]) ?? '';
  log.tell('located', { player, planet, card: state.cards[card]?.title ?? PLANET_NAMES[planet], from });
  let next: PlanetsState = {
    ...state,
    piles: pilesWith(state, player, { [from]: without(pile, card) }),
    planet,
    locations: { ...state.locations, [planet]: [card] },
    turnsHere: { light: 0, dark: 0 },
  };
  if (from === 'draw') log.tell('shuffled', { player });
  next = endIfExhausted(next, player, log);
  if (starting) next = drawHands(next, log);
  return next.over ? next : startFetching(next, player, log);
}

/** Six cards each, once the first location is on the table and both decks are shuffled. */
// young-jedi/rulebook/full-game#full-game-start
function drawHands(state: PlanetsState, log: Log): PlanetsState {
  let next = state;
  for (const side of [state.turn, otherSide(state.turn)]) {
    if (next.over) return next;
    next = drawInto(next, side, Math.min(HAND_SIZE, leftOf(next, side)));
    next = endIfExhausted(next, side, log);
  }
  if (!next.over) log.tell('hands-drawn', { count: HAND_SIZE });
  return next;
}

export const effectsToFetch = (state: PlanetsState, side: Side): string[] =>
  state.piles[side].draw.filter((id) => state.cards[id]?.kind === 'effect');

/** Each player may take an Effect card from the draw deck, whoever put the location into play first. */
// young-jedi/rulebook/effects#fetching-effects
function startFetching(state: PlanetsState, first: Side, log: Log): PlanetsState {
  const fetching = [first, otherSide(first)].filter((side) => effectsToFetch(state, side).length > 0);
  return goOnFetching({ ...state, step: 'fetch', fetching }, log);
}

function goOnFetching(state: PlanetsState, log: Log): PlanetsState {
  return state.over || state.fetching.length > 0 ? state : beginTurn(state, state.turn, log);
}

export function fetch(state: PlanetsState, player: Side, card: string | undefined, log: Log): PlanetsState {
  const rest = { ...state, fetching: state.fetching.slice(1) };
  if (card === undefined) {
    log.tell('fetched-nothing', { player });
    return goOnFetching(rest, log);
  }
  log.tell('fetched', { player, card: titleOf(state, card) });
  log.tell('shuffled', { player });
  const { draw, hand } = state.piles[player];
  const next = withPiles(rest, player, { draw: without(draw, card), hand: [...hand, card] });
  return goOnFetching(endIfExhausted(next, player, log), log);
}
