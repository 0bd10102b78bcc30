import type { Bench } from '../../../core/bench';
import { listsBench } from '../../../core/lists-bench';
import type { PlanetsSetup, PlanetsState } from '../state';
import { odd } from './odd';
import { KINDS } from './pieces';
import { setupOf } from './setup-of';
import { set, switches } from './switches';
import { planetsTable } from './table';
import { TEMPLATES } from './templates';

/** The planets as something that can be laid out by hand. */
export const planetsBench: Bench<PlanetsState, PlanetsSetup> = {
  ...listsBench(planetsTable),
  templates: TEMPLATES,
  kinds: KINDS,
  switches,
  set,
  odd,
  setupOf,
};
