import type { Ability, Against, Gain } from '../printed/schema';
import { triggerAbout, triggerUnit } from './leave';
import { type Refusal, refuse } from './refusals';
import { attackedSide, hasTurn, isOut, isSeat, nameOf, sideOf, unitAt } from './sides';
import type { AttackStep, PlayState, Seat, UnitState } from './state';
import { setBattle, setUnit, stackTriggered, type Table } from './table';
import { apOf, fits, gainsOf, hasGain, isLinkUnit, keywordsOf, lvOf } from './values';

// gundam/rulebook/attack#attack-step
export function whyNotAttack(
  state: PlayState,
  player: Seat,
  id: string,
  target: string,
): Refusal | undefined {
  const gains = gainsOf(state, id);
  return (
    whyNotAttacker(state, player, id, gains) ??
    whyNotTarget(state, id, target, gains) ??
    whyNotDrawn(state, id, target, gains)
  );
}

/** Whether this Unit may attack at all now. */
// gundam/rulebook/attack#attack-step
function whyNotAttacker(
  state: PlayState,
  player: Seat,
  id: string,
  gains: readonly Gain[],
): Refusal | undefined {
  const unit = unitAt(state, id);
  if (!hasTurn(state, player)) return refuse('not-your-turn', { player });
  if (unit?.owner !== player) return refuse('not-your-unit', { card: nameOf(state, id) });
  if (unit.rested) return refuse('rested-cannot-attack', { card: nameOf(state, id) });
  if (mayAttack(state, unit, gains)) return undefined;
  const code = isTooNew(state, unit, gains) ? 'deployed-this-turn' : 'may-not-attack';
  return refuse(code, { card: nameOf(state, id) });
}

/** Whether it may attack at all, of an active Unit whose player has the turn. */
export const mayAttack = (state: PlayState, unit: UnitState, gains: readonly Gain[]): boolean =>
  !isTooNew(state, unit, gains) && !hasGain(gains, 'cannotAttack');

/** Deployed this turn and free to attack at once by nothing, or only Units that are rested. */
// gundam/rulebook/playing-cards#link-units
const isNew = (state: PlayState, { id, deployed }: UnitState, gains: readonly Gain[]): boolean =>
  deployed && !isLinkUnit(state, id) && !hasGain(gains, 'attacksAtOnce');

const isTooNew = (state: PlayState, unit: UnitState, gains: readonly Gain[]): boolean =>
  isNew(state, unit, gains) && !hasGain(gains, 'attacksUnitsAtOnce');

/** Whether it may choose this target: an opponent, or a rested enemy Unit. */
// gundam/rulebook/attack#attack-step, gundam/rulebook/multiplayer
function whyNotTarget(
  state: PlayState,
  id: string,
  target: string,
  gains: readonly Gain[],
): Refusal | undefined {
  const attacker = unitAt(state, id);
  const owner = attacker?.owner;
  const side = attackedSide(state, target);
  if (side < 0) {
    const inArea = state.areas.some(
      ({ base, shields }) => base?.card === target || shields.some(({ card }) => card === target),
    );
    return refuse(inArea ? 'shield-area-not-a-target' : 'no-such-target');
  }
  if (owner && sideOf(state, owner) === side) return refuse('own-side-target');
  if (isSeat(state, target)) {
    if (isOut(state, side)) return refuse('out-of-game', { player: target });
    return attacker && !mayAttackPlayers(state, attacker, gains)
      ? refuse('may-not-attack-player', { card: nameOf(state, id) })
      : undefined;
  }
  const unit = unitAt(state, target);
  if (unit && attacker && !mayAttackUnit(state, attacker, unit, gains))
    return refuse('active-target', { card: nameOf(state, target) });
  return undefined;
}

/** The enemy Units that draw its attack, of those it may attack: it has to choose one of them, one that it must if any. */
// gundam/attack-step
export function drawnTo(state: PlayState, id: string, gains: readonly Gain[]): string[] {
  const found: string[] = [];
  const attacker = unitAt(state, id);
  if (!attacker) return found;
  const own = sideOf(state, attacker.owner);
  const first: string[] = [];
  for (const unit of state.units) {
    const drawing = drawnBy(state, unit, id);
    if (drawing.length === 0 || sideOf(state, unit.owner) === own) continue;
    if (!mayAttackUnit(state, attacker, unit, gains)) continue;
    found.push(unit.id);
    if (hasGain(drawing, 'drawsFirst')) first.push(unit.id);
  }
  return first.length > 0 ? first : found;
}

/** What makes a Unit draw the attacks of this other one, if that may attack it. */
const drawnBy = (state: PlayState, { id }: UnitState, attacker: string): readonly Gain[] =>
  gainsOf(state, id, 'drawsAttacks').filter(
    ({ drawsAttacks }) => drawsAttacks && fits(state, attacker, drawsAttacks),
  );

