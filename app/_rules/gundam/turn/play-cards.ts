import { handOver } from '../play/actions';
import { paid } from '../resources';
import { byPlay } from './by-play';
import { supporting } from './cards';
import { change, changed, changeUnit } from './change';
import type { Log } from './events';
import { isLink, keywordsOf, priceOf, unitInPlay } from './facts';
import { enqueue, giveUpBase, leave, triggersOf } from './leave';
import { nameOf, type Player, type Resolving, type TurnState, tableOf, type UnitInPlay } from './state';

/** Resources are rested; EX Resources are removed from the game. */
// gundam/cost, gundam/ex-resource
function pay(state: TurnState, player: Player, cost: number, ex: number, log: Log): TurnState {
  if (cost === 0) return state;
  log.tell('paid', { player, resources: cost - ex, ex });
  return change(state, player, { resources: paid(tableOf(state, player).resources, cost, ex) });
}

/** A card leaves the hand and its Cost is paid. */
// gundam/rulebook/playing-cards#paying-cost
function playCard(state: TurnState, player: Player, id: string, ex: number, log: Log): TurnState {
  const card = state.cards[id];
  if (!card) return state;
  const { lv, cost } = priceOf(state, player, card);
  log.tell('played', { player, card: card.name, lv, cost });
  const hand = tableOf(state, player).hand.filter((each) => each !== id);
  return pay(change(state, player, { hand }), player, cost, ex, log);
}

/** A Unit to the battle area, a Base to its section. At the limit, what is there makes room first. */
// gundam/deploy, gundam/card-limit
export function deploy(
  state: TurnState,
  player: Player,
  id: string,
  replacing: string | undefined,
  ex: number,
  log: Log,
): TurnState {
  const played = playCard(state, player, id, ex, log);
  if (state.cards[id]?.type === 'base') {
    const next = change(giveUpBase(played, player, log), player, { base: { id, rested: false, damage: 0 } });
    log.tell('deployed', { player, card: nameOf(state, id) });
    return enqueue(next, triggersOf(next, player, [id], undefined, ['deploy']));
  }
  const room = replacing === undefined ? played : makeRoom(played, player, replacing, log);
  const unit: UnitInPlay = {
    id,
    rested: false,
    damage: 0,
    since: state.turnNumber,
    pilot: null,
    ap: 0,
    hp: 0,
  };
  const next = change(room, player, { units: [...tableOf(room, player).units, unit] });
  log.tell('deployed', { player, card: nameOf(state, id) });
  return enqueue(next, triggersOf(next, player, [id], unit, ['deploy']));
}

/** The Unit is put into the trash, its Pilot with it, but it is not destroyed. */
// gundam/card-limit
export function makeRoom(state: TurnState, player: Player, id: string, log: Log): TurnState {
  const unit = tableOf(state, player).units.find((each) => each.id === id);
  if (!unit) return state;
  log.tell('made-room', { player, card: nameOf(state, id) });
  return leave(state, player, unit, 'trash', log);
}

/** A Pilot, or a Command with the Pilot ability, goes under a Unit. */
// gundam/pairing, gundam/pilot-ability
export function pair(
  state: TurnState,
  player: Player,
  id: string,
  unit: string,
  ex: number,
  log: Log,
): TurnState {
  const played = playCard(state, player, id, ex, log);
  const next = changeUnit(played, player, unit, 'pilot', id);
  log.tell('paired', { player, card: nameOf(state, id), unit: nameOf(state, unit) });
  const now = unitInPlay(next, unit);
  if (!now) return next;
  const link = isLink(next, now);
  if (link) log.tell('linked', { player, unit: nameOf(state, unit) });
  return enqueue(next, triggersOf(next, player, [unit, id], now, link ? ['paired', 'linked'] : ['paired']));
}

/** In an action step, the next player may act after this. */
// gundam/action-step
function acted(state: TurnState, log: Log): TurnState {
  return state.phase === 'end' ? byPlay(state, log, handOver) : state;
}

// gundam/command
export function command(state: TurnState, player: Player, id: string, ex: number, log: Log): TurnState {
  const card = state.cards[id];
  const played = playCard(state, player, id, ex, log);
  if (card?.type !== 'command') return played;
  const resolving: Resolving = { by: player, source: id, effects: card.effects, command: true };
  return acted(changed(played, 'resolving', resolving), log);
}

// gundam/activate-main, gundam/activate-action
export function activate(
  state: TurnState,
  player: Player,
  id: string,
  index: number,
  ex: number,
  log: Log,
): TurnState {
  const ability = state.cards[id]?.abilities?.[index];
  if (!ability) return state;
  log.tell('activated', { player, card: nameOf(state, id) });
  const { units, base } = tableOf(state, player);
  const unit = units.find((each) => each.id === id || each.pilot === id);
  let next = pay(state, player, ability.cost ?? 0, ex, log);
  if (ability.rest) {
    log.tell('self-rested', { card: nameOf(state, unit?.id ?? id) });
    next = unit
      ? changeUnit(next, player, unit.id, 'rested', true)
      : change(next, player, { base: base && { ...base, rested: true } });
  }
  if (ability.oncePerTurn) next = changed(next, 'used', [...next.used, `${id}/${index}`]);
  const effects =
    ability.keyword && unit ? supporting(keywordsOf(state, unit).support ?? 0) : ability.effects;
  const resolving: Resolving = { by: player, source: id, effects };
  if (unit) resolving.unit = unit.id;
  return acted(changed(next, 'resolving', resolving), log);
}

// gundam/trash
export function discard(state: TurnState, player: Player, id: string, log: Log): TurnState {
  const { due } = state;
  const { hand, trash } = tableOf(state, player);
  if (due?.what !== 'discard') return state;
  const left = due.left - 1;
  if (state.cards[id]) log.tell('discarded-card', { player, card: nameOf(state, id), left });
  else log.tell('discarded', { player, left });
  const next = change(state, player, { hand: hand.filter((each) => each !== id), trash: [id, ...trash] });
  next.due = left > 0 ? { ...due, left } : null;
  return next;
}
