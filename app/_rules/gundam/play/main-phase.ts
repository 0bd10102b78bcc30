import { canBePaired } from '../pairing';
import { openActionStep } from './actions';
import { whyNotReplace } from './choose';
import { playFromHand, priceOf, whyNotPay } from './costs';
import { gain } from './effects';
import { deploy, placePilot } from './leave';
import { type Refusal, refuse } from './refusals';
import { hasTurn, nameOf, playerOf, sideOf, unitAt } from './sides';
import type { PlayState, Seat } from './state';
import { setUnit, stackTriggered, type Table } from './table';
import { canTakePilot, keywordsOf } from './values';

/** Whether a Unit may lend its AP: it rests for that, in its player's main phase, outside an attack. */
// gundam/activate-main
export function whyNotSupport(state: PlayState, player: Seat, id: string): Refusal | undefined {
  const unit = unitAt(state, id);
  const card = nameOf(state, id);
  if (!hasTurn(state, player)) return refuse('not-your-turn', { player });
  if (unit?.owner !== player) return refuse('not-your-unit', { card });
  if (!keywordsOf(state, id).support) return refuse('no-support', { card });
  return unit.rested ? refuse('rested-cannot-pay', { card }) : undefined;
}

export function whyNotSupported(
  state: PlayState,
  player: Seat,
  id: string,
  target: string,
): Refusal | undefined {
  const unit = unitAt(state, target);
  const isMeant = unit && target !== id && sideOf(state, unit.owner) === sideOf(state, player);
  return isMeant ? undefined : refuse('support-another', { card: nameOf(state, id) });
}

export function support(table: Table, id: string, target: string): void {
  const { state, log } = table;
  const amount = keywordsOf(state, id).support ?? 0;
  setUnit(table, id, 'rested', true);
  log.tell('supported', { unit: nameOf(state, id), target: nameOf(state, target), amount });
  gain(table, target, { ap: amount }, 'turn');
}

// gundam/rulebook/playing-cards#deploying
function whyNotDeployable(state: PlayState, player: Seat, card: string, ex?: number): Refusal | undefined {
  const facts = state.cards[card];
  if (state.battle || state.phase !== 'main')
    return refuse('deploy-in-main-phase', { card: nameOf(state, card) });
  if (!hasTurn(state, player)) return refuse('not-your-turn', { player });
  if (!playerOf(state, player).hand.includes(card)) return refuse('not-in-hand');
  if (facts?.type !== 'unit' && facts?.type !== 'base')
    return refuse('not-deployable', { card: nameOf(state, card) });
  return whyNotPay(state, player, card, priceOf(state, player, card, facts), ex);
}

export const whyNotDeploy = (
  state: PlayState,
  player: Seat,
  card: string,
  replace?: readonly string[],
  ex?: number,
): Refusal | undefined =>
  whyNotDeployable(state, player, card, ex) ??
  whyNotReplace(state, player, state.cards[card]?.type === 'unit' ? 1 : 0, replace);

export function deployFromHand(
  table: Table,
  player: Seat,
  card: string,
  replace?: readonly string[],
  ex?: number,
): void {
  const facts = table.state.cards[card];
  if (!facts) return;
  playFromHand(table, player, card, facts, ex);
  deploy(table, player, card, replace);
  stackTriggered(table);
}

/** A Pilot, or a Command that can be one, joins a Unit that has none. */
// gundam/rulebook/playing-cards#pairing-pilots
export function whyNotPilot(
  state: PlayState,
  player: Seat,
  card: string,
  ex?: number,
  unit?: string,
): Refusal | undefined {
  const facts = state.cards[card];
  if (state.battle || state.phase !== 'main')
    return refuse('pair-in-main-phase', { card: nameOf(state, card) });
  if (!hasTurn(state, player)) return refuse('not-your-turn', { player });
  if (!playerOf(state, player).hand.includes(card)) return refuse('not-in-hand');
  if (!canBePaired(facts)) return refuse('not-a-pilot', { card: nameOf(state, card) });
  return whyNotPay(state, player, card, priceOf(state, player, card, facts, unit), ex);
}

export function whyNotPairedWith(state: PlayState, player: Seat, id: string): Refusal | undefined {
  const unit = unitAt(state, id);
  const card = nameOf(state, id);
  if (unit?.owner !== player) return refuse('not-your-unit', { card });
  if (unit.pilot !== undefined) return refuse('already-paired', { card });
  return canTakePilot(state, unit) ? undefined : refuse('cannot-be-paired', { card });
}

// gundam/pairing
export function pair(table: Table, player: Seat, card: string, id: string, ex?: number): void {
  const facts = table.state.cards[card];
  if (!facts) return;
  playFromHand(table, player, card, facts, ex, id);
  placePilot(table, card, id);
  stackTriggered(table);
}

/** The end phase begins with an action step. */
// gundam/rulebook/turn#end-phase
export function endMainPhase(table: Table, player: Seat): void {
  table.state.phase = 'end';
  table.log.tell('end-phase', { player });
  if (table.state.course) table.state.course = { ...table.state.course, endStep: 'action' };
  openActionStep(table);
}
