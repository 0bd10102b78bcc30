import type { CharacterFacts } from '../../../../app/_rules/swccg/battle/facts';
import { battleSimulator } from '../../../../app/_rules/swccg/battle/simulator';
import type { BattleSetup, BattleState, Move, PlacedCard } from '../../../../app/_rules/swccg/battle/state';

export const { start, play, options } = battleSimulator;

export const character = (facts: Partial<CharacterFacts>): CharacterFacts => ({
  kind: 'character',
  side: 'dark',
  title: 'Somebody',
  power: 1,
  ability: 1,
  forfeit: 1,
  ...facts,
});
export const droid = (side: 'dark' | 'light') => character({ side, title: 'Droid', droid: true, ability: 0 });

export const setUp = (cards: PlacedCard[], more: Partial<BattleSetup> = {}): BattleSetup => ({
  turn: 'dark',
  locations: [
    { id: 'site', title: 'Site', kind: 'site' },
    { id: 'system', title: 'System', kind: 'system' },
  ],
  cards,
  piles: { dark: { reserve: 10, force: 10, hand: 3 }, light: { reserve: 10, force: 10, hand: 3 } },
  ...more,
});

/** Makes these moves, none of which may be refused. */
export function following(setup: BattleSetup, ...moves: Move[]): BattleState {
  let state = start(setup);
  for (const move of moves) {
    const step = play(state, move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

export const refusal = (state: BattleState, move: Move): string => {
  const result = play(state, move);
  return result.ok ? 'legal' : result.code;
};

export const initiate = { type: 'initiate', player: 'dark', location: 'site' } as const satisfies Move;
export const pass = (player: 'dark' | 'light'): Move => ({ type: 'pass', player });
export const draw = (player: 'dark' | 'light', value: number): Move => ({ type: 'draw', player, value });
