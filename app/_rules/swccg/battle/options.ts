import type { Side } from '../../core/sides';
import { LIFE_FORCE } from '../force/piles';
import { mayFinish, whyNotForfeit, whyNotLose } from './damage';
import { possibleDestinies } from './destiny';
import { whyNotInitiate } from './initiate';
import { whyNotExclude, whyNotPlay } from './interrupts';
import { riders } from './leave';
import type { BattleState, Draw, Move } from './state';
import { whyNotFire, whyNotTarget } from './weapons';
import { inBattle } from './where';

/** Every legal move of either player, now. */
export function options(state: BattleState): Move[] {
  if (state.over) return [];
  const { battle } = state;
  if (!battle) return phaseOptions(state);
  if (battle.draw) return drawOptions(state, battle.draw);
  switch (battle.segment) {
    case 'weapons':
      return weaponsOptions(state, battle.participants);
    case 'damage':
      return [...damageOptions(state, 'dark'), ...damageOptions(state, 'light')];
    default:
      return [{ type: 'pass', player: state.opportunity }];
  }
}

// swccg/death-star-ii/battle#battle-phase
function phaseOptions(state: BattleState): Move[] {
  const player = state.opportunity;
  if (player !== state.turn) return [{ type: 'pass', player }];
  const battles = state.locations
    .filter(({ id }) => !whyNotInitiate(state, player, id))
    .map(({ id }): Move => ({ type: 'initiate', player, location: id }));
  return [...battles, { type: 'pass', player }];
}

// swccg/destiny-draw
function drawOptions(state: BattleState, draw: Draw): Move[] {
  const { player } = draw;
  const values = possibleDestinies(state, player);
  const draws: Move[] =
    values.length === 0
      ? [{ type: 'draw', player }]
      : values.map((value) => ({ type: 'draw', player, value }));
  return draw.for === 'battle' ? [...draws, { type: 'decline', player }] : draws;
}

// swccg/death-star-ii/battle#weapons-segment
function weaponsOptions(state: BattleState, participants: readonly string[]): Move[] {
  const player = state.opportunity;
  const moves: Move[] = [];
  for (const weapon in state.table) {
    if (state.cards[weapon]?.kind !== 'weapon' || whyNotFire(state, player, weapon)) continue;
    for (const target of participants)
      if (!whyNotTarget(state, player, weapon, target)) moves.push({ type: 'fire', player, weapon, target });
  }
  for (const card of state.piles[player].hand) {
    const facts = state.cards[card];
    if (facts?.kind !== 'interrupt' || whyNotPlay(state, player, card)) continue;
    if (facts.effect.does !== 'exclude') moves.push({ type: 'interrupt', player, card });
    else
      for (const target of participants)
        if (!whyNotExclude(state, player, facts, target))
          moves.push({ type: 'interrupt', player, card, target });
  }
  moves.push({ type: 'pass', player });
  return moves;
}

// swccg/death-star-ii/battle#damage-segment
function damageOptions(state: BattleState, player: Side): Move[] {
  const moves: Move[] = [];
  if (state.battle?.finished.includes(player)) return moves;
  for (const card of inBattle(state, player)) {
    if (whyNotForfeit(state, player, card)) continue;
    const able = riders(state, card);
    if (able.length === 0) moves.push({ type: 'forfeit', player, card });
    else for (const jumping of someOf(able)) moves.push({ type: 'forfeit', player, card, jumping });
  }
  for (const card of state.piles[player].hand) {
    if (whyNotLose(state, player, 'hand', card)) break;
    moves.push({ type: 'lose', player, from: 'hand', card });
  }
  for (const from of LIFE_FORCE)
    if (!whyNotLose(state, player, from, undefined)) moves.push({ type: 'lose', player, from });
  if (mayFinish(state, player)) moves.push({ type: 'finish', player });
  return moves;
}

/** Every choice of some, all or none of these, in their order. */
export function someOf(items: readonly string[]): string[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const others = someOf(rest);
  return others.map((chosen) => [first, ...chosen]).concat(others);
}
