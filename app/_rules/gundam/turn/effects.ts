import type { UnitCard } from '../cards';
import { roomNeeded } from '../play/choose';
import { tokenOf } from '../play/effects';
import { placeExResources, placeResources } from '../play/placing';
import { withSomeActive } from '../resources';
import { asPlay } from './as-play';
import { byPlay } from './by-play';
import { type Effect, type Target, withKeywords } from './cards';
import { change, changed, changeUnit, withCard } from './change';
import type { Log } from './events';
import { apOf, hpOf, met, ownerOf, targets } from './facts';
import { destroy, enqueue, leave, triggersOf } from './leave';
import { nameOf, type Player, type Resolving, type TurnState, tableOf, type UnitInPlay } from './state';

/** The effect that is being carried out goes on with its next part. */
const nextPart = (state: TurnState, resolving: Resolving): TurnState =>
  changed(state, 'resolving', { ...resolving, effects: resolving.effects.slice(1) });

/** Carries out the next part of an effect, or makes it due that somebody decides. */
export function carryOut(state: TurnState, resolving: Resolving, effect: Effect, log: Log): TurnState {
  const { by, source, unit } = resolving;
  if (!met(state, by, effect.if, unit)) {
    log.tell('condition-not-met', { card: nameOf(state, source) });
    return nextPart(state, resolving);
  }
  if ('to' in effect) return onUnits(state, resolving, effect.to, log);
  if (effect.does === 'deploy-token') return deployTokens(state, resolving, effect, log);
  const next = nextPart(state, resolving);
  switch (effect.does) {
    case 'draw':
      return effect.amount > 0
        ? changed(next, 'due', { what: 'draw', player: by, left: effect.amount })
        : next;
    case 'discard':
      return mustDiscard(next, by, effect.amount, log);
    case 'shield-to-hand':
      return shieldToHand(next, by, effect.amount, log);
    case 'place-resource':
      return byPlay(next, log, (table) => {
        placeResources(table, by, effect.amount ?? 1, effect.rested === true);
      });
    case 'place-ex-resource':
      return byPlay(next, log, (table) => {
        placeExResources(table, by, effect.amount ?? 1, effect.rested === true);
      });
    case 'set-resource-active': {
      const { resources, count } = withSomeActive(tableOf(state, by).resources, effect.amount);
      log.tell('resources-set-active', { player: by, count });
      return change(next, by, { resources });
    }
    case 'other':
      log.tell('other-effect', { card: nameOf(state, source) });
      return next;
  }
}

/** Units are chosen if there is a choice to make; otherwise the effect is applied to those there are. */
function onUnits(state: TurnState, resolving: Resolving, to: Target, log: Log): TurnState {
  const found = targets(state, resolving.by, resolving.unit, to);
  if (found.length === 0) {
    if (!to.self && !to.all) log.tell('no-target', { card: nameOf(state, resolving.source) });
    return nextPart(state, resolving);
  }
  const wanted = to.count ?? 1;
  if (to.self || to.all || (found.length <= wanted && !(to.upTo && found.length > 1)))
    return applyTo(state, resolving, found, log);
  const left = Math.min(wanted, found.length);
  return changed(state, 'due', { what: 'choose', player: resolving.by, left, chosen: [] });
}

/** Applies the part of the effect that is being carried out to the Units chosen for it. */
export function applyTo(state: TurnState, resolving: Resolving, ids: readonly string[], log: Log): TurnState {
  const [effect] = resolving.effects;
  let next = nextPart(state, resolving);
  if (!effect || !('to' in effect)) return next;
  const destroyed: [Player, UnitInPlay][] = [];
  for (const id of ids) {
    const player = ownerOf(next, id);
    const unit = player && tableOf(next, player).units.find((each) => each.id === id);
    if (!player || !unit) continue;
    if (effect.does === 'destroy') destroyed.push([player, unit]);
    else if (effect.does === 'return-to-hand') {
      log.tell('returned', { card: nameOf(state, id) });
      next = leave(next, player, unit, 'hand', log);
    } else next = alter(next, player, unit, effect, log);
  }
  return destroyed.length > 0 ? destroy(next, destroyed, log) : next;
}

