import type { Side } from '../../core/sides';
import type { CardFacts } from '../battle/facts';
import type { Role } from '../battle/state';
import { whyNotInPlay } from '../stack/conditions';
import { placeOf } from '../stack/place';
import { type Refusal, refuse } from '../stack/refusals';
import { type CardId, isInert, printOf, type State } from '../stack/state';
import { titleOf, whyNotAboard } from './boarding';
import { isAdmitted, whyNotToDagobah } from './dagobah';
import { occupies } from './presence';
import { placeFacts } from './reach';
import { isDeathStarSector } from './sectors';
import type { PlaceFacts } from './state';
import { spiesAt } from './undercover';

/**
 * Characters and vehicles go to sites, starships to systems and sectors, a starfighter there only with a pilot of its
 * own, or to a docking bay; there has to be presence or an icon.
 */
// swccg/death-star-ii/turn#deploying-characters-vehicles-starships, swccg/presence#what-it-is-for
export function whyNotDeployTo(
  state: State,
  by: Side,
  card: CardId,
  id: CardId,
  isManned = false,
): Refusal | undefined {
  const place = placeFacts(state, id);
  const facts = printOf(state, card).figures;
  const args = { card: titleOf(state, card), location: titleOf(state, id) };
  if (!place || !facts || !(isRightPlace(facts, place) || isAdmitted(state, card, id)))
    return refuse('wrong-place', args);
  if (place.kind !== 'site' && !isManned && needsPilot(facts)) return refuse('no-pilot-to-deploy', args);
  return whyNotThere(state, by, card, id);
}

const needsPilot = (facts: CardFacts): boolean =>
  facts.kind === 'starship' && facts.type === 'starfighter' && !facts.permanentPilot;

const isRightPlace = (facts: CardFacts, place: PlaceFacts): boolean => {
  if (facts.kind === 'starship')
    return place.kind !== 'site' || (facts.type === 'starfighter' && place.dockingBay !== undefined);
  if (facts.kind === 'vehicle') return place.kind === 'site' && place.exterior === true;
  return place.kind === 'site';
};

// swccg/deployment-restrictions#no-presence
function whyNotThere(state: State, by: Side, card: CardId, at: CardId): Refusal | undefined {
  const place = placeFacts(state, at);
  if (isDeathStarSector(place))
    return refuse('no-deployment-here', { card: titleOf(state, card), location: titleOf(state, at) });
  const closed = whyNotToDagobah(state, card, at);
  if (closed) return closed;
  const icons = place?.icons[by] ?? 0;
  const isLetIn = printOf(state, card).tags?.includes('spy') || spiesAt(state, by, at).length > 0;
  if (icons > 0 || isLetIn || occupies(state, by, at)) return undefined;
  return refuse('no-presence-to-deploy', { card: titleOf(state, card), location: titleOf(state, at) });
}

/** Straight aboard one's own vehicle or starship, where one has presence or an icon, as far as there is room. */
// swccg/deploying-cards-on-vehicles-and-starships
export const whyNotDeployAboard = (
  state: State,
  by: Side,
  card: CardId,
  host: CardId,
  as: Role,
): Refusal | undefined =>
  whyNotAboard(state, card, host, as) ?? whyNotThere(state, by, card, placeOf(state, host) ?? '');

/** A starfighter that has no pilot of its own goes to a system with one who is deployed along with it. */
// swccg/death-star-ii/turn#starfighter-deployment
export function whyNotDeployManned(state: State, by: Side, card: CardId, id: CardId): Refusal | undefined {
  const facts = printOf(state, card).figures;
  if (!facts || !needsPilot(facts) || placeFacts(state, id)?.kind === 'site')
    return refuse('pilot-not-needed', { card: titleOf(state, card), location: titleOf(state, id) });
  return whyNotDeployTo(state, by, card, id, true);
}

/** Whoever comes along has to be a pilot for whom there is a seat, and who may be on table at all. */
// swccg/death-star-ii/turn#starfighter-deployment, swccg/unique-and-restricted, swccg/personas
export const whyNotComeAlong = (state: State, by: Side, card: CardId, pilot: CardId): Refusal | undefined =>
  whyNotAboard(state, pilot, card, 'pilot') ?? whyNotInPlay(state, by, pilot);

/** Whether a weapon may be deployed on that card. */
// swccg/weapons-carrying
export function canCarry(state: State, weapon: CardId, id: CardId): boolean {
  const [carried, bearer] = [printOf(state, weapon).figures, printOf(state, id).figures];
  return carried?.kind === 'weapon' && bearer?.kind === carried.class && !isInert(state.cards[id]);
}
