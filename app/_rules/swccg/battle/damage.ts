import { DARK_FIRST, otherSide, type Side } from '../../core/sides';
import { forceToLose, type LoseFrom, moveCard, moveTop } from '../force/piles';
import { copyOf, withBattle, withSide } from './change';
import { endIfDefeated } from './end';
import type { Log } from './events';
import { isEnclosed, isParticipant } from './facts';
import { loseFromTable, riders } from './leave';
import { type Owed, type OwedCard, type Survey, surveyWays, type Way, whatIsLeft } from './owed';
import { totalPower } from './power';
import { type Refusal, refuse } from './refusals';
import type { BattleState, Debt, Totals } from './state';
import { inBattle, isInBattle, titleOf } from './where';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Totals are compared; then each player learns what they have to satisfy. */
// swccg/death-star-ii/battle#power-segment, swccg/death-star-ii/battle#damage-segment
export function openDamageSegment(state: BattleState, log: Log): BattleState {
  const battle = state.battle;
  if (!battle) return state;
  const totalsOf = (side: Side): Totals => {
    const power = totalPower(state, side);
    const destiny = sum(battle.destinies[side]);
    return { power, destiny, total: power + destiny };
  };
  const totals = { dark: totalsOf('dark'), light: totalsOf('light') };
  const gap = totals.dark.total - totals.light.total;
  const winner: Side | undefined = gap === 0 ? undefined : gap > 0 ? 'dark' : 'light';
  log.tell('totals', { dark: totals.dark.total, light: totals.light.total });
  if (winner) log.tell('won', { player: winner, by: Math.abs(gap) });
  else log.tell('tied', { total: totals.dark.total });
  log.tell('segment', { segment: 'damage' });
  const debtOf = (side: Side): Debt => {
    const against = battle.destinies[otherSide(side)];
    const damage = winner === otherSide(side) ? Math.abs(gap) : 0;
    return newDebt(damage, attritionOf(against.length, sum(against)));
  };
  return openDebts(
    withBattle(state, { totals, ...(winner && { winner }) }),
    { dark: debtOf('dark'), light: debtOf('light') },
    log,
  );
}

/** Attrition, once the opponent has completed a battle destiny: it exists even if it comes to 0. */
// swccg/attrition#what-changes-it
export const attritionOf = (completed: number, total: number): number | undefined =>
  completed === 0 ? undefined : Math.max(0, total);

export const newDebt = (damage: number, attrition: number | undefined): Debt => ({
  ...(attrition !== undefined && { attrition }),
  attritionMet: 0,
  damage,
  damageMet: 0,
});

export function openDebts(state: BattleState, debts: Record<Side, Debt>, log: Log): BattleState {
  for (const player of DARK_FIRST) {
    const { attrition, damage } = debts[player];
    if (attrition === undefined) log.tell('no-attrition', { player });
    else log.tell('attrition', { player, amount: attrition });
    if (damage > 0) log.tell('damage', { player, amount: damage });
  }
  return settle(withBattle(state, { segment: 'damage', debts }), log);
}

export const attritionLeft = (debt: Debt): number => Math.max(0, (debt.attrition ?? 0) - debt.attritionMet);
export const damageLeft = (debt: Debt): number => Math.max(0, debt.damage - debt.damageMet);

/** What a forfeited card satisfies, for attrition and for battle damage alike. */
// swccg/forfeit#what-it-is-worth
export function forfeitValue(state: BattleState, id: string): number {
  const facts = state.cards[id];
  if (!facts || !isParticipant(facts) || state.battle?.forfeitZero.includes(id)) return 0;
  return state.battle?.worth?.[id] ?? facts.forfeit;
}

/** A card's own immunity or that of the enclosed card it is aboard: the highest counts, and one of 0 is none. */
// swccg/death-star-ii/battle#immunity-to-attrition
export function immunityOf(state: BattleState, id: string): number | undefined {
  const facts = state.cards[id];
  const printed = facts && isParticipant(facts) ? facts.immune : undefined;
  let limit = state.battle?.immunity?.[id] ?? printed;
  const carrier = state.table[id]?.aboard;
  const carrierFacts = carrier === undefined ? undefined : state.cards[carrier];
  if (carrier !== undefined && carrierFacts && isEnclosed(carrierFacts)) {
    const shelter = immunityOf(state, carrier);
    if (shelter !== undefined) limit = Math.max(limit ?? 0, shelter);
  }
  return limit || undefined;
}