function alter(
  state: TurnState,
  player: Player,
  unit: UnitInPlay,
  effect: Extract<Effect, { to: Target }>,
  log: Log,
): TurnState {
  const { id } = unit;
  const card = nameOf(state, id);
  switch (effect.does) {
    case 'rest':
      if (!unit.rested) log.tell('unit-rested', { card });
      return changeUnit(state, player, id, 'rested', true);
    case 'set-active':
      if (unit.rested) log.tell('unit-set-active', { card });
      return changeUnit(state, player, id, 'rested', false);
    case 'damage': {
      const next = changeUnit(state, player, id, 'damage', unit.damage + effect.amount);
      const left = Math.max(0, hpOf(state, player, unit) - unit.damage - effect.amount);
      log.tell('damaged', { card, amount: effect.amount, left });
      return next;
    }
    case 'recover': {
      const amount = Math.min(effect.amount, unit.damage);
      log.tell('recovered', { card, amount });
      return changeUnit(state, player, id, 'damage', unit.damage - amount);
    }
    case 'ap': {
      const next = changeUnit(state, player, id, 'ap', unit.ap + effect.amount);
      const now = apOf(next, player, { ...unit, ap: unit.ap + effect.amount });
      log.tell('ap-changed', { card, amount: effect.amount, now });
      return next;
    }
    case 'hp': {
      const changed = { ...unit, hp: unit.hp + effect.amount };
      const next = changeUnit(state, player, id, 'hp', changed.hp);
      const now = Math.max(0, hpOf(next, player, changed) - unit.damage);
      log.tell('hp-changed', { card, amount: effect.amount, now });
      return next;
    }
    default:
      return state;
  }
}

/** As many as there are in hand, if there are fewer. */
export function mustDiscard(state: TurnState, player: Player, amount: number, log: Log): TurnState {
  const left = Math.min(amount, tableOf(state, player).hand.length);
  if (left <= 0) return state;
  log.tell('must-discard', { player, count: left, limit: 0 });
  return changed(state, 'due', { what: 'discard', player, left });
}

/** The top Shield goes to hand; no Burst, for it is not destroyed. */
// gundam/shield
function shieldToHand(state: TurnState, player: Player, amount: number, log: Log): TurnState {
  const { shields, hand } = tableOf(state, player);
  const count = Math.min(amount, shields.length);
  if (count === 0) return state;
  log.tell('shield-to-hand', { player, left: shields.length - count });
  return change(state, player, {
    shields: shields.slice(count),
    hand: [...hand, ...shields.slice(0, count)],
  });
}

/** A token is a Unit like any other: at the limit, one that is there makes room first. */
// gundam/token, gundam/card-limit
function deployTokens(
  state: TurnState,
  resolving: Resolving,
  effect: Extract<Effect, { does: 'deploy-token' }>,
  log: Log,
): TurnState {
  const { by, effects } = resolving;
  const play = asPlay(state);
  const token = tokenOf(play, effect.tokens, by);
  if (!token || (effect.amount ?? 1) <= 0) return nextPart(state, resolving);
  if (roomNeeded(play, by, 1) > 0) {
    log.tell('must-make-room', { player: by, card: token.name });
    return changed(state, 'due', { what: 'room', player: by });
  }
  const more = (effect.amount ?? 1) - 1;
  const rest = effects.slice(1);
  const next = arrive(state, by, token, effect.rested === true, log);
  return changed(next, 'resolving', {
    ...resolving,
    effects: more > 0 ? [{ ...effect, tokens: [token], amount: more }, ...rest] : rest,
  });
}

function arrive(state: TurnState, player: Player, facts: UnitCard, rested: boolean, log: Log): TurnState {
  const id = `token-${state.tokens + 1}`;
  const card = withKeywords({ ...facts, token: true as const });
  const unit: UnitInPlay = { id, rested, damage: 0, since: state.turnNumber, pilot: null, ap: 0, hp: 0 };
  log.tell('token-deployed', { player, card: facts.name });
  const next = change(state, player, { units: [...tableOf(state, player).units, unit] });
  next.cards = withCard(state.cards, id, card);
  next.tokens = state.tokens + 1;
  return enqueue(next, triggersOf(next, player, [id], unit, ['deploy']));
}
