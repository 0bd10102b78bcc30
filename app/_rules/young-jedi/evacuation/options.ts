import { DARK_FIRST, otherSide, type Side } from '../../core/sides';
import { type Draw, drawsOf } from '../shuffled-deck';
import { whyNotDeploy, whyNotLeave } from './attempt';
import { battleCardsIn, isTransport, shipOf } from './fleet';
import { isPicking, transportsLeft } from './outcome';
import type { Attempt, EvacuationState, Move } from './state';

/** Every legal move of either player, now. */
export function options(state: EvacuationState): Move[] {
  if (state.over) return [];
  const { owed, attempt } = state;
  if (owed) return losses(state, owed.player);
  return attempt ? attemptOptions(state, attempt) : turnOptions(state, state.turn);
}

function losses(state: EvacuationState, player: Side): Move[] {
  const draws = drawsOf(state.players[player].deck, state.cards, 'lost');
  return draws.map((draw): Move => ({ type: 'lose', player, ...draw }));
}

function deployments(state: EvacuationState, player: Side): Move[] {
  const moves: Move[] = [];
  if (state.edition === 'first') return moves;
  for (const card of state.players[player].hand)
    if (state.cards[card]?.kind === 'starship' && !whyNotDeploy(state, player, card, false))
      moves.push({ type: 'deploy', player, card });
  return moves;
}

// young-jedi/rulebook/starships#evacuation
function turnOptions(state: EvacuationState, player: Side): Move[] {
  const moves = deployments(state, player);
  const { hand, hyperspace } = state.players[player];
  const transports =
    state.edition === 'first'
      ? hand.filter((id) => isTransport(state, id))
      : hyperspace.filter((id) => isTransport(state, id));
  if (transports.length > 0)
    for (const { id: planet } of state.planets) {
      if (whyNotLeave(state, player, planet)) continue;
      if (state.edition === 'first')
        for (const transport of transports) moves.push({ type: 'evacuate', player, planet, transport });
      else moves.push({ type: 'evacuate', player, planet });
    }
  moves.push({ type: 'done', player });
  return moves;
}

// young-jedi/rulebook/starships#hyperspace
function attemptOptions(state: EvacuationState, attempt: Attempt): Move[] {
  const player = attempt.by;
  const { choice, fight } = attempt;
  if (choice) return choice.ships.map((card) => ({ type: 'sacrifice', player: choice.player, card }));
  if (isPicking(state)) return transportsLeft(state).map((card) => ({ type: 'pick', player, card }));
  switch (attempt.stage) {
    case 'intercept':
      return answers(state, otherSide(player));
    case 'declare':
      return declarations(state, attempt);
    case 'plan':
      return placements(state, attempt);
    default: {
      const due = fight?.due[0];
      if (!due) return [];
      const draws = drawsOf(state.players[due.player].deck, state.cards, 'destiny');
      return draws.map((draw) => drawing(due.player, draw));
    }
  }
}

const drawing = (player: Side, { card, value = 0 }: Draw): Move =>
  card === undefined ? { type: 'draw', player, value } : { type: 'draw', player, value, card };

function answers(state: EvacuationState, player: Side): Move[] {
  const moves = deployments(state, player);
  if (state.edition === 'first') {
    for (const starfighter of state.players[player].hand)
      if (shipOf(state, starfighter)?.ship === 'starfighter')
        moves.push({ type: 'intercept', player, starfighter });
  } else if (state.players[player].hyperspace.length > 0) moves.push({ type: 'intercept', player });
  moves.push({ type: 'decline', player });
  return moves;
}

// young-jedi/faq-battle-cards-declare
function declarations(state: EvacuationState, { by, declared }: Attempt): Move[] {
  const attacker = otherSide(by);
  const player = declared[attacker] === undefined ? attacker : by;
  const held = battleCardsIn(state, state.players[player].hand).length;
  const moves: Move[] = [];
  for (let count = 0; count <= held; count++) moves.push({ type: 'declare', player, count });
  return moves;
}

/** Every starship committed, and Battle cards up to the number declared. */
// young-jedi/rulebook/starships#hyperspace, young-jedi/faq-no-bluff
function placements(state: EvacuationState, { ships, slipped, declared }: Attempt): Move[] {
  const moves: Move[] = [];
  for (const player of DARK_FIRST) {
    for (const card of ships[player]) moves.push({ type: 'place', player, card });
    if (slipped[player] < (declared[player] ?? 0))
      for (const card of state.players[player].hand)
        if (state.cards[card]?.kind === 'battle') moves.push({ type: 'place', player, card });
  }
  return moves;
}
