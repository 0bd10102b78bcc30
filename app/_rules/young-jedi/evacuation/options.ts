import { otherSide, SIDES, type Side } from '../../swccg/force/piles';
import { drawsOf } from '../shuffled-deck';
import { whyNotChase, whyNotDeploy, whyNotLand, whyNotLeave, whyNotPlace } from './attempt';
import { battleCardsIn, isTransport } from './fleet';
import { isPicking, transportsLeft } from './outcome';
import type { Attempt, EvacuationState, Move } from './state';

/** Every legal move of either player, now. */
export function options(state: EvacuationState): Move[] {
  if (state.over) return [];
  const { owed, attempt } = state;
  if (owed) {
    const { player } = owed;
    const draws = drawsOf(state.players[player].deck, state.cards, 'lost');
    return draws.map((draw): Move => ({ type: 'lose', player, ...draw }));
  }
  return attempt ? attemptOptions(state, attempt) : turnOptions(state, state.turn);
}

const deployments = (state: EvacuationState, player: Side): Move[] =>
  state.edition === 'first'
    ? []
    : state.players[player].hand
        .filter((card) => state.cards[card]?.kind === 'starship' && !whyNotDeploy(state, player, card, false))
        .map((card): Move => ({ type: 'deploy', player, card }));

// young-jedi/rulebook/starships#evacuation
function turnOptions(state: EvacuationState, player: Side): Move[] {
  const moves = deployments(state, player);
  const { hand, hyperspace } = state.players[player];
  const transports =
    state.edition === 'first'
      ? hand.filter((id) => !whyNotLand(state, player, id))
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
      return SIDES.flatMap((side) => placements(state, attempt, side));
    default: {
      const due = fight?.due[0];
      if (!due) return [];
      const draws = drawsOf(state.players[due.player].deck, state.cards, 'destiny');
      return draws.map(({ value = 0, ...draw }) => ({ type: 'draw', player: due.player, value, ...draw }));
    }
  }
}

function answers(state: EvacuationState, player: Side): Move[] {
  const moves = deployments(state, player);
  if (state.edition === 'first') {
    for (const starfighter of state.players[player].hand)
      if (!whyNotChase(state, player, starfighter)) moves.push({ type: 'intercept', player, starfighter });
  } else if (state.players[player].hyperspace.length > 0) moves.push({ type: 'intercept', player });
  moves.push({ type: 'decline', player });
  return moves;
}

// young-jedi/faq-battle-cards-declare
function declarations(state: EvacuationState, { by, declared }: Attempt): Move[] {
  const attacker = otherSide(by);
  const player = declared[attacker] === undefined ? attacker : by;
  const held = battleCardsIn(state, state.players[player].hand).length;
  return Array.from({ length: held + 1 }, (_, count) => ({ type: 'declare', player, count }));
}

function placements(state: EvacuationState, { ships }: Attempt, player: Side): Move[] {
  const cards = [...ships[player], ...battleCardsIn(state, state.players[player].hand)];
  return cards
    .filter((card) => !whyNotPlace(state, player, card))
    .map((card) => ({ type: 'place', player, card }));
}
