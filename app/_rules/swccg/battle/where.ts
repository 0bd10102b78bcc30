import type { Side } from '../../core/sides';
import {
  type CardFacts,
  isEnclosed,
  isParticipant,
  type ParticipantFacts,
  type StarshipFacts,
  type VehicleFacts,
} from './facts';
import type { BattleState, Location, Role } from './state';

export const factsOf = (state: BattleState, id: string): CardFacts | undefined => state.cards[id];

export function participantFacts(state: BattleState, id: string): ParticipantFacts | undefined {
  const facts = state.cards[id];
  return facts && isParticipant(facts) ? facts : undefined;
}

export const titleOf = (state: BattleState, id: string): string => state.cards[id]?.title ?? id;

export const locationOf = (state: BattleState, id: string): Location | undefined =>
  state.locations.find((location) => location.id === id);

/** The cards aboard a card or deployed on it, and so on down. */
export function carriedBy(state: BattleState, id: string): string[] {
  const found: string[] = [];
  for (const card in state.table) {
    const place = state.table[card];
    if (place && (place.aboard === id || place.on === id)) found.push(card, ...carriedBy(state, card));
  }
  return found;
}

export function aboard(state: BattleState, id: string): string[] {
  const found: string[] = [];
  for (const card in state.table) if (state.table[card]?.aboard === id) found.push(card);
  return found;
}

/** In the hold of a capital starship, or aboard something that is: no part of what happens outside. */
// swccg/participating-in-battle#who
export function isStowed(state: BattleState, id: string): boolean {
  const place = state.table[id];
  if (!place?.aboard) return false;
  return place.as === 'cargo' || isStowed(state, place.aboard);
}

/** Inside a starship or an enclosed vehicle: not present at the location. */
// swccg/enclosed
export function isInside(state: BattleState, id: string): boolean {
  const carrier = state.table[id]?.aboard;
  if (!carrier) return false;
  const facts = state.cards[carrier];
  return (facts !== undefined && isEnclosed(facts)) || isInside(state, carrier);
}

/** A starfighter at a site, or aboard another starship. */
// swccg/landed-starfighter
export function isLanded(state: BattleState, id: string): boolean {
  if (state.cards[id]?.kind !== 'starship') return false;
  const place = state.table[id];
  return place !== undefined && (isStowed(state, id) || locationOf(state, place.at)?.kind === 'site');
}

/** How many are at the controls; as many as are there, where the card does not say. */
// swccg/death-star-ii/moving#surplus-pilots, swccg/driver#choosing-the-driver
function controlsOf(facts: CardFacts | undefined, as: 'pilot' | 'driver'): number {
  if (as === 'driver') return 1;
  const carries = facts?.kind === 'vehicle' || facts?.kind === 'starship';
  return (carries ? facts.pilots : undefined) ?? Number.POSITIVE_INFINITY;
}

/** Where a battle is under way, and no part of it: excluded, or back from another one. It does nothing there. */
// swccg/card-states#excluded, swccg/card-states#may-not-battle
const isKeptOut = (state: BattleState, id: string): boolean =>
  state.battle !== null && state.table[id]?.at === state.battle.location && !isInBattle(state, id);

/**
 * The characters at the controls, one kind only when `as` says so. Whoever is there beyond capacity is a passenger, and
 * a captive is at no controls.
 */
// swccg/card-states#captive
export function crewOf(state: BattleState, id: string, as?: 'pilot' | 'driver'): string[] {
  if (!as) return [...crewOf(state, id, 'pilot'), ...crewOf(state, id, 'driver')];
  const seated = aboard(state, id).filter(
    (card) => state.table[card]?.as === as && !isKeptOut(state, card) && !state.captives.includes(card),
  );
  const most = controlsOf(state.cards[id], as);
  return seated.length > most ? seated.slice(0, most) : seated;
}

/** Whether this card is at the controls of what it is aboard. */
export function isAtControls(state: BattleState, id: string, as?: 'pilot' | 'driver'): boolean {
  const place = state.table[id];
  const role = place?.as;
  if (place?.aboard === undefined || (role !== 'pilot' && role !== 'driver') || (as && role !== as))
    return false;
  return crewOf(state, place.aboard, role).includes(id);
}

