import type { Bench } from '../../../core/bench';
import { listsBench } from '../../../core/lists-bench';
import type { PodraceSetup, PodraceState } from '../state';
import { odd } from './odd';
import { KINDS } from './pieces';
import { setupOf } from './setup-of';
import { set, switches } from './switches';
import { podraceTable } from './table';
import { TEMPLATES } from './templates';

/** The Podrace as something that can be laid out by hand. */
export const podraceBench: Bench<PodraceState, PodraceSetup> = {
  ...listsBench(podraceTable),
  templates: TEMPLATES,
  kinds: KINDS,
  switches,
  set,
  odd,
  setupOf,
};
