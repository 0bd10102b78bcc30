import type { Effect } from '../printed/schema';
import { buryBeaten } from './damage';
import { commandUsed } from './happened';
import { placePilot, putInto } from './leave';
import { friendsOf, hasTurn, nameOf, playerOf, seatsLeft, sideOf, unitAt } from './sides';
import type { Carried, PlayState, Resolving, Seat } from './state';
import { setBattle, setPlayer, type Table } from './table';
import { leaveTrash } from './trash';
import { canBecomeTarget, canPairUsed, canUnpair, discardedMain, type Main, pairedMain } from './turnable';

type To = Extract<Effect, { does: 'unpair' }>['to'];

/** The cards paired with these Units leave them, each to where its owner has it go. How many did. */
export function unpair(table: Table, ids: readonly string[], to: To, by: Resolving): number {
  let gone = 0;
  for (const id of ids) if (unpairOne(table, id, to, by)) gone++;
  if (gone > 0) buryBeaten(table);
  return gone;
}

/**
 * A card that leaves its Unit is a new one if it comes back: what it has used is forgotten. That of a Unit that was
 * destroyed lies in the trash with it, and is taken from there.
 */
// gundam/destroyed-effect, gundam/when-a-value-is-fixed#new-card
function unpairOne(table: Table, id: string, to: To, by: Resolving): boolean {
  const { state } = table;
  if (!canUnpair(state, id, to, by)) return false;
  const unit = unitAt(state, id);
  if (unit) {
    const { pilot = '', ...alone } = unit;
    const used = unit.used.filter((each) => !each.startsWith(`${pilot}#`));
    state.units = state.units.map((each) => (each.id === id ? { ...alone, used } : each));
    send(table, unit.owner, pilot, to);
    return true;
  }
  const { pilot = '', player } = by;
  leaveTrash(table, player, pilot);
  send(table, player, pilot, to);
  return true;
}

function send(table: Table, owner: Seat, card: string, to: To): void {
  const { state, log } = table;
  const name = nameOf(state, card);
  if (to === 'deck') {
    const { deck } = playerOf(state, owner);
    log.tell('put-on-top', { player: owner, card: name });
    if (deck !== undefined)
      setPlayer(table, owner, 'deck', typeof deck === 'number' ? deck + 1 : [card, ...deck]);
    return;
  }
  if (to === 'hand') log.tell('returned', { card: name, player: owner });
  else log.tell('destroyed', { card: name });
  putInto(table, owner, card, to);
}

/** The Main of the Command paired with the Unit comes next in the text; it was not played, and stays where it is. */
export function activatePaired(table: Table, by: Resolving): boolean {
  const paired = pairedMain(table.state, by);
  if (paired) activateMain(table, by, paired);
  return paired !== undefined;
}

/** What a Command says comes next in the text; nothing is paid for it. */
// gundam/command
function activateMain(table: Table, by: Resolving, { card, command }: Main): void {
  const { state, log } = table;
  log.tell('triggered', { card: nameOf(state, card) });
  commandUsed(table, by.player, card);
  const { choose, also } = command;
  next(state, [
    ...(choose ? [{ does: 'choose' as const, choose, ...(also && { also }) }] : []),
    ...command.effects,
  ]);
}

function next(state: PlayState, parts: readonly Carried[]): void {
  if (state.resolving)
    state.resolving = { ...state.resolving, effects: [...parts, ...state.resolving.effects] };
}

/** The Main of the Command that the text has discarded comes next, once; the Command stays in the trash. */
// gundam/trash
export function activateDiscarded(
  table: Table,
  part: Extract<Effect, { does: 'use-discarded' }>,
  by: Resolving,
): boolean {
  const { state } = table;
  const used = discardedMain(state, part, by);
  if (!used) return false;
  const discarded = by.discarded?.filter((id) => id !== used.card) ?? [];
  if (state.resolving) state.resolving = { ...state.resolving, discarded };
  activateMain(table, by, used);
  return true;
}

/** A Command that was used joins a Unit of its player's from the trash, as the Pilot that it can be. Whether it could. */
// gundam/pilot-ability, gundam/team-battle#own-pilots
export function pairUsed(table: Table, by: Resolving): boolean {
  if (!canPairUsed(table.state, by)) return false;
  const {
    about = '',
    player,
    targets: [id = ''],
  } = by;
  leaveTrash(table, player, about);
  placePilot(table, about, id);
  return true;
}

/** An enemy Unit that attacks does so to another Unit of the side it attacks. */
// gundam/rulebook/attack
export function changeTarget(table: Table, [id]: readonly string[], player: Seat): boolean {
  const { state, log } = table;
  const { battle } = state;
  if (!battle || id === undefined || !canBecomeTarget(state, id, player)) return false;
  setBattle(table, 'target', id);
  log.tell('target-changed', { card: nameOf(state, id), by: nameOf(state, battle.attacker) });
  return true;
}

/** Each of these players carries the parts out in turn, beginning with the side whose turn it is; or the one chosen. */
// gundam/order-of-effects
export function dividedAmong(
  { state }: Table,
  { who, of }: Extract<Effect, { does: 'each-player' }>,
  player: Seat,
): void {
  const friends = friendsOf(state, player);
  const seats = seatsLeft(state);
  const first = seats.findIndex((seat) => hasTurn(state, seat));
  const inOrder = [...seats.slice(first), ...seats.slice(0, first)];
  // gundam/rulebook/multiplayer#team-battle: a team has one shield area
  const isOfArea = of.every(({ does }) => does === 'hit-shields' || does === 'lose-shields');
  const isFirst = (seat: Seat): boolean => state.sides[sideOf(state, seat)]?.[0] === seat;
  const isMeant = (seat: Seat): boolean =>
    who === 'attacked' ? state.battle?.target === seat : who === 'all' || !friends.includes(seat);
  const meant = inOrder.filter((seat) => isMeant(seat) && (!isOfArea || who === 'attacked' || isFirst(seat)));
  const parts = meant.map((seat) => of.map((part) => ({ ...part, seat })));
  next(
    state,
    who === 'an-enemy' && parts.length > 1 ? [{ does: 'one-of', of: parts, seat: player }] : parts.flat(),
  );
}
