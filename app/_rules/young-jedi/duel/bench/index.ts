import type { Bench } from '../../../core/bench';
import { listsBench } from '../../../core/lists-bench';
import type { DuelSetup, DuelState } from '../state';
import { odd } from './odd';
import { KINDS } from './pieces';
import { setupOf } from './setup-of';
import { set, switches } from './switches';
import { duelTable } from './table';
import { TEMPLATES } from './templates';

/** The duel as something that can be laid out by hand. */
export const duelBench: Bench<DuelState, DuelSetup> = {
  ...listsBench(duelTable),
  templates: TEMPLATES,
  kinds: KINDS,
  switches,
  set,
  odd,
  setupOf,
};
