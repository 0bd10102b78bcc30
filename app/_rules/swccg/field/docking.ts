import type { Role } from '../battle/state';
import { type Refusal, refuse } from '../stack/refusals';
import { rosterOf } from '../stack/roster';
import { type CardId, cardOf, type State } from '../stack/state';
import { carrierOf, titleOf, whyKept, whyNotAboard } from './boarding';
import { isDriven, placeFacts } from './reach';

/** From one starship to another, and from one place aboard to another. */

const starshipOf = (state: State, id: CardId) => {
  const facts = carrierOf(state, id);
  return facts?.kind === 'starship' ? facts : undefined;
};

/** Whoever is aboard a starship beside which there is another one. */
// swccg/death-star-ii/moving#transferring
export function whyNotTransfer(state: State, id: CardId): Refusal | undefined {
  const host = state.cards[id]?.at ?? '';
  if (!starshipOf(state, host)) return refuse('not-aboard', { card: titleOf(state, id) });
  const kept = whyKept(state, id);
  if (kept) return kept;
  const isOther = ({ id: other }: { id: CardId }) =>
    other !== host && starshipOf(state, other) && !whyNotDock(state, host, other);
  return rosterOf(state).cards.some(isOther) ? undefined : noDocking(state, host);
}

/** Two starships at one system or sector, of which one is piloted and has ship-docking capability. */
// swccg/death-star-ii/moving#transferring
function whyNotDock(state: State, one: CardId, other: CardId): Refusal | undefined {
  const [here, there] = [state.cards[one], state.cards[other]];
  const kind = placeFacts(state, here?.at)?.kind;
  const isApart = here?.at !== there?.at || there?.zone !== 'table' || kind === undefined || kind === 'site';
  if (isApart || here?.owner !== there?.owner)
    return refuse('not-together', { card: titleOf(state, one), host: titleOf(state, other) });
  const canDock = (id: CardId) => starshipOf(state, id)?.shipDocking === true && isDriven(state, id);
  return canDock(one) || canDock(other) ? undefined : noDocking(state, one);
}

const noDocking = (state: State, id: CardId): Refusal => refuse('cannot-dock', { card: titleOf(state, id) });

/** All of a group, as far as there is room. */
// swccg/death-star-ii/moving#ship-to-ship
export function whyNotAcross(
  state: State,
  group: readonly CardId[],
  to: CardId,
  as: Role,
): Refusal | undefined {
  const [first = ''] = group;
  const from = state.cards[first]?.at ?? '';
  const args = { card: titleOf(state, first), host: titleOf(state, to) };
  if (from === to || group.some((id) => state.cards[id]?.at !== from)) return refuse('not-together', args);
  const apart = whyNotDock(state, from, to);
  if (apart) return apart;
  let now = state;
  for (const id of group) {
    const refusal = whyNotAboard(now, id, to, as);
    if (refusal) return refusal;
    now = seated(now, id, to, as);
  }
  return undefined;
}

const seated = (state: State, id: CardId, at: CardId, as: Role | undefined): State => {
  const { as: _, ...card } = cardOf(state, id);
  return { ...state, cards: { ...state.cards, [id]: { ...card, at, ...(as && { as }) } } };
};

/** As if its place were free, and that of whoever it escorts. */
const standing = (state: State, id: CardId): State => seated(state, id, '', undefined);

/** Whoever is aboard, and does not sit there already. */
// swccg/death-star-ii/moving#choosing-pilots
export function whyNotReseat(state: State, id: CardId, as: Role): Refusal | undefined {
  const card = state.cards[id];
  const host = card?.at ?? '';
  const carrier = carrierOf(state, host);
  if (!card || !carrier) return refuse('not-aboard', { card: titleOf(state, id) });
  if (roleOf(state, id) === as) return refuse('sits-there', { card: titleOf(state, id) });
  const refusal = whyNotAboard(standing(state, id), id, host, as);
  // one who sits at the controls may give up the place
  return refusal?.code === 'no-room' && as !== 'passenger' ? undefined : refusal;
}

const roleOf = (state: State, id: CardId): Role => state.cards[id]?.as ?? 'passenger';

/** Without anybody who makes room, there has to be some; with somebody, the two change places. */
// swccg/death-star-ii/moving#choosing-pilots
export function whyNotInstead(
  state: State,
  id: CardId,
  other: CardId | undefined,
  as: Role,
): Refusal | undefined {
  const host = state.cards[id]?.at ?? '';
  if (other === undefined) return whyNotAboard(standing(state, id), id, host, as);
  const args = { card: titleOf(state, other), host: titleOf(state, host) };
  if (other === id || state.cards[other]?.at !== host || roleOf(state, other) !== as)
    return refuse('not-together', args);
  const without = standing(standing(state, id), other);
  return whyNotAboard(without, id, host, as) ?? whyNotAboard(without, other, host, roleOf(state, id));
}

/** Both change places, or one takes a free one. */
export function reseat(state: State, id: CardId, other: CardId | undefined, as: Role): void {
  const before = roleOf(state, id);
  const host = state.cards[id]?.at;
  if (host === undefined) return;
  const { cards } = seated(state, id, host, as);
  state.cards = cards;
  if (other !== undefined) state.cards = seated(state, other, host, before).cards;
}
