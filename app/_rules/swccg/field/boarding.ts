import { isParticipant, type ParticipantFacts, type StarshipFacts, type VehicleFacts } from '../battle/facts';
import type { Role } from '../battle/state';
import { hasPlaceFor, mayDrive } from '../battle/where';
import { type Refusal, refuse } from '../stack/refusals';
import { type CardId, printOf, type State } from '../stack/state';
import { cardsAt } from '../stack/whereabouts';
import { isDriven, placeFacts } from './reach';

export const titleOf = (state: State, id: CardId): string =>
  Object.hasOwn(state.cards, id) ? printOf(state, id).title : id;

export function participantOf(state: State, id: CardId): ParticipantFacts | undefined {
  const facts = Object.hasOwn(state.cards, id) ? printOf(state, id).figures : undefined;
  return facts && isParticipant(facts) ? facts : undefined;
}

/** The vehicle or starship that this is, if it is one. */
export function carrierOf(state: State, id: CardId): VehicleFacts | StarshipFacts | undefined {
  const facts = participantOf(state, id);
  return facts?.kind === 'character' ? undefined : facts;
}

/** Why this card does not go aboard that one in such a place: what it is, what there is, and whether there is room. */
// swccg/deploying-cards-on-vehicles-and-starships, swccg/death-star-ii/moving#pilots
export function whyNotAboard(state: State, id: CardId, host: CardId, as: Role): Refusal | undefined {
  const [facts, carrier] = [participantOf(state, id), carrierOf(state, host)];
  const args = { card: titleOf(state, id), host: titleOf(state, host) };
  if (!facts || !carrier || !hasPlaceFor(carrier, as) || (as === 'cargo') === (facts.kind === 'character'))
    return refuse('no-such-seat', { ...args, as });
  if (as === 'pilot' && !(facts.kind === 'character' && facts.pilot))
    return refuse('not-a-pilot', { card: args.card });
  if (as === 'driver' && !mayDrive(facts)) return refuse('may-not-drive', { card: args.card });
  const captives = captivesOf(state, id);
  const isFull =
    seatsLeft(state, host, carrier, facts, as) < 1 + (as === 'passenger' ? captives : 0) ||
    // swccg/escorting#passenger-slot: a captive takes one, whatever its escort does
    (captives > 0 && as !== 'passenger' && seatsLeft(state, host, carrier, facts, 'passenger') < captives);
  return isFull ? refuse('no-room', args) : undefined;
}

const captivesOf = (state: State, id: CardId): number =>
  cardsAt(state, id).filter(({ id: other }) => state.cards[other]?.captive).length;

/** What has taken a place there, captives as passengers. */
function takenBy(state: State, host: CardId): { id: CardId; facts: ParticipantFacts; as: Role }[] {
  const aboard = cardsAt(state, host).flatMap(({ id }) => {
    const facts = participantOf(state, id);
    if (!facts) return [];
    const as: Role = facts.kind === 'character' ? (state.cards[id]?.as ?? 'passenger') : 'cargo';
    return [{ id, facts, as }];
  });
  const held = aboard.flatMap((one) =>
    Array.from({ length: captivesOf(state, one.id) }, () => ({ ...one, as: 'passenger' as const })),
  );
  return [...aboard, ...held];
}

/** How many more of them it takes in such a place. Places for either kind serve whoever has none of their own left. */
function seatsLeft(
  state: State,
  host: CardId,
  carrier: VehicleFacts | StarshipFacts,
  facts: ParticipantFacts,
  as: Role,
): number {
  const aboard = takenBy(state, host);
  if (as === 'cargo') return bayLeft(carrier, facts, aboard);
  const taken = (role: Role) => aboard.filter((one) => one.as === role).length;
  const own = seats(carrier, as) - taken(as);
  if (as === 'driver') return own;
  const other = as === 'pilot' ? 'passenger' : 'pilot';
  const shared = carrier.pilotsOrPassengers ?? 0;
  return own + shared - Math.max(0, taken(other) - seats(carrier, other));
}

