import { cardFits } from '../stack/patterns';
import { placeOf } from '../stack/place';
import { type Refusal, refuse } from '../stack/refusals';
import { standingOf } from '../stack/roster';
import { type CardId, printOf, type State } from '../stack/state';
import { titleOf } from './boarding';
import { placeFacts } from './reach';

const DAGOBAH = 'Dagobah';

/** The system, or one of its sites. */
export function isDagobah(state: State, id: CardId | undefined): boolean {
  const place = placeFacts(state, id);
  if (id === undefined || !place) return false;
  return place.kind === 'system' ? titleOf(state, id) === DAGOBAH : place.of === DAGOBAH;
}

/** Whether a text on table lets a card deploy to a location where it otherwise might not. */
// swccg/dagobah#specific-permission, swccg/dagobah-bog-clearing
export const isAdmitted = (state: State, card: CardId, at: CardId): boolean =>
  standingOf(state, 'admits').some(
    ({ id, owner, standing }) => placeOf(state, id) === at && cardFits(state, standing.admits, card, owner),
  );

const notThere = (state: State, card: CardId, at: CardId): Refusal =>
  refuse('closed-planet', { card: titleOf(state, card), location: titleOf(state, at) });

/** Why a character, vehicle or starship does not deploy at Dagobah, be it aboard: its own text has to let it, or another. */
// swccg/deployment-restrictions#dagobah
export const whyNotToDagobah = (state: State, card: CardId, at: CardId): Refusal | undefined =>
  !isDagobah(state, at) || printOf(state, card).tags?.includes('dagobah') || isAdmitted(state, card, at)
    ? undefined
    : notThere(state, card, at);

/** Why a Utinni Effect neither deploys there nor targets a card there. */
// swccg/dagobah#utinni-effects
export function whyNotUtinniThere(state: State, card: CardId, id: CardId): Refusal | undefined {
  const { kind, tags } = printOf(state, card);
  if (kind !== 'utinni-effect' || tags?.includes('dagobah')) return undefined;
  const at = placeOf(state, id);
  return at !== undefined && isDagobah(state, at) ? notThere(state, card, at) : undefined;
}

/** Why nobody is shuttled to a site of Dagobah, or from it. */
// swccg/dagobah#no-shuttles-no-transport
export const whyNotShuttleThere = (state: State, card: CardId, site: CardId): Refusal | undefined =>
  isDagobah(state, site) ? notThere(state, card, site) : undefined;
