import type { Side } from '../../core/sides';
import { putOn } from '../force/piles';
import { copyOf, withBattle, withSide } from './change';
import type { Log } from './events';
import type { BattleState, Place } from './state';
import { aboard, carriedBy, titleOf } from './where';

const without = <T>(list: readonly T[], gone: ReadonlySet<T>): T[] => list.filter((item) => !gone.has(item));

/** Characters aboard a creature vehicle, who may jump off instead of being lost with it. */
// swccg/leaves-table
export function riders(state: BattleState, id: string): string[] {
  const facts = state.cards[id];
  if (facts?.kind !== 'vehicle' || facts.type !== 'creature') return [];
  return aboard(state, id).filter((card) => state.cards[card]?.kind === 'character');
}

/** A card leaves the table for its owner's Lost Pile, with everything on it or aboard it. */
// swccg/leaves-table
export function loseFromTable(
  state: BattleState,
  id: string,
  log: Log,
  jumping: readonly string[] = riders(state, id),
): BattleState {
  const table: Record<string, Place> = { ...state.table };
  for (const rider of jumping) {
    const place = table[rider];
    if (place) table[rider] = { at: place.at };
    log.tell('jumped-off', { card: titleOf(state, rider) });
  }
  const jumped = copyOf(state);
  jumped.table = table;
  const lost = [id, ...carriedBy(jumped, id)];
  for (const card of lost) {
    delete table[card];
    if (card !== id) log.tell('lost-along', { card: titleOf(state, card), with: titleOf(state, id) });
  }
  const owner: Side = state.cards[id]?.side ?? 'dark';
  const gone = new Set(lost);
  const next = copyOf(state);
  next.table = table;
  next.captives = without(state.captives, gone);
  next.piles = withSide(state.piles, owner, putOn(state.piles[owner], lost, 'lost'));
  const { battle } = state;
  if (!battle) return next;
  return withBattle(next, {
    participants: without(battle.participants, gone),
    excluded: without(battle.excluded, gone),
    hit: without(battle.hit, gone),
    forfeitZero: without(battle.forfeitZero, gone),
  });
}