/** A transport has one driver, a Lift Tube none; for the rest, the card says. */
// swccg/driver#choosing-the-driver
function seats(carrier: VehicleFacts | StarshipFacts, as: Exclude<Role, 'cargo'>): number {
  if (as === 'driver') return carrier.kind === 'vehicle' && carrier.driverless ? 0 : 1;
  return (as === 'pilot' ? carrier.pilots : carrier.passengers) ?? 0;
}

/** Squadrons and capital starships go into no cargo bay. */
// swccg/embarking#aboard-capital-starships
function bayLeft(
  carrier: VehicleFacts | StarshipFacts,
  facts: ParticipantFacts,
  aboard: readonly { facts: ParticipantFacts }[],
): number {
  if (carrier.kind !== 'starship') return 0;
  const alike = aboard.filter((one) => one.facts.kind === facts.kind);
  if (facts.kind === 'vehicle') return (carrier.vehicles ?? 0) - alike.length;
  if (facts.kind !== 'starship' || facts.type !== 'starfighter') return 0;
  const { starfighters = 0, ties = 0 } = carrier;
  const withinTies = alike.filter((one) => one.facts.kind === 'starship' && one.facts.tie).length;
  if (facts.tie) return starfighters + ties - alike.length;
  return starfighters - (alike.length - withinTies) - Math.max(0, withinTies - ties);
}

/** Why a card makes no move this turn that it has not made yet: a text keeps it where it is. */
// swccg/actions-step-1a
export function whyKept(state: State, id: CardId): Refusal | undefined {
  const by = state.field?.kept?.find(({ card, from }) => card === id && from === 'moving');
  return by && refuse('kept-from-moving', { card: titleOf(state, id), by: by.source });
}

/**
 * Free, and as often as one likes: from the same site, or at a system into the cargo bay of a capital starship; within
 * one, from it to what it holds.
 */
// swccg/embarking, swccg/death-star-ii/moving#embarking-starships
export function whyNotEmbark(state: State, id: CardId, host: CardId, as: Role): Refusal | undefined {
  if (state.cards[id]?.undercover) return refuse('undercover', { card: titleOf(state, id) });
  const [at, there] = [state.cards[id]?.at, state.cards[host]?.at];
  if (at === undefined || (at !== there && placeFacts(state, at)?.inside !== host))
    return refuse('not-together', { card: titleOf(state, id), host: titleOf(state, host) });
  const refusal = whyKept(state, id) ?? whyNotAboard(state, id, host, as);
  if (refusal) return refusal;
  return as !== 'cargo' || isDriven(state, id)
    ? undefined
    : refuse('not-driven', { card: titleOf(state, id) });
}

/** From a vehicle to the site that is its inside. */
// swccg/vehicle-sites#moving-in
export function whyNotEnter(state: State, id: CardId, to: CardId): Refusal | undefined {
  const host = state.cards[id]?.at ?? '';
  if (!carrierOf(state, host)) return refuse('not-aboard', { card: titleOf(state, id) });
  if (placeFacts(state, to)?.inside === host) return whyKept(state, id);
  return refuse('not-together', { card: titleOf(state, id), host: titleOf(state, to) });
}

/** To where the carrier is: a site for whoever walks or drives, a system for a starfighter, or the ship around it. */
// swccg/disembarking, swccg/embarking#aboard-a-capital-starship
export function whyNotGetOff(state: State, id: CardId): Refusal | undefined {
  const host = state.cards[id]?.at;
  const outside = host === undefined ? undefined : state.cards[host]?.at;
  const facts = participantOf(state, id);
  const card = titleOf(state, id);
  if (host === undefined || outside === undefined || !facts || !carrierOf(state, host))
    return refuse('not-aboard', { card });
  const kept = whyKept(state, id);
  if (kept) return kept;
  const place = placeFacts(state, outside);
  if (!place) return whyNotAboard(state, id, outside, 'passenger');
  const fits =
    facts.kind === 'starship'
      ? place.kind !== 'site'
      : place.kind === 'site' && (facts.kind === 'character' || place.exterior === true);
  if (!fits) return refuse('cannot-get-off', { card, location: titleOf(state, outside) });
  return facts.kind !== 'starship' || isDriven(state, id) ? undefined : refuse('not-driven', { card });
}
