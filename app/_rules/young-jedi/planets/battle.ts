import { otherSide, SIDES, type Side } from '../../core/sides';
import type { Log } from './events';
import { endIfExhausted, finish, leftOf, loseFrom, pilesWith, titleOf } from './piles';
import { type Refusal, refuse } from './refusals';
import { type Battle, DRAWN_FOR, type DrawnFor, type Fighter, type PlanetsState } from './state';
import { cardsHere, faceUpCharacters, faceUpWeapons, onWith } from './table';
import { enter } from './turn';

/** A battle needs face-up cards of both players on the planet; hidden ones take no part. */
// young-jedi/rulebook/battle#battle-step
export function whyNotBattle(state: PlanetsState): Refusal | undefined {
  const missing = SIDES.find(
    (side) => faceUpCharacters(state, side).length + faceUpWeapons(state, side).length === 0,
  );
  return missing && refuse('nobody-face-up', { player: missing });
}

export function declare(state: PlanetsState, attacker: Side, log: Log): PlanetsState {
  log.tell('battle', { player: attacker });
  return goOn({ ...state, battle: { attacker, fought: [], up: {}, drawn: 0 } }, log);
}

/** The characters of a player that have not fought in this battle. */
// young-jedi/rulebook/battle#battle-step
export const yetToFight = (state: PlanetsState, { fought }: Battle, side: Side): string[] =>
  faceUpCharacters(state, side).filter((id) => !fought.includes(id));

/** The weapons of a player that nobody has used in this battle. */
// young-jedi/rulebook/battle#weapons
export const yetToUse = (state: PlanetsState, { fought }: Battle, side: Side): string[] =>
  faceUpWeapons(state, side).filter((id) => !fought.includes(id));

export function whyNotFight(
  state: PlanetsState,
  battle: Battle,
  side: Side,
  { card, weapon }: Fighter,
): Refusal | undefined {
  if (battle.up[side]) return refuse('already-sent', { player: side });
  if (!faceUpCharacters(state, side).includes(card))
    return refuse('not-face-up-here', { card: titleOf(state, card) });
  if (battle.fought.includes(card)) return refuse('already-fought', { card: titleOf(state, card) });
  if (weapon === undefined) return undefined;
  if (!faceUpWeapons(state, side).includes(weapon))
    return refuse('not-face-up-here', { card: titleOf(state, weapon) });
  return battle.fought.includes(weapon)
    ? refuse('already-fought', { card: titleOf(state, weapon) })
    : undefined;
}

export function fight(
  state: PlanetsState,
  battle: Battle,
  player: Side,
  fighter: Fighter,
  log: Log,
): PlanetsState {
  const card = titleOf(state, fighter.card);
  if (fighter.weapon === undefined) log.tell('sent', { player, card });
  else log.tell('sent-armed', { player, card, weapon: titleOf(state, fighter.weapon) });
  return { ...state, battle: { ...battle, up: { ...battle.up, [player]: fighter } } };
}

/** The place of a draw in the fixed order, from 1: defender before attacker, for each purpose in turn. */
// young-jedi/rulebook/battle-details#destiny-order
export const placeOf = ({ attacker }: Battle, side: Side, purpose: DrawnFor): number =>
  DRAWN_FOR.indexOf(purpose) * 2 + (side === attacker ? 2 : 1);

export function whyNotDestiny(
  state: PlanetsState,
  battle: Battle,
  side: Side,
  purpose: DrawnFor,
): Refusal | undefined {
  const missing = SIDES.find((each) => !battle.up[each]);
  if (missing) return refuse('nobody-sent', { player: missing });
  if (placeOf(battle, side, purpose) < battle.drawn)
    return refuse('draw-out-of-order', { player: side, for: purpose });
  // Lap cards serve for damage and Even Up, not for destiny: young-jedi/podracing-pile.
  return state.piles[side].draw.length === 0 ? refuse('nothing-to-draw', { player: side }) : undefined;
}

