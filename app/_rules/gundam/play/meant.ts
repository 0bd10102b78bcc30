import type { On } from '../printed/schema';
import { candidates } from './choose';
import type { PlayState, Resolving } from './state';
import { battlingWith } from './values';

/** The cards on the table that a part of a text works on. */
export function meant(state: PlayState, on: On | undefined, by: Resolving): readonly string[] {
  if (typeof on === 'object') return candidates(state, by.player, by.unit ?? by.card, on.every);
  if (on === 'that') return by.about === undefined ? [] : [by.about];
  if (on === 'battling') return [battlingWith(state, by.unit ?? by.card) ?? []].flat();
  if (on === 'chosen' || (on === undefined && by.asked !== null)) return by.targets;
  return [by.unit ?? by.card];
}
