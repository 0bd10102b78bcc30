import type { Gain } from '../printed/schema';
import { nameOf, sideOf } from './sides';
import type { PlayState, Seat, UnitState } from './state';
import type { Table } from './table';
import { gainsOf, hasGain, placeOf } from './values';

const isEnemy = (state: PlayState, owner: Seat, by: Seat): boolean =>
  sideOf(state, owner) !== sideOf(state, by);

/** Whether an effect of this player that says so destroys the card. */
// gundam/how-wording-is-read#destroy-or-damage
export function canBeDestroyed({ state, log }: Table, id: string, by: Seat): boolean {
  const place = placeOf(state, id);
  if (!place) return false;
  if (!isEnemy(state, place.owner, by) || !hasGain(gainsOf(state, id), 'undestroyed')) return true;
  log.tell('not-destroyed', { card: nameOf(state, id) });
  return false;
}

/** Whether an effect of this player would lower AP that enemy effects do not lower. */
// gundam/how-wording-is-read#cannot-wins
export const isApKept = (state: PlayState, { id, owner }: UnitState, { ap = 0 }: Gain, by: Seat): boolean =>
  ap < 0 && isEnemy(state, owner, by) && hasGain(gainsOf(state, id), 'apKept');
