import { DARK_FIRST, otherSide, type Side } from '../../core/sides';
import { lifeForce } from '../force/piles';
import { copyOf } from './change';
import type { Log } from './events';
import { loseFromTable } from './leave';
import type { BattleResult, BattleState } from './state';
import { locationOf, presenceInBattle } from './where';

/** The battle is over; its player's opponent has the next action of the phase. */
// swccg/actions-taking-turns#initiating
export function closeBattle(state: BattleState, outcome: BattleResult['outcome'], log: Log): BattleState {
  const { battle } = state;
  if (!battle) return state;
  log.tell('ended', { location: locationOf(state, battle.location)?.title ?? battle.location });
  const result: BattleResult = {
    location: battle.location,
    outcome,
    ...(battle.winner && { winner: battle.winner }),
    ...(battle.totals && { totals: battle.totals }),
  };
  const next = copyOf(state);
  next.battle = null;
  next.results = [...state.results, result];
  next.opportunity = otherSide(battle.initiator);
  next.passes = 0;
  return next;
}

/** A player has no more presence in the battle: it ends before the power segment, and hit cards are lost. */
// swccg/battle#ending-early
export function endEarlyWithoutPresence(state: BattleState, log: Log): BattleState {
  const gone = DARK_FIRST.find((side) => presenceInBattle(state, side) < 1);
  if (state.battle?.segment !== 'weapons' || gone === undefined) return state;
  log.tell('ended-early', { player: gone });
  let next = state;
  for (const id of state.battle.hit) if (next.battle?.hit.includes(id)) next = loseFromTable(next, id, log);
  return closeBattle(next, 'ended-early', log);
}

/** The game ends at once when a player's Life Force is exhausted. */
// swccg/death-star-ii/ending#victory
export function endIfDefeated(state: BattleState, side: Side, log: Log): BattleState {
  if (state.over || lifeForce(state.piles[side]) > 0) return state;
  log.tell('defeated', { player: side });
  const next = copyOf(state);
  next.over = { reason: 'defeat', defeated: side };
  return next;
}
