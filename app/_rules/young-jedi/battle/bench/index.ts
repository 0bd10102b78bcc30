import type { Bench } from '../../../core/bench';
import { listsBench } from '../../../core/lists-bench';
import type { BattleSetup, BattleState } from '../state';
import { odd } from './odd';
import { KINDS } from './pieces';
import { setupOf } from './setup-of';
import { set, switches } from './switches';
import { battleTable } from './table';
import { TEMPLATES } from './templates';

/** The battle as something that can be laid out by hand. */
export const battleBench: Bench<BattleState, BattleSetup> = {
  ...listsBench(battleTable),
  templates: TEMPLATES,
  kinds: KINDS,
  switches,
  set,
  odd,
  setupOf,
};