function whyNotDrawn(
  state: PlayState,
  id: string,
  target: string,
  gains: readonly Gain[],
): Refusal | undefined {
  const drawn = drawnTo(state, id, gains);
  const [first] = drawn;
  return first === undefined || drawn.includes(target)
    ? undefined
    : refuse('drawn-elsewhere', { card: nameOf(state, first) });
}

/** Whether a Unit that gained this may choose an opponent. */
export const mayAttackPlayers = (state: PlayState, attacker: UnitState, gains: readonly Gain[]): boolean =>
  !hasGain(gains, 'cannotAttackPlayer') && !isNew(state, attacker, gains);

/** Whether a Unit that gained this may choose this enemy Unit: a rested one, or one that a text lets it attack. */
export const mayAttackUnit = (
  state: PlayState,
  attacker: UnitState,
  { id, rested }: UnitState,
  gains: readonly Gain[],
): boolean => rested || (mayAttackActive(state, attacker.id, gains, id) && !isNew(state, attacker, gains));

/** Whether one of these texts lets it attack this active Unit. */
function mayAttackActive(
  state: PlayState,
  attacker: string,
  gains: readonly Gain[],
  target: string,
): boolean {
  for (const { attacksActive } of gains)
    if (attacksActive && fits(state, target, attacksActive) && isUpTo(state, attacker, target, attacksActive))
      return true;
  return false;
}

const isUpTo = (
  state: PlayState,
  attacker: string,
  target: string,
  { upToThisLv, upToThisAp }: Against,
): boolean =>
  (!upToThisLv || lvOf(state, target) <= lvOf(state, attacker)) &&
  (!upToThisAp || apOf(state, target) <= apOf(state, attacker));

/** The attacker rests and names its target; what triggers on an attack does so now. */
// gundam/rulebook/attack#attack-step
export function attack(table: Table, player: Seat, id: string, target: string): void {
  const { state, log } = table;
  setUnit(table, id, 'rested', true);
  state.battle = { attacker: id, target, step: 'attack', blocked: false, dealt: false };
  const attacked = isSeat(state, target);
  if (attacked) log.tell('attacked-player', { player, unit: nameOf(state, id), target });
  else log.tell('attacked-unit', { player, unit: nameOf(state, id), target: nameOf(state, target) });
  const isMeant = ({ against }: Ability): boolean =>
    against === undefined || (against === 'player') === attacked;
  triggerUnit(table, id, 'attack', isMeant);
  triggerAbout(table, 'unit-attacks', id, isMeant);
  stackTriggered(table);
}

// gundam/rulebook/attack#block-step, gundam/blocker
export function whyNotBlock(state: PlayState, player: Seat, id: string): Refusal | undefined {
  const { battle } = state;
  if (battle?.step !== 'block') return refuse(battle?.blocked ? 'already-blocked' : 'not-block-step');
  if (sideOf(state, player) !== attackedSide(state, battle.target))
    return refuse('not-under-attack', { player });
  const unit = unitAt(state, id);
  const card = nameOf(state, id);
  if (unit?.owner !== player) return refuse('not-your-unit', { card });
  const gains = gainsOf(state, id);
  if (!keywordsOf(state, id, gains).blocker || hasGain(gains, 'cannotBlock'))
    return refuse('no-blocker', { card });
  if (id === battle.target) return refuse('target-cannot-block', { card });
  if (unit.rested) return refuse('rested-cannot-block', { card });
  return keywordsOf(state, battle.attacker).highManeuver
    ? refuse('high-maneuver', { card: nameOf(state, battle.attacker) })
    : undefined;
}

/** The blocking Unit rests and becomes the target. */
// gundam/blocker
export function block(table: Table, player: Seat, id: string): void {
  const { state, log } = table;
  setUnit(table, id, 'rested', true);
  setBattle(table, 'target', id);
  setBattle(table, 'blocked', true);
  log.tell('blocked', { player, unit: nameOf(state, id) });
  triggerUnit(table, state.battle?.attacker ?? '', 'blocked');
  stackTriggered(table);
  goOn(table, 'action');
}

/** Blocking is never an obligation. */
// gundam/block-step
export function leaveUnblocked(table: Table, player: Seat): void {
  table.log.tell('not-blocked', { player });
  goOn(table, 'action');
}

/** On to the next step; straight to the last one if the attacker or its target has gone. */
// gundam/rulebook/attack#damage-step
export function goOn(table: Table, step: AttackStep): void {
  const { state, log } = table;
  const { battle } = state;
  if (!battle) return;
  const side = attackedSide(state, battle.target);
  const stopped = step !== 'end' && (!unitAt(state, battle.attacker) || side < 0 || isOut(state, side));
  if (stopped) log.tell('attack-stopped', {});
  const next = stopped ? 'end' : step;
  setBattle(table, 'step', next);
  log.tell('step', { step: next });
}
