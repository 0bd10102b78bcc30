import type { Gain, Times } from '../printed/schema';
import { candidates } from './choose';
import { cardFits } from './needs';
import { friendsOf, playerOf, seatsLeft } from './sides';
import type { PlayState, Seat } from './state';
import { apOf, placeOf } from './values';

/** How often an amount counts, for this player's text on this card; whole steps only. */
// gundam/when-a-value-is-fixed#whole-steps
export function timesOf(
  state: PlayState,
  player: Seat,
  source: string,
  { units, trash, milled, ap, damage, chosen, enemyPlayers, paid }: Times,
): number {
  if (units) return candidates(state, player, source, units).length;
  if (trash) return inTrash(state, player, trash);
  if (milled) return (state.resolving?.milled ?? []).filter((id) => cardFits(state.cards[id], milled)).length;
  if (chosen) return state.resolving?.targets.length ?? 0;
  if (paid) return state.resolving?.paid ?? 0;
  if (enemyPlayers) {
    const friends = friendsOf(state, player);
    return seatsLeft(state).filter((seat) => !friends.includes(seat)).length;
  }
  if (damage) return placeOf(state, source)?.damage ?? 0;
  return ap ? Math.floor(apOf(state, source) / ap) : 1;
}

function inTrash(state: PlayState, player: Seat, { unique, ...asked }: NonNullable<Times['trash']>): number {
  const found = playerOf(state, player).trash.filter((id) => cardFits(state.cards[id], asked));
  return unique ? new Set(found.map((id) => state.cards[id]?.name)).size : found.length;
}

/** What is given so many times; nothing if that is none. */
export function counted<Given extends Gain>(given: Given, times: number): Given | undefined {
  if (times === 0) return undefined;
  if (times === 1) return given;
  const { ap, hp, keywords } = given;
  const more = { ...keywords };
  for (const keyword of ['breach', 'repair', 'support'] as const)
    if (more[keyword] !== undefined) more[keyword] *= times;
  return {
    ...given,
    ...(ap !== undefined && { ap: ap * times }),
    ...(hp !== undefined && { hp: hp * times }),
    ...(keywords && { keywords: more }),
  };
}
