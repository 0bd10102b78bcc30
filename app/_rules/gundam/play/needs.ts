import { isNamed } from '../cards';
import type { Amount, CardFacts, CardFilter, Need, PilotFilter } from '../printed/schema';
import { resourcesIn } from '../resources';
import { candidates } from './choose';
import { hasHappened } from './happened';
import { friendsOf, hasTurn, isOut, playerOf, seatsLeft, sideOf, unitAt } from './sides';
import type { PlayerState, PlayState, Seat } from './state';
import { fits, hasPilot } from './values';

/** Whether a card that is not in play is of this description; a Command goes by what it is, not by its Pilot. */
export function cardFits(card: CardFacts | undefined, filter: CardFilter = {}): boolean {
  const { types, names, traits, colours, minLv, maxLv, keyword, either } = filter;
  const asksNothing =
    !types && !names && !traits && !colours && !keyword && minLv === undefined && maxLv === undefined;
  if (either && !either.some((each) => cardFits(card, each))) return false;
  if (!card) return asksNothing;
  if (keyword && !('keywords' in card && card.keywords?.[keyword])) return false;
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

const exOf = ({ resources }: PlayerState): number => (resources?.ex ?? 0) + (resources?.exRested ?? 0);

/** Whether what a text asks of the players is so: EX Resources, and how the others stand. */
function meetsOfPlayers(state: PlayState, player: Seat, need: Need): boolean {
  const { ex, opponentEx, enemyPlayers, enemyTrash, opponentHand } = need;
  if (ex && !isWithin(exOf(playerOf(state, player)), ex)) return false;
  if (!opponentEx && enemyPlayers === undefined && enemyTrash === undefined && opponentHand === undefined)
    return true;
  const friends = friendsOf(state, player);
  const enemies = seatsLeft(state).filter((seat) => !friends.includes(seat));
  const some = (isSo: (enemy: PlayerState) => boolean): boolean =>
    enemies.some((seat) => isSo(playerOf(state, seat)));
  return (
    (enemyPlayers === undefined || enemies.length >= enemyPlayers) &&
    (!opponentEx || some((enemy) => isWithin(exOf(enemy), opponentEx))) &&
    (enemyTrash === undefined || some(({ trash }) => trash.length >= enemyTrash)) &&
    (opponentHand === undefined || some(({ hand }) => hand.length >= opponentHand))
  );
}

/** Whether what the text being carried out has chosen is of this description; before it chooses, nothing is asked. */
const isChosenOf = (state: PlayState, chosen: NonNullable<Need['chosen']>): boolean =>
  !state.resolving || state.resolving.targets.some((id) => fits(state, id, chosen));

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
  const { trash, units, atLeast = 1, lv, yourTurn, opponentsTurn, also, not } = need;
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
  if (need.chosen && !isChosenOf(state, need.chosen)) return false;
  if (need.fromTrash && !unitAt(state, source)?.fromTrash) return false;
  if (need.worked !== undefined && (state.resolving?.worked ?? 0) < need.worked) return false;
  if (need.destroys && !state.resolving?.destroyed) return false;
  if (need.thisTurn && !hasHappened(state, player, need.thisTurn, source)) return false;
  return meetsOfPlayers(state, player, need);
}
