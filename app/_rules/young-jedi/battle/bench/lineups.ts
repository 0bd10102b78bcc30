import type { Side } from '../../../core/sides';
import type { Card } from '../cards';
import { kindOf } from '../facts';
import type { BattleState, Lineup } from '../state';

/** Where the cards of a side that were turned up for a fight are kept: in it, waiting for it, or staying for the next. */
export const HELD_IN = ['fight', 'ready', 'stays'] as const;
export type HeldIn = (typeof HELD_IN)[number];

export const lineupIn = (state: BattleState, held: HeldIn, side: Side): Lineup | undefined =>
  held === 'fight' ? state.fight?.lineups[side] : state[held][side];

export const cardsIn = ({ characters, weapons, battle }: Lineup): string[] => [
  ...(battle === undefined ? [] : [battle]),
  ...weapons,
  ...characters,
];

export function lineupOf(state: BattleState, ids: readonly string[]): Lineup {
  const of = (kind: Card['kind']): string[] => ids.filter((id) => kindOf(state, id) === kind);
  const [battle] = of('battle');
  return {
    characters: of('character'),
    weapons: of('weapon'),
    ...(battle !== undefined && { battle }),
  };
}

export function withLineup(state: BattleState, held: HeldIn, side: Side, lineup: Lineup): BattleState {
  if (held !== 'fight') return { ...state, [held]: { ...state[held], [side]: lineup } };
  const { fight } = state;
  return fight ? { ...state, fight: { ...fight, lineups: { ...fight.lineups, [side]: lineup } } } : state;
}
