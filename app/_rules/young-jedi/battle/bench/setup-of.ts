import { SIDES, type Side } from '../../../core/sides';
import { options } from '../options';
import { start } from '../setup';
import type { BattleSetup, BattleState, PlacedCard, SideSetup } from '../state';

function sideOf(state: BattleState, side: Side): SideSetup | undefined {
  const { table, hidden, effects, hand, plan, aside, deck, discard, controls, strays } = state.sides[side];
  const isFought = state.stage === 'fights';
  const placed = (id: string): PlacedCard[] => {
    const card = state.cards[id];
    if (!card) return [];
    const away = hidden.includes(id);
    const sitsOut = state.sittingOut.includes(id);
    return [
      {
        id,
        card,
        ...(away && !sitsOut && { hidden: true as const }),
        ...(away && sitsOut && { sitsOut: true as const }),
        ...(state.fought.includes(id) && { fought: true as const }),
      },
    ];
  };
  const pile = (ids: readonly string[]) => ids.map((id) => placed(id)[0] ?? 1);
  const fromHand = plan.filter((id) => strays.includes(id) || state.cards[id]?.kind === 'battle');
  if (discard.some((id) => state.cards[id])) return undefined;
  return {
    table: [
      ...table,
      ...plan.filter((id) => !fromHand.includes(id)),
      ...aside,
      ...hidden,
      ...effects,
    ].flatMap(placed),
    hand: [...pile(hand), ...fromHand.flatMap(placed)],
    deck: pile(deck),
    discard: discard.length,
    controls,
    ...(isFought && { plan }),
  };
}

/** The position as a set-up, if one can be played from with the same options. */
export function setupOf(state: BattleState): BattleSetup | undefined {
  const { attacker, location, lastCard, passed, stage } = state;
  const isBetween = stage === 'declare' || (stage === 'fights' && !state.fight && !state.waiting);
  const bare = state.redrawn.length + state.leftover.length + Object.keys(state.halves).length === 0;
  if (!isBetween || !bare || state.over || SIDES.some((side) => state.stays[side])) return undefined;
  const [light, dark] = [sideOf(state, 'light'), sideOf(state, 'dark')];
  if (!light || !dark) return undefined;
  const setup: BattleSetup = { attacker, location, light, dark, lastCard, passed };
  return JSON.stringify(options(start(setup))) === JSON.stringify(options(state)) ? setup : undefined;
}
