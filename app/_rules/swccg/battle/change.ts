import type { Side } from '../../core/sides';
import type { Battle, BattleState } from './state';

/** A copy, for whoever makes it to change. Key by key, since every move makes some. */
export function copyOf(state: BattleState): BattleState {
  const copy: BattleState = {
    turn: state.turn,
    locations: state.locations,
    cards: state.cards,
    destinies: state.destinies,
    table: state.table,
    captives: state.captives,
    piles: state.piles,
    battled: state.battled,
    fought: state.fought,
    shooters: state.shooters,
    played: state.played,
    opportunity: state.opportunity,
    passes: state.passes,
    battle: state.battle,
    results: state.results,
  };
  if (state.over) copy.over = state.over;
  return copy;
}

function copyOfBattle(battle: Battle): Battle {
  const copy: Battle = {
    location: battle.location,
    initiator: battle.initiator,
    segment: battle.segment,
    participants: battle.participants,
    excluded: battle.excluded,
    hit: battle.hit,
    forfeitZero: battle.forfeitZero,
    fired: battle.fired,
    addedPower: battle.addedPower,
    addedDestinies: battle.addedDestinies,
    destinies: battle.destinies,
    draw: battle.draw,
    finished: battle.finished,
  };
  if (battle.addedBy) copy.addedBy = battle.addedBy;
  if (battle.shot) copy.shot = battle.shot;
  if (battle.totals) copy.totals = battle.totals;
  if (battle.winner) copy.winner = battle.winner;
  if (battle.debts) copy.debts = battle.debts;
  return copy;
}

/** Changes the battle under way; without one, nothing. */
export function withBattle(state: BattleState, change: Partial<Battle>): BattleState {
  const copy = copyOf(state);
  if (state.battle) copy.battle = Object.assign(copyOfBattle(state.battle), change);
  return copy;
}

/** What each player has, with one player's changed. */
export const withSide = <Part>(each: Record<Side, Part>, side: Side, part: Part): Record<Side, Part> =>
  side === 'dark' ? { dark: part, light: each.light } : { dark: each.dark, light: part };