/** What a player still owes in the damage segment, for the pure functions that judge and list ways. */
export function owedBy(state: BattleState, side: Side): Owed {
  const debt = state.battle?.debts?.[side] ?? newDebt(0, undefined);
  const cards = inBattle(state, side).map((id): OwedCard => {
    const immune = immunityOf(state, id);
    const carrier = state.table[id]?.aboard;
    const goesDown = carrier !== undefined && !riders(state, carrier).includes(id);
    return {
      id,
      title: titleOf(state, id),
      forfeit: forfeitValue(state, id),
      ...(state.battle?.hit.includes(id) && { hit: true }),
      ...(immune !== undefined && { immune }),
      ...(goesDown && { aboard: carrier }),
    };
  });
  return {
    cards,
    attrition: debt.attrition ?? 0,
    attritionMet: debt.attritionMet,
    damage: damageLeft(debt),
    force: forceToLose(state.piles[side]),
  };
}

/** The minimal legal ways in which this player can satisfy what is owed now. */
export const waysFor = (state: BattleState, side: Side): Way[] => surveyWaysFor(state, side).ways;

/** The same, with whether there may be more ways than those listed. */
export const surveyWaysFor = (state: BattleState, side: Side): Survey =>
  state.battle?.debts && !state.battle.finished.includes(side)
    ? surveyWays(owedBy(state, side))
    : { ways: [], more: false };

/** Why it is no time for this player to lose cards to the battle. */
function whyNotNow(state: BattleState, player: Side): Refusal | undefined {
  if (state.battle?.segment !== 'damage') return refuse('not-damage-segment');
  return state.battle.finished.includes(player) ? refuse('already-finished', { player }) : undefined;
}

/** Why this player may not forfeit this card. */
// swccg/forfeit#when
export function whyNotForfeit(state: BattleState, player: Side, id: string): Refusal | undefined {
  const early = whyNotNow(state, player);
  if (early) return early;
  const facts = state.cards[id];
  const args = { card: titleOf(state, id) };
  const debt = state.battle?.debts?.[player];
  if (facts?.side !== player || !state.table[id] || !debt) return refuse('not-your-card-in-battle', args);
  if (!isParticipant(facts)) return refuse('no-forfeit-value', args);
  if (state.battle?.excluded.includes(id)) return refuse('excluded-not-forfeited', args);
  if (!isInBattle(state, id)) return refuse('not-your-card-in-battle', args);
  const due = state.battle?.hit.includes(id) || attritionLeft(debt) > 0 || damageLeft(debt) > 0;
  return due ? undefined : refuse('nothing-left-to-satisfy');
}

/** The riders named must be riders, each once, in the order of the table. */
// swccg/death-star-ii/battle#weapon-hits
export function whyNotJump(
  state: BattleState,
  id: string,
  jumping: readonly string[] | undefined,
): Refusal | undefined {
  const able = riders(state, id);
  if (jumping === undefined) return able.length === 0 ? undefined : refuse('wrong-riders');
  const named = able.filter((rider) => jumping.includes(rider));
  const same = named.length === jumping.length && named.every((rider, i) => rider === jumping[i]);
  return able.length > 0 && same ? undefined : refuse('wrong-riders');
}

/** Why this player may not lose Force from here: only battle damage is paid in Force. */
// swccg/death-star-ii/battle#battle-damage
export function whyNotLose(
  state: BattleState,
  player: Side,
  from: LoseFrom,
  card: string | undefined,
): Refusal | undefined {
  const early = whyNotNow(state, player);
  if (early) return early;
  const debt = state.battle?.debts?.[player];
  if (!debt || damageLeft(debt) === 0)
    return debt && attritionLeft(debt) > 0 ? refuse('attrition-not-in-force') : refuse('no-damage-to-pay');
  if ((from === 'hand') !== (card !== undefined)) return refuse('malformed-move');
  const pile = state.piles[player][from];
  return pile.length > 0 && (card === undefined || pile.includes(card)) ? undefined : refuse('pile-empty');
}

