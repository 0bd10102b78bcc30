import type { Role } from '../battle/state';
import { placeOf } from '../stack/place';
import { type Refusal, refuse } from '../stack/refusals';
import { type CardId, printOf, type State } from '../stack/state';
import { carrierOf, participantOf, titleOf, whyKept, whyNotAboard } from './boarding';
import { whyNotShuttleThere } from './dagobah';
import { isDriven, placeFacts } from './reach';

/** A site and the system of the same planet. */
// swccg/locations#related-adjacent
function areRelated(state: State, site: CardId, system: CardId): boolean {
  const [here, there] = [placeFacts(state, site), placeFacts(state, system)];
  if (here?.kind !== 'site' || there?.kind !== 'system' || here.of === undefined) return false;
  return here.of === there.of || here.of === printOf(state, system).title;
}

const notRelated = (state: State, one: CardId, other: CardId): Refusal =>
  refuse('not-related', { location: titleOf(state, one), other: titleOf(state, other) });

const isBay = (state: State, id: CardId | undefined): boolean =>
  placeFacts(state, id)?.dockingBay !== undefined;

/** Whether it has moved this turn already, or a text keeps it where it is. */
// swccg/death-star-ii/moving#moves-per-turn
export const whyNotMoveNow = (state: State, id: CardId): Refusal | undefined =>
  state.field?.moved.includes(id)
    ? refuse('already-moved', { card: titleOf(state, id) })
    : whyKept(state, id);

/** One regular move a turn, of a card that is carried by no other and held by nobody. */
// swccg/death-star-ii/moving#moves-per-turn
export function whyNotOnItsOwn(state: State, id: CardId): Refusal | undefined {
  const card = titleOf(state, id);
  const stays = whyNotMoveNow(state, id);
  if (stays) return stays;
  if (state.cards[id]?.at !== placeOf(state, id)) return refuse('aboard-moves-along', { card });
  if (state.cards[id]?.undercover) return refuse('undercover', { card });
  return state.cards[id]?.captive ? refuse('captive', { card: 'Move', target: card }) : undefined;
}

// swccg/docking-bay-transit
export function whyNotLeaveBay(state: State, id: CardId): Refusal | undefined {
  const at = state.cards[id]?.at ?? '';
  return (
    whyNotOnItsOwn(state, id) ??
    (isBay(state, at)
      ? undefined
      : refuse('no-docking-bay', { card: titleOf(state, id), location: titleOf(state, at) }))
  );
}

// swccg/docking-bay-transit
export function whyNotToBay(state: State, id: CardId, to: CardId): Refusal | undefined {
  if (isBay(state, to) && to !== placeOf(state, id)) return undefined;
  return refuse('no-docking-bay', { card: titleOf(state, id), location: titleOf(state, to) });
}

/** Whoever shuttles is at a site, or aboard a starship. */
// swccg/death-star-ii/moving#shuttling
export const whyNotShuttle = whyNotMoveNow;

/** From an exterior site to a capital starship at the related system. */
// swccg/death-star-ii/moving#shuttling
export function whyNotUp(state: State, id: CardId, host: CardId, as: Role): Refusal | undefined {
  const [from, above] = [state.cards[id]?.at ?? '', state.cards[host]?.at ?? ''];
  return (
    whyNotOnItsOwn(state, id) ??
    whyNotOutdoors(state, id, from) ??
    whyNotShuttleThere(state, id, from) ??
    whyNotDocked(state, host) ??
    (areRelated(state, from, above) ? undefined : notRelated(state, from, above)) ??
    whyNotThroughBay(state, id, from, above) ??
    whyNotAboard(state, id, host, as)
  );
}

/** And down again. */
// swccg/death-star-ii/moving#shuttling
export function whyNotDown(state: State, id: CardId, to: CardId): Refusal | undefined {
  const host = state.cards[id]?.at ?? '';
  if (!carrierOf(state, host)) return refuse('not-aboard', { card: titleOf(state, id) });
  const above = state.cards[host]?.at ?? '';
  return (
    whyNotDocked(state, host) ??
    whyNotOutdoors(state, id, to) ??
    whyNotShuttleThere(state, id, to) ??
    (areRelated(state, to, above) ? undefined : notRelated(state, to, above)) ??
    whyNotThroughBay(state, id, to, above)
  );
}