/** Any character who is not a droid drives, and a vehicle droid. */
// swccg/driver
export const mayDrive = (facts: CardFacts | undefined): boolean =>
  facts?.kind === 'character' && (!facts.droid || facts.vehicleDroid === true);

/** Whether there is such a place aboard: transports are driven, creature vehicles ridden, all others piloted. */
// swccg/death-star-ii/moving#pilots, swccg/death-star-ii/moving#drivers
export function hasPlaceFor(carrier: VehicleFacts | StarshipFacts, role: Role): boolean {
  if (role === 'driver') return carrier.kind === 'vehicle' && carrier.type === 'transport';
  if (role === 'cargo') return carrier.kind === 'starship' && carrier.type === 'capital';
  if (role === 'passenger') return true;
  return carrier.kind === 'starship' || carrier.type === 'combat' || carrier.type === 'shuttle';
}

/** It has the pilot or driver without which it uses neither power nor maneuver. */
// swccg/death-star-ii/moving#pilots, swccg/death-star-ii/moving#drivers
export function isManned(state: BattleState, id: string, facts: VehicleFacts | StarshipFacts): boolean {
  if (facts.permanentPilot) return true;
  if (facts.kind === 'starship') return crewOf(state, id, 'pilot').length > 0;
  switch (facts.type) {
    case 'creature':
      return true;
    case 'transport':
      return (
        facts.driverless === true ||
        crewOf(state, id, 'driver').some((driver) => mayDrive(state.cards[driver]))
      );
    default:
      return crewOf(state, id, 'pilot').length > 0;
  }
}

/** The ability that a card itself brings to where it is; a droid has none. */
// swccg/presence#what-creates-it
export function abilityOf(facts: CardFacts): number {
  switch (facts.kind) {
    case 'character':
      return facts.droid ? 0 : facts.ability;
    case 'vehicle':
      return (facts.ability ?? 0) + (facts.permanentPilot?.ability ?? 0);
    case 'starship':
      return facts.permanentPilot?.ability ?? 0;
    default:
      return 0;
  }
}

/** What a card adds to presence: its ability, or as much as presence takes where it has the icon. */
// swccg/presence#what-creates-it
export const presenceOf = (facts: CardFacts): number =>
  isParticipant(facts) && facts.presence ? Math.max(1, abilityOf(facts)) : abilityOf(facts);

/** What a player's cards at a location come to, inside something or not: 1 or more is presence. */
// swccg/presence
export function presenceAt(state: BattleState, side: Side, location: string): number {
  let total = 0;
  for (const id in state.table) {
    const facts = state.cards[id];
    if (facts?.side === side && state.table[id]?.at === location && !state.captives.includes(id))
      total += presenceOf(facts);
  }
  return total;
}

/** The cards that a battle here would draw in: not those in a hold, not captives, not those that have fought. */
// swccg/participating-in-battle
export function ableToBattle(state: BattleState, location: string): string[] {
  return Object.keys(state.table).filter(
    (id) => mayTakePart(state, id, location) && !state.fought.includes(id),
  );
}

/** Whether a battle here draws this card in, if it has not fought yet. */
export const mayTakePart = (state: BattleState, id: string, location: string): boolean =>
  state.table[id]?.at === location &&
  participantFacts(state, id) !== undefined &&
  !state.kept?.includes(id) &&
  !isStowed(state, id) &&
  !state.captives.includes(id);

/** Still in the battle: taking part, not excluded, still on the table. */
// swccg/participating-in-battle#what-it-allows
export function isInBattle(state: BattleState, id: string): boolean {
  const { battle } = state;
  return battle?.participants.includes(id) === true && !battle.excluded.includes(id);
}

export function inBattle(state: BattleState, side: Side): string[] {
  return (state.battle?.participants ?? []).filter(
    (id) => state.cards[id]?.side === side && isInBattle(state, id),
  );
}

/** The same of the cards still in the battle. */
// swccg/explosive-charge
export function presenceInBattle(state: BattleState, side: Side): number {
  let total = 0;
  for (const id of inBattle(state, side)) {
    const facts = state.cards[id];
    if (facts) total += presenceOf(facts);
  }
  return total;
}
