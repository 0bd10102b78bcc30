import { otherSide, type Side } from '../../core/sides';
import { sameTitle } from '../titles';
import { changeAttempt, playersWith, sidesWith, withAttempt, withParts, withPlayer } from './change';
import type { Log } from './events';
import { battleCardsIn, isPassenger, isTransport, isUnique, planetTitle, shipOf, titleOf } from './fleet';
import { type Refusal, refuse } from './refusals';
import type { Attempt, EvacuationState, Move, PlacedCard } from './state';

type Evacuate = Omit<Extract<Move, { type: 'evacuate' }>, 'type'>;
type Intercept = Omit<Extract<Move, { type: 'intercept' }>, 'type'>;

const remove = (cards: readonly string[], id: string): string[] => cards.filter((card) => card !== id);

/** Starships go face up to the hyperspace pile, in one's own deploy step or when the opponent evacuates. */
// young-jedi/rulebook/starships#hyperspace
export function whyNotDeploy(
  state: EvacuationState,
  side: Side,
  id: string,
  faceDown: boolean,
): Refusal | undefined {
  if (state.attempt) {
    if (state.attempt.stage !== 'intercept') return refuse('not-that-stage');
    if (side === state.attempt.by) return refuse('only-the-opponent-adds', { player: otherSide(side) });
  } else {
    if (side !== state.turn) return refuse('not-your-turn', { player: side });
    if (state.step !== 'deploy') return refuse('only-in-deploy-step');
  }
  const card = titleOf(state, id);
  if (state.edition === 'first') return refuse('no-hyperspace-pile', { card });
  if (!state.players[side].hand.includes(id)) return refuse('not-in-hand', { card });
  const ship = shipOf(state, id);
  if (!ship) return refuse('not-a-starship', { card });
  if (faceDown) return refuse('never-face-down', { card });
  const twin = state.players[side].hyperspace.some((other) =>
    sameTitle(state.cards[other]?.title, ship.title),
  );
  return twin && isUnique(ship) ? refuse('unique-already-there', { card }) : undefined;
}

export function deploy(state: EvacuationState, side: Side, id: string, log: Log): EvacuationState {
  const { hand, hyperspace } = state.players[side];
  log.tell(state.attempt ? 'reinforced' : 'deployed', { player: side, card: titleOf(state, id) });
  return withPlayer(state, side, {
    hand: remove(hand, id),
    hyperspace: [...hyperspace, id],
  });
}

/** Why this player may evacuate nothing from this planet now, with whatever starship. */
// young-jedi/rulebook/starships#evacuation
export function whyNotLeave(state: EvacuationState, side: Side, planetId: string): Refusal | undefined {
  if (state.attempt) return refuse('attempt-under-way');
  if (side !== state.turn) return refuse('not-your-turn', { player: side });
  if (state.step !== 'deploy') return refuse('only-in-deploy-step');
  const planet = state.planets.find(({ id }) => id === planetId);
  if (!planet) return refuse('no-such-planet', { planet: planetId });
  const able = planet.cards[side].filter(({ card }) => isPassenger(state.cards[card]));
  if (able.length === 0) return refuse('nothing-to-evacuate', { planet: planet.title });
  return able.every(({ faceDown }) => faceDown)
    ? refuse('only-hidden-cards', { planet: planet.title })
    : undefined;
}

/** Why this starship of the hand cannot be the transport that lands. */
// young-jedi/evacuation#first-rule
function whyNotLand(state: EvacuationState, side: Side, id: string): Refusal | undefined {
  if (!state.players[side].hand.includes(id)) return refuse('not-in-hand', { card: titleOf(state, id) });
  return isTransport(state, id) ? undefined : refuse('not-a-transport', { card: titleOf(state, id) });
}

export function whyNotEvacuate(state: EvacuationState, move: Evacuate): Refusal | undefined {
  const { player, planet, transport, only, without } = move;
  const refusal = whyNotLeave(state, player, planet);
  if (refusal) return refusal;
  if (only) return refuse('no-partial-evacuation', { planet: planetTitle(state, planet) });
  if (state.edition === 'first') {
    if (without) return refuse('malformed-move');
    return transport === undefined ? refuse('transport-from-hand') : whyNotLand(state, player, transport);
  }
  if (transport !== undefined) return refuse('not-from-hand', { card: titleOf(state, transport) });
  if (without) return refuse('all-must-be-committed');
  return state.players[player].hyperspace.some((id) => isTransport(state, id))
    ? undefined
    : refuse('no-transport');
}

