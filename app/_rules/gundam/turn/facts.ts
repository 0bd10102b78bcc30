import { isToken, type Keywords, links, type UnitCard } from '../cards';
import { isOf } from '../description';
import { addedUp } from '../keywords';
import { boostOf } from '../pairing';
import type { Filter } from '../printed/schema';
import { type Price, priceWith } from '../resources';
import type { Condition, Standing, Target, TurnCard } from './cards';
import { type Player, type TurnState, tableOf, type UnitInPlay } from './state';

export { resourcesIn } from '../resources';

export function unitCard(state: TurnState, id: string): (UnitCard & TurnCard) | undefined {
  const card = state.cards[id];
  return card?.type === 'unit' ? card : undefined;
}

/** Paired with a Pilot that fulfils its link conditions. */
// gundam/link-unit
export function isLink(state: TurnState, { id, pilot }: UnitInPlay): boolean {
  const unit = unitCard(state, id);
  const card = pilot === null ? undefined : state.cards[pilot];
  if (!unit || (card?.type !== 'pilot' && card?.type !== 'command')) return false;
  return links(unit, card);
}

/** Whether what a card asks of its Unit's Pilot is so. */
export function holds(state: TurnState, unit: UnitInPlay, during: 'pair' | 'link' | undefined): boolean {
  if (during === undefined) return true;
  return during === 'pair' ? unit.pilot !== null : isLink(state, unit);
}

const traitsOf = (state: TurnState, id: string): readonly string[] => state.cards[id]?.traits ?? [];

function countUnits(state: TurnState, player: Player, trait: string | undefined, except?: string): number {
  let count = 0;
  for (const { id } of tableOf(state, player).units)
    if (id !== except && (trait === undefined || traitsOf(state, id).includes(trait))) count++;
  return count;
}

/** Whether a condition printed on a card is met for its player. */
export function met(
  state: TurnState,
  player: Player,
  condition: Condition | undefined,
  self?: string,
): boolean {
  if (!condition) return true;
  const { commandsInTrash, ownUnits, enemyUnits, otherUnits, trait, opponentHand, yourTurn } = condition;
  if (yourTurn && state.turn !== player) return false;
  if (ownUnits !== undefined && countUnits(state, player, trait) < ownUnits) return false;
  if (otherUnits !== undefined && countUnits(state, player, trait, self) < otherUnits) return false;
  if (commandsInTrash !== undefined && countCommands(state, player) < commandsInTrash) return false;
  if (enemyUnits !== undefined) {
    let enemies = 0;
    for (const other of state.players) if (other !== player) enemies += countUnits(state, other, trait);
    if (enemies < enemyUnits) return false;
  }
  return (
    opponentHand === undefined ||
    state.players.some((other) => other !== player && tableOf(state, other).hand.length >= opponentHand)
  );
}

function countCommands(state: TurnState, player: Player): number {
  let count = 0;
  for (const id of tableOf(state, player).trash) if (state.cards[id]?.type === 'command') count++;
  return count;
}

const NONE: readonly Standing[] = [];

function standing(state: TurnState, player: Player, unit: UnitInPlay, what: 'ap' | 'hp'): number {
  let sum = 0;
  for (const other of tableOf(state, player).units) {
    const own = other.id === unit.id;
    sum += standingIn(state, player, other, other.id, own, what);
    if (other.pilot !== null) sum += standingIn(state, player, other, other.pilot, own, what);
  }
  return sum;
}

/** What a card, of a Unit or its Pilot, adds to that Unit itself, or to another one of its player's. */
function standingIn(
  state: TurnState,
  player: Player,
  unit: UnitInPlay,
  source: string,
  own: boolean,
  what: 'ap' | 'hp',
): number {
  let sum = 0;
  for (const each of state.cards[source]?.standing ?? NONE)
    if (each[what] !== undefined && (own || each.all) && holds(state, unit, each.during))
      if (met(state, player, each.if, unit.id)) sum += each[what];
  return sum;
}

function worth(state: TurnState, player: Player, unit: UnitInPlay, what: 'ap' | 'hp'): number {
  const card = unitCard(state, unit.id);
  const boost = boostOf(state.cards[unit.pilot ?? ''], what);
  return Math.max(0, (card?.[what] ?? 0) + boost + unit[what] + standing(state, player, unit, what));
}