/** Why this player is not done. */
// swccg/death-star-ii/battle#damage-segment
export function whyNotFinish(state: BattleState, player: Side): Refusal | undefined {
  return whyNotNow(state, player) ?? whatIsLeft(owedBy(state, player), new Set(), 0, 0);
}

/** The same question, answered without saying why. */
export function mayFinish(state: BattleState, player: Side): boolean {
  const debt = state.battle?.debts?.[player];
  if (!debt || damageLeft(debt) > 0) return false;
  return !whyNotFinish(state, player);
}

/** What is left of a debt when so much of each is met; the excess is wasted. */
// swccg/forfeit#what-it-is-worth
export const lessened = (debt: Debt, attrition: number, damage: number): Debt => ({
  ...debt,
  attritionMet: Math.min(debt.attrition ?? 0, debt.attritionMet + attrition),
  damageMet: Math.min(debt.damage, debt.damageMet + damage),
});

function pay(state: BattleState, player: Side, attrition: number, damage: number): BattleState {
  const debts = state.battle?.debts;
  if (!debts) return state;
  return withBattle(state, {
    debts: withSide(debts, player, lessened(debts[player], attrition, damage)),
  });
}

/** The card goes to the Lost Pile and counts toward attrition and battle damage at once; the excess is wasted. */
// swccg/forfeit
export function forfeit(
  state: BattleState,
  player: Side,
  id: string,
  jumping: readonly string[] | undefined,
  log: Log,
): BattleState {
  const value = forfeitValue(state, id);
  log.tell('forfeited', { player, card: titleOf(state, id), value });
  return settle(pay(loseFromTable(state, id, log, jumping ?? []), player, value, value), log);
}

// swccg/death-star-ii/life-force#lost-pile
export function loseForce(
  state: BattleState,
  player: Side,
  from: LoseFrom,
  card: string | undefined,
  log: Log,
): BattleState {
  log.tell('force-lost', { player, from });
  const piles = state.piles[player];
  const lost = card === undefined ? moveTop(piles, from, 'lost') : moveCard(piles, from, card, 'lost');
  const paid = copyOf(state);
  paid.piles = withSide(state.piles, player, lost);
  const checked = endIfDefeated(pay(paid, player, 0, 1), player, log);
  return checked.over ? checked : settle(checked, log);
}

export function finish(state: BattleState, player: Side, log: Log): BattleState {
  return settle(declareFinished(state, player, log), log);
}

/** Whether there is anything this player could still lose to the battle. */
// swccg/death-star-ii/battle#damage-segment
export function hasMoreToLose(state: BattleState, player: Side): boolean {
  const battle = state.battle;
  const debt = battle?.debts?.[player];
  if (!battle || !debt) return false;
  const owes = attritionLeft(debt) > 0 || damageLeft(debt) > 0;
  if (damageLeft(debt) > 0 && forceToLose(state.piles[player]) > 0) return true;
  return inBattle(state, player).some((id) => owes || battle.hit.includes(id));
}

function declareFinished(state: BattleState, player: Side, log: Log): BattleState {
  const debt = state.battle?.debts?.[player];
  if (!state.battle || !debt) return state;
  if (attritionLeft(debt) > 0) log.tell('remainder-ignored', { player, amount: attritionLeft(debt) });
  log.tell('finished', { player });
  return withBattle(state, { finished: [...state.battle.finished, player] });
}

/** A player with nothing left to lose is done; when both are, the end of the battle comes. */
// swccg/end-of-a-battle
function settle(state: BattleState, log: Log): BattleState {
  let next = state;
  for (const player of DARK_FIRST) {
    if (!next.battle?.finished.includes(player) && !hasMoreToLose(next, player))
      next = declareFinished(next, player, log);
  }
  if (next.battle?.finished.length !== DARK_FIRST.length) return next;
  log.tell('segment', { segment: 'end' });
  const ending = withBattle(next, { segment: 'end' });
  ending.opportunity = next.turn;
  ending.passes = 0;
  return ending;
}
