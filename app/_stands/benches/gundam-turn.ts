import { TURN_BENCH } from '../../_i18n/benches/gundam-turn';
import { turnBench } from '../../_rules/gundam/turn/bench';
import type { TurnSetup, TurnState } from '../../_rules/gundam/turn/state';
import { told } from './told';
import type { Workbench } from './workbench';

/** Nothing is left to chance here but the order of a deck, which is told as it is drawn. */
export const gundamTurnBench: Workbench<TurnState, TurnSetup> = {
  bench: turnBench,
  ...told(turnBench, TURN_BENCH),
};
