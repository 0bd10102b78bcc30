import { DARK_FIRST, type Side } from '../../core/sides';
import { LIFE_FORCE } from './piles';
import type { Due, ForceState, Move } from './state';
import { whyNot } from './why-not';

/** Every legal move of either player, now. */
export function options(state: ForceState): Move[] {
  if (state.over) return [];
  if (state.due) return dueOptions(state, state.due);
  if (state.phase === 'end')
    return DARK_FIRST.filter((side) => !state.recirculated.includes(side)).map((player) => ({
      type: 'recirculate',
      player,
    }));
  const player = state.opportunity;
  return [...actionsOf(state, player), { type: 'pass', player }];
}

/** What a player may do now, other than pass. */
// swccg/actions-taking-turns#initiating
export function actionsOf(state: ForceState, player: Side): Move[] {
  return candidates(state, player).filter((move) => !whyNot(state, move));
}

function candidates(state: ForceState, player: Side): Move[] {
  const moves: Move[] = [];
  if (player === state.turn) {
    switch (state.phase) {
      case 'activate':
        moves.push({ type: 'activate', player });
        break;
      case 'control':
        for (const { id } of state.locations) moves.push({ type: 'drain', player, location: id });
        break;
      case 'deploy':
        for (const card of state.piles[player].hand) moves.push({ type: 'deploy', player, card });
        break;
      case 'battle':
        for (const { id } of state.locations) moves.push({ type: 'battle', player, location: id });
        break;
      case 'move':
        for (const card of state.table[player]) moves.push({ type: 'move', player, card });
        break;
      case 'draw':
        moves.push({ type: 'draw', player });
        break;
    }
  }
  for (const card of state.piles[player].hand)
    if (state.cards[card]?.kind === 'interrupt') moves.push({ type: 'interrupt', player, card });
  return moves;
}

// swccg/force#verbs
function dueOptions(state: ForceState, due: Due): Move[] {
  const { player } = due;
  switch (due.what) {
    case 'use':
    case 'activate':
      return [{ type: due.what, player }];
    case 'destiny':
      return [
        { type: 'destiny', player },
        { type: 'decline', player },
      ];
    case 'lose': {
      const moves = state.piles[player].hand.map(
        (card): Move => ({ type: 'lose', player, from: 'hand', card }),
      );
      for (const from of LIFE_FORCE)
        if (state.piles[player][from].length > 0) moves.push({ type: 'lose', player, from });
      return moves;
    }
  }
}
