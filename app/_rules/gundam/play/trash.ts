import { nameOf, playerOf } from './sides';
import type { Resolving, Seat } from './state';
import { addTo, setPlayer, type Table } from './table';

/** A card leaves the trash. */
// gundam/trash
export function leaveTrash(table: Table, player: Seat, card: string): void {
  const { trash } = playerOf(table.state, player);
  setPlayer(
    table,
    player,
    'trash',
    trash.filter((id) => id !== card),
  );
}

export function toHand(table: Table, player: Seat, card: string): void {
  leaveTrash(table, player, card);
  addTo(table, player, 'hand', [card]);
  table.log.tell('returned', { card: nameOf(table.state, card), player });
}

// gundam/exile
export function toRemoved(table: Table, player: Seat, card: string): void {
  leaveTrash(table, player, card);
  addTo(table, player, 'removed', [card]);
  table.log.tell('exiled', { player, card: nameOf(table.state, card) });
}

/** The card whose text it is goes from the trash to the removal area, or to hand. Whether it was still there. */
// gundam/exile, gundam/destroyed-effect#from-the-trash
export function moveThis(table: Table, { player, card }: Resolving, to: 'removed' | 'hand'): boolean {
  if (!playerOf(table.state, player).trash.includes(card)) return false;
  if (to === 'hand') toHand(table, player, card);
  else toRemoved(table, player, card);
  return true;
}
