import type { Keywords } from '../cards';
import { mayAttack as mayUnitAttack } from '../play/attacking';
import { candidates } from '../play/choose';
import { priceOf as priceIn } from '../play/costs';
import { meets } from '../play/needs';
import { unitAt } from '../play/sides';
import {
  apOf as apIn,
  gainsOf,
  holds as holdsFor,
  hpOf as hpIn,
  isLinkUnit,
  keywordsOf as keywordsIn,
} from '../play/values';
import type { Price } from '../resources';
import { asPlay, asPlayWith } from './as-play';
import { choiceOf, factsOf, needOf, whileOf } from './card-language';
import type { Condition, Target, TurnCard } from './cards';
import { type Player, type TurnState, tableOf, type UnitInPlay } from './state';

export { resourcesIn } from '../resources';

/** Paired with a Pilot that fulfils its link conditions. */
// gundam/link-unit
export const isLink = (state: TurnState, unit: UnitInPlay): boolean =>
  isLinkUnit(asPlayWith(state, ownerOf(state, unit.id) ?? state.turn, unit), unit.id);

/** Whether what a card asks of its Unit's Pilot is so. */
export const holds = (state: TurnState, { id }: UnitInPlay, during: 'pair' | 'link' | undefined): boolean =>
  during === undefined || holdsFor(asPlay(state), id, whileOf(during));

/** Whether a condition printed on a card is met for its player. */
export const met = (state: TurnState, player: Player, condition: Condition | undefined, self = ''): boolean =>
  !condition || meets(asPlay(state), player, needOf(condition), self);

/** AP with the Pilot's boost and what effects add; never below 0. */
// gundam/ap, gundam/pilot
export const apOf = (state: TurnState, player: Player, unit: UnitInPlay): number =>
  apIn(asPlayWith(state, player, unit), unit.id);

/** HP before damage, with the Pilot's boost and what effects add; never below 0. */
// gundam/hp, gundam/pilot
export const hpOf = (state: TurnState, player: Player, unit: UnitInPlay): number =>
  Math.max(0, hpIn(asPlayWith(state, player, unit), unit.id));

/** What the card asks for now. */
// gundam/lv, gundam/cost
export const priceOf = (state: TurnState, player: Player, card: TurnCard): Price =>
  priceIn(asPlay(state), player, '', factsOf(card));

/** What the card costs now; never below 0. */
// gundam/cost
export const costOf = (state: TurnState, player: Player, card: TurnCard): number =>
  priceOf(state, player, card).cost;

/** A condition, not a price: every Resource counts, active or rested. */
// gundam/lv
export const lvOf = (state: TurnState, player: Player, card: TurnCard): number =>
  priceOf(state, player, card).lv;

/** Whether the Unit could attack now: active, and deployed before this turn unless it is a Link Unit. */
// gundam/rulebook/playing-cards#deploying, gundam/link-unit
export function mayAttack(state: TurnState, player: Player, id: string): boolean {
  const play = asPlay(state);
  const unit = unitAt(play, id);
  if (unit?.owner !== player || unit.rested || state.turn !== player || state.phase !== 'main') return false;
  return mayUnitAttack(play, unit, gainsOf(play, id));
}

/** The player who has this Unit in play. */
export const ownerOf = (state: TurnState, id: string): Player | undefined =>
  state.players.find((player) => tableOf(state, player).units.some((unit) => unit.id === id));

export const unitInPlay = (state: TurnState, id: string): UnitInPlay | undefined => {
  for (const player of state.players) {
    const unit = tableOf(state, player).units.find((each) => each.id === id);
    if (unit) return unit;
  }
  return undefined;
};

/** Keyword effects of a Unit and its Pilot in one. */
// gundam/keyword-effects
export const keywordsOf = (state: TurnState, { id }: UnitInPlay): Keywords => keywordsIn(asPlay(state), id);

/** The Units that an effect of this player speaks of, or that can be chosen for it. */
export function targets(state: TurnState, by: Player, self: string | undefined, to: Target): string[] {
  if (to.self) return self !== undefined && unitInPlay(state, self) ? [self] : [];
  return candidates(asPlay(state), by, self ?? '', choiceOf(to));
}