// young-jedi/rulebook/starships#hyperspace, young-jedi/evacuation#first-rule
export function evacuate(state: EvacuationState, move: Evacuate, log: Log): EvacuationState {
  const { player: side, planet: planetId, transport } = move;
  const passengers: string[] = [];
  const staying: PlacedCard[] = [];
  for (const placed of state.planets.find(({ id }) => id === planetId)?.cards[side] ?? [])
    if (isPassenger(state.cards[placed.card])) passengers.push(placed.card);
    else staying.push(placed);
  const planet = planetTitle(state, planetId);
  log.tell('evacuation-begun', { player: side, planet, count: passengers.length });
  const { hand, hyperspace } = state.players[side];
  const ships = transport === undefined ? hyperspace : [transport];
  if (transport === undefined) log.tell('committed', { player: side, count: ships.length });
  else log.tell('transport-lands', { player: side, card: titleOf(state, transport), planet });
  const attempt: Attempt = {
    by: side,
    planet: planetId,
    stage: 'intercept',
    passengers,
    ships: side === 'light' ? { light: ships, dark: [] } : { light: [], dark: ships },
    declared: {},
    plans: { light: [], dark: [] },
    slipped: { light: 0, dark: 0 },
    survivors: { light: [], dark: [] },
    intercepted: false,
  };
  const planets = state.planets.map((other) =>
    other.id === planetId ? { ...other, cards: sidesWith(other.cards, side, staying) } : other,
  );
  const change = transport === undefined ? { hyperspace: [] } : { hand: remove(hand, transport) };
  return withParts(state, { planets, attempt, players: playersWith(state, side, change) });
}

/** Only the opponent may answer, and only before the battle. */
function whyNotAnswer(state: EvacuationState, side: Side): Refusal | undefined {
  if (!state.attempt) return refuse('no-attempt');
  if (state.attempt.stage !== 'intercept') return refuse('not-that-stage');
  return side === state.attempt.by ? refuse('own-evacuation', { player: side }) : undefined;
}

/** Why this card of the hand cannot be the starfighter that intercepts. */
// young-jedi/evacuation#first-rule
function whyNotChase(state: EvacuationState, side: Side, id: string): Refusal | undefined {
  if (!state.players[side].hand.includes(id)) return refuse('not-in-hand', { card: titleOf(state, id) });
  return shipOf(state, id)?.ship === 'starfighter'
    ? undefined
    : refuse('not-a-starfighter', { card: titleOf(state, id) });
}

export function whyNotIntercept(state: EvacuationState, move: Intercept): Refusal | undefined {
  const { player, starfighter, without } = move;
  const refusal = whyNotAnswer(state, player);
  if (refusal) return refusal;
  if (state.edition === 'first') {
    if (without) return refuse('malformed-move');
    return starfighter === undefined
      ? refuse('starfighter-from-hand')
      : whyNotChase(state, player, starfighter);
  }
  if (starfighter !== undefined) return refuse('not-from-hand', { card: titleOf(state, starfighter) });
  if (without) return refuse('all-must-be-committed');
  return state.players[player].hyperspace.length === 0 ? refuse('nothing-to-intercept-with') : undefined;
}

