import type { Bench } from '../../../core/bench';
import { listsBench } from '../../../core/lists-bench';
import type { EvacuationSetup, EvacuationState } from '../state';
import { odd } from './odd';
import { KINDS } from './pieces';
import { setupOf } from './setup-of';
import { set, switches } from './switches';
import { evacuationTable } from './table';
import { TEMPLATES } from './templates';

/** The evacuation as something that can be laid out by hand. */
export const evacuationBench: Bench<EvacuationState, EvacuationSetup> = {
  ...listsBench(evacuationTable),
  templates: TEMPLATES,
  kinds: KINDS,
  switches,
  set,
  odd,
  setupOf,
};
