import { otherSide, SIDES } from '../../core/sides';
import { armsInFight } from './conditions';
import { choices, possibleDestinies } from './decide';
import { hasFighter, kindOf } from './facts';
import { announcing, whyNotDeclare } from './prepare';
import type { BattleState, Move, Waiting } from './state';

/** Every legal move of either player, now. */
export function options(state: BattleState): Move[] {
  if (state.over) return [];
  const { attacker } = state;
  switch (state.stage) {
    case 'declare': {
      const skip: Move = { type: 'skip', player: attacker };
      return whyNotDeclare(state, attacker) ? [skip] : [{ type: 'declare', player: attacker }, skip];
    }
    case 'battle-cards': {
      const player = announcing(state);
      const moves: Move[] = [];
      for (const card of state.sides[player].hand)
        if (kindOf(state, card) === 'battle') moves.push({ type: 'take', player, card });
      moves.push({ type: 'announce', player });
      return moves;
    }
    case 'plans': {
      const moves: Move[] = [];
      for (const player of SIDES)
        for (const card of state.sides[player].table) moves.push({ type: 'place', player, card });
      return moves;
    }
    case 'fights':
      return fightOptions(state);
  }
}

function fightOptions(state: BattleState): Move[] {
  if (state.waiting) return waitingOptions(state, state.waiting);
  if (state.fight) return [{ type: 'compare' }];
  return [{ type: SIDES.every((side) => hasFighter(state, side)) ? 'reveal' : 'end' }];
}

function waitingOptions(state: BattleState, waiting: Waiting): Move[] {
  const { player } = waiting;
  switch (waiting.for) {
    case 'draw':
      return possibleDestinies(state, player).map((value) => ({ type: 'draw', player, value }));
    case 'half':
      return [
        { type: 'half', player, half: 0 },
        { type: 'half', player, half: 1 },
      ];
    case 'opponent':
    case 'defeated':
      return choices(state).map((target) => ({ type: 'choose', player, target }));
    case 'discard':
      return state.sides[player].hand.map((card) => ({ type: 'discard', player, card }));
    case 'break-weapon': {
      const targets = armsInFight(state, otherSide(player));
      const { card } = waiting;
      return [
        ...targets.map(({ id }): Move => ({ type: 'use', player, card, target: id })),
        { type: 'decline', player },
      ];
    }
    default:
      return [
        { type: 'use', player, card: waiting.card },
        { type: 'decline', player },
      ];
  }
}
