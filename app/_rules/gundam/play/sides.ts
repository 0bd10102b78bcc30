import type { PlayerState, PlayState, Seat, UnitState } from './state';

export function sideOf({ sides }: PlayState, seat: Seat): number {
  for (let side = 0; side < sides.length; side++) if (sides[side]?.includes(seat)) return side;
  return -1;
}

/** The player and any teammates. */
// gundam/friendly
export function friendsOf({ sides }: PlayState, seat: Seat): readonly Seat[] {
  for (const seats of sides) if (seats.includes(seat)) return seats;
  return [];
}

/** A side by its seats: `1+2`. */
export const asOne = (seats: readonly Seat[]): string => seats.join('+');

export const isOut = (state: PlayState, side: number): boolean => state.out.includes(side);

export const sidesLeft = (state: PlayState): number => state.sides.length - state.out.length;

/** Whether it is this player's turn; teammates have theirs together. */
// gundam/rulebook/multiplayer#team-battle
export const hasTurn = ({ sides, turn }: PlayState, seat: Seat): boolean =>
  sides[turn]?.includes(seat) ?? false;

/** The side whose turn comes next among those still in the game: the opponent when two play. */
// gundam/rulebook/multiplayer#battle-royale
export function sideAfter(state: PlayState, side: number): number {
  const count = state.sides.length;
  for (let i = 1; i <= count; i++) {
    const next = (side + i) % count;
    if (!isOut(state, next)) return next;
  }
  return side;
}

/** Everybody still in the game, in turn order. */
export function seatsLeft(state: PlayState): Seat[] {
  const found: Seat[] = [];
  for (let side = 0; side < state.sides.length; side++)
    if (!isOut(state, side)) found.push(...(state.sides[side] ?? []));
  return found;
}

export const isSeat = (state: PlayState, name: string): name is Seat => Object.hasOwn(state.players, name);

export const playerOf = (state: PlayState, seat: Seat): PlayerState => {
  const player = state.players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
};

/** The Unit of this name, if it is in a battle area. */
export function unitAt({ units }: PlayState, id: string): UnitState | undefined {
  for (const unit of units) if (unit.id === id) return unit;
  return undefined;
}

/** The side that an attack is aimed at: a player's, or that of a Unit's owner. */
export function attackedSide(state: PlayState, target: string): number {
  if (isSeat(state, target)) return sideOf(state, target);
  const unit = unitAt(state, target);
  return unit ? sideOf(state, unit.owner) : -1;
}

export const nameOf = (state: PlayState, card: string): string =>
  state.cards[card]?.name ?? state.unknowns[card]?.name ?? card;
