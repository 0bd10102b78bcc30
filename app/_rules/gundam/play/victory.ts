import { beginTurn } from './begin-turn';
import { putAway, putInto } from './leave';
import { asOne, isOut, playerOf, seatsLeft, sideAfter, sidesLeft } from './sides';
import type { Over, PlayState, Seat } from './state';
import { addTo, dropUnit, setArea, setPlayer, type Table } from './table';

type Cause = Exclude<Over, { reason: 'turn' }>['reason'];

/**
 * A side takes battle damage with an empty shield area, or has no deck left. That ends the game, except in a battle
 * royale, where it may only put that player out.
 */
// gundam/rulebook/setup#victory, gundam/rulebook/multiplayer
export function defeat(table: Table, side: number, cause: Cause, by: number): void {
  const { state, log } = table;
  const defeated = state.sides[side] ?? [];
  log.tell('defeated', { players: asOne(defeated) });
  if (state.format !== 'battle-royale') {
    win(
      table,
      seatsOf(state, (other) => other !== side),
      defeated,
      cause,
    );
    return;
  }
  if (state.victory === 'first-to-win' && cause === 'battle-damage') {
    win(table, state.sides[by] ?? [], defeated, cause);
    return;
  }
  eliminate(table, side);
  if (sidesLeft(state) === 1) win(table, seatsLeft(state), defeated, cause);
}

const seatsOf = (state: PlayState, isMeant: (side: number) => boolean): Seat[] =>
  state.sides.flatMap((seats, side) => (isMeant(side) && !isOut(state, side) ? seats : []));

function win(table: Table, winners: Seat[], defeated: Seat[], reason: Cause): void {
  const { state, log } = table;
  state.over = { reason, winners, defeated };
  stop(table);
  log.tell('won', { players: asOne(winners) });
}

/** Nothing is waited for any longer. */
function stop(table: Table): void {
  table.state.battle = null;
  table.state.opportunity = null;
  drop(table, () => true);
}

/** Effects of these players no longer wait; the Shields that they would have come from go to the trash. */
function drop(table: Table, isMeant: (player: Seat) => boolean): void {
  const { state } = table;
  const { resolving } = state;
  if (resolving && isMeant(resolving.player)) {
    state.resolving = null;
    state.due = null;
    if (resolving.kind !== 'ability') putAway(table, resolving.player, resolving.card);
  }
  if (state.due && isMeant(state.due.player)) state.due = null;
  for (const { owner, card } of state.revealing) if (isMeant(owner)) putInto(table, owner, card, 'trash');
  for (const { kind, player, card } of [...state.pending.flat(), ...table.triggered])
    if (kind === 'burst' && isMeant(player)) putInto(table, player, card, 'trash');
  state.revealing = state.revealing.filter(({ owner }) => !isMeant(owner));
  state.pending = state.pending
    .map((batch) => batch.filter(({ player }) => !isMeant(player)))
    .filter((batch) => batch.length > 0);
  table.triggered = table.triggered.filter(({ player }) => !isMeant(player));
}

/** An eliminated player's cards leave the game, and the attack that involves one of them is broken off. */
// gundam/rulebook/multiplayer#battle-royale
function eliminate(table: Table, side: number): void {
  const { state, log } = table;
  const seats = state.sides[side] ?? [];
  log.tell('eliminated', { players: asOne(seats) });
  state.out = [...state.out, side];
  for (const seat of seats) {
    for (const { id, owner, pilot } of state.units) {
      if (owner !== seat) continue;
      dropUnit(table, id);
      addTo(table, seat, 'removed', pilot === undefined ? [id] : [id, pilot]);
    }
    addTo(table, seat, 'removed', playerOf(state, seat).hand);
    setPlayer(table, seat, 'hand', []);
  }
  const area = state.areas[side];
  if (area) {
    for (const { card, owner } of area.base ? [area.base, ...area.shields] : area.shields)
      addTo(table, owner, 'removed', [card]);
    setArea(table, side, 'base', null);
    setArea(table, side, 'shields', []);
  }
  drop(table, (player) => seats.includes(player));
  if (state.turn !== side) return;
  stop(table);
  if (state.course && state.course.turn !== state.course.last) {
    if (sidesLeft(state) > 1) beginTurn(table, sideAfter(state, side));
    return;
  }
  state.over = { reason: 'turn' };
  log.tell('turn-over', {});
}