/** The card goes to the hand; the last one loses the game at once, or by the older answer after all draws. */
// young-jedi/rulebook/battle#destiny-draw, young-jedi/faq-both-draw-last-card
export function drawDestiny(
  state: PlanetsState,
  battle: Battle,
  side: Side,
  purpose: DrawnFor,
  log: Log,
): PlanetsState {
  const { draw, hand } = state.piles[side];
  const next: PlanetsState = {
    ...state,
    piles: pilesWith(state, side, { draw: draw.slice(1), hand: [...hand, ...draw.slice(0, 1)] }),
    battle: { ...battle, drawn: placeOf(battle, side, purpose) },
  };
  log.tell('destiny', { player: side, for: purpose, left: leftOf(next, side) });
  return state.terms.lastCard === 'in-order' ? endIfExhausted(next, side, log) : next;
}

/** By the older answer one looks, after all draws and before any damage, at who has drawn their last card. */
// young-jedi/faq-both-draw-last-card#older-answer
function endIfDrawnOut(state: PlanetsState, log: Log): PlanetsState {
  const empty = SIDES.filter((side) => leftOf(state, side) === 0);
  if (empty.length === 2) {
    log.tell('drawn-game', {});
    return finish(state, { reason: 'draw' });
  }
  return empty[0] ? endIfExhausted(state, empty[0], log) : state;
}

/** Ends a fight; the beaten character and its weapon are discarded, and its damage is taken. */
// young-jedi/rulebook/battle#damage
export function settle(
  state: PlanetsState,
  battle: Battle,
  winner: Side | undefined,
  log: Log,
): PlanetsState {
  const checked = endIfDrawnOut(state, log);
  if (checked.over) return checked;
  const { light, dark } = battle.up;
  const up = [light, dark].flatMap((each) => each ?? []);
  const fought = [...battle.fought, ...up.flatMap(({ card, weapon }) => (weapon ? [card, weapon] : [card]))];
  const next: PlanetsState = { ...state, battle: { attacker: battle.attacker, fought, up: {}, drawn: 0 } };
  if (!winner) {
    log.tell('tied', {});
    return goOn(next, log);
  }
  const loser = otherSide(winner);
  const beaten = battle.up[loser];
  if (!beaten) return state;
  log.tell('won', {
    player: winner,
    card: titleOf(state, battle.up[winner]?.card ?? ''),
    beaten: titleOf(state, beaten.card),
  });
  return goOn(
    takeDamage(defeat(next, loser, beaten), loser, state.cards[beaten.card]?.damage ?? 0, log),
    log,
  );
}

function defeat(state: PlanetsState, side: Side, { card, weapon }: Fighter): PlanetsState {
  if (!state.planet) return state;
  const gone = weapon === undefined ? [card] : [card, weapon];
  const staying = cardsHere(state, side).filter(({ id }) => !gone.includes(id));
  return {
    ...state,
    piles: pilesWith(state, side, { discard: [...state.piles[side].discard, ...gone] }),
    on: onWith(state, state.planet, side, staying),
  };
}

function takeDamage(state: PlanetsState, side: Side, amount: number, log: Log): PlanetsState {
  const count = Math.min(amount, leftOf(state, side));
  if (count === 0) return state;
  const next = loseFrom(state, side, count);
  log.tell('damage', { player: side, count, left: leftOf(next, side) });
  return endIfExhausted(next, side, log);
}

/** When a plan is used up, the attacker's characters without an opponent break through, and the battle ends. */
// young-jedi/rulebook/battle#breakthrough
export function goOn(state: PlanetsState, log: Log): PlanetsState {
  const { battle } = state;
  if (state.over || !battle) return state;
  const { attacker } = battle;
  const defender = otherSide(attacker);
  const leftover = yetToFight(state, battle, attacker).length;
  if (leftover > 0 && yetToFight(state, battle, defender).length > 0) return state;
  const { battle: _, ...rest } = state;
  let next: PlanetsState = rest;
  const count = Math.min(leftover, leftOf(next, defender));
  if (count > 0) {
    next = loseFrom(next, defender, count);
    log.tell('breakthrough', { player: attacker, count, left: leftOf(next, defender) });
    next = endIfExhausted(next, defender, log);
  }
  if (next.over) return next;
  log.tell('battle-over', {});
  return enter(next, 'even-up', log);
}
