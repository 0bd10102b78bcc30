import { DARK_FIRST, type Side } from '../../core/sides';
import { payForce } from '../force/piles';
import { copyOf, withSide } from './change';
import type { Log } from './events';
import { type Refusal, refuse } from './refusals';
import type { Battle, BattleState } from './state';
import { ableToBattle, locationOf, mayTakePart, presenceAt, presenceOf } from './where';

/** What it costs to initiate a battle. */
// swccg/death-star-ii/battle#battle-phase
const COST = 1;

/** Why this player may not initiate a battle here. */
// swccg/death-star-ii/battle#battle-phase
export function whyNotInitiate(state: BattleState, player: Side, id: string): Refusal | undefined {
  if (state.battle) return refuse('battle-under-way');
  if (player !== state.turn) return refuse('not-your-battle-phase', { player });
  if (player !== state.opportunity) return refuse('not-your-opportunity', { player });
  const location = locationOf(state, id);
  if (!location) return refuse('no-such-location', { location: id });
  if (location.noBattle) return refuse('no-battle-here', { location: location.title });
  if (state.battled.includes(id)) return refuse('location-has-battled', { location: location.title });
  for (const side of DARK_FIRST) {
    if (presenceAt(state, side, id) < 1)
      return refuse('no-presence', { player: side, location: location.title });
  }
  const able = ableToBattle(state, id);
  for (const side of DARK_FIRST) {
    if (presenceAmong(state, side, able) >= 1) continue;
    const rested = state.fought.filter((card) => mayTakePart(state, card, id));
    const code =
      presenceAmong(state, side, [...able, ...rested]) < 1 ? 'nobody-takes-part' : 'already-fought';
    return refuse(code, { player: side, location: location.title });
  }
  if (state.piles[player].force.length < COST) return refuse('not-enough-force', { cost: COST });
  return undefined;
}

function presenceAmong(state: BattleState, side: Side, cards: readonly string[]): number {
  let total = 0;
  for (const id of cards) {
    const facts = state.cards[id];
    if (facts?.side === side) total += presenceOf(facts);
  }
  return total;
}

/** Uses 1 Force; from now on the location has battled and the cards there have fought. */
// swccg/participating-in-battle
export function initiate(state: BattleState, player: Side, location: string, log: Log): BattleState {
  const participants = ableToBattle(state, location);
  log.tell('force-used', { player, amount: COST });
  log.tell('initiated', { player, location: locationOf(state, location)?.title ?? location });
  log.tell('segment', { segment: 'weapons' });
  const next = copyOf(state);
  next.piles = withSide(state.piles, player, payForce(state.piles[player], COST));
  next.battled = [...state.battled, location];
  next.fought = [...state.fought, ...participants];
  next.opportunity = player;
  next.passes = 0;
  next.battle = newBattle(location, player, participants);
  return next;
}

export const newBattle = (location: string, initiator: Side, participants: string[]): Battle => ({
  location,
  initiator,
  segment: 'weapons',
  participants,
  excluded: [],
  hit: [],
  forfeitZero: [],
  fired: [],
  addedPower: { dark: 0, light: 0 },
  addedDestinies: { dark: 0, light: 0 },
  destinies: { dark: [], light: [] },
  draw: null,
  finished: [],
});