/** AP with the Pilot's boost and what effects add; never below 0. */
// gundam/ap, gundam/pilot
export const apOf = (state: TurnState, player: Player, unit: UnitInPlay): number =>
  worth(state, player, unit, 'ap');

/** HP before damage, with the Pilot's boost and what effects add. */
// gundam/hp, gundam/pilot
export const hpOf = (state: TurnState, player: Player, unit: UnitInPlay): number =>
  worth(state, player, unit, 'hp');

/** What the card asks for now. */
// gundam/lv, gundam/cost
export const priceOf = (state: TurnState, player: Player, card: TurnCard): Price =>
  priceWith(card, card.less && met(state, player, card.less.if) ? card.less : undefined);

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
  const unit = tableOf(state, player).units.find((each) => each.id === id);
  if (!unit || unit.rested || state.turn !== player || state.phase !== 'main') return false;
  return unit.since !== state.turnNumber || isLink(state, unit);
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
export function keywordsOf(state: TurnState, { id, pilot }: UnitInPlay): Keywords {
  const paired = state.cards[pilot ?? ''];
  return addedUp(unitCard(state, id)?.keywords ?? {}, paired?.type === 'pilot' ? paired.keywords : undefined);
}

const FILTERS = new WeakMap<Target, Filter>();

/** The description in the words of the card language. */
function filterOf(to: Target): Filter {
  let filter = FILTERS.get(to);
  if (!filter) {
    const { rested, damaged, link, blocker, trait, lvAtLeast, lvAtMost, apAtLeast, apAtMost, hpAtMost } = to;
    filter = {
      ...(rested !== undefined && { rested }),
      ...(damaged && { damaged }),
      ...(link && { link }),
      ...(blocker && { keyword: 'blocker' as const }),
      ...(trait !== undefined && { traits: [trait] }),
      ...(lvAtLeast !== undefined && { minLv: lvAtLeast }),
      ...(lvAtMost !== undefined && { maxLv: lvAtMost }),
      ...(apAtLeast !== undefined && { minAp: apAtLeast }),
      ...(apAtMost !== undefined && { maxAp: apAtMost }),
      ...(hpAtMost !== undefined && { maxHp: hpAtMost }),
    };
    FILTERS.set(to, filter);
  }
  return filter;
}

const fitsTarget = (state: TurnState, owner: Player, unit: UnitInPlay, to: Target): boolean =>
  isOf(
    {
      rested: unit.rested,
      damage: unit.damage,
      token: isToken(state.cards[unit.id]),
      traits: traitsOf(state, unit.id),
      lv: unitCard(state, unit.id)?.lv ?? 0,
      link: () => isLink(state, unit),
      keywords: () => keywordsOf(state, unit),
      ap: () => apOf(state, owner, unit),
      hp: () => hpOf(state, owner, unit) - unit.damage,
    },
    filterOf(to),
  );

/** The Units that an effect of this player speaks of, or that can be chosen for it. */
export function targets(state: TurnState, by: Player, self: string | undefined, to: Target): string[] {
  if (to.self) {
    const unit = self === undefined ? undefined : unitInPlay(state, self);
    return unit ? [unit.id] : [];
  }
  const ids: string[] = [];
  for (const player of state.players)
    if (isMeant(by, player, to))
      for (const unit of tableOf(state, player).units)
        if (!(to.other && unit.id === self) && fitsTarget(state, player, unit, to)) ids.push(unit.id);
  return ids;
}

/** Whether there is any such Unit. */
export function hasTarget(state: TurnState, by: Player, self: string | undefined, to: Target): boolean {
  if (to.self) return self !== undefined && unitInPlay(state, self) !== undefined;
  for (const player of state.players)
    if (isMeant(by, player, to))
      for (const unit of tableOf(state, player).units)
        if (!(to.other && unit.id === self) && fitsTarget(state, player, unit, to)) return true;
  return false;
}

const isMeant = (by: Player, owner: Player, { whose = 'any' }: Target): boolean =>
  whose === 'any' || (whose === 'own') === (owner === by);
