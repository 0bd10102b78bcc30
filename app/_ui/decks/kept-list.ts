import { STORAGE_PREFIX } from '../../_leaf/storage';
import type { DeckCheckerId } from '../../_stands/deck-checkers';
import { LONGEST_LIST } from './read-list';

const keyOf = (id: DeckCheckerId): string => `${STORAGE_PREFIX}list.${id}`;

/** The list that was last typed here; nothing where storage is forbidden. */
export function keptList(id: DeckCheckerId): string | undefined {
  try {
    return localStorage.getItem(keyOf(id)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepList(id: DeckCheckerId, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(id));
    else if (text.length <= LONGEST_LIST) localStorage.setItem(keyOf(id), text);
  } catch {
    // full or forbidden: the list still stands in its box
  }
}
