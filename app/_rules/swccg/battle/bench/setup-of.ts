import { DARK_FIRST, type Side } from '../../../core/sides';
import { PILES, type PileSetup, type PilesSetup } from '../../force/piles';
import { start } from '../setup';
import type { BattleSetup, BattleState, PlacedCard } from '../state';

/** Whether a card is told by its name: its figures or its destiny are known. */
const isTold = (state: BattleState, id: string): boolean =>
  Object.hasOwn(state.cards, id) || Object.hasOwn(state.destinies, id);

function heapOf(state: BattleState, ids: readonly string[]): PileSetup {
  const heap: (string | number)[] = [];
  for (const id of ids) {
    const last = heap.at(-1);
    if (isTold(state, id)) heap.push(id);
    else if (typeof last === 'number') heap[heap.length - 1] = last + 1;
    else heap.push(1);
  }
  const [only] = heap;
  return heap.length === 1 && typeof only === 'number' ? only : heap;
}

function placed(state: BattleState, id: string): PlacedCard[] {
  const card = state.cards[id];
  if (!card) return [];
  const { at, aboard, as, on } = state.table[id] ?? {};
  return [
    {
      id,
      card,
      ...(on !== undefined
        ? { on }
        : aboard !== undefined
          ? { aboard, ...(as && { as }) }
          : at !== undefined && { at }),
      ...(state.fought.includes(id) && { fought: true as const }),
    },
  ];
}

/** The position as a set-up, where no battle is under way and a set-up can say all of it. */
export function setupOf(state: BattleState): BattleSetup | undefined {
  if (state.battle || state.over) return undefined;
  const piles = (side: Side): PilesSetup =>
    Object.fromEntries(PILES.map((pile) => [pile, heapOf(state, state.piles[side][pile])]));
  const setup: BattleSetup = {
    turn: state.turn,
    locations: state.locations,
    cards: Object.keys(state.cards).flatMap((id) => placed(state, id)),
    piles: { dark: piles('dark'), light: piles('light') },
    ...(Object.keys(state.destinies).length > 0 && { destinies: state.destinies }),
    ...(state.battled.length > 0 && { battled: state.battled }),
    ...(DARK_FIRST.some((side) => Object.keys(state.played[side]).length > 0) && { played: state.played }),
  };
  return inWords(state) === inWords(start(setup)) ? setup : undefined;
}

/** Without the names that nobody gave, and in one order. */
function inWords(state: BattleState): string {
  const sorted = (of: Record<string, unknown>) =>
    Object.entries(of)
      .map(([key, value]) => [key, JSON.stringify(value, Object.keys((value as object) ?? {}).sort())])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const piles = DARK_FIRST.map((side) =>
    PILES.map((pile) => state.piles[side][pile].map((id) => (isTold(state, id) ? id : '?'))),
  );
  const { turn, locations, cards, table, captives, battled, fought, shooters, opportunity, passes } = state;
  return JSON.stringify([
    ...[
      turn,
      locations,
      Object.keys(cards).sort(),
      sorted(table),
      captives,
      battled,
      [...new Set(fought)].sort(),
    ],
    ...[shooters, opportunity, passes, piles, sorted(state.destinies)],
  ]);
}
