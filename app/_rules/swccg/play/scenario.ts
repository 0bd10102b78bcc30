import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import { controls } from '../field/presence';
import type { Move } from '../stack/moves';
import type { Refusal } from '../stack/refusals';
import { differences, type Expected } from '../stack/scenario';
import { battleOf, type State } from '../stack/state';
import type { PlaySetup } from './setup';

/** How a whole play is expected to stand; only what is said is compared. */
export interface PlayExpected extends Expected {
  turn?: Side;
  defeated?: Side;
  /** The battle under way: what is owed and met, and who was hit. */
  attrition?: Partial<Record<Side, number>>;
  hit?: string[];
  totals?: Record<Side, number>;
  controls?: Record<string, Side>;
  over?: boolean;
}

export interface PlayScenario extends Scenario<PlaySetup, Move, Refusal> {
  outcome: PlayExpected;
}

/** Where a state differs from what is expected, in words for a test. */
export function playDifferences(state: State, expected: PlayExpected): string[] {
  const { turn, defeated, attrition, hit, totals, controls: held, over, ...rest } = expected;
  const found = differences(state, rest);
  const fight = battleOf(state)?.battle?.fight;
  const compare = (what: string, wanted: unknown, got: unknown) => {
    if (wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(got))
      found.push(`${what}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
  };
  compare('turn', turn, state.turn);
  compare('defeated', defeated, state.defeated);
  compare('over', over, state.over);
  compare('hit', hit, fight?.hit);
  compare('totals', totals, fight?.totals);
  for (const [side, amount] of Object.entries(attrition ?? {}))
    compare(`attrition ${side}`, amount, fight?.debts?.[side as Side].attrition);
  for (const [at, side] of Object.entries(held ?? {}))
    compare(`control of ${at}`, true, controls(state, side, at));
  return found;
}