/** Under the first rulebook the two starships meet at once; otherwise both players make a battle plan. */
// young-jedi/rulebook/starships#hyperspace, young-jedi/evacuation#first-rule
export function intercept(state: EvacuationState, move: Intercept, log: Log): EvacuationState {
  const { player: side, starfighter } = move;
  const { attempt } = state;
  if (!attempt) return state;
  const { hand, hyperspace } = state.players[side];
  if (starfighter !== undefined) {
    log.tell('intercepted-by', { player: side, card: titleOf(state, starfighter) });
    log.tell('battle-begins', { planet: planetTitle(state, attempt.planet), attacker: side });
    const plans = sidesWith(attempt.ships, side, [starfighter]);
    const ships = { light: [], dark: [] };
    return withParts(state, {
      attempt: changeAttempt(attempt, { stage: 'fight', intercepted: true, plans, ships }),
      players: playersWith(state, side, { hand: remove(hand, starfighter) }),
    });
  }
  log.tell('intercepted', { player: side, count: hyperspace.length });
  log.tell('battle-begins', { planet: planetTitle(state, attempt.planet), attacker: side });
  const ships = sidesWith(attempt.ships, side, hyperspace);
  return withParts(state, {
    attempt: changeAttempt(attempt, { stage: 'declare', intercepted: true, ships }),
    players: playersWith(state, side, { hyperspace: [] }),
  });
}

export const whyNotDecline = whyNotAnswer;

/** Nobody intercepts: every starship comes through. */
// young-jedi/rulebook/starships#hyperspace
export function decline(state: EvacuationState, side: Side, log: Log): EvacuationState {
  log.tell('not-intercepted', { player: side });
  const { attempt } = state;
  if (!attempt) return state;
  return withAttempt(state, { stage: 'outcome', survivors: attempt.ships, ships: { light: [], dark: [] } });
}

/** The interceptor says first how many Battle cards, then the player who evacuates. */
// young-jedi/rulebook/starships#hyperspace, young-jedi/faq-battle-cards-declare
export function whyNotDeclare(state: EvacuationState, side: Side, count: number): Refusal | undefined {
  const { attempt } = state;
  if (!attempt) return refuse('no-attempt');
  if (attempt.declared[side] !== undefined) return refuse('already-declared', { player: side });
  if (attempt.stage !== 'declare') return refuse('not-that-stage');
  const attacker = otherSide(attempt.by);
  if (side === attempt.by && attempt.declared[attacker] === undefined)
    return refuse('attacker-declares-first', { player: attacker });
  const held = battleCardsIn(state, state.players[side].hand).length;
  return count >= 0 && count <= held ? undefined : refuse('too-few-battle-cards', { count, held });
}

export function declare(state: EvacuationState, side: Side, count: number, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt) return state;
  log.tell('declared', { player: side, count });
  const declared = { ...attempt.declared, [side]: count };
  return withAttempt(state, { declared, stage: side === attempt.by ? 'plan' : 'declare' });
}

/** What the next place in a plan may take: every starship committed, and Battle cards up to the number declared. */
// young-jedi/rulebook/starships#hyperspace, young-jedi/faq-no-bluff
export function whyNotPlace(state: EvacuationState, side: Side, id: string): Refusal | undefined {
  const { attempt } = state;
  if (!attempt) return refuse('no-attempt');
  if (attempt.stage !== 'plan') return refuse('not-that-stage');
  if (attempt.ships[side].includes(id)) return undefined;
  const card = titleOf(state, id);
  if (!state.players[side].hand.includes(id)) return refuse('not-in-your-fleet', { card });
  if (state.cards[id]?.kind !== 'battle') return refuse('only-battle-cards', { card });
  const count = attempt.declared[side] ?? 0;
  return attempt.slipped[side] < count ? undefined : refuse('number-declared', { count });
}

const isReady = ({ ships, slipped, declared }: Attempt, side: Side): boolean =>
  ships[side].length === 0 && slipped[side] === (declared[side] ?? 0);

export function place(state: EvacuationState, side: Side, id: string, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt) return state;
  const { ships, slipped } = attempt;
  const plans = sidesWith(attempt.plans, side, [...attempt.plans[side], id]);
  const isShip = ships[side].includes(id);
  const change = isShip
    ? { plans, ships: sidesWith(ships, side, remove(ships[side], id)) }
    : { plans, slipped: sidesWith(slipped, side, slipped[side] + 1) };
  const next = changeAttempt(attempt, change);
  const ready = isReady(next, side);
  if (ready) log.tell('plan-ready', { player: side });
  if (ready && isReady(next, otherSide(side))) next.stage = 'fight';
  if (isShip) return withParts(state, { attempt: next });
  const hand = remove(state.players[side].hand, id);
  return withParts(state, { attempt: next, players: playersWith(state, side, { hand }) });
}
