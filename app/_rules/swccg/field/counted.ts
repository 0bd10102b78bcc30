import { otherSide, SIDES, type Side } from '../../core/sides';
import { isParticipant } from '../battle/facts';
import type { BattleState, Counted, Demand, MostDraws } from '../battle/state';
import { inBattle, isInBattle, isInside } from '../battle/where';
import { cardFits } from '../stack/patterns';
import { placeOf } from '../stack/place';
import { standingNow, standingOf } from '../stack/roster';
import type { Standing } from '../stack/schema';
import { type Action, type CardId, isInert, printOf, type State } from '../stack/state';
import type { Fight, Immunity, Worth } from './state';

type Stands = { id: CardId; owner: Side; title: string; standing: Standing };

/** What texts make of the figures of a battle: those that hold where it is, and those that were used in it. */
export function countedIn(state: State, action: Action, view: BattleState): Counted {
  const fight = action.battle?.fight;
  if (!fight) return {};
  const here = standingNow(state).filter(({ id }) => reaches(state, action, view, id));
  const worth: Record<CardId, number> = {};
  const immunity: Record<CardId, number> = {};
  for (const id of view.battle?.participants ?? []) {
    const facts = view.cards[id];
    if (!facts || !isParticipant(facts)) continue;
    const changes = changesTo(state, here, fight.worth, id);
    if (changes.length > 0) worth[id] = forfeitWorth(facts.forfeit, changes);
    const below = fight.immune
      ? fight.immune[id]
      : immunityWorth(facts.immune, changesOfImmunity(state, here, fight.granted, id));
    if (below !== undefined) immunity[id] = below;
  }
  const power = powerAdded(fight.power);
  const addPower = (id: CardId, more: number) => {
    if (more !== 0) power[id] = (power[id] ?? 0) + more;
  };
  for (const one of here) addPower(one.id, powerForOthers(state, view, one));
  for (const id of view.battle?.participants ?? []) addPower(id, powerGiven(state, here, id));
  const unapplied = (view.battle?.participants ?? []).filter((id) => isUnapplied(state, here, fight, id));
  return { worth, immunity, power, demands: demandsHere(here), mostDraws: mostDrawsHere(here), unapplied };
}

/** Whether a text keeps a card from applying its ability toward battle destiny. */
// swccg/battle-destiny#ability
const isUnapplied = (state: State, here: Stands[], { unapplied }: Fight, id: CardId): boolean =>
  unapplied?.includes(id) === true ||
  here.some(
    ({ owner, standing }) => 'noAbility' in standing && cardFits(state, standing.noAbility, id, owner),
  );

/** How many destinies the cards there add for power only, or for attrition only; a player's copies do not add up. */
// swccg/battle-destiny#not-battle-destiny, swccg/modifiers#applying
export function destiniesAdded(
  state: State,
  action: Action,
  view: BattleState,
  to: 'power' | 'attrition',
): Record<Side, number> {
  const added = { light: 0, dark: 0 };
  const counted = new Set<string>();
  for (const { id, owner, title, standing } of standingOf(state, 'destinies')) {
    const copies = `${owner} ${title}`;
    if (standing.to !== to || counted.has(copies)) continue;
    if (!reaches(state, action, view, id)) continue;
    const { against, exterior } = standing;
    if (exterior && !isExterior(state, action.at)) continue;
    if (against && !inTheBattle(view).some((other) => cardFits(state, against, other, owner))) continue;
    counted.add(copies);
    added[owner] += standing.destinies;
  }
  return added;
}

/** What the cards there add to a side's total battle destiny; copies do not add up. */
// swccg/modifiers#each-draw-or-total
export function addedToTotalDestiny(state: State, action: Action, view: BattleState, side: Side): number {
  const counted = new Set<string>();
  let added = 0;
  for (const { id, owner, title, standing } of standingNow(state)) {
    if (!('totalBattleDestiny' in standing) || counted.has(title)) continue;
    if (!isOf(standing.of, owner, side) || !reaches(state, action, view, id)) continue;
    counted.add(title);
    added += standing.totalBattleDestiny;
  }
  return added;
}

/** Whether a text that its owner's side has means this side. */
const isOf = (of: 'you' | 'opponent' | 'each', owner: Side, side: Side): boolean =>
  of === 'each' || (of === 'you') === (owner === side);

const isExterior = (state: State, place: string | undefined): boolean =>
  place !== undefined && Object.hasOwn(state.cards, place) && printOf(state, place).place?.exterior === true;

const inTheBattle = (view: BattleState): CardId[] => SIDES.flatMap((side) => inBattle(view, side));

/** What a card's power gains for others that are in the battle. */
// swccg/dengar#when-present
const powerForOthers = (state: State, view: BattleState, { owner, standing }: Stands): number =>
  'powerFor' in standing
    ? standing.add *
      inTheBattle(view).filter((id) => cardFits(state, standing.powerFor, id, owner) && !isInside(view, id))
        .length
    : 0;

/** Whether the text of a card holds in this battle: it is there, and is not excluded from it. */
export function reaches(state: State, action: Action, view: BattleState, id: CardId): boolean {
  if (isInert(state.cards[id]) || placeOf(state, id) !== action.at) return false;
  const facts = view.cards[id];
  return !facts || !isParticipant(facts) || isInBattle(view, id);
}

