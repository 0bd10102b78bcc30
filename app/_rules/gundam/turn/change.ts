import type { TurnCard } from './cards';
import { type Player, type Table, type TurnState, tableOf, type UnitInPlay } from './state';

/** A copy, for whoever makes it to change. Key by key, since every move makes some. */
export const copyOf = (state: TurnState): TurnState => ({
  players: state.players,
  turn: state.turn,
  turnNumber: state.turnNumber,
  phase: state.phase,
  endStep: state.endStep,
  opportunity: state.opportunity,
  passes: state.passes,
  tables: state.tables,
  cards: state.cards,
  used: state.used,
  waiting: state.waiting,
  resolving: state.resolving,
  due: state.due,
  tokens: state.tokens,
  lastTurn: state.lastTurn,
  over: state.over,
});

/** The state with one part changed. */
export function changed<Key extends keyof TurnState>(
  state: TurnState,
  key: Key,
  value: TurnState[Key],
): TurnState {
  const copy = copyOf(state);
  copy[key] = value;
  return copy;
}

/** A player's table with something changed. */
export function change(state: TurnState, player: Player, changes: Partial<Table>): TurnState {
  const table = tableOf(state, player);
  const tables = { ...state.tables };
  // Key by key, since most moves come this way.
  tables[player] = {
    deck: changes.deck ?? table.deck,
    hand: changes.hand ?? table.hand,
    trash: changes.trash ?? table.trash,
    shields: changes.shields ?? table.shields,
    units: changes.units ?? table.units,
    base: changes.base === undefined ? table.base : changes.base,
    resources: changes.resources ?? table.resources,
    resourceDeck: changes.resourceDeck ?? table.resourceDeck,
    pool: changes.pool ?? table.pool,
  };
  return changed(state, 'tables', tables);
}

/** A player's Unit with something changed. */
export function changeUnit<Key extends keyof UnitInPlay>(
  state: TurnState,
  player: Player,
  id: string,
  key: Key,
  value: UnitInPlay[Key],
): TurnState {
  const units = tableOf(state, player).units.map((unit) => {
    if (unit.id !== id) return unit;
    const changed = { ...unit };
    changed[key] = value;
    return changed;
  });
  return change(state, player, { units });
}

/** The facts with those of one more card. Key by key: a spread of so many keys is slow. */
export function withCard(cards: TurnState['cards'], id: string, card: TurnCard): TurnState['cards'] {
  const more: TurnState['cards'] = {};
  for (const other in cards) more[other] = cards[other] as TurnCard;
  more[id] = card;
  return more;
}
