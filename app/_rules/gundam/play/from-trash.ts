import { shuffle } from './deck';
import { nameOf, playerOf } from './sides';
import type { Due, Seat } from './state';
import { setPlayer, type Table } from './table';
import { partOver } from './text';
import { leaveTrash, toHand, toRemoved } from './trash';

/** What a text has its player choose in the trash, card by card. */

type Asked = Extract<Due, { what: 'exile' | 'shuffle-in' }>;

/** One card after the other. */
function oneLess({ state }: Table, due: Asked): void {
  if (due.left > 1) state.due = { ...due, left: due.left - 1 };
  else partOver(state, true);
}

// gundam/exile
export function exile(table: Table, due: Asked, card: string): void {
  toRemoved(table, due.player, card);
  oneLess(table, due);
}

/** Once the last one is in the deck, that is shuffled. */
// gundam/trash
export function shuffleIn(table: Table, due: Asked, card: string): void {
  const { state, log } = table;
  const { player } = due;
  leaveTrash(table, player, card);
  const { deck } = playerOf(state, player);
  if (typeof deck === 'number') setPlayer(table, player, 'deck', deck + 1);
  else if (deck) setPlayer(table, player, 'deck', [...deck, card]);
  log.tell('put-into-deck', { player, card: nameOf(state, card) });
  if (due.left === 1) shuffle(table, player);
  oneLess(table, due);
}

// gundam/trash
export function takeFromTrash(table: Table, player: Seat, card: string): void {
  toHand(table, player, card);
  partOver(table.state, true);
}
