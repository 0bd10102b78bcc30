import type { Bench } from '../../../core/bench';
import { listsBench } from '../../../core/lists-bench';
import type { TurnSetup, TurnState } from '../state';
import { odd } from './odd';
import { TURN_KINDS } from './pieces';
import { turnSetupOf } from './setup-of';
import { set, switches } from './switches';
import { turnTable } from './table';
import { TURN_TEMPLATES } from './templates';

/** A turn as something that can be laid out by hand. */
export const turnBench: Bench<TurnState, TurnSetup> = {
  ...listsBench(turnTable),
  templates: TURN_TEMPLATES,
  kinds: TURN_KINDS,
  switches,
  set,
  odd,
  setupOf: turnSetupOf,
};
