import type { Effect, Text } from '../printed/schema';
import { askedOf, roomNeeded } from './choose';
import { perform } from './effects';
import { putAway } from './leave';
import { meets } from './needs';
import { isPossible, unitsFrom } from './possible';
import { isOut, nameOf, sideOf, unitAt } from './sides';
import type { PlayState, Resolving, Seat } from './state';
import { stackTriggered, type Table } from './table';

/** Whose text is carried out, and what was chosen for it. `unit` is the Unit that a Pilot's text speaks of. */
export interface Carrying {
  player: Seat;
  card: string;
  unit?: string;
  /** The Unit that the text has waited for. */
  about?: string;
  pilot?: string;
  /** The Cost that the text has waited for. */
  paid?: number;
  /** An EX Resource has paid for it. */
  exPaid?: true;
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
    ...(by.about !== undefined && { about: by.about }),
    ...(by.pilot !== undefined && { pilot: by.pilot }),
    ...(by.paid !== undefined && { paid: by.paid }),
    ...(by.exPaid && { exPaid: by.exPaid }),
    asked: askedOf(text),
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
    const { card, unit, did, accepted } = state.resolving;
    const player = part.seat ?? state.resolving.player;
    if (isOut(state, sideOf(state, player))) {
      skip(state);
      continue;
    }
    // what has been answered, and perhaps paid, is not asked about again: paying may have changed the Lv.
    if (!accepted && ((part.ifYouDo && !did) || (part.ifYouDont && did)))
      state.resolving = { ...state.resolving, effects: rest };
    else if (!accepted && !meets(state, player, part.if, unit ?? card)) {
      table.log.tell('condition-unmet', { card: nameOf(state, card) });
      skip(state);
    } else if (part.may && !accepted) {
      if (isPossible(state, player, unit ?? card, part)) state.due = { what: 'may', player };
      else skip(state);
    } else if (lacksRoom(state, part, { ...state.resolving, player })) {
      state.due = { what: 'room', player, left: lacksRoom(state, part, { ...state.resolving, player }) };
    } else {
      const carrying = { ...state.resolving, player };
      state.resolving = { ...state.resolving, effects: rest, accepted: false };
      const done = perform(table, part, carrying);
      if (state.resolving && done !== undefined)
        state.resolving = { ...state.resolving, did: didAfter(carrying, part, done) };
    }
  }
}

/** How many Units have yet to be named that make room for what this part deploys. */
// gundam/card-limit#by-an-effect
function lacksRoom(state: PlayState, part: Effect, resolving: Resolving): number {
  const needed = roomNeeded(state, resolving.player, unitsFrom(state, part, resolving));
  const named = resolving.replace.filter((id) => unitAt(state, id));
  return Math.max(0, needed - named.length);
}

/**
 * Whether what follows "if you do" still works after this part. All that follows these words hangs on the part before
 * them, done as far as it goes; only a "you may" among it is asked after anew.
 */
// gundam/how-wording-is-read#if-you-do
const didAfter = ({ did }: Resolving, part: Effect, done: boolean): boolean =>
  (part.ifYouDo || part.ifYouDont) && !part.may ? did : done;

/** The part that stands first is over. */
export function partOver(state: PlayState, done: boolean): void {
  const { resolving } = state;
  const [part, ...effects] = resolving?.effects ?? [];
  if (resolving && part)
    state.resolving = { ...resolving, effects, did: didAfter(resolving, part, done), accepted: false };
}

/** The part is not done; what asks "if you do" is left out as well. */
export const skip = (state: PlayState): void => partOver(state, false);

/** A Command goes to the trash, and so does a Shield, unless what they say has put them elsewhere. */
// gundam/command, gundam/burst
function finish(table: Table): void {
  const { state } = table;
  if (!state.resolving) return;
  const { kind, player, card } = state.resolving;
  state.resolving = null;
  if (kind !== 'ability') putAway(table, player, card);
  stackTriggered(table);
}
