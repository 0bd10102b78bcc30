import type { Side } from '../../core/sides';
import type { LoseFrom } from './piles';
import { type Refusal, refuse } from './refusals';
import type { ForceState, Move, Phase } from './state';
import { activationOf } from './turn';

const title = (state: ForceState, id: string): string => state.cards[id]?.title ?? id;
const place = (state: ForceState, id: string) => state.locations.find((location) => location.id === id);

/** Only the player whose turn it is acts, in the right phase, when the opportunity is theirs. */
// swccg/death-star-ii/turn#turn
function whyNotInPhase(state: ForceState, player: Side, phase: Phase): Refusal | undefined {
  if (player !== state.turn) return refuse('not-your-turn', { player });
  if (state.phase !== phase) return refuse('wrong-phase', { phase });
  return player === state.opportunity ? undefined : refuse('not-your-opportunity', { player });
}

const whyNotPay = (state: ForceState, player: Side, cost: number): Refusal | undefined =>
  state.piles[player].force.length < cost ? refuse('not-enough-force', { cost }) : undefined;

// swccg/death-star-ii/turn#activate-phase
function whyNotActivate(state: ForceState, player: Side): Refusal | undefined {
  const refusal = whyNotInPhase(state, player, 'activate');
  if (refusal) return refusal;
  const allowed = activationOf(state, player);
  if (state.activated >= allowed) return refuse('all-activated', { allowed });
  return state.piles[player].reserve.length === 0 ? refuse('reserve-empty') : undefined;
}

// swccg/force-drain#procedure
function whyNotDrain(state: ForceState, player: Side, id: string): Refusal | undefined {
  const refusal = whyNotInPhase(state, player, 'control');
  if (refusal) return refusal;
  const location = place(state, id);
  if (location?.control !== player) return refuse('not-controlled', { location: location?.title ?? id });
  return state.drained.includes(id) ? refuse('already-drained', { location: location.title }) : undefined;
}

// swccg/death-star-ii/turn#deploy-phase
function whyNotDeploy(state: ForceState, player: Side, id: string): Refusal | undefined {
  const refusal = whyNotInPhase(state, player, 'deploy');
  if (refusal) return refusal;
  const card = state.cards[id];
  if (!card || card.kind === 'interrupt' || !state.piles[player].hand.includes(id))
    return refuse('not-in-hand', { card: title(state, id) });
  return card.kind === 'deploys' ? whyNotPay(state, player, card.cost) : undefined;
}

/** An Interrupt is played in any phase, by either player. */
// swccg/death-star-ii/concepts#interrupts
function whyNotInterrupt(state: ForceState, player: Side, id: string): Refusal | undefined {
  if (state.phase === 'end') return refuse('wrong-phase', { phase: 'end' });
  if (player !== state.opportunity) return refuse('not-your-opportunity', { player });
  const card = state.cards[id];
  if (card?.kind !== 'interrupt' || !state.piles[player].hand.includes(id))
    return refuse('not-in-hand', { card: title(state, id) });
  if (card.effect.does === 'draw-from-reserve' && state.piles[player].reserve.length === 0)
    return refuse('cannot-take-from-empty', { card: card.title });
  return whyNotPay(state, player, card.cost ?? 0);
}

// swccg/death-star-ii/battle#battle-phase
function whyNotBattle(state: ForceState, player: Side, id: string): Refusal | undefined {
  const refusal = whyNotInPhase(state, player, 'battle');
  if (refusal) return refusal;
  const location = place(state, id);
  if (!location?.contested) return refuse('not-contested', { location: location?.title ?? id });
  if (state.battled.includes(id)) return refuse('already-battled', { location: location.title });
  return whyNotPay(state, player, 1);
}

// swccg/death-star-ii/moving#moves-per-turn
function whyNotMove(state: ForceState, player: Side, id: string): Refusal | undefined {
  const refusal = whyNotInPhase(state, player, 'move');
  if (refusal) return refusal;
  if (state.cards[id]?.kind !== 'deploys' || !state.table[player].includes(id))
    return refuse('not-on-table', { card: title(state, id) });
  if (state.moved.includes(id)) return refuse('already-moved', { card: title(state, id) });
  return whyNotPay(state, player, 1);
}

// swccg/draw-phase
function whyNotDraw(state: ForceState, player: Side): Refusal | undefined {
  const refusal = whyNotInPhase(state, player, 'draw');
  if (refusal) return refusal;
  return state.piles[player].force.length === 0 ? refuse('force-empty') : undefined;
}

/** Each Force lost comes from the hand or from the top of a pile of Life Force. */
// swccg/death-star-ii/life-force#lost-pile
function whyNotLose(
  state: ForceState,
  player: Side,
  from: LoseFrom,
  card: string | undefined,
): Refusal | undefined {
  if ((from === 'hand') !== (card !== undefined)) return refuse('malformed-move');
  const pile = state.piles[player][from];
  return pile.length > 0 && (card === undefined || pile.includes(card)) ? undefined : refuse('pile-empty');
}

// swccg/actions-taking-turns#passing
function whyNotPass(state: ForceState, player: Side): Refusal | undefined {
  if (state.phase === 'end') return refuse('wrong-phase', { phase: 'end' });
  return player === state.opportunity ? undefined : refuse('not-your-opportunity', { player });
}

// swccg/death-star-ii/ending#end-of-turn
function whyNotRecirculate(state: ForceState, player: Side): Refusal | undefined {
  if (state.phase !== 'end') return refuse('wrong-phase', { phase: 'end' });
  return state.recirculated.includes(player) ? refuse('already-recirculated', { player }) : undefined;
}

/** Whether the move is a part of what has to be finished first. */
function answers(state: ForceState, move: Move): boolean {
  const { due } = state;
  if (due?.player !== move.player) return false;
  return due.what === 'destiny' ? move.type === 'destiny' || move.type === 'decline' : move.type === due.what;
}

/** Why a move is refused; nothing if it is legal. */
export function whyNot(state: ForceState, move: Move): Refusal | undefined {
  if (state.over) return state.over.reason === 'defeat' ? refuse('game-over') : refuse('play-over');
  if (state.due) {
    if (!answers(state, move)) return refuse('something-due');
    return move.type === 'lose' ? whyNotLose(state, move.player, move.from, move.card) : undefined;
  }
  switch (move.type) {
    case 'activate':
      return whyNotActivate(state, move.player);
    case 'drain':
      return whyNotDrain(state, move.player, move.location);
    case 'deploy':
      return whyNotDeploy(state, move.player, move.card);
    case 'interrupt':
      return whyNotInterrupt(state, move.player, move.card);
    case 'battle':
      return whyNotBattle(state, move.player, move.location);
    case 'move':
      return whyNotMove(state, move.player, move.card);
    case 'draw':
      return whyNotDraw(state, move.player);
    case 'pass':
      return whyNotPass(state, move.player);
    case 'recirculate':
      return whyNotRecirculate(state, move.player);
    default:
      return refuse('nothing-due', { player: move.player });
  }
}