/** The first Death Star has one bay for its shuttles. */
// swccg/death-star-dark-side#docking-bay-327
function whyNotThroughBay(state: State, id: CardId, site: CardId, system: CardId): Refusal | undefined {
  const isStation = placeFacts(state, system)?.kind === 'system' && titleOf(state, system) === 'Death Star';
  return isStation && !titleOf(state, site).includes('Docking Bay 327')
    ? refuse('only-bay-327', { card: titleOf(state, id), location: titleOf(state, site) })
    : undefined;
}

function whyNotOutdoors(state: State, id: CardId, at: CardId): Refusal | undefined {
  const place = placeFacts(state, at);
  if (place?.kind === 'site' && place.exterior) return undefined;
  return refuse('not-outdoors', { card: titleOf(state, id), location: titleOf(state, at) });
}

function whyNotDocked(state: State, host: CardId): Refusal | undefined {
  const facts = carrierOf(state, host);
  if (facts?.kind === 'starship' && facts.type === 'capital' && facts.shipDocking) return undefined;
  return refuse('no-ship-docking', { card: titleOf(state, host) });
}

/** A piloted starfighter; it needs no nav computer. */
// swccg/death-star-ii/moving#landing-taking-off
export function whyNotFly(state: State, id: CardId): Refusal | undefined {
  const facts = participantOf(state, id);
  const card = titleOf(state, id);
  if (facts?.kind !== 'starship' || facts.type !== 'starfighter') return refuse('no-starfighter', { card });
  return whyNotOnItsOwn(state, id) ?? (isDriven(state, id) ? undefined : refuse('not-driven', { card }));
}

/** From a system to a related exterior site, or to a docking bay. */
// swccg/death-star-ii/moving#landing-taking-off
export function whyNotLand(state: State, id: CardId, to: CardId): Refusal | undefined {
  const from = placeOf(state, id) ?? '';
  if (placeFacts(state, from)?.kind !== 'system' || placeFacts(state, to)?.kind !== 'site')
    return refuse('out-of-range', { card: titleOf(state, id), location: titleOf(state, to) });
  return areRelated(state, to, from) ? whyNotTouch(state, id, to) : notRelated(state, to, from);
}

/** And back. */
// swccg/death-star-ii/moving#landing-taking-off
export function whyNotTakeOff(state: State, id: CardId, to: CardId): Refusal | undefined {
  const from = placeOf(state, id) ?? '';
  if (placeFacts(state, from)?.kind !== 'site' || placeFacts(state, to)?.kind !== 'system')
    return refuse('out-of-range', { card: titleOf(state, id), location: titleOf(state, to) });
  return areRelated(state, from, to) ? whyNotTouch(state, id, from) : notRelated(state, from, to);
}

// swccg/death-star-ii/moving#tie-docking-bay
function whyNotTouch(state: State, id: CardId, site: CardId): Refusal | undefined {
  if (isBay(state, site)) return undefined;
  const facts = participantOf(state, id);
  return facts?.kind === 'starship' && facts.tie
    ? refuse('needs-docking-bay', { card: facts.title, location: titleOf(state, site) })
    : whyNotOutdoors(state, id, site);
}

/** What the docking bay that is left asks for, once for the whole group. */
// swccg/docking-bay-transit#which-bay
export function transitCost(state: State, cards: readonly CardId[] = []): number {
  const [first] = cards;
  const owner = first === undefined ? undefined : state.cards[first]?.owner;
  const from = first === undefined ? undefined : placeOf(state, first);
  return owner === undefined ? 0 : (placeFacts(state, from)?.dockingBay?.[owner] ?? 0);
}

/** 1 Force; nothing where the site is a docking bay. */
// swccg/death-star-ii/moving#landing-taking-off
export function landingCost(state: State, card: CardId | undefined, to: CardId | undefined): number {
  const from = card === undefined ? undefined : placeOf(state, card);
  return isBay(state, from) || isBay(state, to) ? 0 : 1;
}
