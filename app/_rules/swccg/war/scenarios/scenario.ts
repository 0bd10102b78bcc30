import type { Scenario } from '../../../core/contract';
import type { Move } from '../../stack/moves';
import type { Refusal } from '../../stack/refusals';
import type { WarSetup } from '../setup';

/** A war whose line is that of best play; `survives` is what the first card's chances are at the start. */
export interface WarScenario extends Scenario<WarSetup, Move, Refusal> {
  survives: number;
}
