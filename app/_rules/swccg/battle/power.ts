import type { Side } from '../../core/sides';
import type { CharacterFacts, ParticipantFacts, StarshipFacts, VehicleFacts } from './facts';
import type { BattleState, Demand } from './state';
import {
  abilityOf,
  crewOf,
  inBattle,
  isAtControls,
  isInside,
  isLanded,
  isManned,
  locationOf,
  participantFacts,
} from './where';

/** The ability with which a player may draw one battle destiny. */
// swccg/battle-destiny
export const ABILITY_FOR_BATTLE_DESTINY = 4;

/** What the pilots add; copies of one card add only once. A driver does not pilot. */
// swccg/death-star-ii/concepts#cumulatively, swccg/driver#driving-is-not-piloting
function pilotBonus(state: BattleState, id: string, of: 'power' | 'maneuver'): number {
  const titles = new Set<string>();
  let bonus = 0;
  for (const pilot of crewOf(state, id, 'pilot')) {
    const facts = state.cards[pilot];
    if (facts?.kind !== 'character' || !facts.pilot || titles.has(facts.title)) continue;
    titles.add(facts.title);
    const own = facts.pilot.aboard?.title === state.cards[id]?.title ? facts.pilot.aboard : undefined;
    bonus += own?.[of] ?? (of === 'power' ? (facts.pilot.power ?? 0) : 0);
  }
  return bonus;
}

function carrierPower(state: BattleState, id: string, facts: VehicleFacts | StarshipFacts): number {
  return isManned(state, id, facts) ? facts.power + pilotBonus(state, id, 'power') : 0;
}

/** The power one card adds in the battle at its location. */
// swccg/death-star-ii/battle#power-segment
export function powerOf(state: BattleState, id: string): number {
  const facts = participantFacts(state, id);
  const place = state.table[id];
  if (!facts || !place) return 0;
  const counted = printedPower(state, id, facts, place.at);
  // what texts add is added to a power that counts, and never takes it below 0
  return counted === undefined ? 0 : Math.max(0, counted + (state.battle?.power?.[id] ?? 0));
}

/** The power on the card and of its pilots; none where it does not count. */
function printedPower(
  state: BattleState,
  id: string,
  facts: ParticipantFacts,
  at: string,
): number | undefined {
  const atSite = locationOf(state, at)?.kind === 'site';
  switch (facts.kind) {
    case 'character':
      return atSite && !isInside(state, id) ? facts.power : undefined;
    case 'vehicle':
      return atSite && !isInside(state, id) ? carrierPower(state, id, facts) : undefined;
    case 'starship':
      return isLanded(state, id) ? undefined : carrierPower(state, id, facts);
  }
}

// swccg/death-star-ii/battle#power-segment
export function totalPower(state: BattleState, side: Side): number {
  let total = state.battle?.addedPower[side] ?? 0;
  for (const id of inBattle(state, side)) total += powerOf(state, id);
  return Math.max(0, total);
}

/** Present, or at the controls of what it is inside: passengers of enclosed vehicles and starships do not count. */
// swccg/battle-destiny#ability
export function countsForBattleDestiny(state: BattleState, id: string): boolean {
  if (state.battle?.unapplied?.includes(id)) return false;
  return !isInside(state, id) || isAtControls(state, id);
}

// swccg/battle-destiny#ability
export function abilityInBattle(state: BattleState, side: Side): number {
  let total = 0;
  for (const id of inBattle(state, side)) {
    const facts = state.cards[id];
    if (facts && countsForBattleDestiny(state, id)) total += abilityOf(facts);
  }
  return total;
}

/** A pilot aboard the ship that his text names draws one if nothing else gives a draw. */
// swccg/battle-destiny#if-not-able-to-otherwise
function drawsIfUnable(state: BattleState, id: string): boolean {
  const facts = state.cards[id];
  const place = state.table[id];
  if (facts?.kind !== 'character' || !place?.aboard || !isAtControls(state, id, 'pilot')) return false;
  const own = facts.pilot?.aboard;
  return own?.battleDestinyIfUnable === true && own.title === state.cards[place.aboard]?.title;
}

const hasAbilityFor = (ability: number, demand: Demand = { ability: ABILITY_FOR_BATTLE_DESTINY }): boolean =>
  demand.more ? ability > demand.ability : ability >= demand.ability;

/** How many battle destinies a player is given: one for ability, more by game text. */
// swccg/battle-destiny
export function battleDestiniesGiven(state: BattleState, side: Side): number {
  const demand = state.battle?.demands?.[side];
  if (demand?.none) return 0;
  const isAble = hasAbilityFor(abilityInBattle(state, side), demand);
  // swccg/battle-destiny#required-ability: whoever lacks what a card demands is given nothing by text that adds
  const added = demand && !isAble ? 0 : (state.battle?.addedDestinies[side] ?? 0);
  const given = (isAble ? 1 : 0) + added;
  if (given > 0) return given;
  return inBattle(state, side).some((id) => drawsIfUnable(state, id)) ? 1 : 0;
}

/** How many of them the player may draw, where a card limits that. */
// swccg/battle-destiny
export const battleDestiniesAllowed = (state: BattleState, side: Side): number =>
  Math.min(battleDestiniesGiven(state, side), state.battle?.mostDraws?.[side] ?? Number.POSITIVE_INFINITY);

/** Automatic modifiers to each battle destiny; copies of one card add only once. */
// swccg/destiny-draw#steps
export function addedToEachBattleDestiny(state: BattleState, side: Side): number {
  const byTitle = new Map<string, number>();
  for (const id of inBattle(state, side)) {
    const facts = state.cards[id];
    if (facts?.kind === 'character' && facts.addsToEachBattleDestiny)
      byTitle.set(facts.title, facts.addsToEachBattleDestiny);
  }
  let total = 0;
  for (const added of byTitle.values()) total += added;
  return total;
}

const characterDefense = (facts: CharacterFacts): number =>
  Math.max(abilityOf(facts), facts.maneuver ?? 0, facts.armor ?? 0);

/** The number a weapon destiny has to exceed. */
// swccg/defense-value
export function defenseValue(state: BattleState, id: string, facts: ParticipantFacts): number {
  if (facts.kind === 'character') return characterDefense(facts);
  const maneuvers = facts.maneuver !== undefined && !isLanded(state, id) && isManned(state, id, facts);
  const maneuver = maneuvers ? (facts.maneuver ?? 0) + pilotBonus(state, id, 'maneuver') : 0;
  return Math.max(facts.armor ?? 0, maneuver);
}
