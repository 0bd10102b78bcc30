import { battleOf, type CardId, isInert, printOf, type State } from './state';

/** The location where a card is, also aboard or on another one. */
export function placeOf(state: State, id: CardId): string | undefined {
  if (printOf(state, id).kind === 'location') return id;
  let place = state.cards[id]?.at;
  for (let hops = 0; place !== undefined && hops < 9; hops++) {
    const host = state.cards[place];
    if (!host || printOf(state, place).kind === 'location') return place;
    place = host.at;
  }
  return place;
}

/**
 * Whether a card on table does anything. A captive or an undercover spy does not, nor a weapon or device that it carries; nor, in the battle
 * under way, a card that is excluded from it or that came there after it had battled elsewhere.
 */
// swccg/card-states
export function isActive(state: State, id: CardId): boolean {
  const battle = battleOf(state);
  const fight = battle?.battle?.fight;
  const { kind } = printOf(state, id);
  const host = kind === 'weapon' || kind === 'device' ? state.cards[id]?.at : undefined;
  const isOut = (one: CardId): boolean => isInert(state.cards[one]) || fight?.excluded.includes(one) || false;
  if (isOut(id) || (host !== undefined && isOut(host))) return false;
  if (!fight || !state.field) return true;
  const { fought, kept } = state.field;
  if (!fought.includes(id) && !kept?.some(({ card, from }) => card === id && from === 'battling'))
    return true;
  return fight.participants.includes(id) || placeOf(state, id) !== battle?.at;
}
