import { otherSide, type Side } from '../../core/sides';
import { DESTINIES, type Draw, isDraw } from '../shuffled-deck';
import { withParts, withPlayer } from './change';
import { reshuffle } from './deploy';
import type { Log } from './events';
import { takeNext } from './piles';
import { findInHand, naming } from './racer';
import { type Refusal, refuse } from './refusals';
import { newDeployStep } from './setup';
import { HAND_SIZE, type InHand, type PodraceState } from './state';

/** The Objective goes down before anyone draws to see who goes first. */
// young-jedi/rulebook/podrace#podrace-objective
export function whyNotObjective(state: PodraceState, side: Side): Refusal | undefined {
  const { objective } = state.players[side];
  if (objective === 'none') return refuse('no-objective', { player: side });
  if (objective === 'played') return refuse('objective-already-played', { player: side });
  const drawn = state.stage !== 'opening' || state.tied || Object.keys(state.opening).length > 0;
  return drawn ? refuse('objective-too-late', { player: side }) : undefined;
}

export function playObjective(state: PodraceState, side: Side, log: Log): PodraceState {
  log.tell('objective-played', { player: side });
  return withPlayer(state, side, { objective: 'played' });
}

// young-jedi/rulebook/full-game#full-game-start
export function whyNotDestiny(state: PodraceState, side: Side, value: number): Refusal | undefined {
  if (state.stage !== 'opening') return refuse('no-destiny-now');
  if (state.opening[side] !== undefined) return refuse('destiny-already-drawn', { player: side });
  return (DESTINIES as readonly number[]).includes(value) ? undefined : refuse('not-a-destiny', { value });
}

/** The higher number goes first; on a tie both draw again. The cards drawn go back. */
// young-jedi/rulebook/full-game#full-game-start
export function drawForStart(state: PodraceState, side: Side, value: number, log: Log): PodraceState {
  log.tell('destiny-drawn', { player: side, value });
  const other = state.opening[otherSide(side)];
  if (other === undefined) return withParts(state, { opening: { ...state.opening, [side]: value } });
  if (other === value) {
    log.tell('tied-draw', { value });
    return withParts(state, { opening: {}, tied: true });
  }
  const first = value > other ? side : otherSide(side);
  log.tell('begins', { player: first });
  const opening = { ...state.opening, [side]: value };
  return withParts(state, { opening, stage: 'deploy', turn: state.only ?? first });
}

/** In the battle step either player may lose cards to damage; what the battle is like does not matter here. */
// young-jedi/rulebook/battle#damage, young-jedi/podracing-pile
export function whyNotLose(state: PodraceState, side: Side, draw: Draw): Refusal | undefined {
  if (state.owes !== side && state.stage !== 'battle') return refuse('not-battle-step');
  const { deck } = state.players[side];
  const named = draw.card !== undefined || draw.value !== undefined;
  const fits = deck.cards.length === 0 ? !named : isDraw(deck, state.cards, 'lost', draw);
  return fits ? undefined : refuse('not-its-card');
}

export function lose(state: PodraceState, side: Side, draw: Draw, log: Log): PodraceState {
  if (state.owes !== side) return takeNext(state, side, draw, 'discard', log);
  const { owes: _, ...paid } = state;
  return reshuffle(takeNext(paid, side, draw, 'discard', log), side, log);
}

/** Why nothing may be drawn to Even Up, whatever comes up. */
// young-jedi/rulebook/battle#even-up
export function whyNoEvenUp(state: PodraceState, side: Side): Refusal | undefined {
  if (state.stage !== 'even-up') return refuse('no-drawing-now');
  return state.players[side].hand.length < HAND_SIZE ? undefined : refuse('hand-has-six');
}

export function whyNotEvenUp(state: PodraceState, side: Side, draw: Draw): Refusal | undefined {
  const refusal = whyNoEvenUp(state, side);
  if (refusal) return refusal;
  const { deck } = state.players[side];
  const named = draw.card !== undefined || draw.value !== undefined;
  const fits = deck.cards.length === 0 ? !named : isDraw(deck, state.cards, 'hand', draw);
  return fits ? undefined : refuse('not-its-card');
}

export function evenUp(state: PodraceState, side: Side, draw: Draw, log: Log): PodraceState {
  if (state.players[side].deck.cards.length > 0) log.tell('drawn', { player: side });
  return takeNext(withParts(state, { drawing: true }), side, draw, 'hand', log);
}

/** With more than six cards any may go; otherwise only locations, before drawing. */
// young-jedi/rulebook/battle#even-up
export function whyNotDiscard(state: PodraceState, side: Side, choice: InHand): Refusal | undefined {
  if (state.stage !== 'even-up') return refuse('not-even-up');
  const id = findInHand(state, side, choice);
  if (id === undefined) return refuse('not-in-hand', { card: choice.card ?? '', value: choice.value ?? 0 });
  if (state.players[side].hand.length > HAND_SIZE) return undefined;
  if (state.cards[id]?.kind !== 'location') return refuse('only-locations', naming(state, id));
  return state.drawing ? refuse('drawing-has-begun') : undefined;
}

export function discard(state: PodraceState, side: Side, choice: InHand, log: Log): PodraceState {
  const id = findInHand(state, side, choice);
  if (id === undefined) return state;
  const player = state.players[side];
  log.tell('discarded', { player: side, ...naming(state, id) });
  return withPlayer(state, side, {
    hand: player.hand.filter((held) => held !== id),
    discard: [...player.discard, id],
  });
}

// young-jedi/rulebook/battle#recycle-hand
export function whyNotRecycle(state: PodraceState, side: Side): Refusal | undefined {
  if (state.stage !== 'even-up') return refuse('not-even-up');
  if (state.drawing) return refuse('drawing-has-begun');
  return state.players[side].hand.length === 0 ? refuse('hand-empty') : undefined;
}

export function recycle(state: PodraceState, side: Side, log: Log): PodraceState {
  const player = state.players[side];
  log.tell('recycled', { player: side, count: player.hand.length });
  return withPlayer(state, side, { hand: [], discard: [...player.discard, ...player.hand] });
}

// young-jedi/rulebook/battle#even-up
export function whyNotDone(state: PodraceState, side: Side): Refusal | undefined {
  if (state.stage !== 'even-up') return undefined;
  const count = state.players[side].hand.length;
  if (count > HAND_SIZE) return refuse('too-many-in-hand', { count });
  return count < HAND_SIZE ? refuse('too-few-in-hand', { count }) : undefined;
}

/** The next step of the turn, or the next turn. */
// young-jedi/rulebook/first-game#turn
export function goOn(state: PodraceState, side: Side, log: Log): PodraceState {
  if (state.stage !== 'even-up') {
    const stage = state.stage === 'deploy' ? 'battle' : 'even-up';
    log.tell('stage', { player: side, stage });
    return withParts(state, { stage, drawing: false });
  }
  if (state.turnNumber >= state.turns) {
    log.tell('play-over', {});
    return withParts(state, { over: { reason: 'turns' } });
  }
  const turn = state.only ?? otherSide(side);
  const turnNumber = state.turnNumber + 1;
  log.tell('turn', { player: turn, number: turnNumber });
  return withParts(state, { turn, turnNumber, stage: 'deploy', deploy: newDeployStep(), drawing: false });
}
