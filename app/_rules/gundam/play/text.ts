import type { Text } from '../printed/schema';
import { movesItself } from './abilities';
import { leastOf } from './choose';
import { isPossible, perform } from './effects';
import { putInto } from './leave';
import { meets } from './needs';
import { nameOf } from './sides';
import type { PlayState, Resolving, Seat } from './state';
import { stackTriggered, type Table } from './table';

/** Whose text is carried out, and what was chosen for it. `unit` is the Unit that a Pilot's text speaks of. */
export interface Carrying {
  player: Seat;
  card: string;
  unit?: string;
  targets?: readonly string[];
  replace?: readonly string[];
}

/** Begins to carry out a text, part by part, as it is written. */
// gundam/order-of-effects#text-order
export function carryOut(table: Table, kind: Resolving['kind'], text: Text, by: Carrying): void {
  table.state.resolving = {
    kind,
    player: by.player,
    card: by.card,
    ...(by.unit !== undefined && { unit: by.unit }),
    asked: text.choose ? leastOf(text.choose) : null,
    targets: by.targets ?? [],
    replace: by.replace ?? [],
    effects: text.effects,
    did: true,
    accepted: false,
  };
  goOnWithText(table);
}

/** Goes on with the text until somebody has to answer, or it is over. */
export function goOnWithText(table: Table): void {
  const { state } = table;
  while (state.resolving && !state.due && !state.over) {
    const [part, ...rest] = state.resolving.effects;
    if (!part) {
      finish(table);
      return;
    }
    const { player, card, unit, did, accepted } = state.resolving;
    const works = (!part.ifYouDo || did) && meets(state, player, part.if, unit ?? card);
    if (!works) {
      if (!part.ifYouDo || did) table.log.tell('condition-unmet', { card: nameOf(state, card) });
      skip(state, rest);
    } else if (part.may && !accepted) {
      if (isPossible(state, player, unit ?? card, part)) state.due = { what: 'may', player };
      else skip(state, rest);
    } else {
      const carrying = state.resolving;
      state.resolving = { ...carrying, effects: rest, accepted: false };
      const done = perform(table, part, carrying);
      if (state.resolving && done !== undefined) state.resolving = { ...state.resolving, did: done };
    }
  }
}

/** The part is not done; what asks "if you do" is left out as well. */
export function skip(state: PlayState, effects: Resolving['effects']): void {
  if (state.resolving) state.resolving = { ...state.resolving, effects, did: false, accepted: false };
}

/** A Command goes to the trash, and so does a Shield whose Burst did not put it elsewhere. */
// gundam/command, gundam/burst
function finish(table: Table): void {
  const { state } = table;
  if (!state.resolving) return;
  const { kind, player, card } = state.resolving;
  state.resolving = null;
  if (kind === 'command' || (kind === 'burst' && !movesItself(state.cards[card])))
    putInto(table, player, card, 'trash');
  stackTriggered(table);
}
