import { isNamed } from '../cards';
import type { Amount, CardFacts, CardFilter, Need, PilotFilter } from '../printed/schema';
import { resourcesIn } from '../resources';
import { candidates } from './choose';
import { friendsOf, hasTurn, isOut, playerOf, seatsLeft, sideOf } from './sides';
import type { PlayState, Seat } from './state';
import { fits, hasPilot } from './values';

/** Whether a card that is not in play is of this description; a Command goes by what it is, not by its Pilot. */
export function cardFits(card: CardFacts | undefined, filter: CardFilter = {}): boolean {
  const { types, names, traits, colours, minLv, maxLv } = filter;
  const asksNothing = !types && !names && !traits && !colours && minLv === undefined && maxLv === undefined;
  if (!card) return asksNothing;
  const lv = card.lv ?? 0;
  return (
    (!types || types.includes(card.type)) &&
    (!names || isNamed(card, names)) &&
    (!traits || traits.some((trait) => card.traits?.includes(trait))) &&
    (!colours || (card.colour !== undefined && colours.includes(card.colour))) &&
    (minLv === undefined || lv >= minLv) &&
    (maxLv === undefined || lv <= maxLv)
  );
}

const isWithin = (count: number, { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Amount): boolean =>
  count >= atLeast && count <= atMost;

/** Of each opponent, or each opposing team. */
const shieldsOfEnemies = (state: PlayState, player: Seat): number[] => {
  const own = sideOf(state, player);
  return state.areas.flatMap(({ shields }, side) =>
    side === own || isOut(state, side) ? [] : [shields.length],
  );
};

const hasPilotInPlay = (state: PlayState, player: Seat, pilot: PilotFilter): boolean =>
  state.units.some(({ id, owner }) => owner === player && hasPilot(state, id, pilot));

/** Whether what a text asks of the table is so, for its player. `source` is the card whose text it is. */
export function meets(state: PlayState, player: Seat, need: Need | undefined, source: string): boolean {
  if (!need) return true;
  const { trash, units, atLeast = 1, lv, opponentHand, yourTurn, opponentsTurn, also, not } = need;
  const { hand, enemyShields, pilots, milled } = need;
  if (yourTurn && !hasTurn(state, player)) return false;
  if (opponentsTurn && hasTurn(state, player)) return false;
  if (not && meets(state, player, not, source)) return false;
  if (also?.some((each) => !meets(state, player, each, source))) return false;
  const own = playerOf(state, player);
  if (need.this && !fits(state, source, need.this)) return false;
  if (trash && own.trash.filter((id) => cardFits(state.cards[id], trash)).length < trash.count) return false;
  if (units && candidates(state, player, source, units).length < atLeast) return false;
  if (lv !== undefined && own.resources && resourcesIn(own.resources) < lv) return false;
  if (hand && !isWithin(own.hand.length, hand)) return false;
  if (enemyShields && !shieldsOfEnemies(state, player).some((count) => isWithin(count, enemyShields)))
    return false;
  if (pilots && !hasPilotInPlay(state, player, pilots)) return false;
  if (need.exPaid && !state.resolving?.exPaid) return false;
  if (milled) {
    const found = state.resolving?.milled?.filter((id) => cardFits(state.cards[id], milled)) ?? [];
    if (found.length < (milled.count ?? 1)) return false;
  }
  if (opponentHand === undefined) return true;
  const friends = friendsOf(state, player);
  return seatsLeft(state).some(
    (seat) => !friends.includes(seat) && playerOf(state, seat).hand.length >= opponentHand,
  );
}