function changesTo(
  state: State,
  here: Stands[],
  used: readonly ({ card: CardId; source: string } & Worth)[],
  id: CardId,
): Worth[] {
  const changes: Worth[] = [];
  const counted = new Set<string>();
  for (const { owner, title, standing } of here) {
    // swccg/modifiers#applying: copies of a card do not add up
    if (!('worth' in standing) || counted.has(title) || !cardFits(state, standing.worth, id, owner)) continue;
    counted.add(title);
    changes.push(standing);
  }
  for (const one of used) {
    if (one.card !== id || counted.has(one.source)) continue;
    counted.add(one.source);
    changes.push(one);
  }
  return changes;
}

/**
 * What a card is worth when forfeited. A value that is set can no longer be modified, and of two the lower prevails;
 * one that may not be reduced takes nothing that would make it less than printed.
 */
// swccg/modifiers#limits
export function forfeitWorth(printed: number, changes: readonly Worth[]): number {
  const isFirm = changes.some(({ firm }) => firm);
  const sets = changes.flatMap(({ set }) => (set === undefined || (isFirm && set < printed) ? [] : [set]));
  if (sets.length > 0) return Math.max(0, Math.min(...sets));
  let value = printed;
  for (const { add = 0 } of changes) if (add > 0 || !isFirm) value += add;
  for (const { limit } of changes)
    if (limit !== undefined && !(isFirm && limit < printed)) value = Math.min(value, limit);
  for (const { floor } of changes) if (floor !== undefined) value = Math.max(value, floor);
  return Math.max(0, value);
}

/** What texts do to a card's immunity: those that hold, and those that were used. */
function changesOfImmunity(
  state: State,
  here: Stands[],
  used: readonly ({ card: CardId; source: string } & Immunity)[],
  id: CardId,
): Immunity[] {
  const changes: Immunity[] = [];
  const counted = new Set<string>();
  const count = (source: string, change: Immunity) => {
    // swccg/modifiers#applying: copies of a card do not add up
    if (counted.has(source)) return;
    counted.add(source);
    changes.push(change);
  };
  for (const { owner, title, standing } of here)
    if ('immunity' in standing && cardFits(state, standing.immunity, id, owner)) count(title, standing);
  for (const one of used) if (one.card === id) count(one.source, one);
  return changes;
}

/**
 * The highest immunity that reaches a card, since they do not add up, with what raises or limits it; nothing if it has
 * none, and 0 if it has lost the one that is printed.
 */
// swccg/attrition#immunity
export function immunityWorth(printed: number | undefined, changes: readonly Immunity[]): number | undefined {
  const all = changes.flatMap(({ below }) => below ?? []);
  if (printed !== undefined) all.push(printed);
  if (all.length === 0) return undefined;
  if (changes.some(({ none }) => none)) return 0;
  let below = Math.max(...all);
  for (const { add = 0 } of changes) below += add;
  for (const { limit } of changes) if (limit !== undefined) below = Math.min(below, limit);
  return Math.max(0, below);
}

/** What cards that are there add to another's power; copies do not add up. */
// swccg/modifiers#applying
function powerGiven(state: State, here: Stands[], id: CardId): number {
  let power = 0;
  const counted = new Set<string>();
  for (const { owner, title, standing } of here) {
    if (!('power' in standing) || counted.has(title) || !cardFits(state, standing.power, id, owner)) continue;
    counted.add(title);
    power += standing.add;
  }
  return power;
}

function powerAdded(added: readonly { card: CardId; source: string; add: number }[]): Record<CardId, number> {
  const power: Record<CardId, number> = {};
  const counted = new Set<string>();
  for (const { card, source, add } of added) {
    const key = `${card} ${source}`;
    if (counted.has(key)) continue;
    counted.add(key);
    power[card] = (power[card] ?? 0) + add;
  }
  return power;
}

/** What cards there demand for battle destiny: of several demands, the hardest. */
// swccg/battle-destiny#required-ability
function demandsHere(here: Stands[]): Partial<Record<Side, Demand>> {
  const demands: Partial<Record<Side, Demand>> = {};
  for (const { owner, standing } of here) {
    const demand: Demand | undefined =
      'demands' in standing
        ? { ability: standing.demands, ...(standing.more && { more: true }) }
        : 'noBattleDestiny' in standing
          ? { ability: Number.MAX_SAFE_INTEGER, none: true }
          : undefined;
    if (!demand) continue;
    const of =
      'demands' in standing ? standing.of : 'noBattleDestiny' in standing ? standing.noBattleDestiny : 'each';
    for (const side of of === 'each' ? [owner, otherSide(owner)] : [otherSide(owner)])
      demands[side] = harder(demands[side], demand);
  }
  return demands;
}

/** Of several limits to battle destinies, the lowest. */
function mostDrawsHere(here: Stands[]): MostDraws {
  const most: MostDraws = {};
  for (const { owner, standing } of here) {
    if (!('mostBattleDestinies' in standing)) continue;
    for (const side of SIDES)
      if (isOf(standing.of, owner, side))
        most[side] = Math.min(most[side] ?? standing.mostBattleDestinies, standing.mostBattleDestinies);
  }
  return most;
}

const harder = (one: Demand | undefined, other: Demand): Demand => {
  if (!one) return other;
  const height = ({ ability, more }: Demand) => ability + (more ? 0.5 : 0);
  return height(other) > height(one) ? other : one;
};
